import { balancedSlots } from '../rules/coop.ts';
import { type GameSetup, SLOTS, type Slot } from '../rules/setup.ts';
import type { MatFile, Nation } from '../rules/types.ts';
import { allyOf, type Challenge, setupOf } from './challenge.ts';

/** Who sits at the table: one or a team of two against the Automa, or two against each other. */
export const COMPANIES = ['solo', 'team', 'duel'] as const;
export type Company = (typeof COMPANIES)[number];

/** The set-up of a challenge; in a duel a person leads what would be the Automa's nation. */
export function setupFor(company: Company, challenge: Challenge): GameSetup {
  const setup = setupOf(challenge);
  if (company !== 'duel') return setup;
  const seats = setup.seats.map(({ id, side, nations }) => ({ id, side, nations, control: 'human' as const }));
  return { ...setup, seats };
}

/** The nations led by people, the first player's first. */
export function peopleOf(company: Company, { nation, automa }: Challenge): readonly Nation[] {
  return company === 'solo' ? [nation] : [nation, company === 'team' ? allyOf(nation) : automa];
}

/** The challenge for this company: a team has its slots shared fairly, nobody else has any. */
export function challengeFor(company: Company, { toAlly, ...challenge }: Challenge): Challenge {
  return company === 'team' ? { ...challenge, toAlly: toAlly ?? fairShare(challenge) } : challenge;
}

/** CO1: the slots the second player gets when they are shared fairly. */
export function fairShare({ nation, mat }: { readonly nation: Nation; readonly mat?: MatFile }): readonly Slot[] {
  const slots = balancedSlots([nation, allyOf(nation)], mat);
  return SLOTS.filter((slot) => slots[slot] !== nation);
}

/** The slot changes hands; the last one of either player stays. */
export function swapSlot(toAlly: readonly Slot[], slot: Slot): readonly Slot[] {
  const swapped = SLOTS.filter((one) => toAlly.includes(one) !== (one === slot));
  return swapped.length === 0 || swapped.length === SLOTS.length ? toAlly : swapped;
}
