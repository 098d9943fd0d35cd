import { type Signal, signal } from '@preact/signals';
import { createStore, get, set } from 'idb-keyval';

type Browser = Partial<Pick<StorageManager, 'persist' | 'persisted' | 'estimate'>>;

/** Whether this browser promises to keep what is saved, and how much room it takes. */
export class DeviceStorage {
  /** null: it does not say. */
  readonly kept: Signal<boolean | null> = signal(null);
  readonly used: Signal<number | null> = signal(null);
  /** Asked, and the browser said no. */
  readonly refused: Signal<boolean> = signal(false);
  private readonly browser: Browser;

  /** Browsers without a secure page have no such thing. */
  constructor(browser: Browser = {}) {
    this.browser = browser;
  }

  get canAsk(): boolean {
    return this.browser.persist !== undefined;
  }

  async look(): Promise<void> {
    this.kept.value = (await this.browser.persisted?.().catch(() => null)) ?? null;
    const estimate = await this.browser.estimate?.().catch(() => null);
    this.used.value = estimate?.usage ?? null;
  }

  async ask(): Promise<void> {
    const granted = await this.browser.persist?.().catch(() => false);
    this.refused.value = granted === false;
    await this.look();
  }

  /** With the first game there is something to lose. Some browsers put the question to the player, so only once. */
  async askOnce(): Promise<void> {
    const store = createStore('trench-club-settings', 'settings');
    if (!this.canAsk || (await get('askedToKeep', store).catch(() => true))) return;
    await set('askedToKeep', true, store).catch(() => undefined);
    await this.ask();
  }
}
