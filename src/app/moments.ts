import { apply } from '../rules/apply.ts';
import { commandOf } from '../rules/field.ts';
import type { Action, CommandId, Event, State } from '../rules/types.ts';
import type { UndoMode } from './undo-modes.ts';

/** One action of a game and what came of it. */
export interface Moment {
  readonly action: Action;
  readonly before: State;
  readonly events: readonly Event[];
  readonly after: State;
  /** Who took it. */
  readonly by: CommandId;
  /** Brought back by redo, not done anew. */
  readonly redone?: true;
}

export function momentOf(before: State, action: Action): Moment {
  const { state: after, events } = apply(before, action);
  return { action, before, events, after, by: takenBy(before, action) };
}

/** Corrections are made by people, in the Automa's turn too. */
function takenBy({ commands, turn }: State, action: Action): CommandId {
  if (action.type === 'split') return action.command;
  if (action.type === 'give') return action.from;
  const people = commands.filter(({ control }) => control === 'human');
  const away = action.type === 'correct' && !people.some(({ id }) => id === turn.command);
  return (away ? people[0]?.id : undefined) ?? turn.command;
}

/** Dice the app rolled: what strict undo does not take back. */
export function rolledDice({ events }: Moment): boolean {
  return events.some((event) => 'dice' in event && event.dice > 0);
}

export function isHuman({ action, before, by }: Moment): boolean {
  return action.type === 'correct' || commandOf(before, by).control === 'human';
}

export interface UndoStep {
  /** The moments that stay. */
  readonly keep: number;
  /** The player's action that is taken back. */
  readonly moment: Moment;
  /** It takes back dice, so the game is marked as rewound. */
  readonly rewinds: boolean;
}

/** The player's last action, with all the Automa did after it; null where undo ends. */
export function undoStep(moments: readonly Moment[], mode: UndoMode): UndoStep | null {
  const keep = moments.findLastIndex(isHuman);
  const moment = moments[keep];
  if (!moment) return null;
  const rewinds = mode !== 'free' && moments.slice(keep).some(rolledDice);
  return rewinds && mode === 'strict' ? null : { keep, moment, rewinds };
}
