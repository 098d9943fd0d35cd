import type { ComponentChildren } from 'preact';
import type { XY } from '../terrain/geometry.ts';

const OCTAGON = 'M-7.5 -17h15l10 10v14l-10 10h-15l-10 -10v-14z';

interface LabelProps {
  readonly at: XY;
  readonly kind: string;
  readonly children: ComponentChildren;
}

/** Something written at a point, kept readable at every zoom (`--label`). */
export function Label({ at: [x, y], kind, children }: LabelProps) {
  return (
    <g class={`bd-label bd-label-${kind}`} transform={`translate(${x} ${y})`}>
      <g class="bd-label-in">{children}</g>
    </g>
  );
}

/** Writing on a slip of paper as wide as its words. */
export function Slip({ at, kind, words }: { readonly at: XY; readonly kind: string; readonly words: string }) {
  const half = words.length * 5.4 + 6;
  return (
    <Label at={at} kind={kind}>
      <rect class="bd-slip" x={-half} y="-13.5" width={2 * half} height="27" rx="4" />
      <text y="7.4">{words}</text>
    </Label>
  );
}

/** A number in a disc. */
export function Disc({ at, kind, words }: { readonly at: XY; readonly kind: string; readonly words: string }) {
  return (
    <Label at={at} kind={kind}>
      <circle class="bd-disc" r="15" />
      <text y="7.4">{words}</text>
    </Label>
  );
}

/** The price of a hex; a stop sign where the move ends. */
export function Cost({ at, cost, last }: { readonly at: XY; readonly cost: number; readonly last: boolean }) {
  const words = String(cost);
  return (
    <Label at={at} kind={last ? 'last' : 'cost'}>
      {last && <path class="bd-stop" d={OCTAGON} transform={words.length > 1 ? 'scale(1.2 1)' : undefined} />}
      <text y="7.4">{words}</text>
    </Label>
  );
}
