import type { Layers } from '../../app/layers.ts';
import { board as words } from '../../i18n/en/board.ts';
import type { FortId, HexId, UnitId } from '../../rules/types.ts';
import type { XY } from '../terrain/geometry.ts';
import { Cost, Disc, Slip } from './Label.tsx';
import { Plans } from './Plans.tsx';
import { type Arrow, bowArrow, hexagon, wayArrow } from './shapes.ts';
import type { Spot } from './spots.ts';
import type { Table } from './table.ts';
import { Ways } from './Ways.tsx';

interface MarksProps {
  readonly table: Table;
  readonly layers: Layers;
  readonly spots: ReadonlyMap<UnitId, Spot>;
  readonly cursor: HexId | null;
}

/** What is drawn over the units: the path, targets, trucks, declared attacks, the Automa's ways, the cursor. */
export function Marks({ table, layers, spots, cursor }: MarksProps) {
  const point = (unit: UnitId): XY | null => {
    const spot = spots.get(unit);
    return spot ? [spot.x, spot.y] : null;
  };
  return (
    <g class="bd-marks">
      {layers.threatened?.map(({ unit, count }) => {
        const spot = spots.get(unit);
        const by = (spot?.size ?? 0) * 0.4;
        return spot && <Disc key={unit} at={[spot.x - by, spot.y + by]} kind="threat" words={String(count)} />;
      })}
      {layers.trucks?.map(({ unit, cost }) => {
        const spot = spots.get(unit);
        return spot && <Slip key={unit} at={[spot.x, spot.y - 40]} kind="truck" words={`↥ ${cost}`} />;
      })}
      {layers.targets?.map(({ unit, chance }) => {
        const spot = spots.get(unit);
        const at: XY | null = spot ? [spot.x, spot.y + spot.size * 0.54] : null;
        return at && <Slip key={unit} at={at} kind="target" words={words.percent(chance)} />;
      })}
      {layers.path && <Path table={table} layers={layers} path={layers.path} point={point} />}
      {layers.attacks?.map(({ attacker, target }, i, { length }) => {
        const [from, to] = [point(attacker), point(target)];
        if (!from || !to) return null;
        const arrow = bowArrow(from, to, 20, 22, 24);
        return (
          <g key={attacker} class="bd-attack">
            <Drawn arrow={arrow} />
            {length > 1 && <Disc at={arrow.number} kind="attack" words={String(i + 1)} />}
          </g>
        );
      })}
      {layers.plans && <Plans table={table} spots={spots} plans={layers.plans} />}
      {layers.ways && <Ways table={table} ways={layers.ways} />}
      {layers.lit?.map((hex) => (
        <g key={hex} class="bd-lit">
          <path class="bd-lit-halo" d={hexagon(table.spot(hex), 0.92)} />
          <path class="bd-lit-ring" d={hexagon(table.spot(hex), 0.92)} />
        </g>
      ))}
      {cursor && <path class="bd-cursor-halo" d={hexagon(table.spot(cursor), 0.95)} />}
      {cursor && <path class="bd-cursor" d={hexagon(table.spot(cursor), 0.95)} />}
    </g>
  );
}

export function Drawn({ arrow }: { readonly arrow: Arrow }) {
  return (
    <>
      <path class="bd-line-halo" d={arrow.line} />
      <path class="bd-head-halo" d={arrow.head} />
      <path class="bd-line" d={arrow.line} />
      <path class="bd-head" d={arrow.head} />
    </>
  );
}

/** From the middle of a unit to the edge of its base. */
const BASE = 40;

interface PathProps {
  readonly table: Table;
  readonly layers: Layers;
  readonly path: NonNullable<Layers['path']>;
  readonly point: (unit: UnitId) => XY | null;
}

function Path({ table, layers, path: { hexes, cost, outOf, into, gone }, point }: PathProps) {
  const points = hexes.map(table.spot);
  const gateAndCourt = (fort: FortId, outside: XY | undefined) =>
    outside ? [table.gateOf(fort, outside), table.courtOf(fort)] : [table.courtOf(fort)];
  if (into !== undefined) {
    points.push(...(table.hexesOf.has(into) ? gateAndCourt(into, points.at(-1)) : [point(into) ?? [0, 0]]));
  }
  if (outOf !== undefined) points.unshift(...gateAndCourt(outOf, points[0]).reverse());
  const end = points.at(-1);
  const arrow = gone ? wayArrow(points, 0, BASE) : wayArrow(points, 34);
  if (!arrow || !end) return null;
  const last = layers.reach?.find(({ hex }) => hex === hexes.at(-1))?.last ?? false;
  return (
    <g class={gone ? 'bd-path bd-path-gone' : 'bd-path'}>
      <Drawn arrow={arrow} />
      {!gone && (
        <g class="bd-path-cost">
          <Cost at={[end[0], end[1] + 28]} cost={cost} last={last && into === undefined} />
        </g>
      )}
    </g>
  );
}
