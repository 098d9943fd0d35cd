import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

interface FirmDialog {
  readonly ref: RefObject<HTMLDialogElement | null>;
  readonly onCancel: (event: Event) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onClose: () => void;
}

/** A slip that stays until the app takes it away: browsers let neither Escape nor a back gesture be refused for ever. */
export function useFirmDialog(): FirmDialog {
  const ref = useRef<HTMLDialogElement>(null);
  const wanted = useRef(true);
  useLayoutEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    return () => {
      wanted.current = false;
      dialog?.close();
    };
  }, []);
  return {
    ref,
    onCancel: (event) => event.preventDefault(),
    onKeyDown: (event) => event.key === 'Escape' && event.preventDefault(),
    onClose: () => {
      if (wanted.current) ref.current?.showModal();
    },
  };
}
