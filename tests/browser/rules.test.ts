import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { ruleBook } from '../../src/i18n/en/rules/index.ts';
import { screens } from '../../src/i18n/en/screens.ts';
import { en } from '../../src/i18n/en.ts';
import { BOOK } from '../../src/rules/book.ts';
import { launch } from './chromium.ts';
import { challenge, lookAt, open } from './page.ts';
import { Player } from './table.ts';

let browser: Browser;
const site = inject('site');
const { page: words, rules, chapters } = ruleBook;

beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser?.close());

const focused = (page: Page) => page.evaluate(() => document.activeElement?.id ?? '');
/** How far below the upper edge of the window it begins. */
const topOf = (page: Page, id: string) =>
  page.locator(`[id="${id}"]`).evaluate((place) => place.getBoundingClientRect().top);
const searchField = (page: Page) => page.getByRole('searchbox', { name: words.search });

describe('the rule book', () => {
  it('opens from home and has every rule', async () => {
    const { context, page, problems } = await open(browser);
    await page.goto(site);
    await page.getByRole('link', { name: screens.home.rules }).click();
    await page.getByRole('heading', { name: words.title, level: 1 }).waitFor();
    await expect.poll(() => page.locator('.rule').count()).toBe(BOOK.length);
    expect(await page.locator('.ruling').count()).toBe(BOOK.filter(({ kind }) => kind !== 'rule').length);
    expect(await page.locator('.automa-table').count()).toBe(3);
    await page.getByRole('link', { name: screens.back }).click();
    await page.getByRole('heading', { name: screens.title, level: 1 }).waitFor();
    expect(problems).toEqual([]);
    await context.close();
  });

  it('finds rules by their words, and leads to them', async () => {
    const { context, page, problems } = await open(browser);
    await page.goto(`${site}#/rules`);
    const found = page.locator('.finder-found');
    await searchField(page).fill('FLANK encircle');
    const marked = page.locator('.rule mark');
    await expect.poll(() => page.locator('.rule h3 a').first().textContent()).toBe('B4');
    expect(await found.textContent()).toBe(words.found(await page.locator('.rule').count()));
    expect(new Set((await marked.allTextContents()).map((text) => text.toLowerCase()))).toEqual(
      new Set(['flank', 'encircle']),
    );
    await searchField(page).fill('submarine');
    await expect.poll(() => found.textContent()).toBe(words.nothing('submarine'));
    expect(await page.locator('.rule').count()).toBe(0);
    await searchField(page).fill('b4');
    await page
      .getByRole('link', { name: screens.rule('B4') })
      .first()
      .click();
    await expect.poll(() => focused(page)).toBe('rule-B4');
    expect(await searchField(page).inputValue()).toBe('');
    await expect.poll(() => page.locator('.rule').count()).toBe(BOOK.length);
    // The same rule once more: the address stays, the book turns all the same.
    await searchField(page).fill('b4');
    await page
      .getByRole('link', { name: screens.rule('B4') })
      .first()
      .click();
    await expect.poll(() => focused(page)).toBe('rule-B4');
    expect(problems).toEqual([]);
    await context.close();
  });

  it.each([
    ['tablet', 1180, 820],
    ['phone', 390, 844],
  ] as const)('an address leads to its rule or chapter: %s', async (_, width, height) => {
    const { context, page, problems } = await open(browser, width, height);
    await page.goto(`${site}#/rules/M5`);
    await expect.poll(() => focused(page)).toBe('rule-M5');
    expect(await page.locator('[aria-current=location]').textContent()).toContain(rules.M5?.title);
    const bar = () =>
      width < 600 ? page.locator('.finder').evaluate((it) => it.getBoundingClientRect().bottom) : Promise.resolve(0);
    // Type that comes late moves lines once more.
    await expect.poll(async () => (await topOf(page, 'rule-M5')) - (await bar())).toBeGreaterThanOrEqual(0);
    const top = await topOf(page, 'rule-M5');
    expect(top).toBeLessThan(height / 2);
    if (width < 600) await page.getByLabel(words.goTo).selectOption({ label: chapters.V.title });
    else await page.getByRole('navigation').getByRole('link', { name: chapters.V.title }).click();
    await expect.poll(() => focused(page)).toBe('rule-V');
    expect(page.url()).toMatch(/#\/rules\/V$/);
    await page.goBack();
    await expect.poll(() => focused(page)).toBe('rule-M5');
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wide).toBeLessThanOrEqual(0);
    expect(problems).toEqual([]);
    await context.close();
  });

  it('says so when there is no such rule', async () => {
    const { context, page } = await open(browser);
    await page.goto(`${site}#/rules/M99`);
    await page.getByText(words.unknown('M99')).waitFor();
    await context.close();
  });
});

describe('a rule number in a game', () => {
  it('opens its rule, and back is the same game', { timeout: 120_000 }, async () => {
    const { context, page, problems } = await open(browser);
    const player = await Player.begin(page, site, challenge);
    await player.playUntil(({ turn }) => turn.phase === 'move' && turn.round === 2);
    await expect.poll(() => page.locator('.turn-of').textContent()).toContain(player.header());
    const before = await lookAt(page);
    const address = page.url();
    await page.getByRole('button', { name: en.game.log.title, exact: true }).click();
    const link = page.locator('section.log .reason .rule-link').first();
    const id = (await link.textContent()) ?? '';
    await link.click();
    await expect.poll(() => focused(page)).toBe(`rule-${id}`);
    await page.getByRole('link', { name: screens.backToGame }).click();
    await page.locator('.turn-of').waitFor();
    expect(page.url()).toBe(address);
    expect(await lookAt(page)).toEqual(before);

    await page.locator('.tabs').getByRole('button', { name: en.game.buttons.menu }).click();
    await page.getByRole('dialog').getByRole('link', { name: en.game.buttons.rules }).click();
    await page.getByRole('heading', { name: words.title, level: 1 }).waitFor();
    await page.goBack();
    await page.locator('.turn-of').waitFor();
    expect(await lookAt(page)).toEqual(before);
    await player.act();
    expect(problems).toEqual([]);
    await context.close();
  });

  it('takes nothing out of anybody’s hands: choices of a new game, a unit and its way', {
    timeout: 60_000,
  }, async () => {
    const { context, page } = await open(browser);
    await page.goto(`${site}#/new`);
    await page.locator('.choice-slip').filter({ hasText: screens.newGame.difficulties.overkill }).click();
    await page
      .getByRole('link', { name: screens.rule('AU1') })
      .first()
      .click();
    await page.getByRole('searchbox').waitFor();
    await page.keyboard.press('Escape');
    await page.locator('.new-summary', { hasText: screens.newGame.difficulties.overkill.toLowerCase() }).waitFor();
    const player = await Player.begin(page, site, challenge);
    await player.playUntil(({ turn }) => turn.phase === 'move' && turn.round > 1);
    await page.locator('.bd-frame').focus();
    await page.keyboard.press('n');
    const held = await page.locator('.unit-sheet h3').textContent();
    await page.locator('.tabs').getByRole('button', { name: en.game.buttons.menu }).click();
    await page.getByRole('link', { name: en.game.buttons.rules, exact: true }).click();
    await page.getByRole('link', { name: screens.backToGame }).click();
    await expect.poll(() => page.locator('.unit-sheet h3').textContent()).toBe(held);
    await context.close();
  });
});
