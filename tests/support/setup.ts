import { apply } from '../../src/rules/apply.ts';
import { commandOf } from '../../src/rules/field.ts';
import { legal } from '../../src/rules/legal.ts';
import { MAPS } from '../../src/rules/maps.ts';
import { Reading } from '../../src/rules/reading.ts';
import { DEFAULT_OPTIONS, type GameSetup, type Seat } from '../../src/rules/seats.ts';
import { newGame } from '../../src/rules/setup.ts';
import {
  type Action,
  type Command,
  type CommandId,
  type Event,
  type HexId,
  type MapFile,
  type Nation,
  SIDE_OF,
  type State,
  type UnitId,
  type UnitType,
} from '../../src/rules/types.ts';
import { readSetup } from '../../src/save/game.ts';
import { splitHex } from '../slow/board.ts';
import { after } from './play.ts';

export const MARNE = MAPS.marne as MapFile;

/** A seat called by its nations: `FR`, `FR-GB`. */
export function seat(nations: readonly [Nation, ...Nation[]], extra: Partial<Seat> = {}): Seat {
  return { id: nations.join('-'), side: SIDE_OF[nations[0]], nations, control: 'human', ...extra };
}

export const DUEL: readonly Seat[] = [seat(['FR']), seat(['DE'])];

export function setupOf(seats: readonly Seat[] = DUEL, seed = 1, map: string | MapFile = 'marne'): GameSetup {
  return { map, options: DEFAULT_OPTIONS, seats, seed };
}

/** `setup.map needsForts` and so on: what a game file with this set-up is told. */
export function problemsOf(setup: GameSetup): string[] {
  const reading = new Reading();
  readSetup(reading, 'setup', setup);
  return reading.problems.map(({ at, code }) => `${at} ${code}`);
}

export function unitIds(state: State, command: Command): UnitId[] {
  return state.units.filter(({ nation }) => command.nations.includes(nation)).map(({ id }) => id);
}

export function tokensOf(command: Command | undefined): number[] {
  return (command?.tokens ?? []).map(({ number }) => number);
}

/** All units of a command on its first, second or third token, by what the function says of each. */
export function splitBy(state: State, id: CommandId, place: (unit: UnitId, nation: Nation) => number): Action {
  const command = commandOf(state, id);
  const armies: Record<string, UnitId[]> = {};
  for (const number of tokensOf(command)) armies[number] = [];
  for (const { id: unit, nation } of state.units.filter((one) => command.nations.includes(one.nation))) {
    armies[tokensOf(command)[place(unit, nation)] as number]?.push(unit);
  }
  return { type: 'split', command: id, armies };
}

export interface Driven {
  readonly state: State;
  readonly events: readonly Event[];
}

/** Goes on with set-up to the step that is asked for or to its end; `varied` picks other hexes and tokens. */
export function driven(from: State, step: string | null = null, varied = 0): Driven {
  const events: Event[] = [];
  let state = from;
  for (let n = 1; state.turn.phase === 'setup' && state.setup?.step !== step; n++) {
    const actions = legal(state);
    const applied = apply(state, actions[(n * varied) % actions.length] as Action);
    events.push(...applied.events);
    state = applied.state;
  }
  return { state, events };
}

/** The first turn of a game set up by the recommended splits. */
export function begun(setup: GameSetup, varied = 0): State {
  return driven(newGame(setup), null, varied).state;
}

/**
 * France against Germany with an empty board, at the moment when the holder of this token has revealed it with units
 * of these types; everyone else is on tokens still face down.
 */
export function revealed(token: number, types: readonly UnitType[], map: string | MapFile = 'marne'): State {
  const start = newGame(setupOf(DUEL, 1, map));
  const isHolder = (command: Command) => tokensOf(command).includes(token);
  const splits = start.commands.map((command) => {
    const at = tokensOf(command).indexOf(token);
    return splitBy(start, command.id, (id) =>
      isHolder(command) && types.includes(id.split('-')[1] as UnitType) ? at : at === 2 ? 1 : 2,
    );
  });
  const rolled = after(start, ...splits, { type: 'roll' });
  const first = rolled.commands.find(({ id }) => id === rolled.setup?.command) as Command;
  const skip: Action[] = isHolder(first) ? [] : [{ type: 'reveal', token: tokensOf(first)[0] as number }];
  return after(rolled, ...skip, { type: 'reveal', token });
}

/** Places the unit of this type of the revealed army. */
export function put(state: State, type: UnitType, at: HexId): Action {
  const unit = state.units.find((one) => one.army === state.setup?.placing && one.type === type);
  return { type: 'place', unit: unit?.id ?? type, at };
}

/** The map with other characters on some hexes. */
export function withTerrain(map: MapFile, changes: Readonly<Record<HexId, string>>): MapFile {
  const rows = map.terrain.map((line) => [...line]);
  for (const [hex, letter] of Object.entries(changes)) {
    const { column, row } = splitHex(hex);
    (rows[row - 1] as string[])[column - 1] = letter;
  }
  return { ...map, id: `${map.id}-changed`, terrain: rows.map((row) => row.join('')) };
}
