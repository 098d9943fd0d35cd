import { type Board, terrainAt } from '../../rules/board.ts';
import { apart, bounds, centre, centres, curve, HALF_HEIGHT, n, outlines, relax, type XY } from './geometry.ts';
import { seeded } from './seed.ts';

/** One row of trees: crowns and their light side, for leaf trees and for firs. */
interface TreeRow {
  readonly leaf: string;
  readonly leafLight: string;
  readonly fir: string;
  readonly firLight: string;
}

interface Woods {
  /** The forest floor. */
  readonly floor: string;
  readonly shadows: string;
  /** From back to front. */
  readonly rows: readonly TreeRow[];
}

const COLUMN = 21;
const ROW = 15;
/** How far crowns may stand outside of their hex. */
const SPILL = 7;

export function drawWoods(board: Board, snow: boolean): Woods {
  const firShare = snow ? 0.78 : 0.35;
  const forest = board.ids.map((_, hex) => hex).filter((hex) => terrainAt(board, hex) === 'forest');
  const { left, top, right, bottom } = bounds(board);
  const all = centres(board);
  const shadows: string[] = [];
  const rows: TreeRow[] = [];
  for (let row = 0, y = top; y < bottom + ROW; row++, y += ROW) {
    const near = forest.filter((hex) => Math.abs(centre(board, hex)[1] - y) < 70);
    const trees = { leaf: '', leafLight: '', fir: '', firLight: '' };
    for (let column = 0, x = left; x < right + COLUMN; column++, x += COLUMN) {
      const random = seeded(row, column, 3);
      const point: XY = [x + (row % 2) * (COLUMN / 2) + (random() - 0.5) * 9, y + (random() - 0.5) * 7];
      const hex = near.find((candidate) => within(all[candidate] as XY, point, SPILL * random()));
      if (hex === undefined) continue;
      const kind = seeded(hex, 21)() < firShare !== random() < 0.16 ? 'fir' : 'leaf';
      const size = 0.8 + random() * 0.45;
      const draw = kind === 'fir' ? fir : snow ? bare : leaf;
      trees[kind] += draw.crown(point, size);
      trees[`${kind}Light`] += draw.light(point, size);
      shadows.push(ellipse([point[0] + 3 * size, point[1] + 1], 8.5 * size, 3.6 * size));
    }
    if (trees.leaf || trees.fir) rows.push(trees);
  }
  const floor = outlines(forest.map((hex) => centre(board, hex)))
    .map((loop) => curve(relax(loop, 4)))
    .join('');
  return { floor, shadows: shadows.join(''), rows };
}

/** In the hex around a centre, or at most `spill` outside of it. */
function within(hex: XY, point: XY, spill: number): boolean {
  if (apart(hex, point) > 62) return false;
  const reach = HALF_HEIGHT + spill - 4;
  const [x, y] = [Math.abs(point[0] - hex[0]), Math.abs(point[1] - hex[1] - 3)];
  return y <= reach && x * Math.cos(Math.PI / 6) + y / 2 <= reach;
}

function ellipse([x, y]: XY, rx: number, ry: number): string {
  return `M${n(x - rx)} ${n(y)}a${n(rx)} ${n(ry)} 0 1 0 ${n(2 * rx)} 0a${n(rx)} ${n(ry)} 0 1 0 ${n(-2 * rx)} 0z`;
}

const scaled = (s: number, ...numbers: readonly number[]) => numbers.map((number) => n(number * s)).join(' ');

const leaf = {
  crown: ([x, y]: XY, s: number) =>
    `M${n(x - 7 * s)} ${n(y)}c${scaled(s, -4, -2, -4, -8, 0, -9)}c${scaled(s, 1, -6, 11, -7, 13, -1)}c${scaled(s, 5, 1, 5, 8, 1, 10)}c${scaled(s, -4, 2.5, -10, 2.5, -14, 0)}z`,
  light: ([x, y]: XY, s: number) =>
    `M${n(x - 7.5 * s)} ${n(y - 4 * s)}c${scaled(s, 0, -4, 2, -4, 2.5, -5)}c${scaled(s, 1.5, -4.4, 8, -4.4, 9.5, 0)}c${scaled(s, -3, -0.6, -4, 0.4, -5, 2)}c${scaled(s, -3, -0.4, -5.4, 0.6, -7, 3)}z`,
};

/** A leaf tree in winter: a stem, boughs, snow in the forks. */
const bare = {
  crown: ([x, y]: XY, s: number) =>
    `M${n(x - 1.2 * s)} ${n(y + s)}l${scaled(s, 0.6, -8)}l${scaled(s, -5, -5)}l${scaled(s, 0.6, -0.9)}l${scaled(s, 4.2, 3)}l${scaled(s, 0.5, -8)}h${n(s)}l${scaled(s, 0.5, 6.6)}l${scaled(s, 4.6, -4.6)}l${scaled(s, 0.8, 0.8)}l${scaled(s, -5.2, 7.2)}l${scaled(s, 0.9, 9)}z`,
  light: ([x, y]: XY, s: number) =>
    `M${n(x - 7 * s)} ${n(y - 12.4 * s)}a${scaled(s, 3, 2)} 0 0 1 ${scaled(s, 5.4, 0)}zM${n(x - 2.6 * s)} ${n(y - 17 * s)}a${scaled(s, 3, 2.4)} 0 0 1 ${scaled(s, 5.6, 0)}zM${n(x + 2.6 * s)} ${n(y - 12.6 * s)}a${scaled(s, 3, 2)} 0 0 1 ${scaled(s, 5.4, 0)}z`,
};

const fir = {
  crown: ([x, y]: XY, s: number) =>
    `M${n(x)} ${n(y - 20 * s)}l${scaled(s, 5, 8.5)}h${n(-2 * s)}l${scaled(s, 5, 7.5)}h${n(-2.4 * s)}l${scaled(s, 3, 6)}h${n(-17.2 * s)}l${scaled(s, 3, -6)}h${n(-2.4 * s)}l${scaled(s, 5, -7.5)}h${n(-2 * s)}z`,
  light: ([x, y]: XY, s: number) =>
    `M${n(x)} ${n(y - 19 * s)}l${scaled(s, 1.4, 6.4)}l${scaled(s, -5.4, 1.2)}zM${n(x - 3.4 * s)} ${n(y - 11 * s)}l${scaled(s, 4.4, 5.6)}l${scaled(s, -8, 1)}zM${n(x - 5 * s)} ${n(y - 3.6 * s)}l${scaled(s, 4.4, 4.4)}h${n(-7 * s)}z`,
};
