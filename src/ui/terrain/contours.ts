import { n } from './geometry.ts';
import { seeded } from './seed.ts';

const CELL = 24;

/** Smooth hills: noise on a lattice, blended. */
function hills(seed: number, wide: number): (x: number, y: number) => number {
  const lattice = new Map<number, number>();
  const height = (i: number, j: number) => {
    const key = i * 1000 + j;
    let value = lattice.get(key);
    if (value === undefined) {
      value = seeded(seed, i, j)();
      lattice.set(key, value);
    }
    return value;
  };
  const ease = (t: number) => t * t * (3 - 2 * t);
  return (x, y) => {
    const [i, j] = [Math.floor(x / wide), Math.floor(y / wide)];
    const [u, v] = [ease(x / wide - i), ease(y / wide - j)];
    const top = height(i, j) * (1 - u) + height(i + 1, j) * u;
    const bottom = height(i, j + 1) * (1 - u) + height(i + 1, j + 1) * u;
    return top * (1 - v) + bottom * v;
  };
}

/** Contour lines over a rectangle, as path data: marching squares. */
export function contours(
  seed: number,
  left: number,
  top: number,
  right: number,
  bottom: number,
  levels: number,
): string {
  const large = hills(seed, 330);
  const small = hills(seed + 1, 120);
  const height = (x: number, y: number) => large(x + 4000, y + 4000) * 0.78 + small(x + 4000, y + 4000) * 0.22;
  const path: string[] = [];
  for (let y = top; y < bottom; y += CELL) {
    for (let x = left; x < right; x += CELL) {
      const corners = [height(x, y), height(x + CELL, y), height(x + CELL, y + CELL), height(x, y + CELL)] as const;
      const low = Math.ceil(Math.min(...corners) * levels);
      const high = Math.floor(Math.max(...corners) * levels);
      for (let level = low; level <= high; level++) path.push(...crossings(x, y, corners, level / levels));
    }
  }
  return path.join('');
}

function crossings(x: number, y: number, corners: readonly [number, number, number, number], level: number): string[] {
  const [a, b, c, d] = corners;
  const cut = (from: number, to: number) => ((level - from) / (to - from)) * CELL;
  const points: string[] = [];
  if (a < level !== b < level) points.push(`${n(x + cut(a, b))} ${n(y)}`);
  if (b < level !== c < level) points.push(`${n(x + CELL)} ${n(y + cut(b, c))}`);
  if (d < level !== c < level) points.push(`${n(x + cut(d, c))} ${n(y + CELL)}`);
  if (a < level !== d < level) points.push(`${n(x)} ${n(y + cut(a, d))}`);
  const lines: string[] = [];
  for (let i = 0; i + 1 < points.length; i += 2) lines.push(`M${points[i]}L${points[i + 1]}`);
  return lines;
}
