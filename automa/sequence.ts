import { mayAct } from '../src/rules/armies.ts';
import { commandAtTurn } from '../src/rules/field.ts';
import { KINDS, type Mat, matOf } from '../src/rules/mat.ts';
import { type State, UNIT_TYPES, type Unit, type UnitId, type UnitType } from '../src/rules/types.ts';

export type TableName = 'I' | 'II' | 'III';

/** AU4: "range" is the mat's maximum against ground. */
export function tableOf(mat: Mat, type: UnitType): TableName {
  if (KINDS[type].foot) return 'I';
  return mat.units[type].rangeGround?.[1] === 1 ? 'II' : 'III';
}

const FOOT_ORDER: readonly UnitType[] = ['infantry', 'mountedInfantry', 'heavyInfantry'];
const CLOSE_ORDER: readonly UnitType[] = ['tank', 'tankMarkIFemale', 'tankRenaultFt17', 'armoredCar'];
const FAR_ORDER: readonly UnitType[] = ['fieldGun', 'antiAircraft', 'howitzer', 'heavyMortar'];

function placeIn(order: readonly UnitType[], type: UnitType): number {
  const place = order.indexOf(type);
  return place < 0 ? order.length : place;
}

/** What the types of a table are sorted by, the first number first. */
function rank(mat: Mat, type: UnitType): readonly number[] {
  const numbers = mat.units[type];
  switch (tableOf(mat, type)) {
    case 'I':
      return [1, placeIn(FOOT_ORDER, type)];
    case 'II':
      return [2, -numbers.price, KINDS[type].air ? -1 : placeIn(CLOSE_ORDER, type)];
    case 'III': {
      const farthest = numbers.rangeGround ? (numbers.rangeGround[1] ?? Number.MAX_SAFE_INTEGER) : 0;
      return [3, placeIn(FAR_ORDER, type), farthest];
    }
  }
}

const sequences = new WeakMap<Mat, Readonly<Record<UnitType, number>>>();

/** AU4: the place of every type in the order in which the Automa acts. */
function sequenceOf(mat: Mat): Readonly<Record<UnitType, number>> {
  let sequence = sequences.get(mat);
  if (!sequence) {
    const sorted = [...UNIT_TYPES].sort((a, b) => compare(rank(mat, a), rank(mat, b)));
    sequence = Object.fromEntries(sorted.map((type, place) => [type, place])) as Record<UnitType, number>;
    sequences.set(mat, sequence);
  }
  return sequence;
}

function compare(one: readonly number[], other: readonly number[]): number {
  for (let i = 0; i < one.length; i++) {
    const difference = (one[i] as number) - (other[i] as number);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** The units of the next type that has any left to act, by index; none: the turn is done. */
export function nextOfType(state: State, rested?: ReadonlySet<UnitId>): number[] {
  const { nations } = commandAtTurn(state);
  const sequence = sequenceOf(matOf(state.mat));
  let first: number = UNIT_TYPES.length;
  let next: number[] = [];
  for (let u = 0; u < state.units.length; u++) {
    const unit = state.units[u] as Unit;
    const place = sequence[unit.type];
    if (unit.moved || unit.attacked || place > first || !nations.includes(unit.nation)) continue;
    if (rested?.has(unit.id) || !mayAct(state, unit)) continue;
    if (place < first) next = [];
    first = place;
    next.push(u);
  }
  return next;
}
