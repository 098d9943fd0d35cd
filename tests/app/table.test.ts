import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it } from 'vitest';
import { physicalChanges } from '../../src/app/changes.ts';
import { Library } from '../../src/app/library.ts';
import { Play } from '../../src/app/play.ts';
import { Table } from '../../src/app/table.ts';
import { carriedOut, EMPTY_TABLE, tabletopOf } from '../../src/app/tabletop.ts';
import { en } from '../../src/i18n/en.ts';
import { sayChange } from '../../src/i18n/say-change.ts';
import { drawBelow } from '../../src/rules/chance.ts';
import { newGame } from '../../src/rules/setup.ts';
import type { Correction, State } from '../../src/rules/types.ts';
import { loadGame, type SavedGame, saveGame } from '../../src/save/saved.ts';
import { deleteGame, savedIds } from '../../src/save/store.ts';
import { unit } from '../slow/example.ts';
import { automaPlays, playFrom } from '../support/at-table.ts';
import { inFort, moving } from '../support/battle.ts';
import { randomPlayer } from '../support/random.ts';
import { coopSetup, soloGame } from '../support/setups.ts';
import { END, type Stage, stage } from '../support/stage.ts';

/** France against a German Automa whose tank is four plain hexes away; Fort 1 is French and holds a damaged car. */
const base: Stage = {
  terrain: ['......', '......', '......', '##....'],
  forts: [['A4', 'B4']],
  owners: { F1: 'A' },
  coins: { A: 3 },
  commands: [
    { id: 'A', side: 'entente', nations: ['FR'], control: 'human', coins: 0 },
    { id: 'B', side: 'central', nations: ['DE'], control: 'automa', difficulty: 'easy', coins: 0 },
  ],
  units: [
    unit('FR', 'infantry', 'A1'),
    inFort('FR', 'armoredCar', 'F1', { damage: 2 }),
    unit('FR', 'heavyMortar', 'A3'),
    unit('DE', 'tank', 'F1'),
  ],
};
const FOOT = 'FR-infantry-A1';
const FOE = 'DE-tank-F1';

function atTable(start: State = stage(base)): { play: Play; table: Table; list: () => string[] } {
  const play = playFrom(start, 'free');
  const table = new Table(play);
  table.start();
  return { play, table, list: () => table.outstanding.value.map((change) => sayChange(en, play.now.value, change)) };
}
const correct = (change: Correction) => ({ type: 'correct', change }) as const;

