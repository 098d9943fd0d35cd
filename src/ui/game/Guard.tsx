import { useEffect, useRef, useState } from 'preact/hooks';
import { useFirmDialog } from '../parts/useFirmDialog.ts';
import { words } from '../words.ts';

/** How long to hold until the board is free again. */
const HOLD = 700;
const FREES = ['Enter', ' '];

/** Over the whole screen while the tablet is passed on or leaned over: nothing below feels a touch. */
export function Guard({ onFree }: { readonly onFree: () => void }) {
  const { guard } = words.value.game;
  const [holding, setHolding] = useState(false);
  const timer = useRef(0);
  /** The key went down here, not on the button that locked. */
  const keyed = useRef(false);
  const firm = useFirmDialog();
  useEffect(() => () => clearTimeout(timer.current), []);
  const press = () => {
    setHolding(true);
    timer.current = window.setTimeout(onFree, HOLD);
  };
  const release = () => {
    setHolding(false);
    clearTimeout(timer.current);
  };
  return (
    <dialog {...firm} class="guard" aria-label={guard.title}>
      <p>{guard.title}</p>
      <button
        type="button"
        class={holding ? 'guard-button guard-holding' : 'guard-button'}
        onPointerDown={press}
        onPointerUp={release}
        onPointerLeave={release}
        onPointerCancel={release}
        onContextMenu={(event) => event.preventDefault()}
        onKeyDown={(event) => {
          if (!FREES.includes(event.key)) return;
          // Nor may the press go on to what lies below.
          event.preventDefault();
          if (!event.repeat) keyed.current = true;
        }}
        onKeyUp={(event) => {
          if (!FREES.includes(event.key) || !keyed.current) return;
          event.preventDefault();
          onFree();
        }}
      >
        {guard.hold}
      </button>
    </dialog>
  );
}
