import { fieldOf, inRange, rangeAgainst, wadesAt } from './field.ts';
import { reachOf } from './reach.ts';
import type { HexId, State, Unit, UnitId } from './types.ts';

/** The enemies that could hit this unit on that hex in their next turn, as the board stands now. */
export function threatsTo(state: State, unit: UnitId, at: HexId): UnitId[] {
  const field = fieldOf(state);
  const target = field.units.findIndex(({ id }) => id === unit);
  const hex = field.board.index.get(at);
  if (target < 0 || hex === undefined) return [];
  return field.units
    .filter((_, u) => field.side[u] !== field.side[target] && couldHit(state, u, target, hex))
    .map(({ id }) => id);
}

function couldHit(state: State, u: number, target: number, hex: number): boolean {
  const field = fieldOf(state);
  const range = rangeAgainst(field, field.units[u] as Unit, field.units[target] as Unit);
  if (!range) return false;
  const { stops, stopCount } = reachOf(field, u);
  for (let i = 0; i < stopCount; i++) {
    const from = stops[i] as number;
    if (inRange(range, field.board.distance(from, hex)) && !wadesAt(field, u, from)) return true;
  }
  return false;
}

/** How many enemies of a side's ground units could hit each hex in their next turn; hexes that none can are left out. */
export function threatMap(state: State, side: number): ReadonlyMap<HexId, number> {
  const field = fieldOf(state);
  const counts = new Map<HexId, number>();
  field.units.forEach((unit, u) => {
    const range = field.mat.units[unit.type].rangeGround;
    if (field.side[u] === side || !range) return;
    const { stops, stopCount } = reachOf(field, u);
    for (let hex = 0; hex < field.board.size; hex++) {
      if (field.board.costs.air[hex] === 255) continue;
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
