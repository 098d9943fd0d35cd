import type { Happened } from '../../app/happened.ts';
import type { UnitId } from '../../rules/types.ts';
import type { Spot } from './spots.ts';
import { ON_HEX } from './spots.ts';
import type { Table } from './table.ts';

/** Milliseconds for one hex, for the shortest and the longest march, for a blow and for a loss. */
const STEP = 110;
const MARCH = { least: 220, most: 660 };
const BLOW = 240;
const LOSS = 320;

export const place = ({ x, y, size }: Pick<Spot, 'x' | 'y' | 'size'>): string =>
  `translate(${x}px, ${y}px) scale(${size / 100})`;

interface Scene {
  readonly table: Table;
  readonly happened: Happened;
  readonly from: ReadonlyMap<UnitId, Spot>;
  readonly to: ReadonlyMap<UnitId, Spot>;
  readonly elementOf: (id: UnitId) => SVGGElement | null;
  /** Below 1 where the next action follows quickly. */
  readonly tempo: number;
}

/** Shows what happened: the march hex by hex, then blows and losses. Gives back what runs, to be cut short by a tap. */
export function showHappened({ table, happened, from, to, elementOf, tempo }: Scene): Animation[] {
  const running: Animation[] = [];
  const show = (element: Element | null, frames: Keyframe[], options: KeyframeAnimationOptions) => {
    if (element) running.push(element.animate(frames, { easing: 'ease-in-out', ...options }));
  };
  let marched = 0;
  const { march } = happened;
  const start = march && from.get(march.unit);
  const end = march && to.get(march.unit);
  if (march && start && end) {
    const way = march.path.map((hex) => {
      const [x, y] = table.spot(hex);
      return { x, y, size: ON_HEX };
    });
    const last = way.at(-1);
    const points = [start, ...way, ...(last && last.x === end.x && last.y === end.y ? [] : [end])];
    marched = Math.min(Math.max(MARCH.least, (points.length - 1) * STEP), MARCH.most) * tempo;
    const frames = points.map((point) => ({ transform: place(point), easing: 'linear' }));
    show(elementOf(march.unit), frames, { duration: marched });
  }
  for (const id of happened.struck) {
    const blow = { duration: BLOW * tempo, delay: marched };
    const figure = elementOf(id)?.querySelector('.bd-unit-in') ?? null;
    const shake = [0, -5, 5, -3, 0].map((x) => ({ transform: `translateX(${x}px)` }));
    show(figure, shake, { ...blow, composite: 'add' });
    const pips = figure?.querySelector('.mini-damage') ?? null;
    show(pips, [{ opacity: 0, transform: 'translateY(-18px)' }, {}], { ...blow, fill: 'backwards' });
  }
  for (const { id } of happened.gone) {
    const loss = { duration: LOSS * tempo, delay: marched, fill: 'both' } as const;
    show(elementOf(id), [{ opacity: 1 }, { opacity: 1, offset: 0.3 }, { opacity: 0 }], loss);
  }
  return running;
}
