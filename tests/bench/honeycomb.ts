/** Movement ranges the obvious way: Dijkstra on honeycomb-grid's hex objects, maps keyed by the hex's name. */

import { Direction, defineHex, Grid, Orientation, rectangle, ring } from 'honeycomb-grid';
import { CLOSED, stepCost, terrainAt } from '../../src/rules/board.ts';
import { contactFor, type Field, fortOfPlace, isAir, isFoot, moverOf } from '../../src/rules/field.ts';
import { hexId } from '../../src/rules/hex.ts';
import { speedOf } from '../../src/rules/movement.ts';
import type { HexId, Terrain, Unit } from '../../src/rules/types.ts';

class Tile extends defineHex({ dimensions: 1, orientation: Orientation.FLAT, offset: -1 }) {
  name: HexId = '';
  terrain: Terrain = 'plain';
}

/** What is known before a query: the same as our search is given. */
export interface Ground {
  readonly grid: Grid<Tile>;
  readonly occupied: ReadonlyMap<HexId, 'friend' | 'enemy'>;
  readonly contact: ReadonlySet<HexId>;
}

export function groundFor(field: Field, u: number): Ground {
  const { board } = field;
  const grid = new Grid(Tile, rectangle({ width: board.cols, height: board.rows }));
  grid.forEach((tile) => {
    tile.name = hexId(tile.col, tile.row);
    tile.terrain = terrainAt(board, board.index.get(tile.name) as number);
  });
  const occupied = new Map<HexId, 'friend' | 'enemy'>();
  field.occupant.forEach((other, hex) => {
    if (other >= 0) occupied.set(board.ids[hex] as HexId, field.side[other] === field.side[u] ? 'friend' : 'enemy');
  });
  const touching = contactFor(field, field.side[u] as number, isAir(field.units[u] as Unit));
  return { grid, occupied, contact: new Set(board.ids.filter((_, hex) => touching[hex] === 1)) };
}

export type Neighbors = (grid: Grid<Tile>, tile: Tile) => Iterable<Tile>;

export const byRing: Neighbors = (grid, tile) => grid.traverse(ring({ center: tile, radius: 1 }));

const SIX = [Direction.N, Direction.NE, Direction.SE, Direction.S, Direction.SW, Direction.NW] as const;

export const byNeighborOf: Neighbors = (grid, tile) =>
  SIX.map((direction) => grid.neighborOf(tile, direction, { allowOutside: false })).filter(
    (next) => next !== undefined,
  );

/** Cheapest half points to stop on each hex (M1–M9, F4), passengers left out: nobody is aboard when a turn starts. */
export function stopCosts(field: Field, u: number, ground: Ground, neighbors: Neighbors): Map<HexId, number> {
  const unit = field.units[u] as Unit;
  const { grid, occupied, contact } = ground;
  const mover = moverOf(unit);
  const speed = speedOf(field, unit);
  const costs = new Map<HexId, number>();
  const free = new Map<HexId, number>();
  const open: { tile: Tile; spent: number }[] = [];

  const stop = (tile: Tile, spent: number) => {
    if (!occupied.has(tile.name)) costs.set(tile.name, Math.min(spent, costs.get(tile.name) ?? spent));
  };
  const step = (spent: number, next: Tile, inContact: boolean) => {
    const points = stepCost(mover, next.terrain);
    if (points === CLOSED) {
      if (next.terrain === 'water' && isFoot(unit) && spent === 0) stop(next, speed);
      return;
    }
    if (occupied.get(next.name) === 'enemy') return;
    const lastHalf = speed - spent === 1 && next.terrain === 'plain';
    const total = lastHalf ? speed : spent + points;
    if (total > speed) return;
    stop(next, total);
    if (inContact && contact.has(next.name)) return;
    if (total >= (free.get(next.name) ?? Number.POSITIVE_INFINITY)) return;
    free.set(next.name, total);
    open.push({ tile: next, spent: total });
  };

  const fort = fortOfPlace(unit.at);
  if (fort === null) {
    const { col, row } = placeOf(field, field.hex[u] as number);
    const start = grid.getHex({ col, row }) as Tile;
    costs.set(start.name, 0);
    free.set(start.name, 0);
    open.push({ tile: start, spent: 0 });
  } else {
    const gates = field.board.forts[field.board.fortIndex.get(fort) as number]?.gates ?? [];
    for (const gate of gates) step(0, grid.getHex(placeOf(field, gate)) as Tile, false);
  }
  while (open.length > 0) {
    let cheapest = 0;
    open.forEach(({ spent }, i) => {
      if (spent < (open[cheapest]?.spent as number)) cheapest = i;
    });
    const [{ tile, spent }] = open.splice(cheapest, 1) as [{ tile: Tile; spent: number }];
    if (spent > (free.get(tile.name) as number)) continue;
    const inContact = contact.has(tile.name);
    for (const next of neighbors(grid, tile)) step(spent, next, inContact);
  }
  return costs;
}

function placeOf({ board }: Field, hex: number): { col: number; row: number } {
  return { col: hex % board.cols, row: Math.floor(hex / board.cols) };
}
