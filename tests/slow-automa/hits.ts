/** Fixed hits (AU6), what they do on a row, and the two questions of AU10. */
import type { HexId } from '../../src/rules/types.ts';
import { terrainAt } from '../slow/board.ts';
import { isAir, isTank, MAT, ROWS } from '../slow/mat.ts';
import type { SlowPosition, SlowUnit } from '../slow/types.ts';
import { couldFightClose } from '../slow/units.ts';
import { hexDistance } from './world.ts';

/** B5: rookie 0, veteran 1, war hero 2. */
export function levelOf(unit: SlowUnit): 0 | 1 | 2 {
  const xp = unit.xp ?? 0;
  if (xp >= 5) return 2;
  return xp >= 3 ? 1 : 0;
}

function isUnarmed(unit: SlowUnit): boolean {
  return MAT[unit.type].ground === null && MAT[unit.type].air === null;
}

/** B5: the mat's value; of our units only Anti-Tank Gunners have a special one, against tanks. */
function rookieValue(unit: SlowUnit, against: SlowUnit): number {
  const { attack, tanks } = MAT[unit.type];
  return isTank(against.type) ? (tanks ?? attack) : attack;
}

/** AU10: the current value against that kind, also for a unit that cannot attack it; unarmed is 0. */
export function attackValue(unit: SlowUnit, against: SlowUnit): number {
  return isUnarmed(unit) ? 0 : rookieValue(unit, against) + 2 * levelOf(unit);
}

/** AU6: hits without dice. */
export function fixedHits(attacker: SlowUnit, target: SlowUnit): number {
  if (isUnarmed(attacker)) return 0;
  const rookie = rookieValue(attacker, target);
  if ((attacker.damage ?? 0) <= 2) return rookie + 2 * levelOf(attacker); // AU6: damage 0–2
  return Math.ceil(rookie / 2) + levelOf(attacker); // AU6: damage 3–5
}

/** B6: a row lists the fewest hits for 1, 2, … 6 damage. */
export function damageOnRow(row: readonly number[], hits: number): number {
  return row.filter((needed) => hits >= needed).length;
}

/** B6: a defender in forest uses the forest row, everyone else the open row; air units have no forest row. */
export function defenderRow(position: SlowPosition, target: SlowUnit): readonly number[] {
  const rows = ROWS[MAT[target.type].armor];
  return terrainAt(position.map, target.at) === 'forest' && !isAir(target.type) ? rows.forest : rows.open;
}

/** AU10: its fixed hits, on the target's row where it stands now, bring it to 6. */
export function canDestroy(position: SlowPosition, attacker: SlowUnit, target: SlowUnit): boolean {
  const more = damageOnRow(defenderRow(position, target), fixedHits(attacker, target));
  return (target.damage ?? 0) + more >= 6; // B7
}

/** AU10: judged for the hex attacked from; `null` is close combat as such, for II.2. */
export function cannotReturnFire(
  position: SlowPosition,
  attacker: SlowUnit,
  target: SlowUnit,
  from: HexId | null,
): boolean {
  if (from !== null && hexDistance(position.map, from, target.at) > 1) return true; // B2: close combat only
  return !couldFightClose(position, target, attacker); // B2
}
