import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { en } from '../../src/i18n/en.ts';
import { launch } from './chromium.ts';
import { challenge, newPage, open } from './page.ts';
import { Player } from './table.ts';

const { device: say, settings } = en;

let browser: Browser;
const site = inject('site');

beforeAll(async () => {
  // A name in the home network, over plain http: not a secure page, as on a tablet.
  browser = await launch(['--host-resolver-rules=MAP table.test 127.0.0.1']);
});
afterAll(() => browser?.close());

const card = (page: Page) => page.locator('.settings-device');

/** A browser's offer to install; its question is answered with yes. */
const offerInstall = (page: Page) =>
  page.evaluate(() => {
    const offer = new Event('beforeinstallprompt', { cancelable: true });
    Object.assign(offer, { prompt: async () => document.body.setAttribute('data-asked', 'yes') });
    dispatchEvent(offer);
    if (!offer.defaultPrevented) throw new Error('the browser would put up its own bar');
  });

async function settingsWith(prepare: (context: BrowserContext) => Promise<unknown>, options = {}) {
  const context = await browser.newContext({ viewport: { width: 1180, height: 820 }, ...options });
  await prepare(context);
  const problems: string[] = [];
  const page = await newPage(context, problems);
  await page.goto(`${site}#/settings`);
  await card(page).waitFor();
  return { context, page, problems };
}

/** Stands in for what the browser says about storage. */
const storage = (persisted: boolean, grants: boolean) => (context: BrowserContext) =>
  context.addInitScript(
    ([has, gives]) => {
      let kept = has;
      navigator.storage.persisted = async () => kept;
      navigator.storage.persist = async () => {
        kept ||= gives;
        return kept;
      };
      navigator.storage.estimate = async () => ({ usage: 2_340_000, quota: 1e9 });
    },
    [persisted, grants] as const,
  );

describe('storage', () => {
  it('that is kept is said to be, with what it takes', async () => {
    const { context, page } = await settingsWith(storage(true, true));
    await card(page).getByText(say.kept).waitFor();
    await card(page).getByText('about 2.3 MB').waitFor();
    expect(await card(page).getByText(say.exportReminder).count()).toBe(0);
    expect(await page.getByRole('button', { name: say.keepButton }).count()).toBe(0);
    await context.close();
  });

  it('that may be deleted can be asked for and granted', async () => {
    const { context, page } = await settingsWith(storage(false, true));
    await card(page).getByText(say.notKept).waitFor();
    await card(page).getByText(say.exportReminder).waitFor();
    await page.getByRole('button', { name: say.keepButton }).click();
    await card(page).getByText(say.kept).waitFor();
    expect(await card(page).getByText(say.exportReminder).count()).toBe(0);
    await context.close();
  });

  it('that is refused leaves the reminder and the way to the games', async () => {
    const { context, page } = await settingsWith(storage(false, false));
    await page.getByRole('button', { name: say.keepButton }).click();
    await card(page).getByText(say.keepRefused).waitFor();
    await card(page).getByText(say.exportReminder).waitFor();
    await card(page).getByRole('link', { name: say.toGames }).click();
    await page.getByRole('heading', { name: en.screens.saved.title }).waitFor();
    await context.close();
  });

  it('is asked for once, with the first game; the shelf reminds to export', { timeout: 30_000 }, async () => {
    const { context, page } = await open(browser);
    await storage(false, false)(context);
    await context.addInitScript(() => {
      const { persist } = navigator.storage;
      navigator.storage.persist = () => {
        sessionStorage.setItem('asked', String(Number(sessionStorage.getItem('asked')) + 1));
        return persist.call(navigator.storage);
      };
    });
    const asked = () => page.evaluate(() => sessionStorage.getItem('asked'));
    await page.goto(site);
    await page.locator('h1').waitFor();
    expect(await asked()).toBeNull();
    await Player.begin(page, site, challenge);
    await expect.poll(asked).toBe('1');
    await page.reload();
    await page.getByRole('heading', { name: en.screens.armies.title }).waitFor();
    await page.waitForTimeout(200);
    expect(await asked()).toBe('1');
    await page.goto(`${site}#/games`);
    await page.getByText(say.exportReminder).waitFor();
    await context.close();
  });
});

describe('a browser that stores nothing', () => {
  it('shows every page all the same', async () => {
    const { context, page } = await open(browser);
    await page.addInitScript(() => {
      IDBFactory.prototype.open = () => {
        throw new DOMException('Storage is switched off.', 'SecurityError');
      };
    });
    for (const [at, title] of [
      ['', en.screens.title],
      ['new', en.screens.newGame.title],
      ['games', en.screens.saved.title],
      ['settings', settings.title],
    ] as const) {
      await page.goto(`${site}#/${at}`);
      await page.reload();
      await page.getByRole('heading', { name: title, level: 1 }).waitFor();
    }
    await context.close();
  });
});

