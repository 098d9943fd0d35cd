/** A small generator of its own: the same seed gives the same choices everywhere. */

export interface Chance {
  /** A whole number from `low` to `high`, both included. */
  between(low: number, high: number): number;
  /** True with this probability. */
  happens(probability: number): boolean;
  pick<T>(list: readonly T[]): T;
  shuffle<T>(list: readonly T[]): T[];
}

export function chanceFrom(seed: number): Chance {
  let state = (Math.imul(seed, 0x9e3779b1) ^ 0x5bd1e995) >>> 0;
  const next = (): number => {
    // A step of a linear congruence; its bits are mixed because the low ones alternate.
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 16), 0x45d9f3b);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d);
    return ((mixed ^ (mixed >>> 16)) >>> 0) / 2 ** 32;
  };
  const between = (low: number, high: number): number => low + Math.floor(next() * (high - low + 1));
  const pick = <T>(list: readonly T[]): T => {
    if (list.length === 0) throw new Error('nothing to pick from');
    return list[between(0, list.length - 1)] as T;
  };
  return {
    between,
    happens: (probability) => next() < probability,
    pick,
    shuffle: (list) => {
      const rest = [...list];
      const out = [];
      while (rest.length > 0) out.push(...rest.splice(between(0, rest.length - 1), 1));
      return out;
    },
  };
}
