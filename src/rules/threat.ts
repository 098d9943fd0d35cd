import { CLOSED } from './board.ts';
import { fieldOf, inRange, wadesAt } from './field.ts';
import { reachOf } from './reach.ts';
import type { HexId, State } from './types.ts';

/** How many enemies of a side's ground units could hit each hex in their next turn; hexes that none can are left out. */
export function threatMap(state: State, side: number): ReadonlyMap<HexId, number> {
  const field = fieldOf(state);
  const counts = new Map<HexId, number>();
  field.units.forEach((unit, u) => {
    const range = field.mat.units[unit.type].rangeGround;
    if (field.side[u] === side || !range) return;
    const { stops, stopCount } = reachOf(field, u);
    for (let hex = 0; hex < field.board.size; hex++) {
      if (field.board.costs.air[hex] === CLOSED) continue;
      for (let i = 0; i < stopCount; i++) {
        const from = stops[i] as number;
        if (!inRange(range, field.board.distance(from, hex)) || wadesAt(field, u, from)) continue;
        const id = field.board.ids[hex] as HexId;
        counts.set(id, (counts.get(id) ?? 0) + 1);
        break;
      }
    }
  });
  return counts;
}
