import { useEffect, useRef } from 'preact/hooks';

export type Keys = Readonly<Record<string, () => void>>;

/** Single keys for the whole screen, once a press; not while somebody writes, chooses from a list or answers a slip. */
export function useKeys(keys: Keys, letters: boolean): void {
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    const react = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
      if (!letters && /^\p{L}$/u.test(event.key)) return;
      const { target } = event;
      if (target instanceof Element && target.closest('input, textarea, select, dialog')) return;
      const act = latest.current[event.key.length === 1 ? event.key.toLowerCase() : event.key];
      if (!act) return;
      event.preventDefault();
      act();
    };
    addEventListener('keydown', react);
    return () => removeEventListener('keydown', react);
  }, [letters]);
}
