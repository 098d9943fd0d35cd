import type { Field, Occupants } from './field.ts';
import { searchReach } from './movement.ts';
import { freeHexesBeside, hexesToUnload, isTruck, passengersOf } from './transport.ts';
import type { Unit } from './types.ts';

/** Passengers that have to get off a truck (T3, T6); a parked truck can only unload where it stands. */
export interface Load {
  readonly truck: number;
  readonly hex: number;
  readonly count: number;
  readonly parked: boolean;
}

/** The loaded trucks of the unit's command, itself left out. */
export function loadsOf(field: Field, u: number): Load[] {
  return loadsOfCommand(field, field.command[u] as number).filter(({ truck }) => truck !== u);
}

function loadsOfCommand(field: Field, commandIndex: number): Load[] {
  const loads: Load[] = [];
  field.units.forEach((unit, truck) => {
    if (!isTruck(unit) || field.command[truck] !== commandIndex) return;
    const count = passengersOf(field, truck);
    if (count > 0) loads.push({ truck, hex: field.hex[truck] as number, count, parked: unit.moved === true });
  });
  return loads;
}

/** T3: can everybody get off, one truck after the other, as the hexes are taken in `occupant`? */
export function canAllUnload(field: Field, occupant: Occupants, loads: readonly Load[]): boolean {
  const [load, ...rest] = loads;
  if (!load) return true;
  if (unloadsAt(field, occupant, load, load.hex, rest)) return true;
  if (load.parked) return false;
  const reach = searchReach(field, load.truck, { occupant, passengers: 0 });
  const stops = reach.stops.slice(0, reach.stopCount);
  if (reach.forts.length > 0) {
    const without = occupant.slice();
    without[load.hex] = -1;
    if (canAllUnload(field, without, rest)) return true;
  }
  return stops.some((hex) => unloadsAt(field, occupant, load, hex, rest));
}

function unloadsAt(field: Field, occupant: Occupants, load: Load, hex: number, rest: readonly Load[]): boolean {
  if (freeHexesBeside(field, hex, load.truck, occupant) < load.count) return false;
  if (rest.length === 0) return true;
  const moved = occupant.slice();
  moved[load.hex] = -1;
  moved[hex] = load.truck;
  return choices(hexesToUnload(field, hex, load.truck, moved), load.count).some((hexes) => {
    const unloaded = moved.slice();
    for (const taken of hexes) unloaded[taken] = load.truck;
    return canAllUnload(field, unloaded, rest);
  });
}

function choices(from: readonly number[], count: number): number[][] {
  if (count === 0) return [[]];
  return from.flatMap((first, i) => choices(from.slice(i + 1), count - 1).map((others) => [first, ...others]));
}

/** Whether everybody can still get off once unit `u` has left its hex for `hex` (-1: off the board). */
export function leavesRoom(field: Field, u: number, hex: number, loads: readonly Load[]): boolean {
  if (loads.length === 0) return true;
  const occupant = field.occupant.slice();
  const from = field.hex[u] as number;
  if (from >= 0) occupant[from] = -1;
  if (hex >= 0) occupant[hex] = u;
  return canAllUnload(field, occupant, loads);
}

/** T3: can all passengers of a command get off as things stand? */
export function hasRoomForAll(field: Field, commandIndex: number): boolean {
  return canAllUnload(field, field.occupant, loadsOfCommand(field, commandIndex));
}

/** T3: nobody boards where they could not get off again. */
export function leavesRoomAboard(field: Field, u: number, truck: number): boolean {
  const loads = loadsOf(field, u).filter((load) => load.truck !== truck);
  const count = passengersOf(field, truck) + 1;
  return leavesRoom(field, u, -1, [{ truck, hex: field.hex[truck] as number, count, parked: false }, ...loads]);
}

/** The passengers of a truck that has moved and must unload now. */
export function unloadingTruck(field: Field, commandIndex: number): number {
  return field.units.findIndex(
    (unit: Unit, u) => isTruck(unit) && unit.moved && field.command[u] === commandIndex && passengersOf(field, u) > 0,
  );
}
