import 'fake-indexeddb/auto';
import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, it } from 'vitest';
import { setupOf } from '../../src/app/challenge.ts';
import { defaultName, Library, LONGEST_NAME } from '../../src/app/library.ts';
import { makePosition } from '../../src/rules/position.ts';
import type { State } from '../../src/rules/types.ts';
import { deleteGame, savedIds } from '../../src/save/store.ts';
import { begun } from '../support/setup.ts';

const SETUP = setupOf({
  map: 'marne',
  nation: 'FR',
  automa: 'DE',
  difficulty: 'standard',
  shortGame: false,
  unitLimit: 2,
  seed: 5,
});
const NAME = 'Marne, France against Germany';
const GOLDEN = readFileSync('tests/golden/surrender.json', 'utf8');

let clock = 0;
let library: Library;
const names = () => library.games.value?.map(({ saved }) => saved.name);
const reread = async () => {
  library = new Library(() => ++clock);
  await library.refresh();
};

beforeEach(async () => {
  for (const id of await savedIds()) await deleteGame(id);
  await reread();
});

describe('the library', () => {
  it('keeps a new game with a friendly name', async () => {
    const { id } = await library.create(SETUP, 'strict');
    await reread();
    const [game] = library.games.value ?? [];
    expect(game?.saved).toMatchObject({ id, name: NAME, undo: 'strict', rewound: 0 });
    expect(game?.last.turn.phase).toBe('setup');
  });

  it('numbers a name that is taken, takes one that is given', async () => {
    await library.create(SETUP, 'marked');
    await library.create(SETUP, 'marked');
    await library.create(SETUP, 'marked');
    await library.create(SETUP, 'marked', '  Evening game ');
    expect(names()).toEqual(['Evening game', `${NAME} (3)`, `${NAME} (2)`, NAME]);
  });

  it('names both nations of a team', () => {
    const [you, automa] = begun(SETUP).commands;
    const state = { ...begun(SETUP), commands: [{ ...you, nations: ['FR', 'GB'] }, automa] } as State;
    expect(defaultName(state)).toBe('Marne, France and Britain against Germany');
  });

  it('has the game saved last on top', async () => {
    const first = await library.create(SETUP, 'free', 'first');
    await library.create(SETUP, 'free', 'second');
    const last = library.games.value?.find(({ saved }) => saved.id === first.id)?.last as State;
    await library.save({ ...first, updated: ++clock }, last);
    expect(names()).toEqual(['first', 'second']);
    await reread();
    expect(names()).toEqual(['first', 'second']);
  });

  it('does not lose a game begun while the others are read', async () => {
    await library.create(SETUP, 'free', 'before');
    library = new Library(() => ++clock);
    const reading = library.refresh();
    await library.create(SETUP, 'free', 'meanwhile');
    await reading;
    expect(names()).toEqual(['meanwhile', 'before']);
  });

  it('renames, but not to nothing', async () => {
    const { id } = await library.create(SETUP, 'marked');
    await library.rename(id, ` ${'x'.repeat(100)}`);
    await reread();
    expect(names()).toEqual(['x'.repeat(LONGEST_NAME)]);
    await library.rename(id, '   ');
    expect(names()).toEqual(['x'.repeat(LONGEST_NAME)]);
  });

  it('copies a game', async () => {
    const { id } = await library.create(SETUP, 'marked', 'one');
    const copy = await library.duplicate(id);
    await reread();
    expect(names()).toEqual(['one (copy)', 'one']);
    expect(copy?.id).not.toBe(id);
    expect(library.games.value?.[0]?.last).toEqual(library.games.value?.[1]?.last);
  });
});

describe('deleting', () => {
  it('keeps the row until it is final', async () => {
    const { id } = await library.create(SETUP, 'marked', 'gone');
    await library.remove(id);
    expect([names(), await savedIds()]).toEqual([[], [id]]);
    await library.refresh();
    expect(names()).toEqual([]);
    library.bringBack();
    expect(names()).toEqual(['gone']);
    await library.remove(id);
    await library.finishRemoving();
    library.bringBack();
    expect([names(), await savedIds()]).toEqual([[], []]);
  });

  it('of a second game makes the first final', async () => {
    const one = await library.create(SETUP, 'marked', 'one');
    const two = await library.create(SETUP, 'marked', 'two');
    await library.remove(one.id);
    await library.remove(two.id);
    expect(await savedIds()).toEqual([two.id]);
    expect(library.removed.value?.saved.name).toBe('two');
  });
});

describe('files', () => {
  it('a game comes back as it was exported', async () => {
    const imported = await library.importText(GOLDEN);
    const id = imported.ok ? imported.id : '';
    const file = library.exportText(id);
    expect(file?.fileName).toMatch(/^[a-z-]+\.json$/);
    expect(JSON.parse(file?.text ?? '')).toEqual(JSON.parse(GOLDEN));
  });

  it('a position becomes a game', async () => {
    const state = begun(SETUP);
    const imported = await library.importText(JSON.stringify(makePosition(state)));
    expect(imported.ok).toBe(true);
    await reread();
    expect(library.unreadable.value).toEqual([]);
    expect(makePosition(library.games.value?.[0]?.last as State)).toEqual(makePosition(state));
  });

  it('a game goes on from a state', async () => {
    await library.createFrom(begun(SETUP));
    await reread();
    expect([names(), library.unreadable.value]).toEqual([[NAME], []]);
  });

  it.each([
    ['no JSON', '{"format"', 'this is not a JSON file, or it is cut off'],
    ['no object', '[1]', 'should be object, but is [1]'],
    ['no format', '{}', 'format: missing'],
    ['another format', '{"format":"chess/1"}', 'format: "chess/1" is not one of'],
    ['a broken position', '{"format":"trench-club-position/1","map":"moon"}', 'map: "moon" is no map of ours'],
    ['a changed game', GOLDEN.replace(/"checksum":"./, '"checksum":"x'), 'checksum: the replay ends elsewhere'],
  ])('%s is refused and changes nothing', async (_, text, sentence) => {
    const imported = await library.importText(text);
    expect(imported.ok ? [] : imported.sentences.join('\n')).toContain(sentence);
    expect([names(), await savedIds()]).toEqual([[], []]);
  });
});

describe('a row that is no game', () => {
  it('is told apart and can be deleted', async () => {
    const { createStore, set } = await import('idb-keyval');
    await set('g-broken', { meta: {}, file: '{' }, createStore('trench-club', 'games'));
    await library.create(SETUP, 'marked', 'sound');
    await reread();
    expect(names()).toEqual(['sound']);
    expect(library.unreadable.value).toMatchObject([{ id: 'g-broken' }]);
    await library.removeUnreadable('g-broken');
    expect([library.unreadable.value, (await savedIds()).length]).toEqual([[], 1]);
  });
});
