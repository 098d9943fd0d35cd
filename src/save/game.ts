import { apply } from '../rules/apply.ts';
import { boardOf, CLOSED } from '../rules/board.ts';
import { check } from '../rules/check.ts';
import { mapOf } from '../rules/maps.ts';
import { makePosition, type PositionFile, readPosition } from '../rules/position.ts';
import { lookAtSeating, readSeatBasics } from '../rules/read-commands.ts';
import { readMat } from '../rules/read-mat.ts';
import { readMapOrId, readOptions } from '../rules/read-options.ts';
import { join, type Parsed, Reading } from '../rules/reading.ts';
import { type GameSetup, type Seat, SLOTS, type Slot } from '../rules/seats.ts';
import { newGame } from '../rules/setup.ts';
import type { Action, Nation, State } from '../rules/types.ts';
import { readAction } from './actions.ts';
import { checksum } from './checksum.ts';

/** How a game began: by choices made before it, or from a position. */
export type Start =
  | { readonly setup: Omit<GameSetup, 'seed'>; readonly seed: number }
  | { readonly position: PositionFile; readonly seed: number };

/** A game is its start and its actions; states are derived. */
export type Game = Start & { readonly actions: readonly Action[] };

export type GameFile = { readonly format: 'trench-club-game/1' } & Game & { readonly checksum: string };

export interface Replayed {
  readonly game: Game;
  readonly first: State;
  readonly last: State;
}

const MOST_ACTIONS = 200_000;

export function gameOf(setup: GameSetup, actions: readonly Action[]): Game {
  const { seed, ...choices } = setup;
  return { setup: choices, seed, actions };
}

export function makeGame(game: Game, last: State): GameFile {
  return { format: 'trench-club-game/1', ...game, checksum: checksum(last) };
}

/** A game file, replayed: every action checked, the end compared with the checksum. */
export function parseGame(value: unknown): Parsed<Replayed> {
  const reading = new Reading();
  return reading.result(readGame(reading, value));
}

function readGame(reading: Reading, value: unknown): Replayed | undefined {
  const file = reading.fields('', value, ['format', 'setup', 'position', 'seed', 'actions', 'checksum']);
  if (!file) return undefined;
  reading.oneOf('format', file.format, ['trench-club-game/1']);
  const seed = reading.whole('seed', file.seed, 0, Number.MAX_SAFE_INTEGER) ?? 0;
  const actions = (reading.list('actions', file.actions, MOST_ACTIONS) ?? []).map((item, i) =>
    readAction(reading, join('actions', i), item),
  );
  const sum = reading.text('checksum', file.checksum, 16);
  if (file.setup !== undefined && file.position !== undefined) reading.report('position', 'notInSetup');
  const start =
    file.position === undefined ? readStart(reading, file.setup, seed) : readFrom(reading, file.position, seed);
  if (reading.problems.length > 0 || !start) return undefined;
  const game: Game = { ...start.start, actions: actions as Action[] };
  let last = start.first;
  for (const [i, action] of game.actions.entries()) {
    const no = check(last, action);
    if (no)
      return reading.report(join('actions', i), 'illegalAction', { rule: no.rule, refusal: no.code, ...no.values });
    last = apply(last, action).state;
  }
  if (sum !== checksum(last))
    return reading.report('checksum', 'checksumDiffers', { value: sum ?? '', found: checksum(last) });
  return { game, first: start.first, last };
}

function readStart(reading: Reading, value: unknown, seed: number): { start: Start; first: State } | undefined {
  const setup = readSetup(reading, 'setup', value);
  return setup && { start: { setup, seed }, first: newGame({ ...setup, seed }) };
}

function readFrom(reading: Reading, value: unknown, seed: number): { start: Start; first: State } | undefined {
  const state = readPosition(reading, 'position', value);
  if (!state) return undefined;
  const first = { ...state, seed };
  return { start: { position: makePosition(first), seed }, first };
}

export function readSetup(reading: Reading, at: string, value: unknown): Omit<GameSetup, 'seed'> | undefined {
  const before = reading.problems.length;
  const file = reading.fields(at, value, ['map', 'mat', 'options', 'seats']);
  if (!file) return undefined;
  const map = readMapOrId(reading, join(at, 'map'), file.map);
  const mat = file.mat === undefined ? undefined : readMat(reading, join(at, 'mat'), file.mat);
  const options = readOptions(reading, join(at, 'options'), file.options);
  const seats = readSeats(reading, join(at, 'seats'), file.seats);
  if (reading.problems.length > before || !map || !options || !seats) return undefined;
  const setup = { map, ...(mat && { mat }), options, seats };
  lookAtRoom(reading, at, setup);
  return reading.problems.length > before ? undefined : setup;
}

function readSeats(reading: Reading, at: string, value: unknown): readonly Seat[] | undefined {
  const list = reading.list(at, value, 4);
  if (!list) return undefined;
  if (list.length !== 2 && list.length !== 4) return reading.report(at, 'needsCommands');
  const taken = new Set<Nation>();
  const ids = new Set<string>();
  const seats = list.map((item, i): Seat => {
    const here = join(at, i);
    const file = reading.fields(here, item, ['id', 'side', 'nations', 'control', 'difficulty', 'luck', 'slots']) ?? {};
    const id = reading.id(join(here, 'id'), file.id) ?? '';
    if (ids.has(id)) reading.report(join(here, 'id'), 'duplicate', { value: id });
    ids.add(id);
    const basics = readSeatBasics(reading, here, file, taken);
    if (basics.control === 'automa' && basics.nations.length > 1)
      reading.report(join(here, 'nations'), 'automaOneNation');
    if (basics.nations.length > 1 && file.slots === undefined) reading.report(join(here, 'slots'), 'slotsMissing');
    const slots =
      file.slots === undefined ? undefined : readSlots(reading, join(here, 'slots'), file.slots, basics.nations);
    return { id, ...basics, ...(slots && { slots }) };
  });
  lookAtSeating(reading, at, seats);
  return seats;
}

function readSlots(
  reading: Reading,
  at: string,
  value: unknown,
  nations: readonly Nation[],
): Readonly<Record<Slot, Nation>> | undefined {
  const file = reading.fields(at, value, SLOTS);
  if (!file) return undefined;
  const entries = SLOTS.map((slot) => [slot, reading.oneOf(join(at, slot), file[slot], nations)] as const);
  return Object.fromEntries(entries) as Record<Slot, Nation>;
}

/** S1: a half board for two, the whole for four, and land enough for every unit. */
function lookAtRoom(reading: Reading, at: string, { map, seats }: Omit<GameSetup, 'seed'>): void {
  const board = boardOf(mapOf(map));
  const [forts, starts] = seats.length === 2 ? [7, 6] : [14, 12];
  const found = Object.keys(board.map.starts).length;
  if (board.forts.length !== forts)
    reading.report(join(at, 'map'), 'needsForts', { needed: forts, found: board.forts.length });
  if (found !== starts) reading.report(join(at, 'map'), 'needsStarts', { needed: starts, found });
  const land = board.costs.ground.filter((cost) => cost !== CLOSED).length;
  const needed = seats.length * 13;
  if (land < needed) reading.report(join(at, 'map'), 'needsRoom', { needed, found: land });
}
