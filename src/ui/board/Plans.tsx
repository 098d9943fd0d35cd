import type { Layers } from '../../app/layers.ts';
import { fortOfPlace } from '../../rules/field.ts';
import type { Place, UnitId } from '../../rules/types.ts';
import { apart, type XY } from '../terrain/geometry.ts';
import { Drawn } from './Marks.tsx';
import { bowArrow, hexagon } from './shapes.ts';
import type { Spot } from './spots.ts';
import type { Table } from './table.ts';

interface PlansProps {
  readonly table: Table;
  readonly spots: ReadonlyMap<UnitId, Spot>;
  readonly plans: NonNullable<Layers['plans']>;
}

/** Plans as chalk on the map: rings and dashed arrows that nobody takes for the real thing. */
export function Plans({ table, spots, plans }: PlansProps) {
  const placeAt = (place: Place): XY => {
    const fort = fortOfPlace(place);
    return fort === null ? table.spot(place) : table.courtOf(fort);
  };
  const unitAt = (id: UnitId): XY | null => {
    const spot = spots.get(id);
    return spot ? [spot.x, spot.y] : null;
  };
  return (
    <g class="bd-plans">
      {plans.map((plan) => {
        if (plan.kind === 'mark') return <Mark key={`mark ${plan.at}`} at={placeAt(plan.at)} />;
        const from = unitAt(plan.unit);
        const to = plan.kind === 'move' ? placeAt(plan.to) : unitAt(plan.target);
        if (!from || !to || apart(from, to) < 20) return null;
        return (
          <g key={`${plan.kind} ${plan.unit}`} class={`bd-plan bd-plan-${plan.kind}`}>
            <Drawn arrow={bowArrow(from, to, 26, 18, 22)} />
            {plan.kind === 'move' && <path class="bd-plan-goal" d={hexagon(to, 0.7)} />}
          </g>
        );
      })}
    </g>
  );
}

function Mark({ at: [x, y] }: { readonly at: XY }) {
  return (
    <g class="bd-plan bd-plan-mark" transform={`translate(${x} ${y})`}>
      <circle class="bd-plan-halo" r="30" />
      <circle class="bd-plan-ring" r="30" />
      <path class="bd-plan-flag" d="M-3 14V-16l16 6l-16 6" />
    </g>
  );
}
