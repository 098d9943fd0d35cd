import type { Hand } from '../../app/hand.ts';
import { words } from '../words.ts';
import { LogRow } from './Log.tsx';

/** A look at the past: the moment on show, step by step back and forth, and the way back to now. */
export function Looking({ hand, index }: { readonly hand: Hand; readonly index: number }) {
  const { play } = hand;
  const { buttons } = words.value.game;
  const moment = play.moments.value[index];
  const last = play.moments.value.length - 1;
  const show = (next: number | null) => {
    play.looking.value = next;
  };
  return (
    <section class="looking">
      {moment && (
        <ol class="log" aria-live="polite">
          <LogRow hand={hand} moment={moment} index={index} />
        </ol>
      )}
      <div class="choices">
        <button type="button" disabled={index <= 0} onClick={() => show(index - 1)}>
          {buttons.back}
        </button>
        <button type="button" disabled={index >= last} onClick={() => show(index + 1)}>
          {buttons.forth}
        </button>
        <button type="button" onClick={() => show(null)}>
          {buttons.toNow}
        </button>
      </div>
    </section>
  );
}
