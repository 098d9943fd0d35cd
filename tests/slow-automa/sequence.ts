/** AU4: whose turn it is among the Automa's units. */
import type { UnitId, UnitType } from '../../src/rules/types.ts';
import { isAir, MAT } from '../slow/mat.ts';
import type { SlowPosition, SlowUnit } from '../slow/types.ts';
import { armyMayAct, commandOf } from '../slow/units.ts';
import { acceptable, ORDERS } from './decide.ts';
import { tableOf } from './world.ts';

const FOOT: readonly UnitType[] = ['infantry', 'mountedInfantry', 'heavyInfantry']; // table I, then others
const SAME_PRICE: readonly UnitType[] = ['tank', 'tankMarkIFemale', 'tankRenaultFt17', 'armoredCar']; // II, then others
const GUNS: readonly UnitType[] = ['fieldGun', 'antiAircraft', 'howitzer', 'heavyMortar']; // III, then by range

function placeIn(list: readonly UnitType[], type: UnitType): number {
  const place = list.indexOf(type);
  return place < 0 ? list.length : place;
}

/** Compared number by number, lower first. */
function rankOf(type: UnitType): number[] {
  const table = tableOf(type);
  if (table === 'I') return [1, placeIn(FOOT, type)];
  if (table === 'II') return [2, -MAT[type].price, isAir(type) ? -1 : placeIn(SAME_PRICE, type)]; // highest price first
  const range = GUNS.includes(type) ? 0 : (MAT[type].ground?.[1] ?? 0);
  return [3, placeIn(GUNS, type), range]; // the others by maximum range, shortest first
}

/** AU4: tables and types in sequence; zero for types the rules leave in no order. */
export function compareTypes(one: UnitType, other: UnitType): number {
  const [a, b] = [rankOf(one), rankOf(other)];
  const difference = a.findIndex((value, index) => value !== b[index]);
  return difference < 0 ? 0 : (a[difference] ?? 0) - (b[difference] ?? 0);
}

/** AU4: the better order first, no order last. */
function orderRank(position: SlowPosition, unit: SlowUnit): number {
  const { order } = acceptable(position, unit.id);
  return order === null ? ORDERS.length : ORDERS.indexOf(order);
}

/** Units of the command whose turn it is that have not acted; S7 through `turn.armies`. */
function waiting(position: SlowPosition): SlowUnit[] {
  return position.units.filter(
    (unit) =>
      commandOf(position, unit.nation).id === position.turn.command &&
      !unit.moved && // AU4: nobody gets a second turn
      armyMayAct(position, unit), // S7, AU3
  );
}

/** The units that may act next; empty when all have acted. */
export function acceptableNext(position: SlowPosition): Set<UnitId> {
  const units = waiting(position);
  const first = units.filter((unit) => units.every((other) => compareTypes(unit.type, other.type) <= 0));
  const ranked = first.map((unit) => ({ unit, rank: orderRank(position, unit) }));
  const next = ranked.filter(
    ({ unit, rank }) => ranked.every((other) => other.unit.type !== unit.type || rank <= other.rank), // AU4
  );
  return new Set(next.map(({ unit }) => unit.id)); // equal: random
}
