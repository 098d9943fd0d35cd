import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { en } from '../../src/i18n/en.ts';
import { launch } from './chromium.ts';
import { challenge, open } from './page.ts';
import { Player } from './table.ts';

const { settings: say, game } = en;

let browser: Browser;
const site = inject('site');

beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser?.close());

const choose = (page: Page, legend: string, name: string) =>
  page.getByRole('group', { name: legend }).getByText(name, { exact: true }).click();

describe('settings', () => {
  it('take effect at once and survive a reload', async () => {
    const { context, page, problems } = await open(browser);
    await page.goto(`${site}#/settings`);
    await choose(page, say.pace, game.paces.fast);
    await choose(page, say.hexNames, say.hexNamesChoices.large);
    await choose(page, say.hand, say.handChoices.left);
    await choose(page, say.light, say.lightChoices.night);
    await choose(page, say.textSize, say.textSizeChoices.large);
    await choose(page, say.motion, say.motionChoices.full);
    await choose(page, say.colours, say.colourChoices.distinct);
    await choose(page, say.awake, say.awakeChoices.off);
    const looks = () => page.evaluate(() => ({ ...document.documentElement.dataset }));
    const wanted = { light: 'night', text: 'large', motion: 'full', colours: 'distinct', hand: 'left' };
    expect(await looks()).toEqual(wanted);
    const night = () =>
      page.evaluate(() => getComputedStyle(document.querySelector('.paper') as Element).backgroundColor);
    const paper = await night();
    await page.waitForTimeout(100);
    await page.reload();
    await page.getByRole('heading', { name: say.title }).waitFor();
    expect(await looks()).toEqual(wanted);
    expect(await night()).toBe(paper);
    for (const [legend, name] of [
      [say.pace, game.paces.fast],
      [say.hexNames, say.hexNamesChoices.large],
      [say.awake, say.awakeChoices.off],
    ] as const) {
      await expect(page.getByRole('group', { name: legend }).getByRole('radio', { name }).isChecked()).resolves.toBe(
        true,
      );
    }
    expect(problems).toEqual([]);
    await context.close();
  });

  it('show in a game: the panel on the left, large names on the hexes', async () => {
    const { context, page } = await open(browser);
    const player = await Player.begin(page, site, challenge);
    await player.playUntil(({ turn }) => turn.phase === 'move');
    const left = () => page.locator('.panel').evaluate((panel) => panel.getBoundingClientRect().left);
    expect(await left()).toBeGreaterThan(600);
    expect(await page.locator('.bd-names').count()).toBe(0);
    const at = page.url();
    await page.goto(`${site}#/settings`);
    await choose(page, say.hand, say.handChoices.left);
    await choose(page, say.hexNames, say.hexNamesChoices.large);
    await page.goto(at);
    await page.locator('.bd-names-large').waitFor();
    expect(await left()).toBeLessThan(60);
    await context.close();
  });

  it('follow the device where nothing is chosen', async () => {
    const context = await browser.newContext({ colorScheme: 'dark', reducedMotion: 'reduce' });
    const page = await context.newPage();
    await page.goto(site);
    await page.locator('h1').waitFor();
    const looks = () =>
      page.evaluate(() => [document.documentElement.dataset.light, document.documentElement.dataset.motion]);
    expect(await looks()).toEqual(['night', 'less']);
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'no-preference' });
    await expect.poll(looks).toEqual(['day', 'full']);
    await context.close();
  });

  it('tell the version, the licences and who drew what', async () => {
    const { context, page } = await open(browser);
    await page.goto(`${site}#/settings`);
    await page.getByText(/Version \d+\.\d+\.\d+/).waitFor();
    const [licences] = await Promise.all([
      page.waitForResponse((response) => response.url().endsWith('licences.md')),
      page.getByRole('link', { name: say.licences }).click(),
    ]);
    expect(await licences.text()).toMatch(/preact[\s\S]*idb-keyval/i);
    await context.close();
  });
});
