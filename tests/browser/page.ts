import type { Browser, BrowserContext, Page } from 'playwright-core';
import type { Challenge } from '../../src/app/challenge.ts';
import { en } from '../../src/i18n/en.ts';

/** A short game that is the same every time. */
export const challenge: Challenge = {
  map: 'marne',
  nation: 'FR',
  automa: 'DE',
  difficulty: 'easy',
  shortGame: true,
  unitLimit: 2,
  seed: 11,
};

/** A browser that has never seen the app; `problems` collects what its console complains about. */
export async function open(
  browser: Browser,
  width = 1180,
  height = 820,
): Promise<{ context: BrowserContext; page: Page; problems: string[] }> {
  const context = await browser.newContext({ viewport: { width, height }, reducedMotion: 'reduce' });
  const problems: string[] = [];
  return { context, page: await newPage(context, problems), problems };
}

export async function newPage(context: BrowserContext, problems: string[]): Promise<Page> {
  const page = await context.newPage();
  page.setDefaultTimeout(8000);
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning')
      problems.push(`${message.text()} ${message.location().url}`.trim());
  });
  page.on('pageerror', (error) => problems.push(error.message));
  return page;
}

/** What the game screen shows: everything that has to be the same after a restart. */
export interface Look {
  readonly header: string;
  readonly doNow: string;
  readonly forts: string;
  /** Moments in the log. */
  readonly moments: number;
  /** Where every miniature stands. */
  readonly units: readonly string[];
}

export async function lookAt(page: Page): Promise<Look> {
  const text = async (selector: string) => (await page.locator(selector).textContent()) ?? '';
  return {
    header: await text('.turn-of'),
    doNow: await text('.do-now'),
    forts: await text('.turn-header .tally'),
    units: await page.locator('.bd-unit').evaluateAll((units) => units.map((unit) => unit.getAttribute('style') ?? '')),
    moments: await momentsIn(page),
  };
}

/** How many rows the log has. Leaves the turn on show. */
export async function momentsIn(page: Page): Promise<number> {
  const tabs = page.locator('.tabs button');
  await tabs.filter({ hasText: en.game.log.title }).click();
  await page.locator('section.log').waitFor();
  const rows = await page.locator('section.log .log-row').count();
  await tabs.nth(0).click();
  return rows;
}
