import { describe, expect, it } from 'vitest';
import marne from '../../maps/marne.json' with { type: 'json' };
import vosges from '../../maps/vosges.json' with { type: 'json' };

// The two boards are data, so this file reads them with its own small hex arithmetic: a slip in the engine's
// geometry cannot hide a slip in a map.

interface Fort {
  id: string;
  name: string;
  entrances: string[];
  walls: string[];
}

interface Trench {
  id: string;
  hexes: string[];
}

interface BoardFile {
  format: string;
  id: string;
  name: string;
  season: string;
  terrain: string[];
  forts: Fort[];
  starts: Record<string, string>;
  trenches: Trench[];
}

const boards: [string, BoardFile][] = [
  ['marne', marne],
  ['vosges', vosges],
];

const seasons: Record<string, string> = { marne: 'summer', vosges: 'snow' };
const startNumbers = ['1', '2', '3', '4', '5', '6'];
const stepCost: Record<string, number> = { '.': 1, '-': 0.5, '=': 0.5, '^': 1.5 };

// Both boards are narrower than 26 columns, so one letter is enough.
const nameOf = (column: number, row: number): string => `${String.fromCharCode(65 + column)}${row + 1}`;
const columnOf = (hex: string): number => hex.charCodeAt(0) - 65;
const rowOf = (hex: string): number => Number(hex.slice(1)) - 1;

const terrainAt = (board: BoardFile, hex: string): string => board.terrain[rowOf(hex)]?.[columnOf(hex)] ?? '';

const allHexes = (board: BoardFile): string[] =>
  board.terrain.flatMap((line, row) => [...line].map((_, column) => nameOf(column, row)));

function neighbours(board: BoardFile, hex: string): string[] {
  const column = columnOf(hex);
  const row = rowOf(hex);
  const lowered = column % 2 === 1;
  const above = lowered ? row : row - 1;
  const below = lowered ? row + 1 : row;
  const around: [number, number][] = [
    [column, row - 1],
    [column + 1, above],
    [column + 1, below],
    [column, row + 1],
    [column - 1, below],
    [column - 1, above],
  ];
  return around.map(([c, r]) => nameOf(c, r)).filter((name) => terrainAt(board, name) !== '');
}

const isDryLand = (board: BoardFile, hex: string): boolean => terrainAt(board, hex) in stepCost;
const isRoad = (board: BoardFile, hex: string): boolean => '-='.includes(terrainAt(board, hex));

/** Steps between two hexes as the crow flies, by widening rings. */
function hexDistance(board: BoardFile, from: string, to: string): number {
  let ring = new Set([from]);
  const seen = new Set(ring);
  for (let distance = 0; ring.size > 0; distance += 1) {
    if (ring.has(to)) return distance;
    const next = new Set<string>();
    for (const hex of ring) {
      for (const beside of neighbours(board, hex)) {
        if (!seen.has(beside)) next.add(beside);
        seen.add(beside);
      }
    }
    ring = next;
  }
  return Infinity;
}

/** Dijkstra with Infantry costs: forts and water are closed, the hex entered is paid. */
function walkingCosts(board: BoardFile, from: string): Map<string, number> {
  const cost = new Map([[from, 0]]);
  const open = new Set([from]);
  while (open.size > 0) {
    const here = [...open].reduce((a, b) => ((cost.get(b) ?? Infinity) < (cost.get(a) ?? Infinity) ? b : a));
    open.delete(here);
    for (const next of neighbours(board, here)) {
      const total = (cost.get(here) ?? Infinity) + (stepCost[terrainAt(board, next)] ?? Infinity);
      if (total < (cost.get(next) ?? Infinity)) {
        cost.set(next, total);
        open.add(next);
      }
    }
  }
  return cost;
}

/** Splits a set of hexes into connected groups. */
function groups(board: BoardFile, hexes: string[]): string[][] {
  const left = new Set(hexes);
  const found: string[][] = [];
  for (const first of hexes) {
    if (!left.delete(first)) continue;
    const group = [first];
    for (const hex of group) {
      for (const beside of neighbours(board, hex)) if (left.delete(beside)) group.push(beside);
    }
    found.push(group);
  }
  return found;
}

const doorsteps = (board: BoardFile, entrance: string): string[] =>
  neighbours(board, entrance).filter((hex) => isDryLand(board, hex));

const fortHexes = (fort: Fort): string[] => [...fort.entrances, ...fort.walls];

const startHex = (board: BoardFile, number: string): string => board.starts[number] ?? '';

/** MP from a start to the nearest hex next to an entrance, for each fort in order. */
function fortDistances(board: BoardFile, number: string): number[] {
  const cost = walkingCosts(board, startHex(board, number));
  return board.forts.map((fort) =>
    Math.min(...fort.entrances.flatMap((hex) => doorsteps(board, hex)).map((hex) => cost.get(hex) ?? Infinity)),
  );
}

