import { playMatch, practiceGame, soloSetup } from '../../src/headless/match.ts';
import { commandAtTurn, type Field, fieldOf } from '../../src/rules/field.ts';
import type { GameSetup } from '../../src/rules/seats.ts';
import type { State } from '../../src/rules/types.ts';

/** The states at the start of every turn of a practice game, whoever's turn it is. */
export function turnStarts(setup: GameSetup): State[] {
  const player = practiceGame();
  const starts: State[] = [];
  playMatch(
    setup,
    (state, n) => {
      const { round, command, phase } = state.turn;
      const last = starts.at(-1)?.turn;
      if (phase === 'move' && (last?.round !== round || last.command !== command)) starts.push(state);
      return player(state, n);
    },
    false,
  );
  return starts;
}

const MARNE = 'marne';
const ROUNDS = 5;

/** Positions on the Marne map after five rounds of seeded practice games, some with either side at turn. */
export function midGames(count: number): State[] {
  const states: State[] = [];
  for (let seed = 1; states.length < count; seed++) {
    const starts = turnStarts(soloSetup(MARNE, 'FR', 'DE', 'standard', seed));
    states.push(...starts.filter(({ turn }) => turn.round === ROUNDS + 1));
  }
  return states.slice(0, count);
}

/** The units on the board, in forts included, of the side at turn. */
function unitsAtTurn(field: Field): number[] {
  const { side } = commandAtTurn(field.state);
  return field.units.flatMap(({ at, aboard }, u) => {
    const own = field.state.commands[field.command[u] as number]?.side === side;
    return own && at !== undefined && aboard === undefined ? [u] : [];
  });
}

export interface Query {
  readonly field: Field;
  readonly u: number;
}

/** Every unit at turn in every position, positions alternating: no query asks for the unit just searched for. */
export function queriesIn(states: readonly State[]): Query[] {
  const left = states.map(fieldOf).map((field) => ({ field, units: unitsAtTurn(field) }));
  const queries: Query[] = [];
  while (left.some(({ units }) => units.length > 0)) {
    for (const { field, units } of left) {
      const u = units.shift();
      if (u !== undefined) queries.push({ field, u });
    }
  }
  return queries;
}
