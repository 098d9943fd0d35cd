/** AU9: how far things are for the Automa. Half movement points, whole numbers. */
import type { HexId, MapFile, Place, UnitType } from '../../src/rules/types.ts';
import { neighbours, terrainAt } from '../slow/board.ts';
import { isAir, isFoot, MAT } from '../slow/mat.ts';
import { fortIn, hexDistance } from './world.ts';

/** With a path: `amount` half points. Without: `amount` hexes, and farther than any path (AU9). */
export interface Distance {
  readonly path: boolean;
  readonly amount: number;
}

/** Below zero: the first is nearer. AU9: no path is farther than any path, then by hexes. */
export function compareDistances(a: Distance, b: Distance): number {
  if (a.path !== b.path) return a.path ? -1 : 1;
  return a.amount - b.amount;
}

/** null for an empty list. */
export function smallest(distances: readonly Distance[]): Distance | null {
  return [...distances].sort(compareDistances)[0] ?? null;
}

/** Half points to enter a hex; null where it is closed. */
export function stepCost(map: MapFile, type: UnitType, hex: HexId): number | null {
  const terrain = terrainAt(map, hex);
  if (terrain === null || terrain === 'fort') return null; // AU9: forts closed
  if (isAir(type)) return 2; // M5: 1 MP over any terrain
  if (terrain === 'road' || terrain === 'bridge') return 1; // M2, M8
  if (terrain === 'forest') return 3; // M2
  if (terrain === 'water') return isFoot(type) ? 2 * MAT[type].speed : null; // AU9: at full speed, or closed
  return 2; // M2: plain
}

/** Cheapest half points from a hex to every hex with a path; units, contact and M3 play no part (AU9). */
function spread(map: MapFile, type: UnitType, from: HexId): ReadonlyMap<HexId, number> {
  const cheapest = new Map<HexId, number>([[from, 0]]);
  const open = [from];
  for (let here = open.shift(); here !== undefined; here = open.shift()) {
    for (const next of neighbours(map, here)) {
      const step = stepCost(map, type, next);
      if (step === null) continue;
      const cost = (cheapest.get(here) ?? 0) + step; // AU9: every hex entered is paid for, the destination too
      if (cost >= (cheapest.get(next) ?? Number.POSITIVE_INFINITY)) continue;
      cheapest.set(next, cost);
      open.push(next);
    }
  }
  return cheapest;
}

/** Spread once per map, type and starting hex. */
const fields = new WeakMap<MapFile, Map<string, ReadonlyMap<HexId, number>>>();

function fieldFrom(map: MapFile, type: UnitType, from: HexId): ReadonlyMap<HexId, number> {
  const known = fields.get(map) ?? new Map<string, ReadonlyMap<HexId, number>>();
  fields.set(map, known);
  const field = known.get(`${type} ${from}`) ?? spread(map, type, from);
  known.set(`${type} ${from}`, field);
  return field;
}

/** A hex is measured from itself, the inside of a fort from both its entrances (AU9). */
function startsOf(map: MapFile, from: Place): readonly HexId[] {
  const fort = fortIn(from);
  if (fort === null) return [from];
  const entrances = map.forts.find((candidate) => candidate.id === fort)?.entrances;
  if (!entrances) throw new Error(`no fort ${fort}`);
  return entrances;
}

/** AU9: the cheapest cost for this type of unit from a place to a hex. */
export function mpDistance(map: MapFile, type: UnitType, from: Place, to: Place): Distance {
  if (from === to) return { path: true, amount: 0 };
  const each = startsOf(map, from).map((start): Distance => {
    const cost = fieldFrom(map, type, start).get(to);
    return cost === undefined ? { path: false, amount: hexDistance(map, start, to) } : { path: true, amount: cost };
  });
  const nearer = smallest(each); // AU9: from the nearer entrance
  if (nearer === null) throw new Error(`nothing to measure from: ${from}`);
  return nearer;
}

/** In hexes; from inside a fort, from the nearer entrance (AU9). */
export function hexesBetween(map: MapFile, from: Place, to: HexId): number {
  return Math.min(...startsOf(map, from).map((start) => hexDistance(map, start, to)));
}
