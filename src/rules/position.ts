import { numbersOf } from './ids.ts';
import { MAPS } from './maps.ts';
import { readCommands } from './read-commands.ts';
import { readMat } from './read-mat.ts';
import { readMapOrId, readOptions } from './read-options.ts';
import { readFortOwners, readSetup, readTurn } from './read-turn.ts';
import { inArmyOf, lookAtIds, lookAtUnits, readUnits } from './read-units.ts';
import { join, type Parsed, Reading } from './reading.ts';
import type { MapFile, Options, Setup, State, Turn } from './types.ts';
import { endingNow } from './victory.ts';

/** `trench-club-position/1` as it is written; `parsePosition` reads it from anything. */
export interface PositionFile {
  readonly format: 'trench-club-position/1';
  readonly map: State['map'];
  readonly mat?: State['mat'];
  readonly options: Options;
  readonly commands: State['commands'];
  readonly forts: State['forts'];
  readonly units: State['units'];
  readonly turn: Turn;
  readonly setup?: Setup;
  readonly seed: number;
}

const FIELDS = ['format', 'map', 'mat', 'options', 'commands', 'forts', 'units', 'turn', 'setup', 'seed'];
/** What trench rules and Special Forces leave on the board. */
const LATER = ['mines', 'built', 'trenchHolders'] as const;
const MOST_SEED = Number.MAX_SAFE_INTEGER;

export function makePosition(state: State): PositionFile {
  const { map, mat, options, commands, forts, units, turn, setup, seed } = state;
  return {
    format: 'trench-club-position/1',
    map,
    ...(mat && { mat }),
    options,
    commands,
    forts,
    units,
    turn,
    ...(setup && { setup }),
    seed,
  };
}

/** S7: the armies that act in round 1 rest in round 2, also where a file names them only in its turn. */
function armiesRemembered(commands: State['commands'], { round, command, armies }: Turn): State['commands'] {
  if (round !== 1 || !armies) return commands;
  return commands.map((one) => (one.id === command ? { armiesUsed: armies, ...one } : one));
}

export function parsePosition(value: unknown): Parsed<State> {
  const reading = new Reading();
  return reading.result(readPosition(reading, '', value));
}

export function readPosition(reading: Reading, at: string, value: unknown): State | undefined {
  const before = reading.problems.length;
  const file = reading.fields(at, value, [...FIELDS, ...LATER]);
  if (!file) return undefined;
  for (const later of LATER) {
    if (Object.keys(file[later] ?? {}).length > 0) reading.report(join(at, later), 'notThisVersion');
  }
  reading.oneOf(join(at, 'format'), file.format, ['trench-club-position/1']);
  const map = readMapOrId(reading, join(at, 'map'), file.map);
  const mat = file.mat === undefined ? undefined : readMat(reading, join(at, 'mat'), file.mat);
  const options = readOptions(reading, join(at, 'options'), file.options);
  const seed = file.seed === undefined ? 0 : reading.whole(join(at, 'seed'), file.seed, 0, MOST_SEED);
  const commands = readCommands(reading, join(at, 'commands'), file.commands);
  if (!map || !commands) return undefined;
  const mapFile = typeof map === 'string' ? (MAPS[map] as MapFile) : map;
  const forts = readFortOwners(reading, join(at, 'forts'), file.forts ?? {}, mapFile, commands);
  const turn = readTurn(reading, join(at, 'turn'), file.turn, commands);
  const units = readUnits(reading, join(at, 'units'), file.units, turn?.phase === 'setup')?.map(inArmyOf(commands));
  if (units && turn) {
    lookAtUnits(reading, join(at, 'units'), units, mapFile, commands, forts, turn);
    lookAtIds(reading, at, units, commands, turn);
  }
  const setup =
    turn?.phase === 'setup' && units
      ? readSetup(reading, join(at, 'setup'), file.setup, commands, units, turn)
      : undefined;
  if (file.setup !== undefined && turn && turn.phase !== 'setup') reading.report(join(at, 'setup'), 'onlyInSetup');
  if (reading.problems.length > before || !options || seed === undefined || !turn || !units) return undefined;
  const state: State = {
    map,
    ...(mat && { mat }),
    options,
    seed,
    commands: armiesRemembered(commands, turn),
    forts,
    units,
    turn,
    ...(setup && { setup }),
    numbers: numbersOf(units.map((unit) => unit.id)),
    rolled: 0,
    drawn: 0,
  };
  const ending = turn.phase === 'over' ? endingNow(state) : null;
  return ending ? { ...state, ending } : state;
}