describe('the real board beside the app', () => {
  it('is off until it is started, and can be stopped', () => {
    const play = playFrom(stage(base));
    const table = new Table(play);
    play.take(moving(FOOT, 'A2'));
    expect([table.on.value, table.changes.value]).toEqual([false, []]);
    table.start();
    expect([table.on.value, table.changes.value]).toEqual([true, []]);
    table.stop();
    expect(table.on.value).toBe(false);
  });

  it('starts empty where everything is still to be laid out', () => {
    const { table, list } = atTable();
    table.start('empty');
    expect(list()).toEqual([
      'Put a French Infantry on A1',
      'Put a French Armored Car into Fort 1',
      'Put a French Heavy Mortar on A3',
      'Put a German Tank on F1',
      'French Armored Car in Fort 1: +2 damage',
      'Fort 1: French flag',
      'France: 3 coins',
    ]);
  });

  it('the player’s own moves are done by hand', () => {
    const { play, list } = atTable();
    play.take(moving(FOOT, 'A2'));
    expect(list()).toEqual([]);
  });

  it('markers and coins that follow from them are listed', () => {
    const { play, list } = atTable();
    for (const action of [END, END] as const) play.take(action);
    play.take({ type: 'repair', unit: 'FR-armoredCar-F1' });
    // 3 coins, 1 for the fort, 2 for the repair.
    expect(list()).toEqual(['French Armored Car in Fort 1: −2 damage', 'France: 2 coins']);
  });

  it('an own move taken back is to be taken back on the board, and again if redone after that', () => {
    const { play, table, list } = atTable();
    play.take(moving(FOOT, 'A2'));
    play.undo();
    expect(list()).toEqual(['French Infantry: A2 → A1']);
    play.redo();
    expect(list()).toEqual([]);
    play.undo();
    table.tickAll();
    play.redo();
    expect(list()).toEqual(['French Infantry: A1 → A2']);
  });

  it('what the Automa does is listed, from where the pieces lie to where they end', () => {
    const { play, table, list } = atTable();
    for (const action of [END, END, END] as const) play.take(action);
    automaPlays(play);
    const to = play.now.value.units.find(({ id }) => id === FOE)?.at;
    expect(list()).toContain(`German Tank: F1 → ${to}`);
    table.tickAll();
    expect(list()).toEqual([]);
    play.undo();
    expect(list()).toContain(`German Tank: ${to} → F1`);
  });

  it('a correction tells the app what lies there already', () => {
    const { play, list } = atTable();
    for (const action of [END, END, END] as const) play.take(action);
    automaPlays(play);
    play.take(correct({ kind: 'place', unit: FOE, at: 'F2' }));
    expect(list().filter((line) => line.includes('Tank:'))).toEqual([]);
    play.undo();
    const to = play.now.value.units.find(({ id }) => id === FOE)?.at;
    expect(list()).toContain(`German Tank: F2 → ${to}`);
  });

  it('ticks stay while the list stays, and what was ticked is not listed again', () => {
    const { play, table, list } = atTable();
    table.start('empty');
    const [first, second] = table.changes.value.map(({ key }) => key) as [string, string];
    table.tick(first);
    table.tick(second);
    table.tick(second, false);
    expect([table.changes.value.length, table.outstanding.value.length, [...table.ticked.value]]).toEqual([
      7,
      6,
      [first],
    ]);
    play.take(correct({ kind: 'coins', command: 'A', coins: 4 }));
    expect(table.ticked.value.size).toBe(0);
    expect(list()).toEqual([
      'Put a French Armored Car into Fort 1',
      'Put a French Heavy Mortar on A3',
      'Put a German Tank on F1',
      'French Armored Car in Fort 1: +2 damage',
      'Fort 1: French flag',
    ]);
  });

  it('ticks stay through actions that change nothing on the board', () => {
    const { play, table } = atTable();
    table.start('empty');
    const [first] = table.changes.value.map(({ key }) => key) as [string];
    table.tick(first);
    play.take(END);
    expect([play.now.value.turn.phase, [...table.ticked.value], table.changes.value.length]).toEqual([
      'declare',
      [first],
      7,
    ]);
    play.undo();
    expect([...table.ticked.value]).toEqual([first]);
  });

  it('an unknown tick changes nothing', () => {
    const { table } = atTable();
    table.tick('move nobody A1');
    expect(table.ticked.value.size).toBe(0);
  });

  it('no longer follows once it is disposed of', () => {
    const { play, table, list } = atTable();
    table.dispose();
    play.take(moving(FOOT, 'A2'));
    expect(list()).toEqual(['French Infantry: A1 → A2']);
  });

  it('whatever is played, undone, redone and ticked, the list leads to the game’s now', () => {
    for (let seed = 1; seed <= 6; seed++) {
      const setup = seed % 2 === 0 ? soloGame(seed) : coopSetup(seed);
      const play = playFrom(newGame(setup), 'free');
      const table = new Table(play);
      table.start(seed % 3 === 0 ? 'empty' : 'asNow');
      const player = randomPlayer(seed);
      for (let n = 0; n < 250 && play.now.value.turn.phase !== 'over'; n++) {
        const dice = drawBelow(12, seed, 'deal', n);
        if (dice === 0) play.undo();
        else if (dice === 1) play.redo();
        else if (dice === 2) table.tickAll();
        else if (dice < 6) table.tick(table.outstanding.value[0]?.key ?? '');
        else play.take(play.automaNext.value ?? player(play.now.value, n));
        const shown = play.table.value?.shown ?? EMPTY_TABLE;
        expect(table.changes.value.reduce(carriedOut, shown)).toEqual(tabletopOf(play.now.value));
        expect(table.outstanding.value.length + table.ticked.value.size).toBe(table.changes.value.length);
      }
    }
  });
});

