/** Chance that depends on nothing but its numbers, so that no tuft of grass ever jumps. */
export function seeded(...numbers: readonly number[]): () => number {
  let state = 0x9e3779b9;
  for (const number of numbers) state = scramble(state ^ (number + 0x7f4a7c15));
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    return (scramble(state) >>> 0) / 4294967296;
  };
}

function scramble(value: number): number {
  let mixed = Math.imul(value ^ (value >>> 16), 0x21f0aaad);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
  return mixed ^ (mixed >>> 15);
}

/** A number that names a text. */
export function textSeed(text: string): number {
  let seed = 7;
  for (const character of text) seed = (Math.imul(seed, 31) + (character.codePointAt(0) ?? 0)) | 0;
  return seed;
}
