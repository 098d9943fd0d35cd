import { type Signal, signal } from '@preact/signals';
import { screens } from '../i18n/en/screens.ts';
import { en } from '../i18n/en.ts';
import { sayProblem } from '../i18n/say.ts';
import { parseJson } from '../rules/json.ts';
import { mapOf } from '../rules/maps.ts';
import { makePosition, parsePosition } from '../rules/position.ts';
import { type Parsed, type Problem, Reading } from '../rules/reading.ts';
import type { GameSetup } from '../rules/seats.ts';
import { newGame } from '../rules/setup.ts';
import type { State } from '../rules/types.ts';
import { type Game, gameOf, makeGame, parseGame } from '../save/game.ts';
import { type LoadedGame, loadGame, renameGame, type SavedGame, saveGame } from '../save/saved.ts';
import { deleteGame, savedIds } from '../save/store.ts';
import type { UndoMode } from './undo-modes.ts';

/** A game on the shelf, with the state it was left in. */
export interface ShelvedGame {
  readonly saved: SavedGame;
  readonly last: State;
}

/** A row of the storage that is no game any more, and what is wrong with it. */
export interface UnreadableGame {
  readonly id: string;
  readonly sentences: readonly string[];
}

export type Imported =
  | { readonly ok: true; readonly id: string }
  | { readonly ok: false; readonly sentences: readonly string[] };

export interface GameText {
  readonly fileName: string;
  readonly text: string;
}

/** The people and the real board around a game. */
export type Around = Partial<Pick<SavedGame, 'players' | 'table' | 'opposite'>>;

export const LONGEST_NAME = 60;

/** The saved games: everything that writes to the storage goes through here, so that the shelf is always right. */
export class Library {
  /** The game played last comes first; null until they have been read. */
  readonly games: Signal<readonly ShelvedGame[] | null> = signal(null);
  readonly unreadable: Signal<readonly UnreadableGame[]> = signal([]);
  /** Taken off the shelf, but still in the storage until `finishRemoving`. */
  readonly removed: Signal<ShelvedGame | null> = signal(null);
  /** Something is done that the storage does not have yet. */
  readonly behind: Signal<boolean> = signal(false);
  /** Since the storage was last read; the reading may have missed them. */
  private readonly savedMeanwhile = new Map<string, ShelvedGame>();
  private readonly now: () => number;

  constructor(now: () => number = Date.now) {
    this.now = now;
  }

  /** Reads the whole storage, one game after the other so that the page stays alive. */
  async refresh(): Promise<void> {
    this.savedMeanwhile.clear();
    const games: ShelvedGame[] = [];
    const unreadable: UnreadableGame[] = [];
    for (const id of await savedIds()) {
      const loaded = await loadGame(id);
      if (loaded.ok) games.push(loaded.value);
      else unreadable.push({ id, sentences: sayAll(loaded.problems) });
    }
    const there = new Set(await savedIds());
    const removed = this.removed.value?.saved.id;
    this.games.value = games
      .filter(({ saved }) => there.has(saved.id) && saved.id !== removed)
      .filter(({ saved }) => !this.savedMeanwhile.has(saved.id))
      .concat([...this.savedMeanwhile.values()])
      .sort(newestFirst);
    this.unreadable.value = unreadable;
  }

  async load(id: string): Promise<Parsed<LoadedGame>> {
    return loadGame(id);
  }

  async save(saved: SavedGame, last: State): Promise<void> {
    this.behind.value = true;
    await saveGame(saved, last);
    this.behind.value = false;
    this.shelve({ saved, last });
  }

  async create(setup: GameSetup, undo: UndoMode, name?: string, around: Around = {}): Promise<SavedGame> {
    return this.add(gameOf(setup, []), newGame(setup), undo, name, around);
  }

  /** A new game that goes on from this position. */
  async createFrom(state: State, undo: UndoMode = 'marked', around: Around = {}): Promise<SavedGame> {
    const read = fromPosition(makePosition(state));
    if (!read.ok) throw new Error(sayAll(read.problems).join('; '));
    return this.add(read.value.game, read.value.last, undo, undefined, around);
  }

  /** A game file or a position file becomes a new game; a bad file changes nothing. */
  async importText(text: string): Promise<Imported> {
    const read = readFile(text);
    if (!read.ok) return { ok: false, sentences: sayAll(read.problems) };
    const { id } = await this.add(read.value.game, read.value.last, 'marked');
    return { ok: true, id };
  }

  exportText(id: string): GameText | null {
    const game = this.find(id);
    if (!game) return null;
    const slug = game.saved.name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-');
    const fileName = `${slug.replace(/^-|-$/g, '') || 'game'}.json`;
    return { fileName, text: `${JSON.stringify(makeGame(game.saved.game, game.last))}\n` };
  }

