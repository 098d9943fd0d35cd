import type { Nation } from '../rules/types.ts';

/** The letter on a unit's base; the same in every language. */
export const NATION_LETTER: Readonly<Record<Nation, string>> = { FR: 'F', GB: 'B', DE: 'D', AH: 'A' };
