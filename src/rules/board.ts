import { type HexGrid, makeHexGrid, type Point } from './hex.ts';
import { TERRAIN_OF } from './map.ts';
import { type FortId, type MapFile, TERRAINS, type Terrain } from './types.ts';

/** How a unit gets about: foot soldiers may wade, ships need water, air units fly over all but forts (M2, M4, M5). */
export const MOVERS = ['foot', 'ground', 'air', 'ship'] as const;
export type Mover = (typeof MOVERS)[number];

export const CLOSED = 255;
export const PLAIN = TERRAINS.indexOf('plain');
export const FOREST = TERRAINS.indexOf('forest');
export const WATER = TERRAINS.indexOf('water');

/** M2, M5, M7, M8: half points to enter a hex. Wading (M4) is a whole move and stands apart. */
export function stepCost(mover: Mover, terrain: Terrain): number {
  if (terrain === 'fort') return CLOSED;
  if (mover === 'air') return 2;
  if (mover === 'ship') return terrain === 'water' || terrain === 'bridge' ? 2 : CLOSED;
  return { plain: 2, road: 1, bridge: 1, forest: 3, water: CLOSED }[terrain];
}

export interface Fort {
  readonly id: FortId;
  readonly name: string;
  readonly entrances: readonly number[];
  /** F6: the non-fort hexes next to an entrance. */
  readonly gates: readonly number[];
}

/** A map made ready for the rules; hexes are indexes. */
export interface Board extends HexGrid {
  readonly map: MapFile;
  readonly size: number;
  /** Indexes into TERRAINS. */
  readonly terrain: Uint8Array;
  readonly costs: Readonly<Record<Mover, Uint8Array>>;
  readonly forts: readonly Fort[];
  readonly fortIndex: ReadonlyMap<FortId, number>;
  /** The forts, by index, that have an entrance next to this hex. */
  readonly fortsBeside: readonly (readonly number[])[];
}

const boards = new WeakMap<MapFile, Board>();

export function boardOf(map: MapFile): Board {
  let board = boards.get(map);
  if (!board) {
    board = makeBoard(map);
    boards.set(map, board);
  }
  return board;
}

function makeBoard(map: MapFile): Board {
  const cols = map.terrain[0]?.length ?? 0;
  const grid = makeHexGrid(cols, map.terrain.length);
  const size = grid.ids.length;
  const terrain = Uint8Array.from([...map.terrain.join('')], (character) =>
    TERRAINS.indexOf(TERRAIN_OF[character] ?? 'fort'),
  );
  const costs = Object.fromEntries(
    MOVERS.map((mover) => [mover, terrain.map((code) => stepCost(mover, TERRAINS[code] ?? 'fort'))]),
  ) as Record<Mover, Uint8Array>;
  const indexOf = (hex: string) => grid.index.get(hex) as number;
  const forts = map.forts.map(({ id, name, entrances }) => {
    const gates = new Set<number>();
    for (const entrance of entrances) {
      for (let d = 0; d < 6; d++) {
        const next = grid.neighbors[indexOf(entrance) * 6 + d] as number;
        if (next >= 0 && TERRAINS[terrain[next] as number] !== 'fort') gates.add(next);
      }
    }
    return { id, name, entrances: entrances.map(indexOf), gates: [...gates].sort((a, b) => a - b) };
  });
  const fortsBeside: number[][] = Array.from({ length: size }, () => []);
  forts.forEach((fort, f) => {
    for (const gate of fort.gates) fortsBeside[gate]?.push(f);
  });
  return {
    ...grid,
    map,
    size,
    terrain,
    costs,
    forts,
    fortIndex: new Map(forts.map((fort, f) => [fort.id, f])),
    fortsBeside,
  };
}

export function terrainAt(board: Board, hex: number): Terrain {
  return TERRAINS[board.terrain[hex] as number] as Terrain;
}

const spirals = new WeakMap<Board, Map<number, readonly (readonly number[])[]>>();

/** The rings around a hex, itself first, each clockwise from the top; hexes off the map and fort hexes left out. */
export function ringsAround(board: Board, center: number): readonly (readonly number[])[] {
  const known = spirals.get(board) ?? new Map<number, readonly (readonly number[])[]>();
  spirals.set(board, known);
  const before = known.get(center);
  if (before) return before;
  const from = board.centers[center] as Point;
  const clockwise = (hex: number) => {
    const to = board.centers[hex] as Point;
    const angle = Math.atan2(to.x - from.x, from.y - to.y);
    return angle < -1e-9 ? angle + 2 * Math.PI : Math.max(0, angle);
  };
  const rings: number[][] = [];
  for (let hex = 0; hex < board.size; hex++) {
    if (board.costs.air[hex] === CLOSED) continue;
    const ring = board.distance(center, hex);
    while (rings.length <= ring) rings.push([]);
    rings[ring]?.push(hex);
  }
  for (const ring of rings) ring.sort((a, b) => clockwise(a) - clockwise(b));
  known.set(center, rings);
  return rings;
}
