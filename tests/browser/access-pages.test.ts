import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, inject, it } from 'vitest';
import { en } from '../../src/i18n/en.ts';
import { checkScreen, SIZES } from './check-screen.ts';
import { launch } from './chromium.ts';
import { open } from './page.ts';

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

let browser: Browser;
const site = inject('site');

beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser?.close());

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
});
