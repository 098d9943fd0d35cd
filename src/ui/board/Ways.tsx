import type { Layers } from '../../app/layers.ts';
import { add, apart, type XY } from '../terrain/geometry.ts';
import { Label } from './Label.tsx';
import { Drawn } from './Marks.tsx';
import { bowArrow } from './shapes.ts';
import type { Table } from './table.ts';

type Way = NonNullable<Layers['ways']>[number];

/** Dropped ones first, the one taken on top. */
const ORDER: readonly Way['state'][] = ['dropped', 'open', 'taken'];
const STEP = 30;

/** The Automa's ways, numbered as they are listed; several to one hex stand side by side. */
export function Ways({ table, ways }: { readonly table: Table; readonly ways: readonly Way[] }) {
  const placed = place(table, ways);
  const sorted = [...placed].sort((a, b) => ORDER.indexOf(a.way.state) - ORDER.indexOf(b.way.state));
  return (
    <g class="bd-ways">
      {sorted.map(({ way, at, beside, number }) => (
        <g key={number} class={`bd-way bd-way-${way.state}`}>
          {way.target !== undefined && <Aim at={add(at, beside)} to={table.spot(way.target)} />}
          <Label at={at} kind="way">
            <g transform={`translate(${beside.join(' ')})`}>
              {way.state === 'taken' && <circle class="bd-way-outer" r="21" />}
              <circle class="bd-disc" r="15" />
              <text y="7.4">{number}</text>
              {way.state === 'dropped' && <path class="bd-cross" d="M-13 13L13 -13" />}
            </g>
          </Label>
        </g>
      ))}
    </g>
  );
}

function Aim({ at, to }: { readonly at: XY; readonly to: XY }) {
  return apart(at, to) < 30 ? null : <Drawn arrow={bowArrow(at, to, 16, 26, 17)} />;
}

interface Placed {
  readonly way: Way;
  readonly number: number;
  readonly at: XY;
  /** Off the middle of its hex, to leave room for others. */
  readonly beside: XY;
}

function place(table: Table, ways: readonly Way[]): Placed[] {
  const byHex = new Map<string, number[]>();
  ways.forEach(({ hex }, i) => {
    byHex.set(hex, [...(byHex.get(hex) ?? []), i]);
  });
  return ways.map((way, i) => {
    const together = byHex.get(way.hex) ?? [i];
    const perRow = together.length > 3 ? Math.ceil(together.length / 2) : together.length;
    const index = together.indexOf(i);
    const rows = Math.ceil(together.length / perRow);
    const row = Math.floor(index / perRow);
    const inRow = Math.min(perRow, together.length - row * perRow);
    const beside: XY = [((index % perRow) - (inRow - 1) / 2) * STEP, (row - (rows - 1) / 2) * STEP];
    return { way, number: i + 1, at: table.spot(way.hex), beside };
  });
}
