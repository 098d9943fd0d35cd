import type { Signal } from '@preact/signals';
import type { Hand } from '../../app/hand.ts';
import { PACES, type Pace } from '../../app/runner.ts';
import { words } from '../words.ts';
import { LogRow } from './Log.tsx';

/** The pace, and what the Automa has just done. */
export function AutomaTurn({ hand, pace }: { readonly hand: Hand; readonly pace: Signal<Pace> }) {
  const { moments } = hand.play;
  const last = moments.value.length - 1;
  const moment = moments.value[last];
  return (
    <section class="automa-turn">
      <PaceChoice pace={pace} />
      {moment && (
        <ol class="log">
          <LogRow hand={hand} moment={moment} index={last} />
        </ol>
      )}
    </section>
  );
}

export function PaceChoice({ pace }: { readonly pace: Signal<Pace> }) {
  const { game } = words.value;
  return (
    <>
      <p>{game.pace}</p>
      <div class="choices">
        {PACES.map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={pace.value === one}
            onClick={() => {
              pace.value = one;
            }}
          >
            {game.paces[one]}
          </button>
        ))}
      </div>
    </>
  );
}
