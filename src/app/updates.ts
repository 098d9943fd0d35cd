import { type Signal, signal } from '@preact/signals';

const HOUR = 3_600_000;
/** Milliseconds until the new version is asked again: a browser may overlook it while the old one is busy. */
const AGAIN = 1000;

/** A new version is fetched in the background and waits until a player agrees. */
export class Updates {
  readonly ready: Signal<boolean> = signal(false);
  /** Not now; the settings still offer it. */
  readonly putOff: Signal<boolean> = signal(false);
  /** A player agreed: the new version takes over in a moment. */
  readonly agreed: Signal<boolean> = signal(false);
  private registration: ServiceWorkerRegistration | null = null;
  private looked = 0;
  private readonly reload: () => void;

  constructor(reload: () => void) {
    this.reload = reload;
  }

  /** From the first moment on: another window may agree before this one keeps the app. */
  listen(container: ServiceWorkerContainer): void {
    let controlled = container.controller !== null;
    container.addEventListener('controllerchange', () => {
      if (this.agreed.value) this.reload();
      // Another window has agreed; this one goes on as it is until its player does.
      else if (controlled) this.ready.value = true;
      controlled = true;
    });
  }

  /** Keeps the app on the device, and follows what is fetched after it. */
  async keep(container: ServiceWorkerContainer, script: string): Promise<void> {
    const registration = await container.register(script);
    this.registration = registration;
    if (registration.waiting && registration.active) this.ready.value = true;
    this.follow(registration.installing);
    registration.addEventListener('updatefound', () => this.follow(registration.installing));
  }

  private follow(worker: ServiceWorker | null): void {
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed' && this.registration?.active) this.ready.value = true;
    });
  }

  /** Asks for a new version, at most once an hour; without a network nothing happens. */
  look(now: number): void {
    if (!this.registration || now - this.looked < HOUR) return;
    this.looked = now;
    this.registration.update().catch(() => undefined);
  }

  /** From here on the new version runs. */
  agree(): void {
    this.agreed.value = true;
    const waiting = this.registration?.waiting;
    if (!waiting) {
      this.reload();
      return;
    }
    waiting.postMessage({ type: 'SKIP_WAITING' });
    setTimeout(() => {
      if (waiting.state === 'installed') this.agree();
    }, AGAIN);
  }
}
