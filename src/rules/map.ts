import { hexId } from './hex.ts';
import { join, type Parsed, Reading } from './reading.ts';
import type { HexId, MapFile, Terrain } from './types.ts';

export const TERRAIN_OF: Readonly<Record<string, Terrain>> = {
  '.': 'plain',
  '-': 'road',
  '^': 'forest',
  '~': 'water',
  '=': 'bridge',
  '#': 'fort',
};

const MOST_COLUMNS = 52;
const MOST_ROWS = 50;

export function parseMap(value: unknown): Parsed<MapFile> {
  const reading = new Reading();
  return reading.result(readMap(reading, '', value));
}

export function readMap(reading: Reading, at: string, value: unknown): MapFile | undefined {
  const before = reading.problems.length;
  const file = reading.fields(at, value, ['format', 'id', 'name', 'season', 'terrain', 'forts', 'starts', 'trenches']);
  if (!file) return undefined;
  reading.oneOf(join(at, 'format'), file.format, ['trench-club-map/1']);
  const id = reading.id(join(at, 'id'), file.id);
  const name = reading.text(join(at, 'name'), file.name);
  const season = reading.oneOf(join(at, 'season'), file.season, ['summer', 'snow']);
  const terrain = readTerrain(reading, join(at, 'terrain'), file.terrain);
  if (!terrain) return undefined;
  const characters = new Map<HexId, string>();
  terrain.forEach((line, row) => {
    for (let column = 0; column < line.length; column++) characters.set(hexId(column, row), line.charAt(column));
  });
  const forts = readForts(reading, join(at, 'forts'), file.forts ?? [], characters);
  const starts = readStarts(reading, join(at, 'starts'), file.starts ?? {}, characters);
  const trenches = readTrenches(reading, join(at, 'trenches'), file.trenches ?? [], characters);
  if (reading.problems.length > before) return undefined;
  return {
    format: 'trench-club-map/1',
    id: id as string,
    name: name as string,
    season: season as 'summer' | 'snow',
    terrain,
    forts,
    starts,
    trenches,
  };
}

function readTerrain(reading: Reading, at: string, value: unknown): readonly string[] | undefined {
  const lines = reading.list(at, value, MOST_ROWS);
  if (!lines) return undefined;
  if (lines.length === 0) return reading.report(at, 'empty');
  const before = reading.problems.length;
  const rows = lines.map((line, row) => reading.text(join(at, row), line, MOST_COLUMNS) ?? '');
  if (reading.problems.length > before) return undefined;
  const columns = rows[0]?.length ?? 0;
  rows.forEach((line, row) => {
    if (line.length !== columns) reading.report(join(at, row), 'unequalRows', { length: line.length, columns });
    for (let column = 0; column < line.length; column++) {
      if (!(line.charAt(column) in TERRAIN_OF)) {
        reading.report(join(at, row), 'unknownTerrain', { value: line.charAt(column), hex: hexId(column, row) });
      }
    }
  });
  return reading.problems.length > before ? undefined : rows;
}

function readForts(
  reading: Reading,
  at: string,
  value: unknown,
  characters: ReadonlyMap<HexId, string>,
): MapFile['forts'] {
  const used = new Set<HexId>();
  const ids = new Set<string>();
  const forts = (reading.list(at, value, 60) ?? []).map((item, i) => {
    const here = join(at, i);
    const fort = reading.fields(here, item, ['id', 'name', 'entrances', 'walls']);
    const id = reading.id(join(here, 'id'), fort?.id) ?? '';
    if (ids.has(id)) reading.report(join(here, 'id'), 'duplicate', { value: id });
    ids.add(id);
    const name = reading.text(join(here, 'name'), fort?.name) ?? '';
    const hexes = (key: 'entrances' | 'walls', given: unknown) =>
      readHexes(reading, join(here, key), given, characters, (hex, place) => {
        if (characters.get(hex) !== '#') reading.report(place, 'notFortHex', { hex });
        else if (used.has(hex)) reading.report(place, 'duplicate', { value: hex });
        used.add(hex);
      });
    const entrances = hexes('entrances', fort?.entrances);
    if (fort && entrances.length !== 2) reading.report(join(here, 'entrances'), 'needsTwoEntrances');
    return { id, name, entrances, walls: hexes('walls', fort?.walls ?? []) };
  });
  for (const [hex, character] of characters) {
    if (character === '#' && !used.has(hex)) reading.report(at, 'strayFortHex', { hex });
  }
  return forts;
}

function readStarts(
  reading: Reading,
  at: string,
  value: unknown,
  characters: ReadonlyMap<HexId, string>,
): MapFile['starts'] {
  const starts: Record<string, HexId> = {};
  const used = new Set<HexId>();
  for (const [number, hex] of reading.record(at, value) ?? []) {
    const here = join(at, number);
    if (!/^[1-9]\d?$/.test(number)) reading.report(here, 'badId', { value: number });
    const found = readHex(reading, here, hex, characters);
    if (found === undefined) continue;
    if ('#~'.includes(characters.get(found) ?? '#')) reading.report(here, 'notUsable', { hex: found });
    if (used.has(found)) reading.report(here, 'duplicate', { value: found });
    used.add(found);
    starts[number] = found;
  }
  return starts;
}

function readTrenches(
  reading: Reading,
  at: string,
  value: unknown,
  characters: ReadonlyMap<HexId, string>,
): MapFile['trenches'] {
  const ids = new Set<string>();
  const used = new Set<HexId>();
  return (reading.list(at, value, 200) ?? []).map((item, i) => {
    const here = join(at, i);
    const trench = reading.fields(here, item, ['id', 'hexes']);
    const id = reading.id(join(here, 'id'), trench?.id) ?? '';
    if (ids.has(id)) reading.report(join(here, 'id'), 'duplicate', { value: id });
    ids.add(id);
    const hexes = readHexes(reading, join(here, 'hexes'), trench?.hexes, characters, (hex, place) => {
      if ('#~'.includes(characters.get(hex) ?? '#')) reading.report(place, 'notUsable', { hex });
      if (used.has(hex)) reading.report(place, 'duplicate', { value: hex });
      used.add(hex);
    });
    if (trench && hexes.length === 0) reading.report(join(here, 'hexes'), 'empty');
    return { id, hexes };
  });
}

function readHexes(
  reading: Reading,
  at: string,
  value: unknown,
  characters: ReadonlyMap<HexId, string>,
  look: (hex: HexId, at: string) => void,
): readonly HexId[] {
  const hexes: HexId[] = [];
  (reading.list(at, value, 400) ?? []).forEach((item, i) => {
    const hex = readHex(reading, join(at, i), item, characters);
    if (hex === undefined) return;
    look(hex, join(at, i));
    hexes.push(hex);
  });
  return hexes;
}

function readHex(
  reading: Reading,
  at: string,
  value: unknown,
  characters: ReadonlyMap<HexId, string>,
): HexId | undefined {
  const hex = reading.text(at, value, 20);
  if (hex === undefined) return undefined;
  return characters.has(hex) ? hex : reading.report(at, 'notOnMap', { value: hex });
}
