import { effect, type Signal } from '@preact/signals';
import type { Play } from './play.ts';

export const PACES = ['step', 'normal', 'fast', 'instant'] as const;
export type Pace = (typeof PACES)[number];

/** Milliseconds before each action of the Automa; step waits for a tap. */
const WAIT: Readonly<Record<Pace, number>> = { step: Number.POSITIVE_INFINITY, normal: 1100, fast: 350, instant: 0 };

/** Plays the Automa's actions at the chosen pace until somebody else is to act; returns how to stop it. */
export function runAutoma(play: Play, pace: Signal<Pace>): () => void {
  return effect(() => {
    const next = play.automaNext.value;
    if (!next || play.looking.value !== null) return undefined;
    const silent = next.type === 'end' || next.type === 'split';
    const wait = silent ? Math.min(WAIT[pace.value], 30) : WAIT[pace.value];
    if (wait === Number.POSITIVE_INFINITY) return undefined;
    const timer = setTimeout(() => {
      if (pace.value === 'instant') playOut(play);
      else play.take(next);
    }, wait);
    return () => clearTimeout(timer);
  });
}

function playOut(play: Play): void {
  for (let next = play.automaNext.value; next; next = play.automaNext.value) play.take(next);
}
