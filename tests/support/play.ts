import { apply } from '../../src/rules/apply.ts';
import { check } from '../../src/rules/check.ts';
import { parsePosition } from '../../src/rules/position.ts';
import type { Action, Event, State, Unit, UnitId } from '../../src/rules/types.ts';

/** A state from a position as it would stand in a file. */
export function stateFrom(position: unknown): State {
  const parsed = parsePosition(position);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  return parsed.value;
}

/** The state after these actions, each of which must be allowed. */
export function after(state: State, ...actions: Action[]): State {
  return actions.reduce((now, action) => apply(now, action).state, state);
}

/** What the last of these actions brought about. */
export function eventsOf(state: State, ...actions: Action[]): readonly Event[] {
  const last = actions.at(-1);
  if (!last) return [];
  return apply(after(state, ...actions.slice(0, -1)), last).events;
}

export function eventsOfType<T extends Event['type']>(
  events: readonly Event[],
  type: T,
): Extract<Event, { type: T }>[] {
  return events.filter((event): event is Extract<Event, { type: T }> => event.type === type);
}

/** `M6 occupied`, or null where the action is allowed. */
export function refusalOf(state: State, action: Action): string | null {
  const no = check(state, action);
  return no && `${no.rule} ${no.code}`;
}

export function unitOf(state: State, id: UnitId): Unit {
  const unit = state.units.find((one) => one.id === id);
  if (!unit) throw new Error(`no unit ${id}`);
  return unit;
}
