import { type Board, terrainAt } from '../../rules/board.ts';
import type { FortId, MapFile } from '../../rules/types.ts';
import {
  add,
  apart,
  at,
  bounds,
  CORNERS,
  centre,
  curve,
  inset,
  mean,
  mid,
  mix,
  n,
  outlines,
  relax,
  STEPS,
  straight,
  type XY,
} from './geometry.ts';

export interface FortDrawing {
  readonly id: FortId;
  readonly name: string;
  /** The earth around, the walls with their bastions and the court within. */
  readonly glacis: string;
  readonly slopes: string;
  readonly wall: string;
  readonly court: string;
  readonly blocks: string;
  readonly gates: readonly { readonly at: XY; readonly angle: number }[];
  /** Where the name, the pennant and the units inside go. */
  readonly slip: XY;
  readonly pennant: XY;
  readonly inside: XY;
}

const indexOf = (board: Board, hex: string) => board.index.get(hex) as number;

/** For every entrance the edge its gate is in: towards a road if there is one, else away from the fort. */
export function gateEdges(board: Board): ReadonlyMap<number, number> {
  const gates = new Map<number, number>();
  for (const fort of board.map.forts) {
    const heart = mean([...fort.entrances, ...fort.walls].map((hex) => centre(board, indexOf(board, hex))));
    for (const entrance of fort.entrances.map((hex) => indexOf(board, hex))) {
      let best = -1;
      let bestScore = Number.NEGATIVE_INFINITY;
      STEPS.forEach((step, d) => {
        const next = board.neighbors[entrance * 6 + d] ?? -1;
        if (next < 0 || terrainAt(board, next) === 'fort') return;
        const worth = { road: 300, bridge: 300, plain: 100, forest: 0, water: -100, fort: 0 }[terrainAt(board, next)];
        const score = worth + apart(add(centre(board, entrance), step), heart);
        if (score > bestScore) [best, bestScore] = [d, score];
      });
      if (best >= 0) gates.set(entrance, best);
    }
  }
  return gates;
}

export function drawForts(board: Board, gates: ReadonlyMap<number, number>): FortDrawing[] {
  return board.map.forts.map((fort) => drawFort(board, fort, gates));
}

function drawFort(board: Board, fort: MapFile['forts'][number], gateOf: ReadonlyMap<number, number>): FortDrawing {
  const entrances = fort.entrances.map((hex) => indexOf(board, hex));
  const walls = fort.walls.map((hex) => indexOf(board, hex));
  const hexes = [...entrances, ...walls].map((hex) => centre(board, hex));
  const loop = outlines(hexes)[0] ?? [];
  const soft = relax(loop, 3);
  const gates = entrances.flatMap((hex) => {
    const d = gateOf.get(hex);
    if (d === undefined) return [];
    const edge = mid(at(CORNERS, d), at(CORNERS, d + 1));
    return [{ at: add(centre(board, hex), mix([0, 0], edge, 0.64)), angle: d * 60 }];
  });
  const bastions = loop.flatMap((corner, i) => (bulges(loop, i) ? [bastion(loop, i, corner)] : []));
  const flag = add(centre(board, walls[0] ?? entrances[0] ?? 0), [-20, 10]);
  return {
    id: fort.id,
    name: fort.name,
    glacis: curve(soft),
    slopes: slopes(soft),
    wall: [wall(loop, 14, 1), ...bastions].map((shape) => straight(shape)).join(''),
    court: straight(wall(loop, 21, 8)),
    blocks: walls.map((hex) => barracks(add(centre(board, hex), [4, 0]))).join(''),
    gates,
    slip: slipPlace(board, fort.name, hexes, [...gates.map((gate) => gate.at), add(flag, [16, -40])]),
    pennant: flag,
    inside: mean(hexes),
  };
}

/** At a corner of one hex the outline bulges; between two hexes it is drawn in. */
function bulges(loop: readonly XY[], i: number): boolean {
  const [a, b, c] = [at(loop, i - 1), at(loop, i), at(loop, i + 1)];
  return (b[0] - a[0]) * (c[1] - b[1]) - (b[1] - a[1]) * (c[0] - b[0]) > 0;
}

/** From a corner towards the inside, along the line that halves its angle. */
function inwards(loop: readonly XY[], i: number, by: number): XY {
  const [ax, ay] = at(loop, i - 1);
  const [cx, cy] = at(loop, i + 1);
  const length = Math.hypot(cx - ax, cy - ay);
  return add(at(loop, i), [(-(cy - ay) / length) * by, ((cx - ax) / length) * by]);
}

/** The outline drawn in, less so where two hexes meet, so that the neck between them stays wide. */
function wall(loop: readonly XY[], by: number, atNeck: number): XY[] {
  return loop.map((_, i) => inwards(loop, i, bulges(loop, i) ? by * 1.1547 : atNeck));
}

/** An arrowhead on a corner: its point outwards, its flanks square to the curtain walls. */
function bastion(loop: readonly XY[], i: number, corner: XY): XY[] {
  const tip = inwards(loop, i, 2);
  const neck = inwards(loop, i, 19);
  const arm = (other: XY, along: number, back: number): XY =>
    add(mix(corner, other, along), mix([0, 0], add(inwards(loop, i, 1), [-corner[0], -corner[1]]), back));
  const [before, after] = [at(loop, i - 1), at(loop, i + 1)];
  return [tip, arm(after, 0.2, 9), arm(after, 0.15, 17), neck, arm(before, 0.15, 17), arm(before, 0.2, 9)];
}

/** Where the name hides neither gate nor pennant: under the fort if possible. */
function slipPlace(board: Board, name: string, hexes: readonly XY[], keepClear: readonly XY[]): XY {
  const [x, y] = mean(hexes);
  const half = slipHalf(name);
  const field = bounds(board);
  const low = Math.max(...hexes.map((hex) => hex[1]));
  const high = Math.min(...hexes.map((hex) => hex[1]));
  const places = [low + 38, low + 54, high - 38, high - 54, y + 22, y].flatMap((line) =>
    [0, -36, 36, -64, 64].map(
      (shift): XY => [
        Math.min(Math.max(x + shift, field.left + half), field.right - half),
        Math.min(Math.max(line, field.top + 12), field.bottom - 14),
      ],
    ),
  );
  const hides = (place: XY) =>
    keepClear.filter((spot) => Math.abs(spot[0] - place[0]) < half + 16 && Math.abs(spot[1] - place[1]) < 35).length;
  return places.reduce((best, place) => (hides(place) < hides(best) ? place : best));
}

/** Half the width of the slip a name is written on. */
export const slipHalf = (name: string): number => name.length * 4.5 + 9;

/** Short strokes down the outer slope, as on old maps. */
function slopes(loop: readonly XY[]): string {
  const inner = inset(loop, 9);
  return loop
    .flatMap((point, i) => [`M${n(point[0])} ${n(point[1])}`, `L${xyOf(mix(point, at(inner, i), i % 2 ? 1 : 0.6))}`])
    .join('');
}

const xyOf = ([x, y]: XY) => `${n(x)} ${n(y)}`;

/** A roofed block with its ridge. */
function barracks([x, y]: XY): string {
  return `M${n(x - 15)} ${n(y - 8)}h30v16h-30zM${n(x - 15)} ${n(y)}h30`;
}
