import { actingArmies } from '../rules/armies.ts';
import { targetsOf } from '../rules/attack.ts';
import { whyNotAttacking, whyNotMoving } from '../rules/check.ts';
import { commandAtTurn, fieldOf } from '../rules/field.ts';
import { destinationsOf } from '../rules/legal.ts';
import { unloadingTruck } from '../rules/room.ts';
import { unitsOfCommand, unitsToPlace } from '../rules/setup.ts';
import type { State, Unit, UnitId } from '../rules/types.ts';

/** S4, T3: the units to place or to unload now. */
export function waitingUnits(state: State): readonly Unit[] {
  if (state.setup?.step === 'place') return unitsToPlace(state);
  if (state.turn.phase !== 'move') return [];
  const command = commandAtTurn(state);
  if (unloadingTruck(fieldOf(state), state.commands.indexOf(command)) < 0) return [];
  return unitsOfCommand(state, command).filter((unit) => unit.aboard !== undefined);
}

/** S7: the units of the armies ticked. */
export function unitsOfArmies(state: State, armies: readonly number[]): ReadonlySet<UnitId> {
  const units = unitsOfCommand(state, commandAtTurn(state));
  return new Set(units.filter(({ army }) => army !== undefined && armies.includes(army)).map(({ id }) => id));
}

/** Who can still do something in this phase. */
export function readyUnits(state: State): ReadonlySet<UnitId> {
  const units = unitsOfCommand(state, commandAtTurn(state));
  const { phase } = state.turn;
  if (phase === 'move' && actingArmies(state) !== 'choose') {
    return new Set(
      units.filter(({ id }) => !whyNotMoving(state, id) && destinationsOf(state, id).length > 0).map(({ id }) => id),
    );
  }
  if (phase !== 'declare') return new Set();
  const declared = new Set(state.turn.declared?.map(({ attacker }) => attacker));
  return new Set(
    units
      .filter(({ id }) => !declared.has(id) && !whyNotAttacking(state, id) && targetsOf(state, id).length > 0)
      .map(({ id }) => id),
  );
}
