import { effect, type Signal, signal } from '@preact/signals';
import { createStore, get, set } from 'idb-keyval';
import { PACES, type Pace } from './runner.ts';

/** What a player likes; kept from visit to visit. */
export interface Settings {
  readonly pace: Signal<Pace>;
  readonly hexNames: Signal<boolean>;
  readonly night: Signal<boolean>;
}

const store = () => createStore('trench-club-settings', 'settings');

/** Reads what was kept; anything odd in the storage counts as never set. */
export async function loadSettings(): Promise<Settings> {
  const kept = store();
  const read = async (key: string): Promise<unknown> => {
    try {
      return await get<unknown>(key, kept);
    } catch {
      return undefined;
    }
  };
  const pace = await read('pace');
  const settings: Settings = {
    pace: signal(PACES.find((one) => one === pace) ?? 'normal'),
    hexNames: signal((await read('hexNames')) === true),
    night: signal((await read('night')) === true),
  };
  for (const key of ['pace', 'hexNames', 'night'] as const) {
    effect(() => {
      set(key, settings[key].value, kept).catch(() => undefined);
    });
  }
  return settings;
}
