import { computed, effect, type ReadonlySignal } from '@preact/signals';
import { commandOf } from '../rules/field.ts';
import { mapOf } from '../rules/maps.ts';
import type { Change, Tabletop } from '../rules/table.ts';
import type { State } from '../rules/types.ts';
import { changesBetween, physicalChanges } from './changes.ts';
import { isHuman, type Moment } from './moments.ts';
import type { Play } from './play.ts';
import { carriedOut, EMPTY_TABLE, tabletopOf } from './tabletop.ts';

/** The real board beside the app: what it shows, and what is still to be done on it. Kept in `play.table`. */
export class Table {
  readonly play: Play;
  readonly on: ReadonlySignal<boolean>;
  /** From the real board to the game's now, ticked ones included, in the order to do them. */
  readonly changes: ReadonlySignal<readonly Change[]>;
  readonly ticked: ReadonlySignal<ReadonlySet<string>>;
  /** What is not ticked yet. */
  readonly outstanding: ReadonlySignal<readonly Change[]>;
  private moments: readonly Moment[];
  private readonly unwatch: () => void;

  constructor(play: Play) {
    this.play = play;
    this.moments = play.moments.peek();
    this.on = computed(() => play.table.value !== null);
    this.changes = computed(() => {
      const table = play.table.value;
      return table ? changesTo(table.shown, play.now.value) : [];
    });
    this.ticked = computed(() => new Set(play.table.value?.ticked));
    this.outstanding = computed(() => this.changes.value.filter(({ key }) => !this.ticked.value.has(key)));
    this.unwatch = effect(() => this.follow(play.moments.value));
  }

  /** The real board looks like the app's now, or is still empty and to be laid out. */
  start(board: 'asNow' | 'empty' = 'asNow'): void {
    const shown = board === 'empty' ? EMPTY_TABLE : tabletopOf(this.play.now.value);
    this.play.table.value = { shown, ticked: [] };
  }

  stop(): void {
    this.play.table.value = null;
  }

  /** One change was carried out, or was not after all. */
  tick(key: string, done = true): void {
    const table = this.play.table.value;
    if (!table || !this.changes.value.some((change) => change.key === key)) return;
    const others = table.ticked.filter((one) => one !== key);
    const ticked = done ? [...others, key] : others;
    this.play.table.value = { ...table, ticked };
  }

  /** All is done: the real board shows the game's now. */
  tickAll(): void {
    if (this.play.table.value) this.start();
  }

  /** Stops following the game. */
  dispose(): void {
    this.unwatch();
  }

  /**
   * Something was done or undone. While the list stays the same, so do its ticks; when it changes, what is ticked counts
   * as done, and so does what players did with their own hands.
   */
  private follow(moments: readonly Moment[]): void {
    const before = this.moments;
    this.moments = moments;
    const table = this.play.table.peek();
    if (!table || before === moments) return;
    const goesOn = before.every((moment, i) => moment === moments[i]);
    const byHand = goesOn ? moments.slice(before.length).flatMap(doneByHand) : [];
    const listed = changesTo(table.shown, before.at(-1)?.after ?? this.play.start);
    const list = changesTo(table.shown, moments.at(-1)?.after ?? this.play.start);
    if (byHand.length === 0 && keysOf(list) === keysOf(listed)) return;
    const ticked = listed.filter(({ key }) => table.ticked.includes(key));
    this.play.table.value = { shown: [...ticked, ...byHand].reduce(carriedOut, table.shown), ticked: [] };
  }
}

function keysOf(changes: readonly Change[]): string {
  return changes.map(({ key }) => key).join();
}

function changesTo(shown: Tabletop, now: State): Change[] {
  return changesBetween(shown, tabletopOf(now), mapOf(now.map));
}

/**
 * What is already done on the real board when a person acts in the app: their own pieces stand where they put them,
 * and a correction only tells the app what lies there. All else (markers, flags, coins, losses) is listed.
 */
function doneByHand(moment: Moment): Change[] {
  if (moment.redone || !isHuman(moment)) return [];
  const changes = physicalChanges(moment.before, moment.after);
  if (moment.action.type === 'correct') return changes;
  const { nations } = commandOf(moment.before, moment.by);
  return changes.filter(
    (change) => (change.kind === 'move' || change.kind === 'place') && nations.includes(change.nation),
  );
}