describe('saved with the game', () => {
  beforeEach(async () => {
    for (const id of await savedIds()) await deleteGame(id);
  });
  const reload = async (play: Play): Promise<Play> => {
    await saveGame(play.toSave(1), play.now.value);
    const loaded = await loadGame('g');
    if (!loaded.ok) throw new Error(JSON.stringify(loaded.problems));
    return new Play(loaded.value.saved, loaded.value.first);
  };

  it('board, ticks and names survive a reload', async () => {
    const { play, table, list } = atTable();
    play.take(moving(FOOT, 'A2'));
    play.undo();
    table.start('empty');
    table.tick(table.changes.value[2]?.key ?? '');
    play.namePlayer('FR', '  Ada\n Lovelace ');
    const again = await reload(play);
    const after = new Table(again);
    expect(after.outstanding.value.map(({ key }) => key)).toEqual(table.outstanding.value.map(({ key }) => key));
    expect([after.ticked.value.size, again.players.value]).toEqual([1, { FR: 'Ada Lovelace' }]);
    expect(list()).toHaveLength(6);
  });

  it('a game without them has none, and an empty name is forgotten', async () => {
    const play = playFrom(stage(base));
    play.namePlayer('FR', 'Ada');
    play.namePlayer('FR', ' ');
    const again = await reload(play);
    expect([again.table.value, again.players.value]).toEqual([null, {}]);
    expect(Object.keys(again.toSave(2))).not.toContain('table');
    expect(Object.keys(again.toSave(2))).not.toContain('players');
  });

  it('a copy of the game has them too', async () => {
    const { play } = atTable();
    const library = new Library(() => 1);
    await library.save(play.toSave(1), play.now.value);
    await library.refresh();
    expect((await library.duplicate('g'))?.table).toEqual(play.table.value);
  });

  it('the exported file holds neither', () => {
    const { play } = atTable();
    play.namePlayer('FR', 'Ada');
    expect(Object.keys(JSON.parse(play.toFile()))).toEqual(['format', 'position', 'seed', 'actions', 'checksum']);
  });

  const shown = tabletopOf(stage(base));
  it.each<[string, object, string]>([
    ['a name that is no text', { players: { FR: 7 } }, 'meta.players.FR wrongType'],
    ['a name too long', { players: { FR: 'x'.repeat(25) } }, 'meta.players.FR tooLong'],
    ['a name of two lines', { players: { FR: 'a\nb' } }, 'meta.players.FR badId'],
    ['no board', { table: { ticked: [] } }, 'meta.table.shown missing'],
    ['no ticks', { table: { shown } }, 'meta.table.ticked missing'],
    [
      'a piece with six damage',
      { table: { shown: { ...shown, pieces: { x: { ...shown.pieces[FOE], damage: 6 } } }, ticked: [] } },
      'meta.table.shown.pieces.x.damage outside',
    ],
    [
      'a piece of no nation',
      { table: { shown: { ...shown, pieces: { x: { ...shown.pieces[FOE], nation: 'IT' } } }, ticked: [] } },
      'meta.table.shown.pieces.x.nation notOneOf',
    ],
    ['debts', { table: { shown: { ...shown, coins: { A: -1 } }, ticked: [] } }, 'meta.table.shown.coins.A outside'],
  ])('%s is told with its place', async (_, extras, problem) => {
    const play = playFrom(stage(base));
    await saveGame({ ...play.toSave(1), ...extras } as SavedGame, play.now.value);
    const loaded = await loadGame('g');
    expect(loaded.ok ? [] : loaded.problems.map(({ at, code }) => `${at} ${code}`)).toEqual([problem]);
  });
});

describe('undo for several people', () => {
  const two = (sketch: Stage) => playFrom(stage(sketch), 'marked');
  const { commands: _, ...hotSeat } = base;
  const actions = (play: Play) => play.moments.value.map(({ action }) => action.type);

  it('hot seat: each undo takes back one action, whoever took it', () => {
    const play = two(hotSeat);
    for (const action of [moving(FOOT, 'A2'), END, END, END, moving(FOE, 'F2')] as const) play.take(action);
    expect(play.now.value.turn.command).toBe('B');
    play.undo();
    expect([actions(play), play.now.value.turn.command]).toEqual([['move', 'end', 'end', 'end'], 'B']);
    play.undo();
    expect([actions(play), play.now.value.turn.command]).toEqual([['move', 'end', 'end'], 'A']);
  });

  it('co-op: the last of the two goes back alone', () => {
    const play = two({
      ...base,
      commands: [
        { id: 'A', side: 'entente', nations: ['FR', 'GB'], control: 'human', coins: 0 },
        { id: 'B', side: 'central', nations: ['DE'], control: 'automa', difficulty: 'easy', coins: 0 },
      ],
      units: [...base.units, unit('GB', 'infantry', 'C3')],
    });
    play.take(moving(FOOT, 'A2'));
    play.take(moving('GB-infantry-C3', 'C2'));
    play.undo();
    expect(play.now.value.units.map(({ at }) => at)).toEqual(['A2', 'fort:F1', 'A3', 'F1', 'C3']);
  });

  it('the Automa’s turn goes back with the action before it', () => {
    const play = two(base);
    for (const action of [END, END, END] as const) play.take(action);
    automaPlays(play);
    play.undo();
    expect([actions(play), play.now.value.turn.phase]).toEqual([['end', 'end'], 'money']);
  });

  it('a correction right after the Automa’s turn goes back alone', () => {
    const play = two(base);
    for (const action of [END, END, END] as const) play.take(action);
    automaPlays(play);
    const before = play.now.value;
    play.take(correct({ kind: 'damage', unit: FOE, damage: 3 }));
    play.undo();
    expect(play.now.value).toBe(before);
    expect(physicalChanges(before, play.now.value)).toEqual([]);
  });

  it('a correction in the middle of the Automa’s turn goes back with what the Automa did after it', () => {
    const play = two(base);
    for (const action of [END, END, END] as const) play.take(action);
    const middle = play.now.value;
    expect(middle.turn.command).toBe('B');
    play.take(correct({ kind: 'damage', unit: FOE, damage: 3 }));
    automaPlays(play);
    expect(play.canUndo.value?.moment.action.type).toBe('correct');
    play.undo();
    expect(play.now.value).toBe(middle);
  });

  it('strict undo takes back corrections too, as they roll no dice', () => {
    const play = playFrom(stage(base), 'strict');
    play.take(correct({ kind: 'damage', unit: FOE, damage: 3 }));
    expect(play.canUndo.value).toMatchObject({ keep: 0, rewinds: false });
  });
});
