import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isBetweenTurns } from '../../src/app/between-turns.ts';
import { en } from '../../src/i18n/en.ts';
import { launch } from './chromium.ts';
import { challenge, lookAt, open } from './page.ts';
import { Player } from './table.ts';
import { buildVersion, Host } from './versions.ts';

const { device: say, settings } = en;

let browser: Browser;
let folders: readonly [string, string];

beforeAll(async () => {
  browser = await launch();
  folders = [await buildVersion('1.0.0'), await buildVersion('2.0.0')];
}, 60_000);
afterAll(() => browser?.close());

/** The app is on the device: from here on its server may go. */
const kept = (page: Page) => page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));

/** The browser looks for a new version and has it ready to run. */
const fetchUpdate = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
    while (!registration.waiting) {
      if (!registration.installing) throw new Error('The new version was not fetched.');
      await new Promise((done) => setTimeout(done, 50));
    }
  });

const version = async (page: Page, site: string) => {
  await page.goto(`${site}#/settings`);
  return page.getByText(/Version \d/).textContent();
};

describe('a new version', () => {
  it('waits until the turn is over and the player agrees, and keeps the game', { timeout: 180_000 }, async () => {
    const host = new Host();
    const site = await host.start(folders[0]);
    const { context, page, problems } = await open(browser);
    const slip = page.locator('.update-slip');
    const player = await Player.begin(page, site, challenge);
    await player.playUntil((state) => state.turn.phase === 'move' && state.units.some(({ moved }) => moved));
    await expect.poll(() => page.locator('.turn-of').textContent()).toContain(player.header());
    const game = page.url();
    await kept(page);
    await host.stop();
    await host.start(folders[1]);
    await fetchUpdate(page);
    await page.waitForTimeout(300);
    expect(await slip.count()).toBe(0);
    // Looking something up in the middle of the turn is still the middle of the turn.
    await page.locator('.tabs button', { hasText: en.game.buttons.menu }).click();
    await page.getByRole('button', { name: en.game.buttons.close, exact: true }).click();
    while (!isBetweenTurns(player.state)) {
      expect(await slip.count()).toBe(0);
      await player.act();
    }
    await expect.poll(() => page.locator('.turn-of').textContent()).toContain(player.header());
    await slip.waitFor();
    expect(await slip.getAttribute('role')).toBe('status');
    expect(await slip.textContent()).toContain(say.updateInGame);
    const before = await lookAt(page);
    await Promise.all([
      page.waitForEvent('load', { timeout: 30_000 }),
      slip.getByRole('button', { name: say.updateNow }).click(),
    ]);
    await page.locator('.turn-of').waitFor();
    expect(page.url()).toBe(game);
    expect(await lookAt(page)).toEqual(before);
    expect(await slip.count()).toBe(0);
    await player.act();
    await expect.poll(() => page.locator('.turn-of').textContent()).toContain(player.header());
    expect(await version(page, site)).toContain(settings.version('2.0.0'));
    expect(problems).toEqual([]);
    await context.close();
    await host.stop();
  });

  it('is offered at home; “Later” leaves the offer in the settings', { timeout: 60_000 }, async () => {
    const host = new Host();
    const site = await host.start(folders[0]);
    const { context, page } = await open(browser, 390, 844);
    const slip = page.locator('.update-slip');
    await page.goto(site);
    await kept(page);
    await host.stop();
    await host.start(folders[1]);
    await fetchUpdate(page);
    await slip.waitFor();
    const boxes = await slip.getByRole('button').evaluateAll((all) => all.map((one) => one.getBoundingClientRect()));
    expect(boxes.every(({ height, left, right }) => height >= 44 && left >= 0 && right <= 390)).toBe(true);
    await page.goto(`${site}#/new`);
    await slip.waitFor({ state: 'detached' });
    await page.goto(site);
    await slip.getByRole('button', { name: say.updateLater }).click();
    expect(await slip.count()).toBe(0);
    expect(await version(page, site)).toContain(settings.version('1.0.0'));
    await Promise.all([
      page.waitForEvent('load', { timeout: 30_000 }),
      page.getByRole('button', { name: say.updateNow }).click(),
    ]);
    await expect.poll(() => page.getByText(/Version \d/).textContent()).toContain(settings.version('2.0.0'));
    await context.close();
    await host.stop();
  });

  it('that another window agreed to does not reload this one', { timeout: 60_000 }, async () => {
    const host = new Host();
    const site = await host.start(folders[0]);
    const { context, page } = await open(browser);
    await page.goto(site);
    await kept(page);
    await page.reload();
    const other = await context.newPage();
    await other.goto(`${site}#/new`);
    await other.locator('h1').waitFor();
    await other.evaluate(() => document.body.setAttribute('data-seen', 'before'));
    await host.stop();
    await host.start(folders[1]);
    await fetchUpdate(page);
    await Promise.all([
      page.waitForEvent('load', { timeout: 30_000 }),
      page.locator('.update-slip').getByRole('button', { name: say.updateNow }).click(),
    ]);
    expect(await version(page, site)).toContain(settings.version('2.0.0'));
    expect(await other.locator('body').getAttribute('data-seen')).toBe('before');
    await other.goto(`${site}#/`);
    await other.locator('.update-slip').getByRole('button', { name: say.updateNow }).click();
    await expect.poll(() => version(other, site)).toContain(settings.version('2.0.0'));
    await context.close();
    await host.close();
  });
});
