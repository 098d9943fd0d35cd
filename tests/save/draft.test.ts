import 'fake-indexeddb/auto';
import { createStore, set } from 'idb-keyval';
import { beforeEach, describe, expect, it } from 'vitest';
import { commandsAgainst, emptyDraft, put } from '../../src/app/build-position.ts';
import { loadDraft, saveDraft } from '../../src/save/draft.ts';

const empty = emptyDraft('marne', commandsAgainst(['FR'], 'DE', 'standard'));
const one = put(empty, 'FR', 'infantry', 'D9');

beforeEach(() => saveDraft(null));

describe('a position being laid out', () => {
  it.each([
    ['empty', empty],
    ['one piece', one],
    ['two pieces on one hex', put(one, 'DE', 'tank', 'D9')],
    ['a piece that is not on the map', put(one, 'DE', 'tank', 'Z99')],
    ['a piece in a fort of nobody', put(one, 'DE', 'tank', 'fort:F1')],
  ])('is there again at the next visit: %s', async (_, draft) => {
    await saveDraft(draft);
    expect(await loadDraft()).toEqual(draft);
  });

  it('is gone once it is played', async () => {
    await saveDraft(one);
    await saveDraft(null);
    expect(await loadDraft()).toBeNull();
  });

  it.each([
    ['nothing', undefined],
    ['a number', 7],
    ['another format', { format: 'trench-club-map/1' }],
    ['a list of units that is none', { ...one, units: 'many' }],
    ['an unknown map', { ...one, map: 'somme' }],
  ])('is nothing where the storage holds %s', async (_, value) => {
    await set('draft', value, createStore('trench-club-draft', 'draft'));
    expect(await loadDraft()).toBeNull();
  });
});
