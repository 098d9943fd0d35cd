import { type Decision, decideUnit, type Reasons } from '../../automa/decide.ts';
import type { Step, Way } from '../../automa/narrow.ts';
import { fieldOf } from '../rules/field.ts';
import type { HexId, State } from '../rules/types.ts';
import type { Layers } from './layers.ts';
import type { Moment } from './moments.ts';
import type { Play } from './play.ts';

/** An Automa's action that is being explained, and how far. */
export interface Why {
  /** Index of the moment. */
  readonly moment: number;
  /** The letter shown; -1 shows all ways the order has. */
  readonly step: number;
  /** The moment that was looked at before; null was now. */
  readonly from: number | null;
}

export function decisionOf(moment: Moment): Decision | null {
  return moment.action.type === 'act' ? decideUnit(moment.before, moment.action.unit, true) : null;
}

/** The letters of the order that fired, in the order they were asked. */
export function stepsOf({ looked, afterwards }: Reasons): readonly Step[] {
  const fired = looked.at(-1);
  return [...(fired?.steps ?? []), ...(afterwards?.steps ?? [])];
}

/** The ways on the board: open, dropped by a letter up to this step, taken. */
export function wayLayers(play: Play, { moment: index, step }: Why): Layers {
  const moment = play.moments.value[index];
  const decision = moment && decisionOf(moment);
  if (!moment || !decision?.reasons) return {};
  const { reasons } = decision;
  const fired = reasons.looked.at(-1);
  const steps = stepsOf(reasons);
  const dropped = steps.slice(0, step + 1).flatMap((one) => one.dropped.map(({ way }) => way));
  const isDropped = (way: Way) => dropped.some((one) => one.hex === way.hex && one.target === way.target);
  const last = step >= steps.length - 1;
  const taken = last ? reasons.draw?.taken : undefined;
  const ways = (fired?.ways ?? []).flatMap((way) => {
    const hex = hexName(moment.before, way.hex);
    if (hex === null) return [];
    const target = way.target < 0 ? null : hexName(moment.before, fieldOf(moment.before).hex[way.target] ?? -1);
    const state = isDropped(way) ? 'dropped' : taken?.hex === way.hex && taken.target === way.target ? 'taken' : 'open';
    return [{ hex, ...(target && { target }), state } as const];
  });
  return { ways, focus: decision.from };
}

function hexName(state: State, hex: number): HexId | null {
  return fieldOf(state).board.ids[hex] ?? null;
}
