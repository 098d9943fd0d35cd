import { get, set, update } from 'idb-keyval';
import { join, type Parsed, Reading } from '../rules/reading.ts';
import { NATIONS, type Nation, type State } from '../rules/types.ts';
import { type Game, makeGame, parseGame } from './game.ts';
import { type Plan, readPlans } from './plans.ts';
import { type Players, readPlayers } from './players.ts';
import { store } from './store.ts';
import { readTable, type SavedTable } from './table.ts';

/** A game as it lies in the browser's storage. */
export interface SavedGame {
  readonly id: string;
  readonly name: string;
  readonly created: number;
  readonly updated: number;
  readonly undo: 'strict' | 'marked' | 'free';
  /** How often dice were taken back. */
  readonly rewound: number;
  /** Who leads which nation, where they gave their names. */
  readonly players?: Players;
  /** The real board beside the app, where there is one. */
  readonly table?: SavedTable;
  /** What the players have drawn on the board for later. */
  readonly plans?: readonly Plan[];
  /** Whose players sit at the far side of the tablet. */
  readonly opposite?: readonly Nation[];
  readonly game: Game;
}

export interface LoadedGame {
  readonly saved: SavedGame;
  readonly first: State;
  readonly last: State;
}

const META = ['id', 'name', 'created', 'updated', 'undo', 'rewound', 'players', 'table', 'plans', 'opposite'];

/** What is stored is text: checked on reading like any file. */
interface Row {
  readonly meta: Omit<SavedGame, 'game'>;
  readonly file: string;
}

export async function saveGame(saved: SavedGame, last: State): Promise<void> {
  const { game, ...meta } = saved;
  const row: Row = { meta, file: JSON.stringify(makeGame(game, last)) };
  await set(saved.id, row, store);
}

export async function loadGame(id: string): Promise<Parsed<LoadedGame>> {
  const reading = new Reading();
  const row = reading.fields('', await get<unknown>(id, store), ['meta', 'file']);
  const meta = reading.fields('meta', row?.meta, META);
  const name = reading.text('meta.name', meta?.name);
  const created = reading.whole('meta.created', meta?.created, 0, Number.MAX_SAFE_INTEGER);
  const updated = reading.whole('meta.updated', meta?.updated, 0, Number.MAX_SAFE_INTEGER);
  const undo = reading.oneOf('meta.undo', meta?.undo, ['strict', 'marked', 'free']);
  const rewound = reading.whole('meta.rewound', meta?.rewound, 0, Number.MAX_SAFE_INTEGER);
  const players = meta?.players === undefined ? undefined : readPlayers(reading, 'meta.players', meta.players);
  const table = meta?.table === undefined ? undefined : readTable(reading, 'meta.table', meta.table);
  const plans = meta?.plans === undefined ? undefined : readPlans(reading, 'meta.plans', meta.plans);
  const opposite =
    meta?.opposite === undefined
      ? undefined
      : (reading.list('meta.opposite', meta.opposite, NATIONS.length) ?? []).map((nation, i) =>
          reading.oneOf(join('meta.opposite', i), nation, NATIONS),
        );
  const file = reading.text('file', row?.file, Number.MAX_SAFE_INTEGER);
  if (reading.problems.length > 0) return { ok: false, problems: reading.problems };
  let value: unknown;
  try {
    value = JSON.parse(file as string);
  } catch {
    reading.report('file', 'notJson');
    return { ok: false, problems: reading.problems };
  }
  const parsed = parseGame(value);
  if (!parsed.ok) return parsed;
  const extras = {
    ...(players && { players }),
    ...(table && { table }),
    ...(plans && { plans }),
    ...(opposite && { opposite }),
  };
  const saved = { id, name, created, updated, undo, rewound, ...extras, game: parsed.value.game } as SavedGame;
  return { ok: true, value: { saved, first: parsed.value.first, last: parsed.value.last }, notes: [] };
}

export async function renameGame(id: string, name: string): Promise<void> {
  await update<Row>(id, (row) => (row ? { ...row, meta: { ...row.meta, name } } : (row as unknown as Row)), store);
}
