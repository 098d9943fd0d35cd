/** Hexes as text, from the neighbour lists of the formats alone. */

import type { FortId, HexId, MapFile, Terrain } from '../../src/rules/types.ts';

/** A is 1, Z is 26, AA is 27. */
export function columnNumber(letters: string): number {
  let number = 0;
  for (const letter of letters) number = number * 26 + (letter.charCodeAt(0) - 64);
  return number;
}

export function columnLetters(number: number): string {
  let letters = '';
  for (let rest = number; rest > 0; rest = Math.floor((rest - 1) / 26)) {
    letters = String.fromCharCode(65 + ((rest - 1) % 26)) + letters;
  }
  return letters;
}

export function hexAt(column: number, row: number): HexId {
  return `${columnLetters(column)}${row}`;
}

export function splitHex(hex: HexId): { column: number; row: number } {
  const parts = /^([A-Z]+)([1-9][0-9]*)$/.exec(hex);
  if (!parts) throw new Error(`"${hex}" is not a hex`);
  return { column: columnNumber(parts[1] ?? ''), row: Number(parts[2]) };
}

const around = new Map<HexId, (HexId | null)[]>();

/** The six neighbours clockwise from the top; null where there is no column or row of that number. */
export function sixNeighbours(hex: HexId): readonly (HexId | null)[] {
  const known = around.get(hex);
  if (known) return known;
  const { column: c, row: r } = splitHex(hex);
  const high = c % 2 === 1; // columns A, C, E …
  const list: [number, number][] = high
    ? [
        [c, r - 1],
        [c + 1, r - 1],
        [c + 1, r],
        [c, r + 1],
        [c - 1, r],
        [c - 1, r - 1],
      ]
    : [
        [c, r - 1],
        [c + 1, r],
        [c + 1, r + 1],
        [c, r + 1],
        [c - 1, r + 1],
        [c - 1, r],
      ];
  const six = list.map(([column, row]) => (column < 1 || row < 1 ? null : hexAt(column, row)));
  around.set(hex, six);
  return six;
}

export function allHexes(map: MapFile): HexId[] {
  return map.terrain.flatMap((line, y) => [...line].map((_, x) => hexAt(x + 1, y + 1)));
}

const TERRAIN: Record<string, Terrain> = {
  '.': 'plain',
  '-': 'road',
  '^': 'forest',
  '~': 'water',
  '=': 'bridge',
  '#': 'fort',
};

/** null where the map has no such hex. */
export function terrainAt(map: MapFile, hex: HexId): Terrain | null {
  const { column, row } = splitHex(hex);
  const letter = map.terrain[row - 1]?.[column - 1];
  if (letter === undefined) return null;
  const terrain = TERRAIN[letter];
  if (!terrain) throw new Error(`"${letter}" is no terrain`);
  return terrain;
}

/** Neighbours that are on the map. */
export function neighbours(map: MapFile, hex: HexId): HexId[] {
  return sixNeighbours(hex).filter((other): other is HexId => other !== null && terrainAt(map, other) !== null);
}

/** Distance in hexes from one hex to every hex of the map, whatever lies between. */
export function distancesFrom(map: MapFile, from: HexId): Map<HexId, number> {
  const found = new Map<HexId, number>([[from, 0]]);
  let edge = [from];
  for (let steps = 1; edge.length > 0; steps += 1) {
    const next: HexId[] = [];
    for (const hex of edge) {
      for (const other of neighbours(map, hex)) {
        if (found.has(other)) continue;
        found.set(other, steps);
        next.push(other);
      }
    }
    edge = next;
  }
  return found;
}

export function distance(map: MapFile, from: HexId, to: HexId): number {
  return distancesFrom(map, from).get(to) ?? Number.POSITIVE_INFINITY;
}

/** All hexes of the map at exactly this distance. */
export function ring(map: MapFile, centre: HexId, radius: number): HexId[] {
  return [...distancesFrom(map, centre)].filter(([, steps]) => steps === radius).map(([hex]) => hex);
}

export function adjacent(map: MapFile, one: HexId, other: HexId): boolean {
  return terrainAt(map, other) !== null && sixNeighbours(one).includes(other);
}

/** The hex on the other side of `centre` seen from its neighbour `from`. */
export function oppositeOf(centre: HexId, from: HexId): HexId | null {
  const six = sixNeighbours(centre);
  const direction = six.indexOf(from);
  if (direction < 0) throw new Error(`${from} is not next to ${centre}`);
  return six[(direction + 3) % 6] ?? null;
}

/** F6: the non-fort hexes next to one of the fort's two entrances. */
export function hexesAtEntrances(map: MapFile, fortId: FortId): HexId[] {
  const fort = map.forts.find((candidate) => candidate.id === fortId);
  if (!fort) throw new Error(`no fort ${fortId}`);
  const outside = fort.entrances
    .flatMap((entrance) => neighbours(map, entrance))
    .filter((hex) => terrainAt(map, hex) !== 'fort');
  return [...new Set(outside)];
}
