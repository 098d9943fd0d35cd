import { playMatch, soloSetup } from '../../src/headless/match.ts';
import { apply } from '../../src/rules/apply.ts';
import { check } from '../../src/rules/check.ts';
import { commandAtTurn, fieldOf, insideFort } from '../../src/rules/field.ts';
import { legal } from '../../src/rules/legal.ts';
import type { GameSetup } from '../../src/rules/seats.ts';
import { newGame, unitsOfCommand } from '../../src/rules/setup.ts';
import type { Action, State } from '../../src/rules/types.ts';
import { randomPlayer } from '../support/random.ts';
import { measure, type Report, under } from './measure.ts';
import { midGames } from './positions.ts';

const GAMES = 6;
const ROUNDS = 4;
/** More than the states a field is kept for, so that every call derives its own. */
const POSITIONS = 8;

/** Random legal play for a few rounds; then the side at turn gives up. */
function playRandomly(setup: GameSetup): { actions: readonly Action[]; last: State } {
  const player = randomPlayer(setup.seed);
  return playMatch(setup, (state, n) =>
    state.turn.round > ROUNDS ? { type: 'surrender', side: commandAtTurn(state).side } : player(state, n),
  );
}

export function replayed(setup: GameSetup, actions: readonly Action[]): State {
  return actions.reduce((state, action) => apply(state, action).state, newGame(setup));
}

/** The same list by asking the judge about every unit and place. */
function legalByCheck(state: State): Action[] {
  const { board, units } = fieldOf(state);
  const command = commandAtTurn(state);
  const type = command.control === 'automa' ? 'act' : 'move';
  const places = [
    ...board.ids,
    ...board.forts.map(({ id }) => insideFort(id)),
    ...units.map(({ id }) => `truck:${id}`),
  ];
  const moves = unitsOfCommand(state, command).flatMap(({ id }) =>
    places.map((to): Action => ({ type, unit: id, to })),
  );
  return [...moves, { type: 'end' } as const].filter((action) => check(state, action) === null);
}

function asText(actions: readonly Action[]): string {
  return actions
    .map((action) => JSON.stringify(action))
    .sort()
    .join();
}

/** The rules at work: random legal play, and the list of what is legal. */
export function benchPlay(): Report {
  const setups = Array.from({ length: GAMES }, (_, i) => soloSetup('marne', 'FR', 'DE', 'standard', i + 1));
  const games = setups.map((setup) => ({ setup, ...playRandomly(setup) }));
  const actions = games.reduce((sum, game) => sum + game.actions.length, 0);
  const states = midGames(POSITIONS);
  const differences = [
    ...games.flatMap(({ setup, actions: done, last }) =>
      JSON.stringify(replayed(setup, done)) === JSON.stringify(last) ? [] : [`replay of seed ${setup.seed}`],
    ),
    ...states.flatMap((state) =>
      asText(legal(state)) === asText(legalByCheck(state)) ? [] : [`legal moves, seed ${state.seed}`],
    ),
  ];
  const [random, replay] = measure([
    { name: 'random', count: actions, run: () => setups.map(playRandomly) },
    { name: 'replay', count: actions, run: () => games.map((game) => replayed(game.setup, game.actions)) },
  ]) as [number, number];
  const [list, asking] = measure([
    { name: 'legal', count: states.length, run: () => states.map(legal) },
    { name: 'check', count: states.length, run: () => states.map(legalByCheck) },
  ]) as [number, number];
  const listed = states.reduce((sum, state) => sum + legal(state).length, 0) / states.length;
  return {
    title: 'play: the rules at work',
    notes: [
      `Random legal play of both sides for ${ROUNDS} rounds, ${GAMES} games of ${Math.round(actions / GAMES)} actions, choosing`,
      'included; replay applies the same actions. The list is of all moves of the side at turn at the start of its',
      `turn, ${POSITIONS} positions after 5 rounds, on average ${Math.round(listed)} actions; compared with asking the judge about`,
      'every unit and every place.',
    ],
    figures: [
      {
        name: 'random legal play',
        seconds: random,
        counted: 'actions',
        ratio: { value: replay / random, of: 'replay' },
      },
      { name: 'replay', seconds: replay, counted: 'actions', ratio: { value: 1, of: 'itself' } },
      {
        name: 'list of all legal moves',
        seconds: list,
        counted: 'lists',
        ratio: { value: asking / list, of: 'asking' },
        aim: under(1, list),
      },
      { name: 'asking the judge for each', seconds: asking, counted: 'lists', ratio: { value: 1, of: 'itself' } },
    ],
    differences,
  };
}