describe('installing', () => {
  it('by a button where the browser offers it', async () => {
    const { context, page } = await settingsWith(async () => undefined);
    await card(page).getByText(say.installLines.menu).waitFor();
    await offerInstall(page);
    await page.getByRole('button', { name: say.installButton }).click();
    expect(await page.locator('body').getAttribute('data-asked')).toBe('yes');
    expect(await page.getByRole('button', { name: say.installButton }).count()).toBe(0);
    await page.evaluate(() => dispatchEvent(new Event('appinstalled')));
    await card(page).getByText(say.installLines.done).waitFor();
    await context.close();
  });

  it('by the same button on the first screen, until it is done', async () => {
    const { context, page } = await open(browser);
    await page.goto(site);
    await page.locator('.home').waitFor();
    expect(await page.getByRole('button', { name: say.installButton }).count()).toBe(0);
    await offerInstall(page);
    await page.getByRole('button', { name: say.installButton }).click();
    expect(await page.locator('body').getAttribute('data-asked')).toBe('yes');
    await page.evaluate(() => dispatchEvent(new Event('appinstalled')));
    expect(await page.getByRole('button', { name: say.installButton }).count()).toBe(0);
    await context.close();
  });

  it.each([
    ['an old iPad', 'Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X) AppleWebKit/605.1.15 Version/12.1 Safari/604.1'],
    ['an iPad', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15'],
  ])('by “Add to Home Screen” on %s', async (_, userAgent) => {
    const fingers = (context: BrowserContext) =>
      context.addInitScript(() => Object.defineProperty(navigator, 'maxTouchPoints', { value: 5 }));
    const { context, page } = await settingsWith(fingers, { userAgent, hasTouch: true });
    expect(say.installLines.share).toContain('may delete');
    await card(page).getByText(say.installLines.share, { exact: true }).waitFor();
    await page.goto(site);
    await page.locator('.home-install').getByText(say.homeLines.share, { exact: true }).waitFor();
    await context.close();
  });
});

describe('over plain http in the home network', () => {
  it('the game plays, and the settings say why it cannot be installed', { timeout: 90_000 }, async () => {
    const { context, page, problems } = await open(browser);
    const at = site.replace('127.0.0.1', 'table.test').replace('localhost', 'table.test');
    const player = await Player.begin(page, at, challenge);
    expect(await page.evaluate(() => isSecureContext)).toBe(false);
    await player.playUntil(({ turn }) => turn.phase === 'move');
    await player.act();
    await expect.poll(() => page.locator('.turn-of').textContent()).toContain(player.header());
    await page.reload();
    await expect.poll(() => page.locator('.turn-of').textContent()).toContain(player.header());
    await page.goto(`${at}#/settings`);
    await card(page).getByText(say.installLines.insecure).waitFor();
    await card(page).getByText(say.insecureHelp).waitFor();
    await card(page).getByText(say.keptUnknown).waitFor();
    expect(await page.getByRole('button', { name: say.keepButton }).count()).toBe(0);
    expect(problems).toEqual([]);
    await context.close();
  });
});

describe('the screen', () => {
  const locks = (page: Page) =>
    page.evaluate(() =>
      (window as unknown as { locks: { released: boolean }[] }).locks.map(({ released }) => released),
    );

  const stub = (context: BrowserContext) =>
    context.addInitScript(() => {
      const made: { released: boolean; release: () => Promise<void> }[] = [];
      Object.assign(window, { locks: made });
      const request = async () => {
        const lock = {
          released: false,
          release: async () => {
            lock.released = true;
          },
        };
        made.push(lock);
        return lock;
      };
      Object.defineProperty(navigator, 'wakeLock', { value: { request } });
    });

  it('stays on in a game, comes back on after the app was away, and may go dark elsewhere', async () => {
    const { context, page } = await open(browser);
    await stub(context);
    await page.goto(`${site}#/settings`);
    await page.getByRole('heading', { name: settings.title }).waitFor();
    expect(await locks(page)).toEqual([]);
    await Player.begin(page, site, challenge);
    await expect.poll(() => locks(page)).toEqual([false]);
    // The browser takes the lock away when the page is hidden.
    await page.evaluate(() => {
      const [lock] = (window as unknown as { locks: { released: boolean }[] }).locks;
      if (lock) lock.released = true;
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await expect.poll(() => locks(page)).toEqual([true, false]);
    await page.evaluate(() => {
      location.hash = '#/settings';
    });
    await expect.poll(() => locks(page)).toEqual([true, true]);
    await context.close();
  });

  it('is left alone where the setting says so', async () => {
    const { context, page } = await open(browser);
    await stub(context);
    await page.goto(`${site}#/settings`);
    await page.getByRole('group', { name: settings.awake }).getByText(settings.awakeChoices.off).click();
    await page.waitForTimeout(100);
    await Player.begin(page, site, challenge);
    await page.waitForTimeout(200);
    expect(await locks(page)).toEqual([]);
    await context.close();
  });
});
