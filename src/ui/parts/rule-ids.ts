import { BOOK } from '../../rules/book.ts';
import type { RuleId } from '../../rules/types.ts';

/** A stretch of text; with an id it is that rule's number. */
export interface Piece {
  readonly text: string;
  readonly id?: RuleId;
}

/** Longest first, so that II.1a is not read as II.1. */
const ANY_ID = BOOK.map(({ id }) => id)
  .sort((a, b) => b.length - a.length)
  .map((id) => id.replace('.', '\\.'))
  .join('|');

const ID = new RegExp(`(?<![\\w.])(?:${ANY_ID})(?![\\w]|\\.\\w)`, 'g');
/** Hexes have names like rules, so elsewhere only a number in brackets is meant as one. */
const IN_BRACKETS = new RegExp(`(?<=\\((?:(?:${ANY_ID}), )*)(?:${ANY_ID})(?=(?:, (?:${ANY_ID}))*\\))`, 'g');

/** Text cut at the rule numbers in it: all of them in the rule book, those in brackets elsewhere. */
export function cutAtIds(text: string, where: 'anywhere' | 'brackets'): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const match of text.matchAll(where === 'anywhere' ? ID : IN_BRACKETS)) {
    if (match.index > end) pieces.push({ text: text.slice(end, match.index) });
    pieces.push({ text: match[0], id: match[0] });
    end = match.index + match[0].length;
  }
  if (end < text.length) pieces.push({ text: text.slice(end) });
  return pieces;
}
