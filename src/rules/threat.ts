import { CLOSED } from './board.ts';
import { fieldOf, inRange, wadesAt } from './field.ts';
import { reachOf } from './reach.ts';
import type { HexId, State, UnitId } from './types.ts';

/** The enemies that could hit a side's ground units, or its aircraft, on each hex in their next turn; hexes that none can are left out. */
export function threatMap(
  state: State,
  side: number,
  against: 'rangeGround' | 'rangeAir' = 'rangeGround',
): ReadonlyMap<HexId, readonly UnitId[]> {
  const field = fieldOf(state);
  const threats = new Map<HexId, UnitId[]>();
  field.units.forEach((unit, u) => {
    const range = field.mat.units[unit.type][against];
    if (field.side[u] === side || !range) return;
    const { stops, stopCount } = reachOf(field, u);
    for (let hex = 0; hex < field.board.size; hex++) {
      if (field.board.costs.air[hex] === CLOSED) continue;
      for (let i = 0; i < stopCount; i++) {
        const from = stops[i] as number;
        if (!inRange(range, field.board.distance(from, hex)) || wadesAt(field, u, from)) continue;
        const id = field.board.ids[hex] as HexId;
        threats.set(id, [...(threats.get(id) ?? []), unit.id]);
        break;
      }
    }
  });
  return threats;
}
