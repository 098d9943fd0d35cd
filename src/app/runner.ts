import { effect, type Signal } from '@preact/signals';
import type { Action, State } from '../rules/types.ts';
import type { Play } from './play.ts';

export const PACES = ['step', 'normal', 'fast', 'instant'] as const;
export type Pace = (typeof PACES)[number];

export type Waits = (now: State, next: Action) => boolean;

/** Milliseconds before each action of the Automa; step waits for a tap. */
const WAIT: Readonly<Record<Pace, number>> = { step: Number.POSITIVE_INFINITY, normal: 1100, fast: 350, instant: 0 };

/**
 * Plays the Automa's actions at the chosen pace until somebody else is to act, or until `waits` says that people have
 * something to do first, such as rolling dice at the table; returns how to stop it.
 */
export function runAutoma(play: Play, pace: Signal<Pace>, waits: Waits = () => false): () => void {
  return effect(() => {
    const next = play.automaNext.value;
    if (!next || play.looking.value !== null || waits(play.now.value, next)) return undefined;
    const silent = next.type === 'end' || next.type === 'split';
    const wait = silent ? Math.min(WAIT[pace.value], 30) : WAIT[pace.value];
    if (wait === Number.POSITIVE_INFINITY) return undefined;
    const timer = setTimeout(() => {
      if (pace.value === 'instant') playOut(play, waits);
      else play.take(next);
    }, wait);
    return () => clearTimeout(timer);
  });
}

function playOut(play: Play, waits: Waits): void {
  for (let next = play.automaNext.value; next && !waits(play.now.value, next); next = play.automaNext.value)
    play.take(next);
}
