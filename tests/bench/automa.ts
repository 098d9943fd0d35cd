import { type Decision, decide } from '../../automa/index.ts';
import { playMatch, practiceGame, soloSetup } from '../../src/headless/match.ts';
import { apply } from '../../src/rules/apply.ts';
import { commandAtTurn } from '../../src/rules/field.ts';
import { DIFFICULTIES, type State } from '../../src/rules/types.ts';
import { atLeast, measure, type Report, under } from './measure.ts';
import { replayed } from './play.ts';
import { turnStarts } from './positions.ts';

const UNITS = 12;
const EARLIEST = 3;
const TURNS = 8;
const SEEDS = 6;

interface Decided {
  readonly before: State;
  readonly decision: Decision;
}

/** All decisions of a turn of the Automa, each taken on the board that the one before it left. */
function playTurn(start: State, explain: boolean): Decided[] {
  const turn: Decided[] = [];
  for (let before = start; before.turn.phase === 'move'; ) {
    const decision = decide(before, explain);
    if (!decision) break;
    turn.push({ before, decision });
    before = apply(before, decision.action).state;
  }
  return turn;
}

/** Turns of the strongest Automa in the middle of practice games in which all its twelve units act. */
function fullTurns(): State[] {
  const states: State[] = [];
  for (let seed = 1; states.length < TURNS; seed++) {
    const turn = turnStarts(soloSetup('marne', 'FR', 'DE', 'overkill', seed)).findLast(
      (state) =>
        state.turn.round >= EARLIEST &&
        commandAtTurn(state).control === 'automa' &&
        playTurn(state, false).length === UNITS,
    );
    if (turn) states.push(turn);
  }
  return states;
}

/** The Automa: a whole turn, what explaining costs, whole games. */
export function benchAutoma(): Report {
  const states = fullTurns();
  const decided = states.flatMap((state) => playTurn(state, false));
  const actions = (explain: boolean) =>
    states.map((state) => JSON.stringify(playTurn(state, explain).map(({ decision }) => decision.action)));
  const [silent, explained, deciding, thinking] = measure([
    { name: 'turn', count: TURNS, run: () => states.map((state) => playTurn(state, false)) },
    { name: 'turn explained', count: TURNS, run: () => states.map((state) => playTurn(state, true)) },
    { name: 'deciding', count: TURNS, run: () => decided.map(({ before }) => decide(before)) },
    { name: 'deciding explained', count: TURNS, run: () => decided.map(({ before }) => decide(before, true)) },
  ]) as [number, number, number, number];
  const setups = DIFFICULTIES.flatMap((difficulty) =>
    Array.from({ length: SEEDS }, (_, i) => soloSetup('marne', 'FR', 'DE', difficulty, i + 1)),
  );
  const games = setups.map((setup) => playMatch(setup, practiceGame()));
  const rounds = games.reduce((sum, { last }) => sum + last.turn.round, 0) / games.length;
  const differences = [
    ...actions(true).flatMap((text, i) => (text === actions(false)[i] ? [] : [`explained turn ${i + 1}`])),
    ...games.flatMap((game) =>
      JSON.stringify(replayed(game.setup, game.actions)) === JSON.stringify(game.last)
        ? []
        : [`replay of seed ${game.setup.seed}`],
    ),
  ];
  const [playing, replay] = measure(
    [
      {
        name: 'games',
        count: setups.length,
        run: () => setups.map((setup) => playMatch(setup, practiceGame(), false)),
      },
      { name: 'replay', count: setups.length, run: () => games.map((game) => replayed(game.setup, game.actions)) },
    ],
    1500,
  ) as [number, number];
  const moves = games.reduce((sum, game) => sum + game.actions.length, 0) / games.length;
  const counted = 'turns';
  const ofSilent = (seconds: number, of: string) => ({ value: seconds / silent, of });
  return {
    title: 'automa: a whole turn and whole games',
    notes: [
      `${TURNS} turns of the Overkill Automa, round ${EARLIEST} and later, in which all its ${UNITS} units act on the half board`,
      '(Marne): twelve decisions, each applied before the next. Deciding alone: the same decisions on the same boards,',
      `not applied. Games: practice player against the Automa, ${setups.length} games of all difficulties on one core, on`,
      `average ${rounds.toFixed(1)} rounds and ${Math.round(moves)} actions; replay applies the same actions. Ratios of times.`,
    ],
    figures: [
      { name: 'turn of 12 units', seconds: silent, counted, ratio: ofSilent(silent, 'itself'), aim: under(1, silent) },
      {
        name: 'the same, explained',
        seconds: explained,
        counted,
        ratio: ofSilent(explained, 'the time'),
        aim: under(2, explained),
      },
      { name: 'deciding alone', seconds: deciding, counted, ratio: ofSilent(deciding, 'the time') },
      { name: 'deciding alone, explained', seconds: thinking, counted, ratio: ofSilent(thinking, 'the time') },
      {
        name: 'whole games',
        seconds: playing,
        counted: 'games',
        ratio: { value: playing / replay, of: 'replaying' },
        aim: atLeast(300, 1 / playing, ' games'),
      },
      { name: 'replaying whole games', seconds: replay, counted: 'games', ratio: { value: 1, of: 'itself' } },
    ],
    differences,
  };
}
