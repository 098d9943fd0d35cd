import { NATION_LETTER } from '../i18n/letters.ts';
import type { Nation, Side } from '../rules/types.ts';

import './pennant.css';

interface PennantProps {
  readonly nation: Nation;
  readonly side: Side;
  readonly x: number;
  readonly y: number;
}

const CLOTH: Readonly<Record<Side, string>> = {
  entente: 'M1 -52q14 -5 26 1q8 4 17 8q-8 6 -17 9q-12 -4 -26 2z',
  central: 'M1 -52q12 -5 22 0t21 0l-7 10l7 10q-11 5 -21 0t-22 0z',
};

/** The owner's colours over a fort: a pointed pennant for the Entente, a swallowtail for the Central Powers. */
export function Pennant({ nation, side, x, y }: PennantProps) {
  return (
    <g class={`pennant mini-${nation} mini-${side}`} transform={`translate(${x} ${y})`}>
      <ellipse class="pennant-shade" cx="3" cy="4" rx="8" ry="3" />
      <path class="pennant-pole" d="M0 4V-56" />
      <path class="pennant-cloth" d={CLOTH[side]} />
      <text class="pennant-letter" x={side === 'entente' ? 14 : 18} y="-36">
        {NATION_LETTER[nation]}
      </text>
    </g>
  );
}
