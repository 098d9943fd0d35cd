import { NATIONS, type Nation, UNIT_TYPES, type UnitId, type UnitType } from './types.ts';

/** `fr-infantry`: what a unit's number stands behind. */
export function idPrefix(nation: Nation, type: UnitType): string {
  return `${nation.toLowerCase()}-${type}`;
}

export function unitIdFor(numbers: Readonly<Record<string, number>>, nation: Nation, type: UnitType): UnitId {
  const prefix = idPrefix(nation, type);
  return `${prefix}-${(numbers[prefix] ?? 0) + 1}`;
}

/** The numbers once this id is in use; ids of another shape do not count. */
export function withNumber(
  numbers: Readonly<Record<string, number>>,
  prefix: string,
  id: UnitId,
): Readonly<Record<string, number>> {
  const number = id.startsWith(`${prefix}-`) ? Number(id.slice(prefix.length + 1)) : Number.NaN;
  if (!Number.isSafeInteger(number) || number <= (numbers[prefix] ?? 0)) return numbers;
  return { ...numbers, [prefix]: number };
}

/** The highest number in use for each nation and type, so that no id is given twice. */
export function numbersOf(ids: readonly UnitId[]): Readonly<Record<string, number>> {
  let numbers: Readonly<Record<string, number>> = {};
  for (const nation of NATIONS) {
    for (const type of UNIT_TYPES) {
      const prefix = idPrefix(nation, type);
      for (const id of ids) numbers = withNumber(numbers, prefix, id);
    }
  }
  return numbers;
}
