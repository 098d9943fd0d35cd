import type { ComponentChildren } from 'preact';
import { useId, useLayoutEffect, useRef } from 'preact/hooks';
import './card.css';
import './dialog.css';

interface DialogProps {
  readonly title: string;
  /** Esc, or a tap beside it. */
  readonly onClose: () => void;
  readonly children: ComponentChildren;
  /** Buttons, the one to press last. */
  readonly actions: ComponentChildren;
}

/** A slip that wants an answer; what is below waits. */
export function Dialog({ title, onClose, children, actions }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useLayoutEffect(() => {
    const slip = dialog.current;
    slip?.showModal();
    // Closing gives the focus back to what had it before.
    return () => slip?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      class="paper dialog"
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onPointerDown={(event) => event.target === dialog.current && onClose()}
    >
      <div class="dialog-inside">
        <h2 id={heading}>{title}</h2>
        {children}
        <div class="dialog-actions">{actions}</div>
      </div>
    </dialog>
  );
}
