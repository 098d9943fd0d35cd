import { CLOSED } from './board.ts';
import { type Field, fieldOf, fortOfPlace, unitIndex } from './field.ts';
import { pathToStop, pathVia, type Reach, searchReach } from './movement.ts';
import { canAllUnload, type Load, leavesRoom, leavesRoomAboard, loadsOf } from './room.ts';
import { freeHexesBeside, isTruck, passengersOf } from './transport.ts';
import { type Destination, type HexId, type State, truckOf, type Unit, type UnitId } from './types.ts';

/** Where this unit may go: its movement, less what would keep passengers from getting off (T3). */
export function reachOf(field: Field, u: number): Reach {
  const reach = searchReach(field, u);
  if (reach.trucks.length > 0) {
    const boardable = reach.trucks.filter(({ truck }) => leavesRoomAboard(field, u, truck));
    reach.trucks.splice(0, reach.trucks.length, ...boardable);
  }
  if (!field.units.some((unit) => unit.aboard !== undefined)) return reach;
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

/** How a unit gets somewhere: the hexes it enters, what it spends, and what it does there. */
export interface Way {
  readonly path: readonly HexId[];
  /** MP */
  readonly cost: number;
  readonly how: 'stop' | 'enter' | 'conquer' | 'board';
}

/** The cheapest way of a unit that may move; null where it cannot go there. */
export function wayTo(state: State, id: UnitId, to: Destination): Way | null {
  const field = fieldOf(state);
  const { board } = field;
  const reach = reachOf(field, unitIndex(state, id));
  const name = (hexes: readonly number[]) => hexes.map((hex) => board.ids[hex] as HexId);
  const truck = truckOf(to);
  if (truck !== null) {
    const way = reach.trucks.find((one) => field.units[one.truck]?.id === truck);
    return way ? { path: name(pathVia(reach, way.via)), cost: way.cost / 2, how: 'board' } : null;
  }
  const fort = fortOfPlace(to);
  if (fort !== null) {
    const way = reach.forts.find((one) => board.forts[one.fort]?.id === fort);
    if (!way) return null;
    const spent = way.how === 'conquer' ? reach.speed : (reach.searcher.free[way.via] as number) + 1;
    return { path: name(pathVia(reach, way.via)), cost: spent / 2, how: way.how };
  }
  const hex = board.index.get(to) ?? -1;
  const cost = reach.cost[hex];
  return cost === undefined || cost === CLOSED
    ? null
    : { path: name(pathToStop(reach, hex)), cost: cost / 2, how: 'stop' };
}

/** Whether a move to this stop is over there, whatever is left: contact (M9) or water (M4). */
export function endsMove({ searcher }: Reach, hex: number): boolean {
  return (searcher.ended[hex] as number) < (searcher.free[hex] as number);
}
