import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { device } from '../../src/i18n/en/device.ts';
import { screens } from '../../src/i18n/en/screens.ts';
import { launch } from './chromium.ts';
import { challenge, lookAt, open } from './page.ts';
import { Player } from './table.ts';
import { buildVersion, Host } from './versions.ts';

let browser: Browser;
const site = inject('site');

beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser?.close());

/** The page is under the worker that keeps the app. */
const underWorker = (page: Page) =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (!navigator.serviceWorker.controller)
      await new Promise((done) => navigator.serviceWorker.addEventListener('controllerchange', done, { once: true }));
    return new URL(navigator.serviceWorker.controller?.scriptURL ?? '').pathname;
  });

describe('without a network', () => {
  it('what has not come yet says so, and nothing else is lost', async () => {
    const { context, page } = await open(browser);
    await context.route('**/assets/NewGame-*.js', (route) => route.abort());
    await page.goto(site);
    await page.getByRole('link', { name: screens.home.newGame }).click();
    await page.getByText(screens.pageFailed).waitFor();
    await context.unroute('**/assets/NewGame-*.js');
    await Player.begin(page, site, challenge);
    await context.close();
  });

  it('games that cannot be read yet are not taken for none', async () => {
    const { context, page } = await open(browser);
    await Player.begin(page, site, challenge);
    // The code that reads them is lost, also for the worker that keeps the app.
    await page.evaluate(async () => {
      for (const one of await navigator.serviceWorker.getRegistrations()) await one.unregister();
    });
    await context.route('**/assets/shelf-*.js', (route) => route.abort());
    await page.goto('about:blank');
    await page.goto(site);
    await page.getByText(screens.pageFailed).waitFor();
    expect(await page.getByText(screens.home.firstTitle).count()).toBe(0);
    await context.close();
  });

  it('everything works from the first visit on', { timeout: 120_000 }, async () => {
    const host = new Host();
    const at = await host.start(await buildVersion('1.0.0'));
    const { context, page, problems } = await open(browser);
    await page.goto(at);
    await underWorker(page);
    await host.stop();
    await context.setOffline(true);
    // A link with what a messenger has hung on it.
    await page.goto(`${at}?from=a-friend`);
    await page.locator('.home').waitFor();
    // Pages whose code comes later, before any reload.
    await page.goto(`${at}#/rules`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.getByRole('searchbox').waitFor();
    await page.goto(`${at}#/sheet`);
    await page.locator('.reference').first().waitFor();
    await page.reload();
    await page.locator('.reference').first().waitFor();
    const fonts = await page.evaluate(async () => {
      await document.fonts.ready;
      // The stand-ins are what a device has; it may have none of them.
      const ours = [...document.fonts].filter(({ family }) => !family.includes('Stand-in'));
      return { all: ours.length, lost: ours.filter(({ status }) => status === 'error').length };
    });
    expect([fonts.all > 2, fonts.lost]).toEqual([true, 0]);
    const player = await Player.begin(page, at, challenge);
    await player.playUntil(({ turn }) => turn.phase === 'move');
    await player.act();
    await expect.poll(() => page.locator('.turn-of').textContent()).toContain(player.header());
    const look = await lookAt(page);
    await page.reload();
    await page.locator('.turn-of').waitFor();
    expect(await lookAt(page)).toEqual(look);
    expect(problems).toEqual([]);
    // A page of plain text, for which browsers ask for an icon of their own.
    const licences = await page.goto(`${at}licences.md`);
    expect(await licences?.text()).toMatch(/## preact[\s\S]*## @fontsource[\s\S]*## workbox/);
    await context.close();
    await host.close();
  });
});

describe('in a folder of a site', () => {
  it('the app keeps to its folder, without a network too', { timeout: 60_000 }, async () => {
    const host = new Host();
    const at = `${await host.start(await buildVersion('1.0.0', 'games/trench'))}games/trench/`;
    const { context, page, problems } = await open(browser);
    await page.goto(at);
    expect(await underWorker(page)).toBe('/games/trench/sw.js');
    const link = await page.locator('link[rel=manifest]').evaluate((one) => (one as HTMLLinkElement).href);
    expect(link).toBe(`${at}manifest.webmanifest`);
    await host.stop();
    await page.goto(`${at}#/rules`);
    await page.reload();
    await page.getByRole('searchbox').waitFor();
    expect(problems).toEqual([]);
    await context.close();
    await host.close();
  });
});

describe('a device can install the app', () => {
  it('the manifest says what is needed, and its pictures are what it says', async () => {
    const { context, page, problems } = await open(browser);
    await page.goto(site);
    const found = await page.evaluate(async () => {
      const link = document.querySelector<HTMLLinkElement>('link[rel=manifest]')?.href ?? '';
      const manifest = await (await fetch(link)).json();
      const sizeOf = async (src: string) => {
        const picture = new Image();
        picture.src = new URL(src, link).href;
        await picture.decode();
        return `${picture.naturalWidth}x${picture.naturalHeight}`;
      };
      const pictures: { src: string; sizes: string }[] = [...manifest.icons, ...manifest.screenshots];
      const touch = document.querySelector<HTMLLinkElement>('link[rel=apple-touch-icon]')?.href ?? '';
      return {
        manifest,
        start: new URL(manifest.start_url, link).href,
        scope: new URL(manifest.scope, link).href,
        said: pictures.map(({ sizes }) => sizes),
        real: await Promise.all(pictures.map(({ src }) => sizeOf(src))),
        touch: await sizeOf(touch),
      };
    });
    expect(found.manifest).toMatchObject({
      name: device.app.name,
      short_name: device.app.shortName,
      description: device.app.description,
      display: 'standalone',
      theme_color: '#453322',
      background_color: '#2a2018',
    });
    const kinds = found.manifest.icons.map(({ sizes, purpose }: Record<string, string>) => `${sizes} ${purpose}`);
    expect(kinds).toEqual(['192x192 any', '512x512 any', '192x192 maskable', '512x512 maskable']);
    const forms = found.manifest.screenshots.map(({ form_factor }: Record<string, string>) => form_factor);
    expect(forms).toEqual(['wide', 'narrow']);
    expect(found.real).toEqual(found.said);
    expect(found.touch).toBe('180x180');
    expect([found.start, found.scope]).toEqual([site, site]);
    expect(await underWorker(page)).toBe('/sw.js');
    expect(problems).toEqual([]);
    await context.close();
  });

  it('Chromium itself finds nothing in the way', async () => {
    const { context, page } = await open(browser);
    await page.goto(site);
    await underWorker(page);
    const session = await context.newCDPSession(page);
    const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
    // A context of the tests counts as a private window; no other reason may be there.
    expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([]);
    await context.close();
  });
});

describe('a visit to every page', () => {
  it('asks no other host for anything', { timeout: 60_000 }, async () => {
    const { context, page, problems } = await open(browser);
    const hosts = new Set<string>();
    context.on('request', (request) => {
      if (/^(http|ws)/.test(request.url())) hosts.add(new URL(request.url()).origin);
    });
    for (const at of ['', 'new', 'games', 'units', 'settings', 'rules', 'rules/B5', 'sheet', 'nowhere']) {
      await page.goto(`${site}#/${at}`);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
    }
    await page.goto(site);
    await underWorker(page);
    const player = await Player.begin(page, site, challenge);
    await player.act();
    await expect.poll(() => page.locator('.turn-of').textContent()).toContain(player.header());
    expect([...hosts]).toEqual([new URL(site).origin]);
    expect(problems).toEqual([]);
    await context.close();
  });
});
