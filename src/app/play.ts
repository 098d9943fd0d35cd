import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { automaAction } from '../../automa/index.ts';
import { check } from '../rules/check.ts';
import type { Rejection } from '../rules/refusals.ts';
import type { Action, Nation, State, UnitId } from '../rules/types.ts';
import { type Game, makeGame } from '../save/game.ts';
import type { Plan } from '../save/plans.ts';
import { type Players, playerName } from '../save/players.ts';
import type { SavedGame } from '../save/saved.ts';
import type { SavedTable } from '../save/table.ts';
import { type Moment, momentOf, type UndoStep, undoStep } from './moments.ts';

/** A game at the table: its moments, what can be taken back, what is shown. */
export class Play {
  readonly saved: SavedGame;
  readonly start: State;
  readonly moments: Signal<readonly Moment[]>;
  readonly undone: Signal<readonly (readonly Action[])[]> = signal([]);
  readonly rewound: Signal<number>;
  /** The last action could not be saved. */
  readonly unsaved: Signal<boolean> = signal(false);
  /** The real board beside the app; null where nobody plays on one. */
  readonly table: Signal<SavedTable | null>;
  readonly players: Signal<Players>;
  /** Drawn on the board for later. */
  readonly plans: Signal<readonly Plan[]>;
  /** Who sits at the far side of the tablet. */
  readonly opposite: Signal<readonly Nation[]>;
  /** The moment looked at in the log; null is now. */
  readonly looking: Signal<number | null> = signal(null);
  readonly now: ReadonlySignal<State>;
  readonly shown: ReadonlySignal<State>;
  /** The moment that led to what is shown; null at the start. */
  readonly momentShown: ReadonlySignal<Moment | null>;
  readonly canUndo: ReadonlySignal<UndoStep | null>;
  /** What the Automa does next, where it is its turn. */
  readonly automaNext: ReadonlySignal<Action | null>;

  constructor(saved: SavedGame, start: State) {
    this.saved = saved;
    this.start = start;
    this.moments = signal(momentsOf(start, saved.game.actions));
    this.rewound = signal(saved.rewound);
    this.table = signal(saved.table ?? null);
    this.players = signal(saved.players ?? {});
    this.plans = signal(saved.plans ?? []);
    this.opposite = signal(saved.opposite ?? []);
    this.now = computed(() => this.moments.value.at(-1)?.after ?? start);
    this.momentShown = computed(() => {
      const looking = this.looking.value;
      return (looking === null ? this.moments.value.at(-1) : this.moments.value[looking]) ?? null;
    });
    this.shown = computed(() => this.momentShown.value?.after ?? start);
    this.canUndo = computed(() => undoStep(this.moments.value, saved.undo));
    this.automaNext = computed(() => automaAction(this.now.value));
  }

  /** The last state that knows the unit: now, or before it was destroyed. */
  knowing(id: UnitId): State {
    const knows = ({ units }: State) => units.some((unit) => unit.id === id);
    const before = this.moments.value.findLast((moment) => knows(moment.before))?.before;
    return knows(this.now.value) ? this.now.value : (before ?? this.start);
  }

  /** Why this action would be refused now. */
  why(action: Action): Rejection | null {
    return check(this.now.value, action);
  }

  /** Takes the action, or says why not. */
  take(action: Action): Rejection | null {
    const no = check(this.now.value, action);
    if (no) return no;
    this.moments.value = [...this.moments.value, momentOf(this.now.value, action)];
    this.undone.value = [];
    this.looking.value = null;
    return null;
  }

  /** Takes several actions of the player as one; the first refusal takes back those before it. */
  takeAll(actions: readonly Action[]): Rejection | null {
    const before = this.moments.value;
    for (const action of actions) {
      const no = this.take(action);
      if (no) {
        this.moments.value = before;
        return no;
      }
    }
    return null;
  }

  undo(): void {
    const step = this.canUndo.value;
    if (!step) return;
    const dropped = this.moments.value.slice(step.keep).map((moment) => moment.action);
    this.moments.value = this.moments.value.slice(0, step.keep);
    this.undone.value = [...this.undone.value, dropped];
    if (step.rewinds) this.rewound.value++;
    this.looking.value = null;
  }

  redo(): void {
    const actions = this.undone.value.at(-1);
    if (!actions) return;
    const rest = this.undone.value.slice(0, -1);
    const redone = momentsOf(this.now.value, actions).map((moment) => ({ ...moment, redone: true as const }));
    this.moments.value = [...this.moments.value, ...redone];
    this.undone.value = rest;
    this.looking.value = null;
  }

  /** Who leads a nation; an empty name is forgotten. */
  namePlayer(nation: Nation, typed: string): void {
    const { [nation]: _, ...others } = this.players.value;
    const name = playerName(typed);
    this.players.value = name === null ? others : { ...others, [nation]: name };
  }

  /** The game as it is to be saved. */
  toSave(updated: number): SavedGame {
    const actions = this.moments.value.map((moment) => moment.action);
    const game: Game = { ...this.saved.game, actions };
    const { players: _, table: __, plans: ___, opposite: ____, ...saved } = this.saved;
    const [players, table, plans, opposite] = [
      this.players.value,
      this.table.value,
      this.plans.value,
      this.opposite.value,
    ];
    return {
      ...saved,
      game,
      updated,
      rewound: this.rewound.value,
      ...(Object.keys(players).length > 0 && { players }),
      ...(table && { table }),
      ...(plans.length > 0 && { plans }),
      ...(opposite.length > 0 && { opposite }),
    };
  }

  toFile(): string {
    const { game } = this.toSave(0);
    return `${JSON.stringify(makeGame(game, this.now.value))}\n`;
  }
}

function momentsOf(start: State, actions: readonly Action[]): Moment[] {
  let state = start;
  return actions.map((action) => {
    const moment = momentOf(state, action);
    state = moment.after;
    return moment;
  });
}
