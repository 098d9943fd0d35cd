import { commandOf, commandOfNation } from './field.ts';
import type { Command, State, Unit } from './types.ts';

/** S7: how many armies each command may use, by round and place in the turn order. */
const OPENING: Readonly<Record<number, readonly (readonly number[])[]>> = {
  2: [
    [1, 2],
    [2, 3],
  ],
  4: [[1, 1, 2, 3]],
};

const ARMIES = 3;

/** The armies of a command that still have units, by number. */
export function armiesOf(state: State, command: Command): number[] {
  const numbers = new Set<number>();
  for (const unit of state.units) {
    if (unit.army !== undefined && command.nations.includes(unit.nation)) numbers.add(unit.army);
  }
  return [...numbers].sort((a, b) => a - b);
}

/** S7: the armies to choose from at the start of this turn and how many; null where nothing is limited. */
export function armyChoice(state: State, command: Command): { readonly from: number[]; readonly count: number } | null {
  const place = state.commands.indexOf(command);
  const limit = OPENING[state.commands.length]?.[state.turn.round - 1]?.[place] ?? ARMIES;
  if (limit >= ARMIES) return null;
  const armies = armiesOf(state, command);
  if (armies.length === 0) return null;
  const rested = armies.filter((army) => !command.armiesUsed?.includes(army));
  const from = state.turn.round === 2 ? rested : armies;
  return { from, count: Math.min(limit, from.length) };
}

/** S7: "all" where nothing is limited, "choose" where the player has yet to say. */
export function actingArmies(state: State): readonly number[] | 'all' | 'choose' {
  if (state.turn.armies) return state.turn.armies;
  if (state.turn.round > 2) return 'all';
  const choice = armyChoice(state, commandOf(state, state.turn.command));
  if (!choice) return 'all';
  return choice.from.length > choice.count ? 'choose' : choice.from;
}

/** S7; units bought later are in no army and never limited. A unit off turn is looked at as if its turn were free. */
export function mayAct(state: State, unit: Unit): boolean {
  if (unit.army === undefined || commandOfNation(state, unit.nation).id !== state.turn.command) return true;
  const acting = actingArmies(state);
  return acting === 'all' || (acting !== 'choose' && acting.includes(unit.army));
}
