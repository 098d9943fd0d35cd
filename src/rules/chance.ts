/** Seeded chance: the n-th die of a game is a function of (seed, n), whatever happened before it. */

/** Dice in battle and for the first turn; the deal of the tokens; the Automa's ties. */
export type Stream = 'dice' | 'deal' | 'ties';

const STREAM_SALT: Readonly<Record<Stream, number>> = { dice: 0x2545f491, deal: 0x6c8e9cf5, ties: 0x1b56c4e9 };

/** A well-mixed 32-bit number for each (seed, stream, n, k). */
export function draw32(seed: number, stream: Stream, n: number, k = 0): number {
  let h = STREAM_SALT[stream];
  h = mix(h ^ (seed >>> 0));
  h = mix(h ^ Math.floor(seed / 0x100000000) ^ 0x9e3779b9);
  h = mix(h ^ n);
  h = mix(h ^ Math.imul(k, 0x85ebca6b) ^ 0x7f4a7c15);
  return h >>> 0;
}

function mix(value: number): number {
  let h = value | 0;
  h = Math.imul(h ^ (h >>> 16), 0x21f0aaad);
  h = Math.imul(h ^ (h >>> 15), 0x735a2d97);
  return h ^ (h >>> 15);
}

/** 0 … count − 1, evenly. */
export function drawBelow(count: number, seed: number, stream: Stream, n: number, k = 0): number {
  return Math.floor((draw32(seed, stream, n, k) / 0x100000000) * count);
}

/** The n-th d12 of the game, 1 … 12. */
export function die(seed: number, n: number): number {
  return 1 + drawBelow(12, seed, 'dice', n);
}

/** The items in a drawn order; uses one draw of the stream. */
export function shuffled<T>(items: readonly T[], seed: number, stream: Stream, n: number): T[] {
  const rest = [...items];
  for (let i = rest.length - 1; i > 0; i--) {
    const j = drawBelow(i + 1, seed, stream, n, i);
    [rest[i], rest[j]] = [rest[j] as T, rest[i] as T];
  }
  return rest;
}
