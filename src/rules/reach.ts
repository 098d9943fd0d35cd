import { CLOSED } from './board.ts';
import type { Field } from './field.ts';
import { type Reach, searchReach } from './movement.ts';
import { canAllUnload, type Load, leavesRoom, leavesRoomAboard, loadsOf } from './room.ts';
import { freeHexesBeside, isTruck, passengersOf } from './transport.ts';
import type { Unit } from './types.ts';

/** Where this unit may go: its movement, less what would keep passengers from getting off (T3). */
export function reachOf(field: Field, u: number): Reach {
  const reach = searchReach(field, u);
  if (!field.units.some(isTruck)) return reach;
  const boardable = reach.trucks.filter(({ truck }) => leavesRoomAboard(field, u, truck));
  reach.trucks.splice(0, reach.trucks.length, ...boardable);
  const loads = loadsOf(field, u);
  if (loads.length === 0) return reach;
  const own = passengersOf(field, u);
  let kept = 0;
  for (let i = 0; i < reach.stopCount; i++) {
    const hex = reach.stops[i] as number;
    if (hex === reach.start || staysFree(field, u, hex, own, loads)) reach.stops[kept++] = hex;
    else reach.cost[hex] = CLOSED;
  }
  reach.stopCount = kept;
  return reach;
}

function staysFree(field: Field, u: number, hex: number, own: number, loads: readonly Load[]): boolean {
  if (own === 0) return leavesRoom(field, u, hex, loads);
  const occupant = field.occupant.slice();
  occupant[field.hex[u] as number] = -1;
  occupant[hex] = u;
  return canAllUnload(field, occupant, [{ truck: u, hex, count: own, parked: true }, ...loads]);
}

/** T2: a loaded truck may also stay and unload there. */
export function mayUnloadInPlace(field: Field, u: number): boolean {
  const unit = field.units[u] as Unit;
  if (!isTruck(unit)) return false;
  const own = passengersOf(field, u);
  const hex = field.hex[u] as number;
  if (own === 0 || hex < 0 || freeHexesBeside(field, hex, u) < own) return false;
  const loads = loadsOf(field, u);
  return loads.length === 0 || staysFree(field, u, hex, own, loads);
}
