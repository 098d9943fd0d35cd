import { readFileSync } from 'node:fs';
import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { fairShare } from '../../src/app/opening.ts';
import { en } from '../../src/i18n/en.ts';
import { launch } from './chromium.ts';
import { challenge, open } from './page.ts';
import { Player } from './table.ts';

const SIZES = [
  [1180, 820],
  [820, 1180],
  [390, 844],
] as const;
const PAGES = [
  '',
  'new',
  'games',
  'units',
  'settings',
  'rules',
  'rules/B5',
  'sheet',
  'build',
  'nowhere',
  'import/broken',
];
const { buttons, lists, log } = en.game;
const FINISHED = readFileSync(new URL('../golden/forts-human.json', import.meta.url), 'utf8');

let browser: Browser;
const site = inject('site');

beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser?.close());

/** Without the drawing of the map, which is named as a whole. What axe finds that is serious or critical: rule, then where. */
async function serious(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .exclude('.bd-plane')
    .exclude('.terrain')
    .options({ resultTypes: ['violations'] })
    .analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${String(target)} ${failureSummary}`),
    );
}

/** Names of buttons and links that text is cut off in, and the page itself where it can be pushed sideways. */
function broken(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const cut = [...document.querySelectorAll<HTMLElement>('button, a, h1, h2, h3, p, dt, dd, legend, label')].filter(
      (element) =>
        element.checkVisibility() &&
        !element.closest('.bd-unseen') &&
        getComputedStyle(element).clipPath === 'none' &&
        element.scrollWidth > element.clientWidth + 1 &&
        getComputedStyle(element).overflowX === 'hidden',
    );
    const wide = document.documentElement.scrollWidth > innerWidth ? ['the page'] : [];
    return [...wide, ...cut.map((element) => element.textContent ?? '')];
  });
}

/** Buttons and links smaller than a fingertip. */
function tiny(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('button, a, select, .choice-slip')]
      .filter((element) => element.checkVisibility() && !element.closest('.sheet-grip'))
      .map((element) => {
        const { height } = element.getBoundingClientRect();
        const more = Number.parseFloat(getComputedStyle(element, '::after').height) || 0;
        return { name: element.textContent || element.ariaLabel || '', height: Math.max(height, more) };
      })
      .filter(({ height }) => height < 43.5)
      .map(({ name, height }) => `${name}: ${height}`),
  );
}

async function look(page: Page, light: 'day' | 'night', text: 'normal' | 'largest'): Promise<void> {
  await page.evaluate(
    ([wanted, size]) => {
      document.documentElement.dataset.light = wanted;
      document.documentElement.dataset.text = size;
    },
    [light, text] as const,
  );
}

/** The same checks for whatever is on the screen, by day and by night, with normal and with double text. */
async function checkScreen(page: Page, name: string): Promise<void> {
  for (const light of ['day', 'night'] as const) {
    await look(page, light, 'normal');
    expect(await serious(page), `${name}, ${light}`).toEqual([]);
  }
  expect(await tiny(page), `${name}: small targets`).toEqual([]);
  await look(page, 'day', 'largest');
  expect(await broken(page), `${name}: double text`).toEqual([]);
  await look(page, 'day', 'normal');
  // The board is fitted anew once it has its old size back.
  await page.waitForTimeout(150);
}

describe('everybody', () => {
  it.each(SIZES)('every page is accessible at %i × %i', { timeout: 120_000 }, async (width, height) => {
    const { context, page } = await open(browser, width, height);
    for (const path of PAGES) {
      await page.goto(`${site}#/${path}`);
      await page.locator('h1, .notice').first().waitFor();
      await page.waitForTimeout(150);
      await checkScreen(page, path);
    }
    await page.goto(`${site}#/new`);
    for (const company of ['team', 'duel'] as const) {
      await page.locator('.choice-slip').filter({ hasText: en.together.companies[company] }).click();
      await checkScreen(page, company);
    }
    await page.getByRole('button', { name: en.together.beginDuel }).click();
    await page.locator('.hand-over').waitFor();
    await checkScreen(page, 'handing over');
    await context.close();
  });

  it.each(SIZES)('every part of a game is accessible at %i × %i', { timeout: 180_000 }, async (width, height) => {
    const { context, page } = await open(browser, width, height);
    const tab = (name: string) => page.locator('.tabs').getByRole('button', { name, exact: true }).click();
    const player = await Player.begin(page, site, { ...challenge, toAlly: fairShare(challenge) });
    await checkScreen(page, 'armies');
    await player.playUntil(({ setup }) => setup?.step === 'place');
    await checkScreen(page, 'placing');
    await player.playUntil(({ turn }) => turn.phase === 'move' && turn.round > 1);
    await page.getByRole('button', { name: buttons.nextUnit }).click();
    await checkScreen(page, 'a unit in hand');
    await tab(lists.title);
    await checkScreen(page, 'lists');
    await page.keyboard.press('Escape');
    await tab(log.title);
    await checkScreen(page, 'log');
    await page.locator('.why-button').first().click();
    await checkScreen(page, 'why');
    await page.getByRole('button', { name: buttons.close }).click();
    await tab(en.game.turnTab);
    await tab(buttons.menu);
    await page.getByRole('dialog').waitFor();
    await checkScreen(page, 'menu');
    await page.getByRole('button', { name: en.atTable.switchOn }).click();
    await checkScreen(page, 'which real board');
    await page.getByRole('button', { name: en.atTable.empty }).click();
    await page.locator('.table-list').waitFor();
    await checkScreen(page, 'real board');
    await tab(buttons.menu);
    await page.getByRole('button', { name: en.atTable.correct }).click();
    await checkScreen(page, 'correcting');
    await page.getByRole('button', { name: en.atTable.doneCorrecting }).click();
    await page.getByRole('button', { name: en.atTable.allDone }).click();
    await tab(buttons.menu);
    await page.getByRole('button', { name: buttons.keys }).click();
    await checkScreen(page, 'keys');
    await page.getByRole('button', { name: buttons.close }).click();
    await player.playUntil(({ turn }) => turn.phase === 'declare');
    await checkScreen(page, 'declare');
    await player.playUntil(({ turn }) => turn.phase === 'money');
    await checkScreen(page, 'money');
    await page.goto(`${site}#/games`);
    const file = { name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(FINISHED) };
    await page.locator('input[type=file]').first().setInputFiles(file);
    const shelf = page.locator('.shelf > li');
    await shelf.nth(1).waitFor();
    await checkScreen(page, 'saved games');
    await page.goto(`${site}#/`);
    await page.locator('.home-game a.button-primary').click();
    await page.locator('.end').waitFor();
    await checkScreen(page, 'the end');
    await context.close();
  });
});
