import { add, apart, at, CORNERS, mid, mix, outlines, straight, type XY, xy } from '../terrain/geometry.ts';

/** A hex around a point; `share` of its full size. */
export function hexagon(point: XY, share = 1): string {
  return straight(CORNERS.map((corner) => add(point, mix([0, 0], corner, share))));
}

/** The outline of hexes that may lie together. */
export const outline = (points: readonly XY[]): string =>
  outlines(points)
    .map((loop) => straight(loop))
    .join('');

/** Short angles at the corners of a hex. */
export function brackets(point: XY, share: number): string {
  const corners = CORNERS.map((corner) => add(point, mix([0, 0], corner, share)));
  return corners
    .map((corner, i) =>
      straight([mix(corner, at(corners, i - 1), 0.22), corner, mix(corner, at(corners, i + 1), 0.22)], false),
    )
    .join('');
}

export interface Arrow {
  readonly line: string;
  readonly head: string;
  /** Where a number on it goes. */
  readonly number: XY;
}

/** A point on the way from a to b, so far from a. */
const along = (a: XY, b: XY, by: number): XY => mix(a, b, Math.min(0.9, by / (apart(a, b) || 1)));

function arrowhead(from: XY, tip: XY, length: number, width: number): { head: string; neck: XY } {
  const size = apart(from, tip) || 1;
  const [ux, uy] = [(tip[0] - from[0]) / size, (tip[1] - from[1]) / size];
  const neck: XY = [tip[0] - ux * length * 0.72, tip[1] - uy * length * 0.72];
  const back: XY = [tip[0] - ux * length, tip[1] - uy * length];
  const side = (by: number): XY => [back[0] - uy * by, back[1] + ux * by];
  return { head: straight([tip, side(width / 2), neck, side(-width / 2)]), neck };
}

/** A way through points, its corners rounded, from the edge of the first to the middle of the last, or `short` of it. */
export function wayArrow(way: readonly XY[], start: number, short = 0): Arrow | null {
  const end = way.at(-1);
  if (!end || way.length < 2) return null;
  const points = [...way.slice(0, -1), along(end, at(way, -2), short)];
  const [first, second, last] = [at(points, 0), at(points, 1), at(points, -1)];
  const from = along(first, second, start);
  const before = points.length > 2 ? mid(at(points, -2), last) : from;
  const { head, neck } = arrowhead(before, last, 26, 28);
  const bends = points.slice(1, -1).map((point, i) => `Q${xy(point)} ${xy(mid(point, at(points, i + 2)))}`);
  return { line: `M${xy(from)}L${xy(mid(from, second))}${bends.join('')}L${xy(neck)}`, head, number: from };
}

/** From one unit to another in a slight bow. */
export function bowArrow(from: XY, to: XY, start: number, end: number, size: number): Arrow {
  const length = apart(from, to) || 1;
  const bow = Math.min(26, length * 0.13);
  const normal: XY = [(to[1] - from[1]) / length, -(to[0] - from[0]) / length];
  const peak = add(mid(from, to), [normal[0] * bow * 2, normal[1] * bow * 2]);
  const a = along(from, peak, start);
  const tip = along(to, peak, end);
  const { head, neck } = arrowhead(peak, tip, size, size * 1.05);
  return { line: `M${xy(a)}Q${xy(peak)} ${xy(neck)}`, head, number: mid(mid(a, peak), mid(peak, neck)) };
}