const ascending = (numbers: number[]): number[] => [...numbers].sort((a, b) => a - b);
const mean = (numbers: number[]): number => numbers.reduce((a, b) => a + b, 0) / numbers.length;

describe.each(boards)('%s', (id, board) => {
  it(`${id}: header and a full rectangle of known terrain`, () => {
    expect(board.format).toBe('trench-club-map/1');
    expect(board.id).toBe(id);
    expect(board.season).toBe(seasons[id]);
    expect(board.terrain.length).toBeGreaterThanOrEqual(14);
    expect(board.terrain.length).toBeLessThanOrEqual(16);
    const width = board.terrain[0]?.length ?? 0;
    expect(width).toBeGreaterThanOrEqual(18);
    expect(width).toBeLessThanOrEqual(22);
    for (const line of board.terrain) expect(line).toMatch(new RegExp(`^[.\\-^~=#]{${width}}$`));
  });

  it(`[S1] ${id}: 7 forts and six starts`, () => {
    expect(board.forts.map((fort) => fort.id)).toEqual(['F1', 'F2', 'F3', 'F4', 'F5', 'F6', 'F7']);
    expect(new Set(board.forts.map((fort) => fort.name)).size).toBe(7);
    expect(Object.keys(board.starts)).toEqual(startNumbers);
  });

  it(`[F1] ${id}: two entrances and one or two walls, in one piece`, () => {
    for (const fort of board.forts) {
      expect(fort.entrances, fort.id).toHaveLength(2);
      expect([1, 2], fort.id).toContain(fort.walls.length);
      expect(groups(board, fortHexes(fort)), fort.id).toHaveLength(1);
    }
  });

  it(`[F1] ${id}: each fort hex belongs to one fort, and forts never touch`, () => {
    const drawn = allHexes(board).filter((hex) => terrainAt(board, hex) === '#');
    expect(board.forts.flatMap(fortHexes).sort()).toEqual(drawn.sort());
    expect(groups(board, drawn)).toHaveLength(7);
  });

  it(`[F4] ${id}: entrances open on different sides`, () => {
    for (const fort of board.forts) {
      const sides = fort.entrances.map((hex) => doorsteps(board, hex));
      for (const side of sides) expect(side.length, fort.id).toBeGreaterThanOrEqual(2);
      const [one = [], other = []] = sides;
      expect(one.filter((hex) => !other.includes(hex)).length, fort.id).toBeGreaterThanOrEqual(1);
      expect(other.filter((hex) => !one.includes(hex)).length, fort.id).toBeGreaterThanOrEqual(1);
    }
  });

  it.each(startNumbers)(`[S4] ${id}: start %s lies open, two hexes from the rim`, (number) => {
    const start = startHex(board, number);
    const width = board.terrain[0]?.length ?? 0;
    expect(['.', '-']).toContain(terrainAt(board, start));
    expect(Math.min(columnOf(start), width - 1 - columnOf(start))).toBeGreaterThanOrEqual(2);
    expect(Math.min(rowOf(start), board.terrain.length - 1 - rowOf(start))).toBeGreaterThanOrEqual(2);
    expect(neighbours(board, start).filter((hex) => isDryLand(board, hex)).length).toBeGreaterThanOrEqual(4);
  });

  it.each(startNumbers)(`[S4] ${id}: start %s has room for an army in two rings`, (number) => {
    const start = startHex(board, number);
    const inner = neighbours(board, start);
    const both = new Set(inner.flatMap((hex) => [hex, ...neighbours(board, hex)]));
    both.delete(start);
    expect(both.size).toBe(18);
    expect([...both].filter((hex) => isDryLand(board, hex)).length).toBeGreaterThanOrEqual(10);
  });

  it(`[S4] ${id}: starts are at least 5 hexes apart`, () => {
    const hexes = Object.values(board.starts);
    const gaps = hexes.flatMap((a, i) => hexes.slice(i + 1).map((b) => hexDistance(board, a, b)));
    expect(gaps).toHaveLength(15);
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(5);
  });

  it(`[M8] ${id}: one river, from rim to rim, with 4 or more bridges`, () => {
    const wet = allHexes(board).filter((hex) => '~='.includes(terrainAt(board, hex)));
    const [river = [], ...lakes] = groups(board, wet).sort((a, b) => b.length - a.length);
    const bridges = wet.filter((hex) => terrainAt(board, hex) === '=');
    expect(bridges.length).toBeGreaterThanOrEqual(4);
    expect(bridges.filter((hex) => !river.includes(hex))).toEqual([]);
    expect(river.filter((hex) => neighbours(board, hex).length < 6).length).toBeGreaterThanOrEqual(2);
    expect(lakes.length).toBeLessThanOrEqual(id === 'vosges' ? 1 : 0);
    for (const lake of lakes) expect(lake.length).toBeLessThanOrEqual(4);
  });

  it(`[M8] ${id}: every bridge has a road at both ends`, () => {
    const bridges = allHexes(board).filter((hex) => terrainAt(board, hex) === '=');
    for (const bridge of bridges) {
      const ends = neighbours(board, bridge).filter((hex) => terrainAt(board, hex) === '-');
      expect(ends, bridge).toHaveLength(2);
      expect(hexDistance(board, ends[0] ?? '', ends[1] ?? ''), bridge).toBe(2);
    }
  });

  it(`[M2] ${id}: one road net links all starts and forts`, () => {
    const roads = allHexes(board).filter((hex) => isRoad(board, hex));
    expect(groups(board, roads)).toHaveLength(1);
    for (const start of Object.values(board.starts)) {
      expect(
        [start, ...neighbours(board, start)].some((hex) => isRoad(board, hex)),
        start,
      ).toBe(true);
    }
    for (const fort of board.forts) {
      const outside = fort.entrances.flatMap((hex) => neighbours(board, hex));
      expect(
        outside.some((hex) => terrainAt(board, hex) === '-'),
        fort.id,
      ).toBe(true);
    }
  });

  it(`[M2] ${id}: forest covers 15 to 22 % of the land, in woods`, () => {
    const land = allHexes(board).filter((hex) => isDryLand(board, hex));
    const forest = land.filter((hex) => terrainAt(board, hex) === '^');
    expect(forest.length / land.length).toBeGreaterThanOrEqual(0.15);
    expect(forest.length / land.length).toBeLessThanOrEqual(0.22);
    for (const wood of groups(board, forest)) expect(wood.length, wood[0]).toBeGreaterThanOrEqual(2);
  });

  it(`[X1] ${id}: two to four trench lines on plain ground, away from starts`, () => {
    expect(board.trenches.length).toBeGreaterThanOrEqual(2);
    expect(board.trenches.length).toBeLessThanOrEqual(4);
    const dug = board.trenches.flatMap((trench) => trench.hexes);
    expect(new Set(dug).size).toBe(dug.length);
    for (const hex of dug) expect(terrainAt(board, hex), hex).toBe('.');
    const kept = Object.values(board.starts).flatMap((start) => [start, ...neighbours(board, start)]);
    expect(dug.filter((hex) => kept.includes(hex))).toEqual([]);
  });

  it(`[X1] ${id}: a trench is a line of 3 to 6 hexes`, () => {
    for (const { id: trench, hexes } of board.trenches) {
      expect(hexes.length, trench).toBeGreaterThanOrEqual(3);
      expect(hexes.length, trench).toBeLessThanOrEqual(6);
      hexes.forEach((hex, i) => {
        const linked = hexes.flatMap((other, j) => (neighbours(board, hex).includes(other) ? [j] : []));
        expect(linked, `${trench} ${hex}`).toEqual([i - 1, i + 1].filter((j) => j >= 0 && j < hexes.length));
      });
    }
  });

  it(`[X3] ${id}: some trench touches a fort entrance`, () => {
    const gates = board.forts.flatMap((fort) => fort.entrances).flatMap((hex) => neighbours(board, hex));
    expect(board.trenches.some((trench) => trench.hexes.some((hex) => gates.includes(hex)))).toBe(true);
  });

  it.each(startNumbers)(`[F6] ${id}: every fort can be reached on foot from start %s`, (number) => {
    const distances = fortDistances(board, number);
    expect(distances).toHaveLength(7);
    expect(Math.max(...distances)).toBeLessThan(Infinity);
  });

  it.each(startNumbers)(`[S1] ${id}: the nearest fort is 4 to 9 MP from start %s`, (number) => {
    const nearest = Math.min(...fortDistances(board, number));
    expect(nearest).toBeGreaterThanOrEqual(4);
    expect(nearest).toBeLessThanOrEqual(9);
  });

  it(`[S2] ${id}: no start is favoured (three nearest forts within 12 %)`, () => {
    const means = startNumbers.map((number) => mean(ascending(fortDistances(board, number)).slice(0, 3)));
    expect(Math.max(...means) / Math.min(...means)).toBeLessThanOrEqual(1.12);
  });

  it(`[S2] ${id}: the central fort is contested equally`, () => {
    const distances = startNumbers.map((number) => fortDistances(board, number)[3] ?? Infinity);
    expect(Math.max(...distances) - Math.min(...distances)).toBeLessThanOrEqual(2);
  });
});
