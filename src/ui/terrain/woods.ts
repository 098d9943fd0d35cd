import { type Board, terrainAt } from '../../rules/board.ts';
import { bounds, centre, centres, curve, HALF_HEIGHT, n, outlines, relax, type XY, xy } from './geometry.ts';
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
    const near = forest.filter((hex) => Math.abs((all[hex] as XY)[1] - y) < 70);
    if (near.length === 0) continue;
    const trees = { leaf: '', leafLight: '', fir: '', firLight: '' };
    for (let column = 0, x = left; x < right + COLUMN; column++, x += COLUMN) {
      const random = seeded(row, column, 3);
      const point: XY = [x + (row % 2) * (COLUMN / 2) + (random() - 0.5) * 9, y + (random() - 0.5) * 7];
      const hex = near.find((candidate) => within(all[candidate] as XY, point, SPILL * random()));
      if (hex === undefined) continue;
      const kind = seeded(hex, 21)() < firShare !== random() < 0.16 ? 'fir' : 'leaf';
      const tree = (kind === 'fir' ? FIRS : snow ? BARE : LEAFY)[Math.floor(random() * SIZES)] as Tree;
      const foot = `M${xy(point)}`;
      trees[kind] += foot + tree.crown;
      trees[`${kind}Light`] += foot + tree.light;
      shadows.push(foot + tree.shadow);
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
  const x = Math.abs(point[0] - hex[0]);
  const y = Math.abs(point[1] - hex[1] - 3);
  const reach = HALF_HEIGHT + spill - 4;
  return y <= reach && x * Math.cos(Math.PI / 6) + y / 2 <= reach;
}

/** A tree as path data from its foot. */
interface Tree {
  readonly crown: string;
  readonly light: string;
  readonly shadow: string;
}

const SIZES = 10;

/** The tree in all its sizes. */
function grow(shape: (s: (...numbers: readonly number[]) => string) => Omit<Tree, 'shadow'>): readonly Tree[] {
  return Array.from({ length: SIZES }, (_, i) => {
    const size = 0.82 + (0.42 * i) / (SIZES - 1);
    const s = (...numbers: readonly number[]) => numbers.map((number) => n(number * size)).join(' ');
    const shadow = `m${n(-5.5 * size)} 1a${s(8.5, 3.6)} 0 1 0 ${s(17, 0)}a${s(8.5, 3.6)} 0 1 0 ${s(-17, 0)}z`;
    return { ...shape(s), shadow };
  });
}

const LEAFY = grow((s) => ({
  crown: `m${s(-7, 0)}c${s(-4, -2, -4, -8, 0, -9)}c${s(1, -6, 11, -7, 13, -1)}c${s(5, 1, 5, 8, 1, 10)}c${s(-4, 2.5, -10, 2.5, -14, 0)}z`,
  light: `m${s(-7.5, -4)}c${s(0, -4, 2, -4, 2.5, -5)}c${s(1.5, -4.4, 8, -4.4, 9.5, 0)}c${s(-3, -0.6, -4, 0.4, -5, 2)}c${s(-3, -0.4, -5.4, 0.6, -7, 3)}z`,
}));

/** A leaf tree in winter: a stem, boughs, snow in the forks. */
const BARE = grow((s) => ({
  crown: `m${s(-1.2, 1)}l${s(0.6, -8)}l${s(-5, -5)}l${s(0.6, -0.9)}l${s(4.2, 3)}l${s(0.5, -8)}h${s(1)}l${s(0.5, 6.6)}l${s(4.6, -4.6)}l${s(0.8, 0.8)}l${s(-5.2, 7.2)}l${s(0.9, 9)}z`,
  light: `m${s(-7, -12.4)}a${s(3, 2)} 0 0 1 ${s(5.4, 0)}zm${s(4.4, -4.6)}a${s(3, 2.4)} 0 0 1 ${s(5.6, 0)}zm${s(5.2, 4.4)}a${s(3, 2)} 0 0 1 ${s(5.4, 0)}z`,
}));

const FIRS = grow((s) => ({
  crown: `m${s(0, -20)}l${s(5, 8.5)}h${s(-2)}l${s(5, 7.5)}h${s(-2.4)}l${s(3, 6)}h${s(-17.2)}l${s(3, -6)}h${s(-2.4)}l${s(5, -7.5)}h${s(-2)}z`,
  light: `m${s(0, -19)}l${s(1.4, 6.4)}l${s(-5.4, 1.2)}zm${s(-3.4, 8)}l${s(4.4, 5.6)}l${s(-8, 1)}zm${s(-1.6, 7.4)}l${s(4.4, 4.4)}h${s(-7)}z`,
}));
