import { join, type Reading } from '../rules/reading.ts';
import { NATIONS, type Nation } from '../rules/types.ts';

/** The names of the people at the table, by nation. */
export type Players = Readonly<Partial<Record<Nation, string>>>;

export const LONGEST_PLAYER = 24;

/** A name as it is kept: one line of text, not too long; null where nothing is left of it. */
export function playerName(typed: string): string | null {
  const line = typed.replace(/[\p{C}\s]+/gu, ' ').trim();
  return [...line].slice(0, LONGEST_PLAYER).join('').trim() || null;
}

export function readPlayers(reading: Reading, at: string, value: unknown): Players {
  const file = reading.fields(at, value, NATIONS) ?? {};
  const players: Partial<Record<Nation, string>> = {};
  for (const nation of NATIONS) {
    if (file[nation] === undefined) continue;
    const here = join(at, nation);
    const name = reading.text(here, file[nation]);
    if (name === undefined) continue;
    if (playerName(name) === name) players[nation] = name;
    else if ([...name].length > LONGEST_PLAYER) reading.report(here, 'tooLong', { most: LONGEST_PLAYER });
    else reading.report(here, 'badId', { value: name });
  }
  return players;
}
