import { n } from './geometry.ts';
import { seeded } from './seed.ts';

const CELL = 24;

/** Smooth hills: noise on a lattice, blended. */
function hills(seed: number, wide: number, right: number, bottom: number): (x: number, y: number) => number {
  const columns = Math.floor(right / wide) + 2;
  const rows = Math.floor(bottom / wide) + 2;
  const lattice = Float64Array.from({ length: columns * rows }, (_, k) =>
    seeded(seed, k % columns, Math.floor(k / columns))(),
  );
  const ease = (t: number) => t * t * (3 - 2 * t);
  return (x, y) => {
    const i = Math.floor(x / wide);
    const j = Math.floor(y / wide);
    const u = ease(x / wide - i);
    const v = ease(y / wide - j);
    const k = j * columns + i;
    const top = (lattice[k] as number) * (1 - u) + (lattice[k + 1] as number) * u;
    const below = k + columns;
    const foot = (lattice[below] as number) * (1 - u) + (lattice[below + 1] as number) * u;
    return top * (1 - v) + foot * v;
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
  const [wide, high] = [right - left + 2 * CELL, bottom - top + 2 * CELL];
  const large = hills(seed, 330, wide, high);
  const small = hills(seed + 1, 120, wide, high);
  const height = (x: number, y: number) => large(x - left, y - top) * 0.78 + small(x - left, y - top) * 0.22;
  const columns = Math.ceil((right - left) / CELL);
  const rowAt = (y: number) => Float64Array.from({ length: columns + 1 }, (_, i) => height(left + i * CELL, y));
  let path = '';
  for (let y = top, upper = rowAt(y); y < bottom; y += CELL) {
    const lower = rowAt(y + CELL);
    for (let i = 0; i < columns; i++) {
      const [a, b, c, d] = [upper[i], upper[i + 1], lower[i + 1], lower[i]] as [number, number, number, number];
      const low = Math.ceil(Math.min(a, b, c, d) * levels);
      const high = Math.floor(Math.max(a, b, c, d) * levels);
      for (let level = low; level <= high; level++) path += crossings(left + i * CELL, y, a, b, c, d, level / levels);
    }
    upper = lower;
  }
  return path;
}

/** Where a line at this level cuts a cell with these heights at its corners. */
function crossings(x: number, y: number, a: number, b: number, c: number, d: number, level: number): string {
  const cut = (from: number, to: number) => ((level - from) / (to - from)) * CELL;
  const points: string[] = [];
  if (a < level !== b < level) points.push(`${n(x + cut(a, b))} ${n(y)}`);
  if (b < level !== c < level) points.push(`${n(x + CELL)} ${n(y + cut(b, c))}`);
  if (d < level !== c < level) points.push(`${n(x + cut(d, c))} ${n(y + CELL)}`);
  if (a < level !== d < level) points.push(`${n(x)} ${n(y + cut(a, d))}`);
  return points.map((point, i) => (i % 2 === 0 ? `M${point}` : `L${point}`)).join('');
}
