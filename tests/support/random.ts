import type { Player } from '../../src/headless/match.ts';
import { actingArmies } from '../../src/rules/armies.ts';
import { drawBelow } from '../../src/rules/chance.ts';
import { commandAtTurn, fieldOf } from '../../src/rules/field.ts';
import { destinationsOf, legal } from '../../src/rules/legal.ts';
import { unloadingTruck } from '../../src/rules/room.ts';
import { unitsOfCommand } from '../../src/rules/setup.ts';

/** Any legal action: a unit first, then where it goes, so that a turn is neither rushed nor endless. */
export function randomPlayer(seed: number): Player {
  return (state, n) => {
    const below = (count: number, k: number) => drawBelow(count, seed, 'ties', n, k);
    const pick = <T>(items: readonly T[], k: number): T => items[below(items.length, k)] as T;
    const field = fieldOf(state);
    const command = commandAtTurn(state);
    const freeToMove =
      state.turn.phase === 'move' &&
      actingArmies(state) !== 'choose' &&
      unloadingTruck(field, state.commands.indexOf(command)) < 0;
    if (freeToMove) {
      const waiting = unitsOfCommand(state, command).filter((unit) => !unit.moved && unit.aboard === undefined);
      const unit = below(waiting.length + 1, 1) === 0 ? undefined : pick(waiting, 2);
      const destinations = unit ? destinationsOf(state, unit.id) : [];
      if (unit && destinations.length > 0) {
        const forts = destinations.filter((to) => to.startsWith('fort:'));
        const to = forts.length > 0 && below(2, 3) === 0 ? pick(forts, 4) : pick(destinations, 5);
        return { type: command.control === 'automa' ? 'act' : 'move', unit: unit.id, to };
      }
    }
    return pick(legal(state), 6);
  };
}
