import { DeviceStorage } from './device-storage.ts';
import { Install } from './install.ts';
import { Updates } from './updates.ts';

/** What the device and its browser can do for the game. */
export interface Device {
  readonly install: Install;
  readonly storage: DeviceStorage;
  readonly updates: Updates;
  /** Keeps the whole app on the device and looks for new versions; not before the first page shows. */
  keepApp(): void;
}

/** Over plain http there is neither a worker nor lasting storage: the game goes on without. */
export function thisDevice(browser: Window & typeof globalThis): Device {
  const { navigator, document, location } = browser;
  const storage = new DeviceStorage(navigator.storage);
  const updates = new Updates(() => location.reload());
  // The development server has no worker.
  const workers = import.meta.hot ? undefined : navigator.serviceWorker;
  if (workers) updates.listen(workers);
  const keepApp = () => {
    if (!workers) return;
    updates.keep(workers, new URL('sw.js', document.baseURI).href).catch(() => undefined);
    document.addEventListener('visibilitychange', () => {
      if (!document.hidden) updates.look(Date.now());
    });
  };
  return { install: new Install(browser), storage, updates, keepApp };
}
