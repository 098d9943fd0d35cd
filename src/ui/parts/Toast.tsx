import { useEffect, useRef, useState } from 'preact/hooks';
import { Button } from './Button.tsx';
import './card.css';
import './toast.css';

interface ToastProps {
  readonly text: string;
  readonly action?: { readonly words: string; readonly onClick: () => void };
  /** The time is up. */
  readonly onGone: () => void;
  readonly seconds?: number;
  /** The action gets the focus: for those who came by keyboard. */
  readonly focus?: boolean;
}

/** A slip that comes and goes; it waits while it is pointed at or has the focus. Give it a key for each message. */
export function Toast({ text, action, onGone, seconds = 8, focus = false }: ToastProps) {
  const [held, hold] = useState(false);
  const slip = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (focus) slip.current?.querySelector('button')?.focus();
  }, [focus]);
  useEffect(() => {
    if (held) return undefined;
    const timer = setTimeout(onGone, seconds * 1000);
    return () => clearTimeout(timer);
  }, [held, seconds, onGone]);
  return (
    <div
      ref={slip}
      class="paper toast"
      role="status"
      onPointerEnter={() => hold(true)}
      onPointerLeave={() => hold(false)}
      onFocusCapture={() => hold(true)}
      onBlurCapture={() => hold(false)}
    >
      <span>{text}</span>
      {action && (
        <Button kind="quiet" onClick={action.onClick}>
          {action.words}
        </Button>
      )}
    </div>
  );
}
