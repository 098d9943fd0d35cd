import { NATION_LETTER } from '../i18n/letters.ts';
import type { Nation, Side, UnitType } from '../rules/types.ts';
import { COVERED, SILHOUETTES, WEIGHT } from './art/index.ts';
import './miniature.css';

export interface MiniatureProps {
  readonly type: UnitType;
  readonly nation: Nation;
  readonly side: Side;
  /** Attack value at its experience; null for an unarmed unit. */
  readonly attack: number | null;
  /** 0 to 5 */
  readonly damage?: number;
  readonly xp?: number;
  /** `ready` glows, `done` fades. */
  readonly state?: 'ready' | 'done' | 'idle';
}

const ROUND = 'M50 8a42 42 0 1 1 0 84a42 42 0 1 1 0-84z';
const CUT = 'M24 9h52l15 15v52l-15 15h-52l-15-15v-52z';
const BASE: Readonly<Record<Side, string>> = { entente: ROUND, central: CUT };
const RING: Readonly<Record<Side, string>> = {
  entente: 'M50 13a37 37 0 1 1 0 74a37 37 0 1 1 0-74z',
  central: 'M26 14h48l12 12v48l-12 12h-48l-12-12v-48z',
};
/** Light falling on the rim from the upper left. */
const GLEAM: Readonly<Record<Side, string>> = {
  entente: 'M13.5 62a39.6 39.6 0 0 1 64-40',
  central: 'M11.4 68v-43l13.6-13.6h50',
};

const PIPS = [0, 1, 2, 3, 4, 5] as const;
const pipAt = (side: Side, pip: number): readonly [number, number] => {
  if (side === 'central') return [18.5 + pip * 10, 82];
  const angle = ((136 - pip * 14.7) * Math.PI) / 180;
  return [50 + 36 * Math.cos(angle), 50 + 36 * Math.sin(angle)];
};
const dots = (side: Side, pips: readonly number[], r: number) =>
  pips
    .map((pip) => {
      const [x, y] = pipAt(side, pip);
      return `M${(x - r).toFixed(1)} ${y.toFixed(1)}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0z`;
    })
    .join('');

/** Where the figure stands on the base. */
const STAGE = { x: 50, y: 47, width: 66, height: 52 };

function place(type: UnitType): string {
  const [x, y, width, height] = COVERED[type];
  const scale = Math.min(STAGE.width / width, STAGE.height / height);
  const left = STAGE.x - (x + width / 2) * scale;
  const top = STAGE.y - (y + height / 2) * scale;
  return `translate(${left.toFixed(2)} ${top.toFixed(2)}) scale(${scale.toFixed(4)})`;
}

/** B5: white for a rookie's points, yellow for a veteran's, red for a war hero's, and a bar under the last two. */
function chevrons(xp: number): { level: 'rookie' | 'veteran' | 'hero'; count: number } {
  if (xp >= 5) return { level: 'hero', count: 3 };
  return xp >= 3 ? { level: 'veteran', count: xp - 2 } : { level: 'rookie', count: xp };
}

/** A unit as a group 100 units wide and 104 high, to be put anywhere in an SVG. */
export function MiniatureFigure({ type, nation, side, attack, damage = 0, xp = 0, state = 'idle' }: MiniatureProps) {
  const { level, count } = chevrons(xp);
  const figure = place(type);
  const weight = WEIGHT[type] ?? 0;
  return (
    <g class={`mini mini-${nation} mini-${side} mini-${state}`}>
      {state === 'ready' && <path class="mini-halo" d={BASE[side]} />}
      {state === 'ready' && <path class="mini-glow" d={BASE[side]} />}
      <path class="mini-shadow" d={BASE[side]} transform="translate(2.5 8)" />
      <path class="mini-edge" d={BASE[side]} transform="translate(0 5)" />
      <path class="mini-base" d={BASE[side]} />
      <path class="mini-gleam" d={GLEAM[side]} />
      <path class="mini-ring" d={RING[side]} />
      <g transform={figure}>
        <path class="mini-relief" d={SILHOUETTES[type]} stroke-width={weight} transform="translate(9 12)" />
        <path class="mini-figure" d={SILHOUETTES[type]} stroke-width={weight} />
      </g>
      <path class="mini-places" d={dots(side, PIPS.slice(damage), 2.8)} />
      {damage > 0 && <path class="mini-damage" d={dots(side, PIPS.slice(0, damage), 5.6)} />}
      {state === 'done' && <path class="mini-veil" d={BASE[side]} />}
      <g class="mini-letter">
        {side === 'entente' ? <circle cx="17" cy="19" r="14.5" /> : <path d="M8 4.5h18l6 6v17l-6 6h-18l-6-6v-17z" />}
        <text x="17" y="27">
          {NATION_LETTER[nation]}
        </text>
      </g>
      {attack !== null && (
        <g class="mini-attack">
          <circle cx="85" cy="79" r="13.5" />
          <text x="85" y="87">
            {attack}
          </text>
        </g>
      )}
      {Array.from({ length: count }, (_, i) => (
        <path key={i} class={`mini-chevron mini-${level}`} d={`M72 ${20 - i * 8.5}l11 -9l11 9v6.5l-11 -9l-11 9z`} />
      ))}
      {xp >= 3 && <path class={`mini-chevron mini-${level}`} d="M72 29.5h22v5h-22z" />}
    </g>
  );
}

interface SizedMiniature extends MiniatureProps {
  /** Width in CSS pixels. */
  readonly size: number;
  /** Empty beside words that say the same. */
  readonly label: string;
}

/** A unit as a picture of its own, for panels and lists. */
export function Miniature({ size, label, ...unit }: SizedMiniature) {
  return (
    <svg
      class="mini-picture"
      role="img"
      aria-label={label}
      aria-hidden={label === '' ? true : undefined}
      viewBox="-6 -8 112 116"
      width={size}
      height={(size * 116) / 112}
    >
      <MiniatureFigure {...unit} />
    </svg>
  );
}
