import type { Hand } from '../../app/hand.ts';
import { Button } from '../parts/Button.tsx';
import { words } from '../words.ts';
import { LogRow } from './Log.tsx';

interface LookingProps {
  readonly hand: Hand;
  /** The moment on show. */
  readonly index: number;
}

/** A look at the past: what was done in the moment on show. */
export function Looking({ hand, index }: LookingProps) {
  const moment = hand.play.moments.value[index];
  return (
    moment && (
      <ol class="log looking" aria-live="polite">
        <LogRow hand={hand} moment={moment} index={index} />
      </ol>
    )
  );
}

/** Under the thumb while somebody looks at the past: step by step back and forth, and the way back to now. */
export function LookingBar({ hand, index }: LookingProps) {
  const { play } = hand;
  const { buttons } = words.value.game;
  const last = play.moments.value.length - 1;
  const show = (next: number) => {
    play.looking.value = next;
  };
  return (
    <footer class="thumb-bar">
      {!hand.why.value && (
        <>
          <Button kind="quiet" disabled={index <= 0} onClick={() => show(index - 1)}>
            {buttons.back}
          </Button>
          <Button kind="quiet" disabled={index >= last} onClick={() => show(index + 1)}>
            {buttons.forth}
          </Button>
        </>
      )}
      <Button kind="primary" onClick={() => hand.backToNow()}>
        {buttons.toNow}
      </Button>
    </footer>
  );
}
