/** Targets and exact battle chances, one die after another in whole numbers. */

import type { UnitId } from '../../src/rules/types.ts';
import { adjacent, distance, oppositeOf, terrainAt } from './board.ts';
import { DICE, isTank, MAT, ROWS } from './mat.ts';
import type { SlowForecast, SlowPosition, SlowUnit } from './types.ts';
import { commandOf, couldFightClose, hexOf, inRange, isEnemy, isSwimming, unitById } from './units.ts';

/** What the unit could attack from where it stands, in the order of the position. */
export function slowTargets(position: SlowPosition, unitId: UnitId): UnitId[] {
  const unit = unitById(position, unitId);
  const from = hexOf(unit);
  if (from === null) return []; // F1: not out of a fort; T6: not from aboard
  if (isSwimming(position, unit)) return []; // M4
  return position.units
    .filter((enemy) => {
      const there = hexOf(enemy);
      if (there === null) return false; // F1: not inside a fort
      if (!isEnemy(position, unit, enemy)) return false; // A2
      return inRange(unit, enemy, distance(position.map, from, there)); // A2, A3
    })
    .map((enemy) => enemy.id);
}

export function slowForecast(position: SlowPosition, attackerId: UnitId, defenderId: UnitId): SlowForecast {
  if (!slowTargets(position, attackerId).includes(defenderId)) {
    throw new Error(`${defenderId} is not a legal target of ${attackerId}`);
  }
  const attacker = unitById(position, attackerId);
  const defender = unitById(position, defenderId);
  const close = distance(position.map, attacker.at, defender.at) === 1;
  const returnFire = close && couldFightClose(position, defender, attacker); // B2
  const bonusDice = close && !isAutoma(position, attacker) ? bonus(position, attacker, defender) : 0; // B4, AU6

  const attack = fire(position, attacker, defender, bonusDice);
  const forest = terrainAt(position.map, defender.at) === 'forest'; // B6: only the defender
  let onDefender = damage(attack.chances, defender, forest);
  if (attacker.type === 'bigBertha') onDefender = landing(onDefender, level(attacker)); // B9
  // Big Bertha's nearest hex is 2, so it never returns fire and never hits itself.
  const answer = returnFire ? fire(position, defender, attacker, 0) : null;
  const onAttacker = damage(answer ? answer.chances : certain(0), attacker, false); // B6

  const defenderDamage = shares(onDefender);
  const attackerDamage = shares(onAttacker);
  return {
    attackerDice: attack.dice,
    bonusDice,
    attackerToHit: attackValue(attacker, defender),
    defenderDice: answer ? answer.dice : null,
    defenderToHit: answer ? attackValue(defender, attacker) : null,
    returnFire,
    defenderDamage,
    attackerDamage,
    destroyDefender: defenderDamage[6] ?? 0,
    destroyAttacker: attackerDamage[6] ?? 0,
  };
}

function isAutoma(position: SlowPosition, unit: SlowUnit): boolean {
  return commandOf(position, unit.nation).control === 'automa';
}

/** B5: 0 rookie, 1 veteran, 2 war hero. */
function level(unit: SlowUnit): number {
  const xp = unit.xp ?? 0;
  if (xp >= 5) return 2;
  return xp >= 3 ? 1 : 0;
}

/** The mat's value against this kind of unit (B5: some have another one against tanks). */
function rookieValue(unit: SlowUnit, against: SlowUnit): number {
  const { attack, tanks } = MAT[unit.type];
  return tanks !== undefined && isTank(against.type) ? tanks : attack;
}

/** B5: +2 for a veteran, +4 for a war hero. */
function attackValue(unit: SlowUnit, against: SlowUnit): number {
  return rookieValue(unit, against) + 2 * level(unit);
}

/** B4: the attacker's own nation's other units next to the defender, as they stand now. */
function bonus(position: SlowPosition, attacker: SlowUnit, defender: SlowUnit): number {
  const helpers = position.units.filter((unit) => {
    const hex = hexOf(unit);
    return (
      hex !== null &&
      unit.id !== attacker.id &&
      unit.nation === attacker.nation && // B4: allies do not count; CO3
      adjacent(position.map, hex, defender.at) &&
      couldFightClose(position, unit, defender)
    );
  });
  if (helpers.length >= 2) return 3;
  if (helpers.some((unit) => unit.at === oppositeOf(defender.at, attacker.at))) return 3;
  return helpers.length === 1 ? 2 : 0;
}

/** `ways[n]` of `of` equally likely outcomes give n. */
interface Chances {
  readonly ways: readonly bigint[];
  readonly of: bigint;
}

function certain(value: number): Chances {
  return { ways: [...Array<bigint>(value).fill(0n), 1n], of: 1n };
}

function fire(
  position: SlowPosition,
  unit: SlowUnit,
  against: SlowUnit,
  bonusDice: number,
): { dice: number | null; chances: Chances } {
  if (isAutoma(position, unit)) return { dice: null, chances: certain(fixedHits(unit, against)) }; // AU6
  const dice = (DICE[unit.damage ?? 0] ?? 0) + bonusDice; // B3
  return { dice, chances: roll(dice, attackValue(unit, against)) };
}

/** AU6 */
function fixedHits(unit: SlowUnit, against: SlowUnit): number {
  const value = rookieValue(unit, against);
  return (unit.damage ?? 0) <= 2 ? value + 2 * level(unit) : Math.ceil(value / 2) + level(unit);
}

/** B5: each d12 hits on `toHit` of its 12 faces. */
function roll(dice: number, toHit: number): Chances {
  let ways = [1n];
  for (let die = 0; die < dice; die += 1) {
    const next = Array<bigint>(ways.length + 1).fill(0n);
    ways.forEach((count, hits) => {
      next[hits] = (next[hits] ?? 0n) + count * BigInt(12 - toHit);
      next[hits + 1] = (next[hits + 1] ?? 0n) + count * BigInt(toHit);
    });
    ways = next;
  }
  return { ways, of: 12n ** BigInt(dice) };
}

/** B6, B7: hits to additional damage; 6 stands for destroyed, whatever was missing. */
function damage(hits: Chances, target: SlowUnit, forest: boolean): Chances {
  const rows = ROWS[MAT[target.type].armor];
  const row = forest ? rows.forest : rows.open;
  const ways = Array<bigint>(7).fill(0n);
  hits.ways.forEach((count, number) => {
    const more = row.filter((needed) => number >= needed).length;
    const index = (target.damage ?? 0) + more >= 6 ? 6 : more;
    ways[index] = (ways[index] ?? 0n) + count;
  });
  return { ways, of: hits.of };
}

/** B9: a rookie's shell lands on the target on 7–12, a veteran's on 4–12, a war hero's always. */
function landing(onTarget: Chances, gunLevel: number): Chances {
  const faces = BigInt([6, 9, 12][gunLevel] ?? 12);
  const ways = onTarget.ways.map((count, index) => count * faces + (index === 0 ? onTarget.of * (12n - faces) : 0n));
  return { ways, of: onTarget.of * 12n };
}

function shares(chances: Chances): number[] {
  return chances.ways.map((count) => Number(count) / Number(chances.of));
}
