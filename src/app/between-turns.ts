import { commandOf } from '../rules/field.ts';
import type { State } from '../rules/types.ts';
import { ASIDE, type Route } from './route.ts';

/** The game is over, or a person's turn begins and nothing is done in it yet. */
export function isBetweenTurns(state: State): boolean {
  const { turn, units } = state;
  if (turn.phase === 'over') return true;
  if (turn.phase !== 'move' || turn.armies) return false;
  const { control, nations } = commandOf(state, turn.command);
  return control === 'human' && units.every(({ nation, moved }) => !moved || !nations.includes(nation));
}

/** Nobody is in the middle of something here; `from` is the page a rule book or the settings were opened from. */
export function isGoodMoment(at: Route, from: Route | null, stateOf: (id: string) => State | undefined): boolean {
  if (ASIDE.includes(at.page)) return from?.page !== 'game' && from?.page !== 'new';
  if (at.page === 'new' || at.page === 'build' || at.page === 'import') return false;
  if (at.page !== 'game') return true;
  const state = stateOf(at.id);
  return state !== undefined && isBetweenTurns(state);
}
