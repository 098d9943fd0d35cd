import { balancedSlots, type GameSetup, type Seat, SLOTS, type Slot } from '../rules/seats.ts';
import type { CommandId, MatFile, Nation } from '../rules/types.ts';
import { allyOf, type Challenge, setupOf } from './challenge.ts';

/** Who sits at the table: one or a team of two against the Automa, or two against each other. */
export const COMPANIES = ['solo', 'team', 'duel'] as const;
export type Company = (typeof COMPANIES)[number];

/** The set-up of a challenge; in a duel a person leads what would be the Automa's nation. Who rolls at the table is named (D1). */
export function setupFor(company: Company, challenge: Challenge, atTable: readonly CommandId[] = []): GameSetup {
  const setup = setupOf(challenge);
  const people = (seat: Seat): Seat =>
    company === 'duel' ? { id: seat.id, side: seat.side, nations: seat.nations, control: 'human' } : seat;
  const rolls = (seat: Seat): Seat =>
    seat.control === 'human' && atTable.includes(seat.id) ? { ...seat, luck: 'table' } : seat;
  return { ...setup, seats: setup.seats.map(people).map(rolls) };
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
