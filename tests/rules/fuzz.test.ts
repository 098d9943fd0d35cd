import { mkdirSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { automaAction } from '../../automa/index.ts';
import { practicePlayer } from '../../automa/practice.ts';
import type { Player } from '../../src/headless/match.ts';
import { apply } from '../../src/rules/apply.ts';
import { check } from '../../src/rules/check.ts';
import { legal } from '../../src/rules/legal.ts';
import type { GameSetup } from '../../src/rules/seats.ts';
import { newGame } from '../../src/rules/setup.ts';
import type { Action, Event, State } from '../../src/rules/types.ts';
import { canonical, checksum } from '../../src/save/checksum.ts';
import { gameOf, makeGame, parseGame } from '../../src/save/game.ts';
import { randomPlayer } from '../support/random.ts';
import { coopSetup, duelSetup, fourSetup, smallSetup, soloGame, teamSetup } from '../support/setups.ts';

/** Rounds are few so that thousands of games fit; small boards and short games end within them. */
const MOST_ROUNDS = 7;

function coinsIn(state: State): number {
  return state.commands.reduce((sum, { coins }) => sum + coins, 0);
}

/** What the events say came in and went out. */
function coinsMoved(events: readonly Event[]): number {
  return events.reduce((sum, event) => {
    if (event.type === 'earned') return sum + event.coins;
    if (event.type === 'repaired' || event.type === 'bought') return sum - event.coins;
    return event.type === 'given' ? sum - event.coins + event.arrives : sum;
  }, 0);
}

/** Cheaper than an assertion of the runner, as it is asked millions of times. */
function hold(condition: boolean, what: string): void {
  if (!condition) throw new Error(what);
}

function assertSound(state: State): void {
  const hexes = new Set<string>();
  for (const { id, at, aboard, damage } of state.units) {
    hold(damage >= 0 && damage <= 5, `${id} has ${damage} damage`);
    if (at === undefined || aboard !== undefined) continue;
    if (at.startsWith('fort:')) hold(state.forts[at.slice(5)] !== undefined, `${id} is in a fort of nobody`);
    else hold(!hexes.has(at), `two units on ${at}`);
    hexes.add(at.startsWith('fort:') ? id : at);
  }
  for (const { id, coins } of state.commands) hold(coins >= 0, `${id} owes coins`);
}

function assertOffered(state: State): void {
  const offered = legal(state);
  hold(offered.length > 0, 'a dead end');
  for (const action of offered) hold(check(state, action) === null, `offered but refused: ${JSON.stringify(action)}`);
}

/** Plays a random legal game and looks at every state; a failure leaves a game file to replay. */
function playRandomly(setup: GameSetup, player = randomPlayer(setup.seed)): State {
  const actions: Action[] = [];
  let state = newGame(setup);
  try {
    for (let n = 0; state.turn.phase !== 'over' && state.turn.round <= MOST_ROUNDS; n++) {
      if (n % 16 === setup.seed % 16) assertOffered(state);
      const action = player(state, n);
      actions.push(action);
      const { state: next, events } = apply(state, action);
      for (const event of events) hold(/^[A-Z]+\d+$/.test(event.rule), `${event.type} has no rule`);
      hold(coinsIn(next) === coinsIn(state) + coinsMoved(events), 'coins appear or vanish');
      assertSound(next);
      state = next;
    }
    hold(canonical(JSON.parse(JSON.stringify(state))) === canonical(state), 'the state is not plain JSON');
    if (setup.seed % 4 === 0) {
      const replayed = parseGame(JSON.parse(JSON.stringify(makeGame(gameOf(setup, actions), state))));
      hold(replayed.ok && checksum(replayed.value.last) === checksum(state), 'the replay differs');
    }
  } catch (error) {
    mkdirSync('.cache', { recursive: true });
    const file = `.cache/fuzz-${setup.seed}.json`;
    writeFileSync(file, JSON.stringify(makeGame(gameOf(setup, actions), state)));
    throw new Error(`seed ${setup.seed}, ${actions.length} actions, replay ${file}: ${String(error)}`);
  }
  return state;
}

const kinds: readonly [string, number, (seed: number) => GameSetup][] = [
  ['small boards, short games', 2400, smallSetup],
  ['two players on both maps', 200, duelSetup],
  ['solo, random moves for the Automa too', 100, soloGame],
  ['co-op teams', 300, coopSetup],
  ['four nations on the whole board', 20, fourSetup],
];

/** The Automa by its tables; the people by chance, or by a stand-in who fights. */
function teamPlayer(seed: number): Player {
  const people = seed % 2 === 0 ? practicePlayer() : randomPlayer(seed);
  return (state, n) => automaAction(state) ?? people(state, n);
}

describe('co-op games against the Automa', () => {
  it('80 games of both sides on both maps without a slip', { timeout: 300_000 }, () => {
    const seeds = Array.from({ length: 80 }, (_, i) => i + 1);
    const ends = seeds.map((seed) => playRandomly(teamSetup(seed), teamPlayer(seed)).turn);
    expect(ends.every(({ phase, round }) => phase === 'over' || round > MOST_ROUNDS)).toBe(true);
  });
});

describe('random legal games', () => {
  it.each(kinds)('%s: %i games without a slip', { timeout: 300_000 }, (_, games, setupFor) => {
    const ends = Array.from({ length: games }, (__, i) => playRandomly(setupFor(i + 1)).turn);
    expect(ends).toHaveLength(games);
    expect(ends.every(({ phase, round }) => phase === 'over' || round > MOST_ROUNDS)).toBe(true);
  });
});
