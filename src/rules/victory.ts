import { mapOf } from './maps.ts';
import { type Ending, SIDES, type Side, type State } from './types.ts';

/** V1, V4 */
export function fortsToWin(state: State): number {
  const many = mapOf(state.map).forts.length > 7;
  if (state.options.shortGame) return many ? 7 : 4;
  return many ? 9 : 5;
}

export function fortsOfSide(state: State, side: Side): number {
  const owners = new Set(state.commands.filter((command) => command.side === side).map((command) => command.id));
  return Object.values(state.forts).filter((owner) => owners.has(owner)).length;
}

export function unitsOfSide(state: State, side: Side): number {
  const nations = state.commands.filter((command) => command.side === side).flatMap((command) => command.nations);
  return state.units.filter((unit) => nations.includes(unit.nation)).length;
}

/** V1, V2: how the game ends as things stand, or null. */
export function endingNow(state: State): Ending | null {
  for (const winner of SIDES) {
    if (fortsOfSide(state, winner) >= fortsToWin(state)) return { reason: 'forts', winner, rule: 'V1' };
  }
  const emptied = SIDES.filter((side) => unitsOfSide(state, side) === 0);
  if (emptied.length === 0) return null;
  if (emptied.length === 1) {
    const winner = SIDES.find((side) => side !== emptied[0]) as Side;
    return { reason: 'elimination', winner, rule: 'V2' };
  }
  const [central, entente] = SIDES.map((side) => fortsOfSide(state, side)) as [number, number];
  const winner = central === entente ? null : central > entente ? 'central' : 'entente';
  return { reason: 'elimination', winner, rule: 'V2' };
}

/** V5: seconds left of a turn after so many were used; null where no timer is set. */
export function timeLeft(state: State, secondsUsed: number): number | null {
  const { turnMinutes } = state.options;
  return turnMinutes === undefined ? null : Math.max(0, turnMinutes * 60 - secondsUsed);
}
