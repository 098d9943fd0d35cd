/** AU5: letters narrow the ways, one after the other, and every step is written down. */
import type { Distance } from './distance.ts';
import { compareDistances } from './distance.ts';

export interface Step {
  /** An order (`II.1`), a letter (`II.1b`), AU11 or AU12. */
  readonly rule: string;
  /** Ways left after it. */
  readonly left: number;
  /** No way satisfied it, or it had nothing to refer to: it was skipped. */
  readonly passed: boolean;
}

/** A letter that is satisfied or not; AU5: passed over where no way satisfies it. */
export function prefer<T>(rule: string, ways: readonly T[], satisfies: (way: T) => boolean, steps: Step[]): T[] {
  const kept = ways.filter(satisfies);
  const left = kept.length > 0 ? kept : [...ways];
  steps.push({ rule, left: left.length, passed: kept.length === 0 });
  return left;
}

/** A letter that compares; AU5: only the best are kept; AU9: without a reference (null) it is passed over. */
export function best<T, M>(
  rule: string,
  ways: readonly T[],
  measure: (way: T) => M | null,
  isBetter: (one: M, other: M) => boolean,
  steps: Step[],
): T[] {
  const measured = ways.flatMap((way) => {
    const value = measure(way);
    return value === null ? [] : [{ way, value }];
  });
  if (measured.length < ways.length) return prefer(rule, ways, () => false, steps); // AU9
  const kept = measured.filter(({ value }) => !measured.some((other) => isBetter(other.value, value)));
  steps.push({ rule, left: kept.length, passed: false });
  return kept.map(({ way }) => way);
}

export function lowest<T>(rule: string, ways: readonly T[], measure: (way: T) => number | null, steps: Step[]): T[] {
  return best(rule, ways, measure, (one, other) => one < other, steps);
}

export function highest<T>(rule: string, ways: readonly T[], measure: (way: T) => number | null, steps: Step[]): T[] {
  return best(rule, ways, measure, (one, other) => one > other, steps);
}

export function nearest<T>(rule: string, ways: readonly T[], far: (way: T) => Distance | null, steps: Step[]): T[] {
  return best(rule, ways, far, (one, other) => compareDistances(one, other) < 0, steps);
}

export function farthest<T>(rule: string, ways: readonly T[], far: (way: T) => Distance | null, steps: Step[]): T[] {
  return best(rule, ways, far, (one, other) => compareDistances(one, other) > 0, steps);
}
