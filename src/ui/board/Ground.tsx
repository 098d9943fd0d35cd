import { useId } from 'preact/hooks';
import type { Layers } from '../../app/layers.ts';
import type { FortId, HexId, UnitId } from '../../rules/types.ts';
import { Cost, Label } from './Label.tsx';
import { brackets, hexagon, outline } from './shapes.ts';
import type { Spot } from './spots.ts';
import type { Table } from './table.ts';

interface GroundProps {
  readonly table: Table;
  readonly layers: Layers;
  readonly spots: ReadonlyMap<UnitId, Spot>;
}

/** What lies on the map under the units: threats, reach, forts to go into, places, the hex looked at. */
export function Ground({ table, layers, spots }: GroundProps) {
  const { threats, reach, forts, places, focus, path } = layers;
  const end = path?.into === undefined ? path?.hexes.at(-1) : undefined;
  return (
    <g class="bd-ground">
      {threats && threats.length > 0 && <Threats table={table} threats={threats} />}
      {reach && reach.length > 0 && (
        <>
          <Wash table={table} hexes={reach.map(({ hex }) => hex)} />
          {reach.map(({ hex, cost, last }) =>
            hex === end ? null : <Cost key={hex} at={table.spot(hex)} cost={cost} last={last} />,
          )}
        </>
      )}
      {forts?.map(({ fort, how }) => (
        <FortGround key={fort} table={table} spots={spots} fort={fort} how={how} />
      ))}
      {layers.forNew !== undefined && <FortGround table={table} spots={spots} fort={layers.forNew} how="enter" />}
      {places?.map((hex) => (
        <g key={hex} class="bd-place" transform={`translate(${table.spot(hex).join(' ')})`}>
          <circle class="bd-place-fill" r="31" />
          <circle class="bd-place-ring" r="31" />
          <path class="bd-place-plus" d="M-9 0h18M0 -9v18" />
        </g>
      ))}
      {layers.trucks?.map(({ unit }) => (
        <Ring key={unit} kind="truck" spot={spots.get(unit)} />
      ))}
      {layers.targets?.map(({ unit }) => (
        <Ring key={unit} kind="target" spot={spots.get(unit)} />
      ))}
      {focus && <path class="bd-focus-halo" d={brackets(table.spot(focus), 0.96)} />}
      {focus && <path class="bd-focus" d={brackets(table.spot(focus), 0.96)} />}
    </g>
  );
}

/** Around a unit: whole with cross-hairs for a target, broken for a truck. */
function Ring({ kind, spot }: { readonly kind: 'truck' | 'target'; readonly spot: Spot | undefined }) {
  if (!spot) return null;
  const r = spot.size * 0.58;
  const ticks = `M0 ${-r - 8}V${-r + 8}M0 ${r - 8}V${r + 8}M${-r - 8} 0H${-r + 8}M${r - 8} 0H${r + 8}`;
  return (
    <g transform={`translate(${spot.x} ${spot.y})`}>
      <circle class="bd-ring-halo" r={r} />
      <circle class={`bd-${kind}-ring`} r={r} />
      {kind === 'target' && <path class="bd-target-tick" d={ticks} />}
    </g>
  );
}

function Wash({ table, hexes }: { readonly table: Table; readonly hexes: readonly HexId[] }) {
  const points = hexes.map(table.spot);
  const edge = outline(points);
  return (
    <>
      <path class="bd-reach" d={points.map((point) => hexagon(point, 0.95)).join('')} />
      <path class="bd-reach-halo" d={edge} />
      <path class="bd-reach-edge" d={edge} />
    </>
  );
}

interface ThreatsProps {
  readonly table: Table;
  readonly threats: NonNullable<Layers['threats']>;
}

/** Hatched the closer the more enemies. */
function Threats({ table, threats }: ThreatsProps) {
  const id = useId();
  const few = threats.filter(({ count }) => count < 3).map(({ hex }) => hexagon(table.spot(hex)));
  const many = threats.filter(({ count }) => count >= 3).map(({ hex }) => hexagon(table.spot(hex)));
  return (
    <g class="bd-threats">
      <pattern id={`${id}few`} width="14" height="14" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path class="bd-hatch" d="M7 0V14" />
      </pattern>
      <pattern id={`${id}many`} width="10" height="10" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path class="bd-hatch" d="M5 0V10M0 5H10" />
      </pattern>
      <path d={few.join('')} fill={`url(#${id}few)`} />
      <path d={many.join('')} fill={`url(#${id}many)`} />
      <path class="bd-threat-edge" d={outline(threats.map(({ hex }) => table.spot(hex)))} />
    </g>
  );
}

const ICON = {
  enter: 'M-15 0H5M-3 -9L6 0L-3 9M4 -14H13V14H4',
  conquer: 'M-9 15V-15M-9 -14H12L6 -7.5L12 -1H-9',
} as const;

interface FortGroundProps {
  readonly table: Table;
  readonly spots: ReadonlyMap<UnitId, Spot>;
  readonly fort: FortId;
  readonly how: 'enter' | 'conquer';
}

function FortGround({ table, spots, fort, how }: FortGroundProps) {
  const points = (table.hexesOf.get(fort) ?? []).map(table.spot);
  const edge = outline(points);
  const [x, y] = table.courtOf(fort);
  const taken = [...spots.values()].some((spot) => spot.y === y && Math.abs(spot.x - x) < 60);
  return (
    <g class={`bd-fort bd-fort-${how}`}>
      <path class="bd-fort-fill" d={edge} />
      <path class="bd-reach-halo" d={edge} />
      <path class="bd-fort-edge" d={edge} />
      <Label at={[x, taken ? y - 42 : y]} kind="fort">
        <circle class="bd-disc" r="22" />
        <path class="bd-fort-icon" d={ICON[how]} />
      </Label>
    </g>
  );
}
