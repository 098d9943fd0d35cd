/** What decides tokens, dice and draws of a game; any will do. */
export function freshSeed(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0] as number;
}
