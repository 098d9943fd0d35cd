import { automaAction, type Decision, decide } from '../../automa/index.ts';
import { apply } from '../rules/apply.ts';
import { commandAtTurn } from '../rules/field.ts';
import { makePosition, type PositionFile } from '../rules/position.ts';
import type { Event, HexId, Place, RuleId, State, UnitId, UnitType } from '../rules/types.ts';
import { BadInput } from './bad-input.ts';

/** A decision of the Automa as the headless command prints it. */
export interface Told {
  readonly unit: UnitId;
  readonly from: Place;
  readonly order: RuleId | null;
  readonly path: readonly HexId[];
  readonly to: Place;
  readonly attack: {
    readonly target: UnitId;
    readonly hits: number;
    readonly damage: number;
    readonly returned: { readonly hits: number; readonly damage: number } | null;
  } | null;
  readonly why: readonly { readonly rule: RuleId; readonly left: number; readonly passed: boolean }[];
}

export interface AutomaTurn {
  readonly decisions: readonly Told[];
  readonly bought: readonly { readonly type: UnitType; readonly fort: string }[];
  readonly position: PositionFile;
}

export interface Played {
  readonly before: State;
  readonly decision: Decision;
  readonly events: readonly Event[];
}

/** The whole turn of the Automa that is at turn, unit by unit. */
export function playTurn(state: State): { turn: AutomaTurn; played: readonly Played[] } {
  const command = commandAtTurn(state);
  if (command.control !== 'automa') throw new BadInput([`turn.command: ${command.id} is not an Automa`]);
  if (state.turn.phase !== 'move' && state.turn.phase !== 'money') {
    throw new BadInput([`turn.phase: the Automa does not act in the phase "${state.turn.phase}"`]);
  }
  const played: Played[] = [];
  const bought: { type: UnitType; fort: string }[] = [];
  let now = state;
  while (now.turn.command === command.id && now.turn.phase !== 'over') {
    const decision = now.turn.phase === 'move' && !needsArmies(now) ? decide(now, true) : null;
    const action = decision?.action ?? automaAction(now);
    if (!action) break;
    const { state: next, events } = apply(now, action);
    if (decision) played.push({ before: now, decision, events });
    for (const event of events) {
      if (event.type === 'bought') bought.push({ type: event.unitType, fort: event.at.replace('fort:', '') });
    }
    now = next;
  }
  return { turn: { decisions: played.map(tell), bought, position: makePosition(now) }, played };
}

function needsArmies(state: State): boolean {
  return automaAction(state)?.type === 'chooseArmies';
}

function tell({ decision, events }: Played): Told {
  const { unit, from, order, to, target } = decision;
  const moved = events.find((event) => event.type === 'moved');
  return {
    unit,
    from,
    order,
    path: moved?.path ?? [],
    to,
    attack: target === null ? null : attackIn(events, unit, target),
    why: whyOf(decision),
  };
}

function attackIn(events: readonly Event[], unit: UnitId, target: UnitId): Told['attack'] {
  const fought = events.find((event) => event.type === 'fought');
  const damageBy = (shooter: UnitId) =>
    events.reduce((sum, event) => (event.type === 'damaged' && event.by === shooter ? sum + event.damage : sum), 0);
  return {
    target,
    hits: fought?.attack.hits ?? 0,
    damage: damageBy(unit),
    returned: fought?.returned ? { hits: fought.returned.hits, damage: damageBy(fought.returned.unit) } : null,
  };
}

/** Every order and letter looked at, and how many ways were left after it. */
function whyOf({ reasons }: Decision): Told['why'] {
  if (!reasons) return [];
  const why: { rule: RuleId; left: number; passed: boolean }[] = [];
  for (const { rule, failed, ways, aiming, steps } of reasons.looked) {
    if (aiming.length === 0) why.push({ rule, left: ways.length, passed: failed !== null });
    const [first] = aiming;
    // "As near as possible to the best target": the targets are narrowed first, then come the ways to the one left.
    const aims = first && failed === null ? first.kept.length + first.dropped.length : 0;
    if (first) why.push({ rule, left: aims, passed: failed !== null });
    for (const step of aiming) why.push({ rule: step.rule, left: step.kept.length, passed: step.passed });
    if (first && failed === null) why.push({ rule: 'AU11', left: ways.length, passed: false });
    for (const step of steps) why.push({ rule: step.rule, left: step.kept.length, passed: step.passed });
  }
  if (reasons.afterwards) {
    const { ways, steps } = reasons.afterwards;
    why.push({ rule: 'AU12', left: ways.length, passed: ways.length === 0 });
    for (const step of steps) why.push({ rule: step.rule, left: step.kept.length, passed: step.passed });
  }
  return why;
}
