import { isFace, rollsAtTable } from './battle.ts';
import { die } from './chance.ts';
import { type Rejection, refuse } from './refusals.ts';
import type { CommandId, State } from './types.ts';

/** What each command rolled, ties again. */
type Rolls = readonly Readonly<Record<CommandId, number>>[];

/** S4: dice for every command until one is highest; ties for the highest roll again. */
export function rollOff(state: State, given?: Rolls): { rolls: Rolls; first: CommandId; dice: number } {
  const rolls: Record<CommandId, number>[] = [];
  let tied = state.commands.map((command) => command.id);
  let n = state.rolled;
  while (tied.length > 1) {
    const roll: Record<CommandId, number> = {};
    const atTable = given?.[rolls.length];
    for (const id of tied) roll[id] = given ? (atTable?.[id] ?? 0) : die(state.seed, n++);
    rolls.push(roll);
    tied = highestOf(roll, tied);
  }
  return { rolls, first: tied[0] as CommandId, dice: n - state.rolled };
}

/** Who rolled highest; several on a tie. */
export function highestOf(roll: Readonly<Record<CommandId, number>>, among: readonly CommandId[]): CommandId[] {
  const highest = Math.max(...among.map((id) => roll[id] ?? 0));
  return among.filter((id) => roll[id] === highest);
}

/** D1: somebody rolls at the table, and every die that S4 asks for is there. */
export function whyNotTheseRolls(state: State, rolls: Rolls | undefined): Rejection | null {
  if (!rolls) return null;
  if (!state.commands.some((command) => rollsAtTable(state, command))) return refuse('D1', 'diceAtTableOnly');
  let tied = state.commands.map((command) => command.id);
  for (const roll of rolls) {
    const faces = tied.map((id) => roll[id] ?? 0);
    const whole = tied.length > 1 && Object.keys(roll).length === tied.length && faces.every(isFace);
    if (!whole) return refuse('D1', 'rollsDoNotFit');
    tied = highestOf(roll, tied);
  }
  return tied.length === 1 ? null : refuse('D1', 'rollsDoNotFit');
}
