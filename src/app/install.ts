import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';

/**
 * How this device takes the app in: it has, it cannot over plain http, by our button, by the share menu of an iPad or
 * iPhone, or by the browser's own menu.
 */
export type InstallWay = 'done' | 'insecure' | 'button' | 'share' | 'menu';

/** What Chromium browsers hand over when the app can be installed. */
export interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
}

export interface Browser {
  readonly isSecureContext: boolean;
  readonly navigator: Pick<Navigator, 'userAgent' | 'maxTouchPoints'> & { readonly standalone?: boolean };
  matchMedia(query: string): Pick<MediaQueryList, 'matches'>;
  addEventListener(type: string, listener: (event: Event) => void): void;
}

/** iPads call themselves a Macintosh, but no Macintosh has a touch screen. */
export function isAppleTablet({ userAgent, maxTouchPoints }: Browser['navigator']): boolean {
  return /iPad|iPhone|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
}

export class Install {
  readonly way: ReadonlySignal<InstallWay>;
  private readonly offer: Signal<InstallOffer | null> = signal(null);

  constructor(browser: Browser) {
    const { navigator } = browser;
    const done = signal(browser.matchMedia('(display-mode: standalone)').matches || navigator.standalone === true);
    this.way = computed(() => {
      if (done.value) return 'done';
      if (!browser.isSecureContext) return 'insecure';
      if (this.offer.value) return 'button';
      return isAppleTablet(navigator) ? 'share' : 'menu';
    });
    browser.addEventListener('beforeinstallprompt', (event) => {
      // Otherwise some browsers put a bar over the page at once.
      event.preventDefault();
      this.offer.value = event as InstallOffer;
    });
    browser.addEventListener('appinstalled', () => {
      done.value = true;
    });
  }

  /** An offer is good for one question. */
  async ask(): Promise<void> {
    const offer = this.offer.value;
    this.offer.value = null;
    await offer?.prompt().catch(() => undefined);
  }
}
