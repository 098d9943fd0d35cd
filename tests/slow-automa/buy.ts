/** AU7, AU8: what the Automa may buy next, and where it goes. */
import type { Command, FortId, UnitType } from '../../src/rules/types.ts';
import { isFoot, MAT, ROSTER } from '../slow/mat.ts';
import type { SlowPosition, SlowUnit } from '../slow/types.ts';
import { commandOf, hexOf } from '../slow/units.ts';
import type { Distance } from './distance.ts';
import { compareDistances, mpDistance } from './distance.ts';
import { footSoldiersAt } from './world.ts';

export interface Purchase {
  readonly type: UnitType;
  readonly fort: FortId;
}

function buyer(position: SlowPosition): Command {
  const command = position.commands.find(({ id }) => id === position.turn.command);
  if (!command) throw new Error(`no command ${position.turn.command}`);
  return command;
}

function enemies(position: SlowPosition): SlowUnit[] {
  const { side } = buyer(position);
  return position.units.filter((unit) => commandOf(position, unit.nation).side !== side && hexOf(unit) !== null);
}

/** AU7: the types it may buy next with its coins; none where it cannot pay. */
export function acceptableTypes(position: SlowPosition): UnitType[] {
  const command = buyer(position);
  const nation = command.nations[0];
  if (nation === undefined) throw new Error(`${command.id} has no nation`);
  const own = position.units.filter((unit) => unit.nation === nation); // forts included
  const limit = position.options.unitLimit;
  // E4; 0 is off
  const isFull = (type: UnitType): boolean => limit > 0 && own.filter((unit) => unit.type === type).length >= limit;
  const canPay = (type: UnitType): boolean => command.coins >= MAT[type].price; // E3
  const only = (type: UnitType): UnitType[] => (canPay(type) ? [type] : []); // AU7: no cheaper substitute

  const fewSoldiers = own.filter((unit) => isFoot(unit.type)).length < 2;
  if (fewSoldiers && !isFull('mountedInfantry')) return only('mountedInfantry');
  if (!isFull('armoredCar')) return only('armoredCar');
  const gun = ROSTER[nation].includes('fieldGun') ? 'fieldGun' : 'howitzer';
  if (!isFull(gun)) return only(gun);
  return ROSTER[nation].filter((type) => type !== 'transport' && !isFull(type) && canPay(type)); // a random other type
}

/** AU8: own forts without an enemy foot soldier next to an entrance. */
function openForts(position: SlowPosition): FortId[] {
  const { id } = buyer(position);
  return position.map.forts
    .map((fort) => fort.id)
    .filter((fort) => position.forts[fort] === id)
    .filter((fort) => footSoldiersAt(position, enemies(position), fort).length === 0);
}

/** AU8: below zero where the first fort is better: nearest enemy, more at that distance, second-nearest, … */
function compareForts(one: readonly Distance[], other: readonly Distance[]): number {
  if (one.length === 0) return 0; // no enemy on the board: random
  const [near, far] = [[...one].sort(compareDistances), [...other].sort(compareDistances)];
  const [a, b] = [near[0], far[0]];
  if (!a || !b) throw new Error('both forts see the same enemies');
  if (compareDistances(a, b) !== 0) return compareDistances(a, b); // AU8: the nearer enemy
  const beyondA = near.filter((distance) => compareDistances(distance, a) > 0);
  const beyondB = far.filter((distance) => compareDistances(distance, b) > 0);
  if (beyondA.length !== beyondB.length) return beyondA.length - beyondB.length; // AU8: more enemies at that distance
  return compareForts(beyondA, beyondB); // AU8: then the second-nearest, third …
}

/** AU8: measured by AU9 for the bought type from inside the fort. */
export function acceptableForts(position: SlowPosition, type: UnitType): FortId[] {
  const forts = openForts(position).map((fort) => ({
    fort,
    distances: enemies(position).map((enemy) => mpDistance(position.map, type, `fort:${fort}`, enemy.at)),
  }));
  return forts
    .filter((one) => forts.every((other) => compareForts(one.distances, other.distances) <= 0))
    .map(({ fort }) => fort);
}

/** The acceptable next purchase after income; null when it buys nothing more. */
export function acceptableBuys(position: SlowPosition): Purchase[] | null {
  const pairs = acceptableTypes(position).flatMap((type) =>
    acceptableForts(position, type).map((fort) => ({ type, fort })),
  );
  return pairs.length === 0 ? null : pairs; // AU7: it cannot pay; AU8: no fort qualifies
}
