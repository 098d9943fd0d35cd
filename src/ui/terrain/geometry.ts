import type { Board } from '../../rules/board.ts';

/** Radius of a hex in drawing units; a hex is 100 wide and 86.6 high. */
export const SIZE = 50;
export const HALF_HEIGHT = (SIZE * Math.sqrt(3)) / 2;

export type XY = readonly [x: number, y: number];

/** Edge d of a hex, clockwise from the top, runs from corner d to corner d + 1. */
export const CORNERS: readonly XY[] = Array.from({ length: 6 }, (_, k) => {
  const angle = ((k * 60 - 120) * Math.PI) / 180;
  return [SIZE * Math.cos(angle), SIZE * Math.sin(angle)];
});

/** From a centre to the centre of the neighbour over edge d. */
export const STEPS: readonly XY[] = Array.from({ length: 6 }, (_, d) => {
  const angle = ((d * 60 - 90) * Math.PI) / 180;
  return [2 * HALF_HEIGHT * Math.cos(angle), 2 * HALF_HEIGHT * Math.sin(angle)];
});

export const add = (a: XY, b: XY): XY => [a[0] + b[0], a[1] + b[1]];
export const mix = (a: XY, b: XY, t: number): XY => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
export const mid = (a: XY, b: XY): XY => mix(a, b, 0.5);
export const apart = (a: XY, b: XY): number => Math.hypot(a[0] - b[0], a[1] - b[1]);

export function mean(points: readonly XY[]): XY {
  const sum = points.reduce(add, [0, 0]);
  return [sum[0] / points.length, sum[1] / points.length];
}

/** An element that is known to be there; indexes wrap around. */
export function at<T>(list: readonly T[], index: number): T {
  return list[((index % list.length) + list.length) % list.length] as T;
}

export function centre(board: Board, hex: number): XY {
  const { x, y } = at(board.centers, hex);
  return [x * SIZE, y * SIZE];
}

export const centres = (board: Board): readonly XY[] => board.ids.map((_, hex) => centre(board, hex));

/** The whole field of hexes. */
export function bounds(board: Board): { left: number; top: number; right: number; bottom: number } {
  const all = centres(board);
  return {
    left: -SIZE,
    top: -HALF_HEIGHT,
    right: Math.max(...all.map(([x]) => x)) + SIZE,
    bottom: Math.max(...all.map(([, y]) => y)) + HALF_HEIGHT,
  };
}

const keyOf = ([x, y]: XY) => `${Math.round(x)},${Math.round(y)}`;

/** The outlines of a set of hexes given by their centres, each a clockwise loop of corners. */
export function outlines(hexes: readonly XY[]): XY[][] {
  const inside = new Set(hexes.map(keyOf));
  const next = new Map<string, { from: XY; to: XY }>();
  for (const hex of hexes) {
    STEPS.forEach((step, d) => {
      if (inside.has(keyOf(add(hex, step)))) return;
      const from = add(hex, at(CORNERS, d));
      next.set(keyOf(from), { from, to: add(hex, at(CORNERS, d + 1)) });
    });
  }
  const loops: XY[][] = [];
  for (const start of next.keys()) {
    const loop: XY[] = [];
    for (let edge = next.get(start); edge; edge = next.get(keyOf(edge.to))) {
      next.delete(keyOf(edge.from));
      loop.push(edge.from);
    }
    if (loop.length > 0) loops.push(loop);
  }
  return loops;
}

/** A loop cut into short pieces and relaxed, so that the corners of the hexes melt away. */
export function relax(loop: readonly XY[], rounds: number, pieces = 4): XY[] {
  let points = loop.flatMap((point, i) =>
    Array.from({ length: pieces }, (_, k): XY => mix(point, at(loop, i + 1), k / pieces)),
  );
  for (let round = 0; round < rounds; round++) {
    points = points.map((point, i): XY => mix(point, mid(at(points, i - 1), at(points, i + 1)), 0.6));
  }
  return points;
}

/** A loop moved inwards (or outwards, when negative) along its normals. */
export function inset(loop: readonly XY[], by: number): XY[] {
  return loop.map((point, i): XY => {
    const [ax, ay] = at(loop, i - 1);
    const [bx, by2] = at(loop, i + 1);
    const length = Math.hypot(bx - ax, by2 - ay) || 1;
    return [point[0] - ((by2 - ay) / length) * by, point[1] + ((bx - ax) / length) * by];
  });
}

export const n = (value: number): string => String(Math.round(value * 10) / 10);
export const xy = ([x, y]: XY): string => `${n(x)} ${n(y)}`;
export const straight = (points: readonly XY[], close = true): string =>
  `M${points.map(xy).join('L')}${close ? 'z' : ''}`;

/** A closed curve through the middles of a loop's edges. */
export function curve(loop: readonly XY[]): string {
  const parts = loop.map((point, i) => `Q${xy(point)} ${xy(mid(point, at(loop, i + 1)))}`);
  return `M${xy(mid(at(loop, -1), at(loop, 0)))}${parts.join('')}z`;
}
