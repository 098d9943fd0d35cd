import { type Field, fieldOf, fortOfPlace, inRange, isAir, rangeAgainst, unitIndex, wadesAt } from './field.ts';
import { type Rejection, refuse } from './refusals.ts';
import type { State, Unit, UnitId } from './types.ts';

/** A2, A3, M4, F1: why this unit could not attack that one from its hex, or from another; null if it could. */
export function whyNoAttack(
  field: Field,
  attacker: number,
  target: number,
  from = field.hex[attacker] as number,
): Rejection | null {
  const unit = field.units[attacker] as Unit;
  const enemy = field.units[target] as Unit;
  if (field.side[attacker] === field.side[target]) return refuse('A2', 'ownSide', { target: enemy.id });
  if (from < 0) {
    return refuse(fortOfPlace(unit.at) ? 'F1' : 'A2', 'attackerOffBoard', { unit: unit.id });
  }
  if ((field.hex[target] as number) < 0) {
    return refuse(fortOfPlace(enemy.at) ? 'F1' : 'A2', 'targetOffBoard', { target: enemy.id });
  }
  if (wadesAt(field, attacker, from)) return refuse('M4', 'wading', { unit: unit.id });
  const range = rangeAgainst(field, unit, enemy);
  if (!range) {
    return isAir(enemy)
      ? refuse('A3', 'cannotHitAir', { unit: unit.id, target: enemy.id })
      : refuse('A2', 'unarmed', { unit: unit.id });
  }
  const distance = field.board.distance(from, field.hex[target] as number);
  if (!inRange(range, distance)) return refuse('A2', 'outOfRange', { unit: unit.id, target: enemy.id, distance });
  return null;
}

/** What a unit could attack from where it stands, whether or not it has attacked already. */
export function targetsOf(state: State, id: UnitId): UnitId[] {
  const field = fieldOf(state);
  const attacker = unitIndex(state, id);
  if (attacker < 0) return [];
  return state.units.filter((_, target) => !whyNoAttack(field, attacker, target)).map((unit) => unit.id);
}
