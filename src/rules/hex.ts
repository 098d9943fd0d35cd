import { Direction, defineHex, Grid, Orientation, rectangle } from 'honeycomb-grid';
import type { HexId } from './types.ts';

/** Clockwise from the top; the order of every neighbour table. */
const CLOCKWISE = [Direction.N, Direction.NE, Direction.SE, Direction.S, Direction.SW, Direction.NW] as const;

/** A rectangle of flat-top hexes with what never changes about it, by index (row by row). */
export interface HexGrid {
  readonly cols: number;
  readonly rows: number;
  readonly ids: readonly HexId[];
  readonly index: ReadonlyMap<HexId, number>;
  /** Six per hex, clockwise from the top; -1 off the map. */
  readonly neighbors: Int16Array;
  /** Centres and corners for a hex of radius 1; the centre of A1 is the origin. */
  readonly centers: readonly Point[];
  readonly corners: readonly Point[];
  distance(from: number, to: number): number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** 0 is A, 25 is Z, 26 is AA. */
export function columnName(column: number): string {
  const last = String.fromCharCode(65 + (column % 26));
  return column < 26 ? last : columnName(Math.floor(column / 26) - 1) + last;
}

export function hexId(column: number, row: number): HexId {
  return `${columnName(column)}${row + 1}`;
}

export function makeHexGrid(cols: number, rows: number): HexGrid {
  const Hex = defineHex({ dimensions: 1, orientation: Orientation.FLAT, offset: -1 });
  const grid = new Grid(Hex, rectangle({ width: cols, height: rows }));
  const size = cols * rows;
  const ids: HexId[] = [];
  const index = new Map<HexId, number>();
  const neighbors = new Int16Array(size * 6).fill(-1);
  const q = new Int16Array(size);
  const r = new Int16Array(size);
  const centers: Point[] = [];
  for (let i = 0; i < size; i++) {
    const col = i % cols;
    const row = Math.floor(i / cols);
    const id = hexId(col, row);
    ids.push(id);
    index.set(id, i);
    const hex = grid.getHex({ col, row });
    if (!hex) throw new Error(`no hex ${id}`);
    q[i] = hex.q;
    r[i] = hex.r;
    centers.push({ x: hex.x, y: hex.y });
    CLOCKWISE.forEach((direction, d) => {
      const next = grid.neighborOf(hex, direction, { allowOutside: false });
      if (next) neighbors[i * 6 + d] = next.row * cols + next.col;
    });
  }
  const origin = grid.getHex({ col: 0, row: 0 });
  const corners = (origin?.corners ?? []).map(({ x, y }) => ({ x: x - (origin?.x ?? 0), y: y - (origin?.y ?? 0) }));
  return {
    cols,
    rows,
    ids,
    index,
    neighbors,
    centers,
    corners,
    distance(from, to) {
      const dq = (q[from] as number) - (q[to] as number);
      const dr = (r[from] as number) - (r[to] as number);
      return (Math.abs(dq) + Math.abs(dr) + Math.abs(dq + dr)) / 2;
    },
  };
}
