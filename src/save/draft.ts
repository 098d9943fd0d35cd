import { createStore, del, get, set } from 'idb-keyval';
import { type PositionFile, parsePosition } from '../rules/position.ts';
import type { ProblemCode } from '../rules/reading.ts';

const KEY = 'draft';
/** What may be wrong with a position while it is laid out. */
const UNFINISHED: readonly ProblemCode[] = ['notOnMap', 'notHere', 'stacked', 'notInOwnFort', 'unknownFort'];

const kept = createStore('trench-club-draft', 'draft');

/** The position somebody was laying out; null where there is none, or nothing that could be one. */
export async function loadDraft(): Promise<PositionFile | null> {
  const found = await get<unknown>(KEY, kept);
  const parsed = parsePosition(found);
  const sound = parsed.ok || parsed.problems.every(({ code }) => UNFINISHED.includes(code));
  return sound ? (found as PositionFile) : null;
}

export async function saveDraft(draft: PositionFile | null): Promise<void> {
  await (draft ? set(KEY, draft, kept) : del(KEY, kept));
}
