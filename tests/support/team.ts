import { type Seat, SLOTS, type Slot } from '../../src/rules/seats.ts';
import type { Nation } from '../../src/rules/types.ts';
import { seat } from './setup.ts';

/** CO1: who gets which slot: the first nation all of them, but for those named. */
export function slotsFor(
  [first, second]: readonly [Nation, Nation],
  toSecond: readonly Slot[],
): Readonly<Record<Slot, Nation>> {
  const entries = SLOTS.map((slot) => [slot, toSecond.includes(slot) ? second : first]);
  return Object.fromEntries(entries) as Record<Slot, Nation>;
}

/** A co-op team: the second player has the slots named, the first all others. */
export function team(nations: readonly [Nation, Nation], toSecond: readonly Slot[]): Seat {
  return seat(nations, { slots: slotsFor(nations, toSecond) });
}

export const AUTOMA: Seat = seat(['DE'], { control: 'automa', difficulty: 'easy' });
