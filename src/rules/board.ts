import { type HexGrid, makeHexGrid } from './hex.ts';
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
