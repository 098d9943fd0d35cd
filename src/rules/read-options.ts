import { readMap } from './map.ts';
import { MAPS } from './maps.ts';
import { join, type Reading } from './reading.ts';
import { DEFAULT_OPTIONS } from './seats.ts';
import { LUCKS, type Luck, type MapFile, type Options } from './types.ts';

export function readMapOrId(reading: Reading, at: string, value: unknown): string | MapFile | undefined {
  if (typeof value !== 'string') return readMap(reading, at, value);
  return Object.hasOwn(MAPS, value)
    ? value
    : reading.report(at, 'unknownMap', { value, choices: Object.keys(MAPS).join(', ') });
}

export function readOptions(reading: Reading, at: string, value: unknown): Options | undefined {
  if (value === undefined) return DEFAULT_OPTIONS;
  const known = ['shortGame', 'unitLimit', 'trenches', 'specialForces', 'luck', 'turnMinutes'];
  const file = reading.fields(at, value, known);
  if (!file) return undefined;
  const given = { ...DEFAULT_OPTIONS, ...file };
  const shortGame = reading.flag(join(at, 'shortGame'), given.shortGame);
  const unitLimit = reading.whole(join(at, 'unitLimit'), given.unitLimit, 0, 99);
  for (const later of ['trenches', 'specialForces'] as const) {
    if (reading.flag(join(at, later), given[later])) reading.report(join(at, later), 'notThisVersion');
  }
  const luck = readLuck(reading, join(at, 'luck'), given.luck);
  const minutes =
    file.turnMinutes === undefined ? undefined : reading.whole(join(at, 'turnMinutes'), file.turnMinutes, 1, 600);
  if (shortGame === undefined || unitLimit === undefined || luck === undefined) return undefined;
  return {
    shortGame,
    unitLimit,
    trenches: false,
    specialForces: false,
    luck,
    ...(minutes !== undefined && { turnMinutes: minutes }),
  };
}

export function readLuck(reading: Reading, at: string, value: unknown): Luck | undefined {
  const luck = reading.oneOf(at, value, [...LUCKS, 'cards']);
  return luck === 'cards' ? reading.report(at, 'notThisVersion') : luck;
}
