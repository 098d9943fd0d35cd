/**
 * Whole games of the practice player against the Automa. LONG in the environment plays 10,000 of them and has the
 * slow checker look at every decision of some hundred; without it a few hundred games and a sample of the decisions.
 */
import { describe, expect, it } from 'vitest';
import { decide } from '../../automa/index.ts';
import { MOST_ROUNDS, practiceGame, soloSetup } from '../../src/headless/match.ts';
import { type Fixture, fixturesOf } from '../../src/headless/sim.ts';
import { apply } from '../../src/rules/apply.ts';
import { check } from '../../src/rules/check.ts';
import { commandAtTurn } from '../../src/rules/field.ts';
import { MAPS } from '../../src/rules/maps.ts';
import { makePosition } from '../../src/rules/position.ts';
import { newGame } from '../../src/rules/setup.ts';
import { type Action, DIFFICULTIES, type MapFile, type State, type UnitId } from '../../src/rules/types.ts';
import type { SlowPosition } from '../slow/types.ts';
import { acceptableBuys } from '../slow-automa/buy.ts';
import { acceptable } from '../slow-automa/decide.ts';
import { acceptableNext } from '../slow-automa/sequence.ts';
import { unitOf } from '../support/play.ts';

const LONG = process.env.LONG !== undefined;
/** For each difficulty on each map. */
const GAMES = LONG ? 1250 : 40;
const CHECKED = 25;
/** The slow checker looks at one decision in so many. */
const EVERY = LONG ? 1 : 8;
/** More actions than any turn could take. */
const MOST_ACTIONS = 200 * MOST_ROUNDS;
const TIMEOUT = LONG ? 3_600_000 : 120_000;

const KINDS_OF_GAME = DIFFICULTIES.flatMap((difficulty) => Object.keys(MAPS).map((map) => [difficulty, map] as const));

/** Plays a game and shows every action before it is taken. */
function watch({ map, human, automa, difficulty, seed }: Fixture, see: (state: State, action: Action) => void): State {
  const player = practiceGame();
  let state = newGame(soloSetup(map, human, automa, difficulty, seed));
  for (let n = 0; state.turn.phase !== 'over' && state.turn.round <= MOST_ROUNDS; n++) {
    if (n > MOST_ACTIONS) throw new Error(`game ${seed} does not come to an end`);
    const action = player(state, n);
    see(state, action);
    state = apply(state, action).state;
  }
  return state;
}

/** The maps as a file would give them, one copy each, so that the checker measures every distance once. */
const READ_MAPS = JSON.parse(JSON.stringify(MAPS)) as Readonly<Record<string, MapFile>>;

function asFile(state: State): SlowPosition {
  const position = JSON.parse(JSON.stringify(makePosition(state))) as SlowPosition;
  return { ...position, map: READ_MAPS[state.map as string] as MapFile };
}

/** What the slow checker has against this unit going first, this way; null where it agrees. */
function againstDecision(state: State, action: Extract<Action, { type: 'act' }>): string | null {
  const position = asFile(state);
  const next = [...acceptableNext(position)];
  if (!next.includes(action.unit)) return `${action.unit} before ${next.join(', ')}`;
  const { order, ways } = acceptable(position, action.unit);
  const to = action.to ?? unitOf(state, action.unit).at;
  const agrees = ways.some((way) => way.to === to && way.target === (action.target ?? null));
  if (agrees && decide(state)?.order === order) return null;
  return `${action.unit} to ${to} against ${action.target}, not ${order} ${JSON.stringify(ways)}`;
}

/** The same of a purchase, or of an end of its purchases. */
function againstPurchase(state: State, action: Action): string | null {
  const buys = acceptableBuys(asFile(state));
  if (action.type === 'end') return buys === null ? null : `it could buy ${JSON.stringify(buys)}`;
  if (action.type !== 'buy') return action.type;
  const agrees = buys?.some(({ type, fort }) => type === action.unitType && `fort:${fort}` === action.at);
  return agrees ? null : `${action.unitType} in ${action.at}, not ${JSON.stringify(buys)}`;
}

/** Every unit that may act has acted when the Automa ends its move. */
function againstEnd(state: State): string | null {
  const left = [...acceptableNext(asFile(state))];
  return left.length === 0 ? null : `${left.join(', ')} did not act`;
}

function againstAutoma(state: State, action: Action): string | null {
  if (action.type === 'chooseArmies') return null;
  if (state.turn.phase === 'money') return againstPurchase(state, action);
  return action.type === 'act' ? againstDecision(state, action) : againstEnd(state);
}

function isAutomasTurn(state: State): boolean {
  const { phase } = state.turn;
  return (phase === 'move' || phase === 'money') && commandAtTurn(state).control === 'automa';
}

describe.each(KINDS_OF_GAME)('%s on %s', (difficulty, map) => {
  const fixtures = fixturesOf({ games: GAMES, difficulties: [difficulty], maps: [map], seed: 1 });

  it(
    `[AU4] ${GAMES} games: every action passes check, no unit acts twice in a turn, all come to an end`,
    () => {
      for (const fixture of fixtures) {
        let turn = '';
        let acted = new Set<UnitId>();
        const last = watch(fixture, (state, action) => {
          const no = check(state, action);
          if (no)
            throw new Error(`game ${fixture.seed}: ${JSON.stringify(action)} is refused by ${no.rule} ${no.code}`);
          if (!isAutomasTurn(state)) return;
          const now = `${state.turn.round} ${state.turn.command}`;
          if (now !== turn) acted = new Set();
          turn = now;
          if (action.type !== 'act') return;
          if (acted.has(action.unit))
            throw new Error(`game ${fixture.seed}: ${action.unit} acts twice in round ${now}`);
          acted.add(action.unit);
        });
        expect(last.turn.phase === 'over' || last.turn.round > MOST_ROUNDS).toBe(true);
      }
    },
    TIMEOUT,
  );

  it(
    `[AU5] ${CHECKED} games: the slow checker agrees on ${LONG ? 'every decision' : `a decision in ${EVERY}`}`,
    () => {
      const objections: string[] = [];
      let seen = 0;
      let checked = 0;
      for (const fixture of fixtures.slice(0, CHECKED)) {
        seen = fixture.seed;
        watch(fixture, (state, action) => {
          if (!isAutomasTurn(state)) return;
          // Purchases are few and cheap to check.
          if (state.turn.phase === 'move' && ++seen % EVERY !== 0) return;
          checked++;
          const no = againstAutoma(state, action);
          if (no !== null) objections.push(`game ${fixture.seed}, round ${state.turn.round}: ${no}`);
        });
      }
      expect(objections).toEqual([]);
      expect(checked).toBeGreaterThan(10 * CHECKED);
    },
    TIMEOUT,
  );
});
