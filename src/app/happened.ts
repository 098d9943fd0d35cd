import type { HexId, State, Unit, UnitId } from '../rules/types.ts';
import type { Moment } from './moments.ts';

/** What of a moment can be seen happening on the board: a march, blows, losses. */
export interface Happened {
  readonly march: { readonly unit: UnitId; readonly path: readonly HexId[] } | null;
  /** Damaged, and still there. */
  readonly struck: readonly UnitId[];
  /** Destroyed on the board: as they were, where they stood at the end. */
  readonly gone: readonly Unit[];
}

export function happenedIn({ before, events, after }: Moment): Happened {
  const moved = events.find((event) => event.type === 'moved');
  const march = moved ? { unit: moved.unit, path: moved.path } : null;
  const there = new Set(after.units.map(({ id }) => id));
  const struck = events.flatMap((event) => (event.type === 'damaged' && there.has(event.unit) ? [event.unit] : []));
  const gone = before.units
    .filter(({ id, at, aboard }) => !there.has(id) && at !== undefined && aboard === undefined)
    .map((unit) => ({ ...unit, at: march?.unit === unit.id ? (march.path.at(-1) ?? unit.at) : unit.at }) as Unit)
    .filter(({ at }) => !at?.includes(':'));
  return { march, struck: [...new Set(struck)], gone };
}

/** The moment leads from what was shown to what is shown: only then is there something to see. */
export function leadsFrom(moment: Moment | null, shown: State | null, next: State): moment is Moment {
  return moment !== null && moment.before === shown && moment.after === next;
}
