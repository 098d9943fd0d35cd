import { effect, type ReadonlySignal } from '@preact/signals';

type Browser = Pick<Window, 'document'> & { readonly navigator: { readonly wakeLock?: Pick<WakeLock, 'request'> } };

/** Keeps the screen on while it is wanted and the page is seen; gives back how to stop. */
export function stayAwake(wanted: ReadonlySignal<boolean>, { navigator, document }: Browser): () => void {
  let lock: WakeLockSentinel | null = null;
  let asking = false;
  let left = false;
  const letGo = () => {
    lock?.release().catch(() => undefined);
    lock = null;
  };
  const hold = async () => {
    if (asking || left || !wanted.peek() || document.hidden || (lock && !lock.released)) return;
    asking = true;
    // Refused on a low battery, and missing in older browsers: the screen then goes dark as it always did.
    lock = (await navigator.wakeLock?.request('screen').catch(() => null)) ?? null;
    asking = false;
    if (left || !wanted.peek()) letGo();
  };
  const unwatch = effect(() => {
    if (wanted.value) void hold();
    else letGo();
  });
  document.addEventListener('visibilitychange', hold);
  return () => {
    left = true;
    document.removeEventListener('visibilitychange', hold);
    unwatch();
    letGo();
  };
}