  /** An empty name changes nothing. */
  async rename(id: string, name: string): Promise<void> {
    const game = this.find(id);
    const trimmed = name.trim().slice(0, LONGEST_NAME);
    if (!game || trimmed === '') return;
    await renameGame(id, trimmed);
    this.shelve({ ...game, saved: { ...game.saved, name: trimmed } });
  }

  async duplicate(id: string): Promise<SavedGame | null> {
    const game = this.find(id);
    if (!game) return null;
    const now = this.now();
    const name = this.freeName(screens.copyName(game.saved.name));
    const copy: SavedGame = { ...game.saved, id: freshId(), name, created: now, updated: now };
    await this.save(copy, game.last);
    return copy;
  }

  /** Off the shelf at once; the row stays until `finishRemoving`, so that it can come back. */
  async remove(id: string): Promise<void> {
    await this.finishRemoving();
    const game = this.find(id);
    if (!game) return;
    this.removed.value = game;
    this.savedMeanwhile.delete(id);
    this.games.value = (this.games.value ?? []).filter(({ saved }) => saved.id !== id);
  }

  bringBack(): void {
    const game = this.removed.value;
    this.removed.value = null;
    if (game) this.shelve(game);
  }

  async finishRemoving(): Promise<void> {
    const game = this.removed.value;
    this.removed.value = null;
    if (game) await deleteGame(game.saved.id);
  }

  async removeUnreadable(id: string): Promise<void> {
    await deleteGame(id);
    this.unreadable.value = this.unreadable.value.filter((row) => row.id !== id);
  }

  private find(id: string): ShelvedGame | undefined {
    return this.games.value?.find(({ saved }) => saved.id === id);
  }

  private shelve(game: ShelvedGame): void {
    this.savedMeanwhile.set(game.saved.id, game);
    if (!this.games.value) return;
    const others = this.games.value.filter(({ saved }) => saved.id !== game.saved.id);
    this.games.value = [...others, game].sort(newestFirst);
  }

  private async add(game: Game, last: State, undo: UndoMode, name?: string, around: Around = {}): Promise<SavedGame> {
    const now = this.now();
    const chosen = name?.trim().slice(0, LONGEST_NAME) || this.freeName(defaultName(last));
    const saved: SavedGame = {
      id: freshId(),
      name: chosen,
      created: now,
      updated: now,
      undo,
      rewound: 0,
      ...around,
      game,
    };
    await this.save(saved, last);
    return saved;
  }

  /** The name, with a number behind it where it is taken. */
  private freeName(name: string): string {
    const taken = new Set(this.games.value?.map(({ saved }) => saved.name));
    for (let n = 2, free = name; ; n++) {
      if (!taken.has(free)) return free;
      free = screens.numberedName(name, n);
    }
  }
}

/** "Marne, France against Germany" */
export function defaultName({ map, commands }: State): string {
  const own = commands.find(({ control }) => control === 'human') ?? commands[0];
  const sideNames = (ours: boolean) =>
    commands
      .filter(({ side }) => (side === own?.side) === ours)
      .flatMap(({ nations }) => nations.map((nation) => en.names.nations[nation]));
  return screens.gameName(mapOf(map).name, sideNames(true), sideNames(false)).slice(0, LONGEST_NAME);
}

export function sayAll(problems: readonly Problem[]): string[] {
  return problems.map((problem) => sayProblem(en, problem));
}

interface ReadGame {
  readonly game: Game;
  readonly last: State;
}

function readFile(text: string): Parsed<ReadGame> {
  const json = parseJson(text);
  if (!json.ok) return json;
  const reading = new Reading();
  const file = reading.fields('', json.value, Object.keys(Object(json.value)));
  const format = reading.oneOf('format', file?.format, ['trench-club-game/1', 'trench-club-position/1']);
  if (format === 'trench-club-game/1') return parseGame(json.value);
  return format ? fromPosition(json.value) : { ok: false, problems: reading.problems };
}

function fromPosition(value: unknown): Parsed<ReadGame> {
  const parsed = parsePosition(value);
  if (!parsed.ok) return parsed;
  const { value: last, notes } = parsed;
  return { ok: true, value: { game: { position: makePosition(last), seed: last.seed, actions: [] }, last }, notes };
}

const newestFirst = (a: ShelvedGame, b: ShelvedGame) =>
  b.saved.updated - a.saved.updated || (a.saved.id < b.saved.id ? -1 : 1);

/** Works without a secure page too, as on a tablet in the home network. */
function freshId(): string {
  const random = crypto.getRandomValues(new Uint32Array(2));
  return `g${[...random].map((part) => part.toString(36).padStart(7, '0')).join('')}`;
}
