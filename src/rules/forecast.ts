import { whyNoAttack } from './attack.ts';
import { landing } from './battle.ts';
import {
  bonusFor,
  DESTROYED,
  damageFrom,
  FACES,
  type Firepower,
  firepower,
  hitByShell,
  returnsFire,
  rowOf,
  strayFaces,
} from './combat.ts';
import { type Field, fieldOf, unitIndex } from './field.ts';
import { type Rejection, refuse } from './refusals.ts';
import type { State, Unit, UnitId } from './types.ts';

/** Chances of k more damage and still there (k < 6); the last is destroyed, whatever was missing. */
export type DamageChances = readonly number[];

export interface Forecast {
  readonly attackerDice: number | null;
  readonly bonusDice: number;
  readonly attackerToHit: number;
  readonly defenderDice: number | null;
  readonly defenderToHit: number | null;
  readonly returnFire: boolean;
  readonly defenderDamage: DamageChances;
  readonly attackerDamage: DamageChances;
  readonly destroyDefender: number;
  readonly destroyAttacker: number;
}

const UNHARMED: DamageChances = [1, 0, 0, 0, 0, 0, 0];

/** Exact chances of a battle fought now; a refusal where it is no legal target. */
export function forecast(state: State, attackerId: UnitId, defenderId: UnitId): Forecast | Rejection {
  const attacker = unitIndex(state, attackerId);
  const defender = unitIndex(state, defenderId);
  if (attacker < 0) return refuse('A1', 'unknownUnit', { unit: attackerId });
  if (defender < 0) return refuse('A2', 'unknownUnit', { unit: defenderId });
  const field = fieldOf(state);
  const no = whyNoAttack(field, attacker, defender);
  if (no) return no;
  const bonus = bonusFor(field, attacker, defender);
  const attack = firepower(field, attacker, defender, bonus);
  const returnFire = returnsFire(field, attacker, defender);
  const back = returnFire ? firepower(field, defender, attacker) : null;
  const onTarget = damageChances(field, defender, rowOf(field, defender, true), attack);
  const share = landingShares(field, attacker, defender);
  const defenderDamage = blend([share.target, onTarget], [1 - share.target, UNHARMED]);
  const returned = back ? damageChances(field, attacker, 'open', back) : UNHARMED;
  const own =
    share.self > 0
      ? damageChances(field, attacker, rowOf(field, attacker, true), firepower(field, attacker, attacker))
      : UNHARMED;
  const missing = DESTROYED - (field.units[attacker] as Unit).damage;
  const attackerDamage = blend([1 - share.self, returned], [share.self, both(returned, own, missing)]);
  return {
    attackerDice: attack.dice,
    bonusDice: attack.bonus.dice,
    attackerToHit: attack.toHit,
    defenderDice: back?.dice ?? null,
    defenderToHit: back?.toHit ?? null,
    returnFire,
    defenderDamage,
    attackerDamage,
    destroyDefender: defenderDamage[DESTROYED] as number,
    destroyAttacker: attackerDamage[DESTROYED] as number,
  };
}

/** B9: how much of the landing die falls on the target, and on the gun itself where a mat lets it fire so near. */
function landingShares(field: Field, attacker: number, defender: number): { target: number; self: number } {
  const stray = strayFaces(field.units[attacker] as Unit);
  let target = 0;
  let self = 0;
  for (let face = 1; face <= FACES; face++) {
    const victim = hitByShell(field, landing(field, defender, stray, face));
    if (victim === defender || stray === 0) target++;
    else if (victim === attacker) self++;
  }
  return { target: target / FACES, self: self / FACES };
}

/** B5, B6, B7: from dice to damage. */
function damageChances(field: Field, u: number, row: 'open' | 'forest', power: Firepower): DamageChances {
  const chances = [0, 0, 0, 0, 0, 0, 0];
  const add = (hits: number, chance: number) => {
    const damage = damageFrom(field, u, row, hits);
    const destroyed = (field.units[u] as Unit).damage + damage >= DESTROYED;
    const index = destroyed ? DESTROYED : damage;
    chances[index] = (chances[index] as number) + chance;
  };
  if (power.fixed !== null) add(power.fixed, 1);
  else
    binomial(power.dice ?? 0, power.toHit / FACES).forEach((chance, hits) => {
      add(hits, chance);
    });
  return chances;
}

/** Chances of 0 … n hits with n dice. */
export function binomial(n: number, p: number): number[] {
  let chances = [1];
  for (let die = 0; die < n; die++) {
    const next = new Array<number>(chances.length + 1).fill(0);
    chances.forEach((chance, hits) => {
      next[hits] = (next[hits] as number) + chance * (1 - p);
      next[hits + 1] = (next[hits + 1] as number) + chance * p;
    });
    chances = next;
  }
  return chances;
}

function blend(...parts: readonly (readonly [weight: number, chances: DamageChances])[]): DamageChances {
  return UNHARMED.map((_, k) => parts.reduce((sum, [weight, chances]) => sum + weight * (chances[k] as number), 0));
}

/** Damage from two sources at once. */
function both(one: DamageChances, other: DamageChances, missing: number): DamageChances {
  const chances = [0, 0, 0, 0, 0, 0, 0];
  one.forEach((p, i) => {
    other.forEach((q, j) => {
      const index = i === DESTROYED || j === DESTROYED || i + j >= missing ? DESTROYED : i + j;
      chances[index] = (chances[index] as number) + p * q;
    });
  });
  return chances;
}
