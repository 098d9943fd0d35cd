import { MOST } from '../rules/correction.ts';
import { join, type Reading } from '../rules/reading.ts';
import type { Piece, Tabletop } from '../rules/table.ts';
import { NATIONS, UNIT_TYPES } from '../rules/types.ts';

/** The real board as the app believes it to be, and which of the listed changes have been ticked off since. */
export interface SavedTable {
  readonly shown: Tabletop;
  /** Keys of changes. */
  readonly ticked: readonly string[];
}

const MOST_TICKED = 2000;

export function readTable(reading: Reading, at: string, value: unknown): SavedTable | undefined {
  const before = reading.problems.length;
  const file = reading.fields(at, value, ['shown', 'ticked']);
  const here = join(at, 'shown');
  const shown = file && reading.fields(here, file.shown, ['pieces', 'forts', 'coins']);
  if (!file || !shown) return undefined;
  const pieces = entries(reading, join(here, 'pieces'), shown.pieces, readPiece);
  const forts = entries(reading, join(here, 'forts'), shown.forts, (r, place, owner) => r.text(place, owner));
  const coins = entries(reading, join(here, 'coins'), shown.coins, (r, place, n) => r.whole(place, n, 0, MOST.coins));
  const ticked = (reading.list(join(at, 'ticked'), file.ticked, MOST_TICKED) ?? []).map(
    (key, i) => reading.text(join(join(at, 'ticked'), i), key) ?? '',
  );
  return reading.problems.length > before ? undefined : { shown: { pieces, forts, coins }, ticked };
}

function entries<T>(
  reading: Reading,
  at: string,
  value: unknown,
  read: (reading: Reading, at: string, value: unknown) => T | undefined,
): Readonly<Record<string, T>> {
  const found: [string, T][] = [];
  for (const [id, item] of reading.record(at, value) ?? []) {
    const one = reading.id(at, id) === undefined ? undefined : read(reading, join(at, id), item);
    if (one !== undefined) found.push([id, one]);
  }
  return Object.fromEntries(found);
}

function readPiece(reading: Reading, at: string, value: unknown): Piece | undefined {
  const file = reading.fields(at, value, ['nation', 'type', 'at', 'damage', 'xp']);
  if (!file) return undefined;
  const nation = reading.oneOf(join(at, 'nation'), file.nation, NATIONS);
  const type = reading.oneOf(join(at, 'type'), file.type, UNIT_TYPES);
  const place = reading.text(join(at, 'at'), file.at);
  const damage = reading.whole(join(at, 'damage'), file.damage, 0, MOST.damage);
  const xp = reading.whole(join(at, 'xp'), file.xp, 0, MOST.xp);
  if (!nation || !type || !place || damage === undefined || xp === undefined) return undefined;
  return { nation, type, at: place, damage, xp };
}
