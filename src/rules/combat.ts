import { CLOSED, FOREST } from './board.ts';
import { couldFightClose, type Field, isAir, isFoot } from './field.ts';
import { KINDS, type Mat } from './mat.ts';
import type { Command, DamageRows, Unit } from './types.ts';

export const FACES = 12;
export const DESTROYED = 6;

/** B5 */
export function levelOf(xp: number): number {
  return xp >= 5 ? 2 : xp >= 3 ? 1 : 0;
}

/** B5: the rookie's value against this kind of target; unarmed is 0. */
export function rookieValue(mat: Mat, unit: Unit, target: Unit): number {
  const numbers = mat.units[unit.type];
  const special = KINDS[target.type].tank
    ? numbers.attackTanks
    : isFoot(target)
      ? numbers.attackFoot
      : isAir(target)
        ? numbers.attackAir
        : null;
  return special ?? numbers.attack ?? 0;
}

/** B5: veterans hit two higher, war heroes four. */
export function attackValue(mat: Mat, unit: Unit, target: Unit): number {
  const rookie = rookieValue(mat, unit, target);
  return rookie === 0 && mat.units[unit.type].attack === null ? 0 : rookie + 2 * levelOf(unit.xp);
}

/** AU6: the Automa's hits, without dice. */
export function fixedHits(mat: Mat, unit: Unit, target: Unit): number {
  if (unit.damage <= 2) return attackValue(mat, unit, target);
  return Math.ceil(rookieValue(mat, unit, target) / 2) + levelOf(unit.xp);
}

export function isAutoma(field: Field, u: number): boolean {
  return (field.state.commands[field.command[u] as number] as Command).control === 'automa';
}

export interface Bonus {
  readonly dice: 0 | 2 | 3;
  readonly rule: 'flank' | 'encircle' | null;
}

const NO_BONUS: Bonus = { dice: 0, rule: null };

/** B4, CO3: other units of the attacker's nation next to the defender that could fight it hand to hand. */
export function bonusFor(field: Field, attacker: number, defender: number): Bonus {
  const { board, units } = field;
  const from = field.hex[attacker] as number;
  const at = field.hex[defender] as number;
  if (isAutoma(field, attacker) || board.distance(from, at) !== 1) return NO_BONUS;
  const air = isAir(units[defender] as Unit);
  const { nation } = units[attacker] as Unit;
  let helpers = 0;
  let opposite = false;
  for (let d = 0; d < 6; d++) {
    const hex = board.neighbors[at * 6 + d] as number;
    const other = hex < 0 ? -1 : (field.occupant[hex] as number);
    if (other === -1 || other === attacker || units[other]?.nation !== nation) continue;
    if (!couldFightClose(field, other, air)) continue;
    helpers++;
    if (board.neighbors[at * 6 + ((d + 3) % 6)] === from) opposite = true;
  }
  if (helpers >= 2 || opposite) return { dice: 3, rule: 'encircle' };
  return helpers === 1 ? { dice: 2, rule: 'flank' } : NO_BONUS;
}

/** B4: the free hex exactly opposite the attacker, from which another own unit would encircle; -1 where there is none. */
export function encirclingHex(field: Field, attacker: number, defender: number): number {
  const { board, occupant } = field;
  const at = field.hex[defender] as number;
  for (let d = 0; d < 6; d++) {
    if (board.neighbors[at * 6 + d] !== field.hex[attacker]) continue;
    const opposite = board.neighbors[at * 6 + ((d + 3) % 6)] as number;
    return opposite >= 0 && occupant[opposite] === -1 && board.costs.ground[opposite] !== CLOSED ? opposite : -1;
  }
  return -1;
}

/** B2 */
export function returnsFire(field: Field, attacker: number, defender: number): boolean {
  const distance = field.board.distance(field.hex[attacker] as number, field.hex[defender] as number);
  return distance === 1 && couldFightClose(field, defender, isAir(field.units[attacker] as Unit));
}

/** B6: the defender in forest uses its forest row; everyone else the open row. */
export function rowOf(field: Field, u: number, defends: boolean): 'open' | 'forest' {
  const unit = field.units[u] as Unit;
  const inForest = defends && field.board.terrain[field.hex[u] as number] === FOREST;
  return inForest && !isAir(unit) && armorOf(field, unit).forest ? 'forest' : 'open';
}

function armorOf(field: Field, unit: Unit): DamageRows {
  return field.mat.armor[field.mat.units[unit.type].armor];
}

/** B6: damage from hits, at most 6. */
export function damageFrom(field: Field, u: number, row: 'open' | 'forest', hits: number): number {
  const thresholds = armorOf(field, field.units[u] as Unit)[row] ?? [];
  let damage = 0;
  for (const fewest of thresholds) if (hits >= fewest) damage++;
  return damage;
}

/** B3, B4, B5: how this unit rolls against that one; dice null is the Automa's fixed hits (AU6). */
export interface Firepower {
  readonly dice: number | null;
  readonly bonus: Bonus;
  readonly toHit: number;
  /** Known beforehand only for the Automa. */
  readonly fixed: number | null;
}

export function firepower(field: Field, u: number, against: number, bonus: Bonus = NO_BONUS): Firepower {
  const unit = field.units[u] as Unit;
  const target = field.units[against] as Unit;
  const toHit = Math.min(FACES, attackValue(field.mat, unit, target));
  if (isAutoma(field, u)) return { dice: null, bonus: NO_BONUS, toHit, fixed: fixedHits(field.mat, unit, target) };
  return { dice: (field.mat.dice[unit.damage] as number) + bonus.dice, bonus, toHit, fixed: null };
}

/** B9: faces of the landing die that send the shell to a neighbour; 0 is a sure aim. */
export function strayFaces(unit: Unit): number {
  if (unit.type !== 'bigBertha') return 0;
  return [6, 3, 0][levelOf(unit.xp)] as number;
}

/** B9: whom a shell on this hex hits, friend or foe; air units are out of its reach. */
export function hitByShell(field: Field, hex: number): number {
  const victim = hex < 0 ? -1 : (field.occupant[hex] as number);
  return victim >= 0 && isAir(field.units[victim] as Unit) ? -1 : victim;
}
