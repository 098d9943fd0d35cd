import { type Signal, signal } from '@preact/signals';

const HOUR = 3_600_000;

/** A new version is fetched in the background and waits until a player agrees. */
export class Updates {
  readonly ready: Signal<boolean> = signal(false);
  /** Not now; the settings still offer it. */
  readonly putOff: Signal<boolean> = signal(false);
  private registration: ServiceWorkerRegistration | null = null;
  private agreed = false;
  private looked = 0;
  private readonly reload: () => void;

  constructor(reload: () => void) {
    this.reload = reload;
  }

  async watch(container: ServiceWorkerContainer, script: string): Promise<void> {
    let controlled = container.controller !== null;
    container.addEventListener('controllerchange', () => {
      if (this.agreed) this.reload();
      // Another window has agreed; this one goes on as it is until its player does.
      else if (controlled) this.ready.value = true;
      controlled = true;
    });
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
    this.agreed = true;
    const waiting = this.registration?.waiting;
    if (waiting) waiting.postMessage({ type: 'SKIP_WAITING' });
    else this.reload();
  }
}
