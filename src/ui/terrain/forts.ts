import { type Board, terrainAt } from '../../rules/board.ts';
import type { FortId, MapFile } from '../../rules/types.ts';
import { add, apart, at, CORNERS, centre, curve, inset, mean, mid, mix, n, outlines, relax, STEPS, straight, type XY } from './geometry.ts';

export interface FortDrawing {
  readonly id: FortId;
  readonly name: string;
  /** The earth around, the rampart's star and the court within. */
  readonly glacis: string;
  readonly slopes: string;
  readonly star: string;
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
  const yard = walls.length > 0 ? walls : entrances;
  const low = Math.max(...hexes.map(([, y]) => y));
  return {
    id: fort.id,
    name: fort.name,
    glacis: curve(soft),
    slopes: slopes(soft),
    star: straight(star(loop, 9, 19)),
    court: straight(star(loop, 17, 25)),
    blocks: walls.map((hex) => barracks(centre(board, hex))).join(''),
    gates,
    slip: [mean(hexes)[0], low + 34],
    pennant: mean(yard.map((hex) => centre(board, hex))),
    inside: mean(hexes),
  };
}

/** A bastion at every corner, a curtain wall between two: corners stay out, edges step back. */
function star(loop: readonly XY[], tip: number, curtain: number): XY[] {
  const tips = inset(loop, tip);
  return loop.flatMap((corner, i) => {
    const next = at(loop, i + 1);
    const [dx, dy] = [(next[0] - corner[0]) / 50, (next[1] - corner[1]) / 50];
    const back = (t: number): XY => add(mix(corner, next, t), [-dy * curtain, dx * curtain]);
    return [at(tips, i), back(0.34), back(0.66)];
  });
}

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
  return `M${n(x - 17)} ${n(y - 9)}h34v18h-34zM${n(x - 17)} ${n(y)}h34`;
}
