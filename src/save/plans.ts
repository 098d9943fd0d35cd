import { join, type Reading } from '../rules/reading.ts';
import type { Place, UnitId } from '../rules/types.ts';

/** Something the players want to do later, drawn on the board for each other: a marked place, a move, an attack. */
export type Plan =
  | { readonly kind: 'mark'; readonly at: Place }
  | { readonly kind: 'move'; readonly unit: UnitId; readonly to: Place }
  | { readonly kind: 'attack'; readonly unit: UnitId; readonly target: UnitId };

const MOST_PLANS = 200;

export function readPlans(reading: Reading, at: string, value: unknown): readonly Plan[] {
  return (reading.list(at, value, MOST_PLANS) ?? []).flatMap((item, i) => {
    const plan = readPlan(reading, join(at, i), item);
    return plan ? [plan] : [];
  });
}

function readPlan(reading: Reading, at: string, value: unknown): Plan | undefined {
  const file = reading.fields(at, value, ['kind', 'at', 'unit', 'to', 'target']);
  const kind = file && reading.oneOf(join(at, 'kind'), file.kind, ['mark', 'move', 'attack']);
  if (!file || !kind) return undefined;
  const text = (key: string) => reading.text(join(at, key), file[key]);
  if (kind === 'mark') {
    const place = text('at');
    return place === undefined ? undefined : { kind, at: place };
  }
  const unit = text('unit');
  const goal = text(kind === 'move' ? 'to' : 'target');
  if (unit === undefined || goal === undefined) return undefined;
  return kind === 'move' ? { kind, unit, to: goal } : { kind, unit, target: goal };
}
