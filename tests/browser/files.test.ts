import { readFile } from 'node:fs/promises';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { screens } from '../../src/i18n/en/screens.ts';
import { en } from '../../src/i18n/en.ts';
import { launch } from './chromium.ts';
import { challenge, type Look, lookAt, momentsIn, open } from './page.ts';
import { Player } from './table.ts';

let browser: Browser;
const site = inject('site');
const words = screens.saved;

beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser?.close());

/** As if the person had cleared all data of the site: from a page that is not the app, which has its databases open. */
async function wipe(page: Page): Promise<void> {
  await page.goto('about:blank');
  const picture = await page.context().newPage();
  await picture.goto(`${site}favicon.svg`);
  const left = await picture.evaluate(async () => {
    for (const { name } of await indexedDB.databases()) {
      await new Promise<void>((done, failed) => {
        const request = indexedDB.deleteDatabase(name ?? '');
        request.onsuccess = () => done();
        request.onerror = () => failed(request.error);
      });
    }
    return (await indexedDB.databases()).length;
  });
  expect(left).toBe(0);
  await picture.close();
}

async function choose(page: Page, name: string, text: string): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: words.importFile }).click();
  await (await chooser).setFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) });
}

const shelf = (page: Page) => page.locator('.shelf .game-card');

async function toShelf(page: Page): Promise<void> {
  await page.goto(`${site}#/games`);
  await page.getByRole('heading', { name: words.title, level: 1 }).waitFor();
  await page.getByText(screens.home.reading).waitFor({ state: 'detached' });
}

/** The file that comes when this is pressed. */
async function download(page: Page, press: () => Promise<void>): Promise<{ name: string; text: string }> {
  const coming = page.waitForEvent('download');
  await press();
  const file = await coming;
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') };
}

/** A game in its first move phase, as it looks and as the file the shelf gives. */
async function exported(page: Page): Promise<{ player: Player; look: Look; name: string; text: string }> {
  const player = await Player.begin(page, site, challenge);
  await player.playUntil(({ turn }) => turn.phase === 'declare' && turn.round === 1);
  await expect.poll(() => page.locator('.turn-of').textContent()).toContain(player.header());
  const look = await lookAt(page);
  await toShelf(page);
  const file = await download(page, () => page.getByRole('button', { name: new RegExp(`^${words.export}:`) }).click());
  return { player, look, ...file };
}

describe('games as files', () => {
  it('exported, wiped, imported: the same game', { timeout: 120_000 }, async () => {
    const { context, page, problems } = await open(browser);
    const { player, look, name, text } = await exported(page);
    expect(name).toMatch(/^marne.*\.json$/);
    const standing = await page.locator('.game-standing').textContent();
    await wipe(page);
    await toShelf(page);
    await page.getByText(words.none).waitFor();
    expect(await shelf(page).count()).toBe(0);
    await choose(page, name, text);
    await page.getByRole('status').filter({ hasText: 'on the shelf' }).waitFor();
    expect(await shelf(page).count()).toBe(1);
    expect(await page.locator('.game-standing').textContent()).toBe(standing);
    await page.getByRole('link', { name: new RegExp(`^${words.play}:`) }).click();
    await page.locator('.turn-of').waitFor();
    expect(await lookAt(page)).toEqual(look);
    await player.act();
    await expect.poll(() => page.locator('.turn-of').textContent()).toContain(player.header());
    expect(await momentsIn(page)).toBe(player.done.length);
    expect(problems).toEqual([]);
    await context.close();
  });

  it('the menu of the game gives the same file as the shelf', { timeout: 120_000 }, async () => {
    const { context, page, problems } = await open(browser);
    const { text } = await exported(page);
    await page.getByRole('link', { name: new RegExp(`^${words.play}:`) }).click();
    await page.getByRole('button', { name: en.game.buttons.menu, exact: true }).last().click();
    const save = page.getByRole('button', { name: en.game.buttons.exportGame });
    const file = await download(page, () => save.click());
    expect(file.text).toBe(text);
    expect(file.name).toMatch(/^Marne.*\.json$/);
    expect(problems).toEqual([]);
    await context.close();
  });

  it('broken files are refused with the place named, and nothing is added', { timeout: 120_000 }, async () => {
    const { context, page, problems } = await open(browser);
    const { text } = await exported(page);
    const game = JSON.parse(text);
    const last = game.actions.length - 1;
    const broken: readonly (readonly [string, string, string])[] = [
      ['cut off', text.slice(0, text.length / 2), en.problems.notJson],
      ['no format of ours', JSON.stringify({ ...game, format: 'chess/1' }), 'format: '],
      ['no seed', JSON.stringify({ ...game, seed: undefined }), 'seed: '],
      ['an action nobody knows', withAction(game, last, { type: 'fly' }), `actions[${last}].type: `],
      ['an action the rules forbid', withAction(game, last, { type: 'fight' }), `actions[${last}]: `],
      ['another end', JSON.stringify({ ...game, checksum: '0' }), 'checksum: '],
    ];
    const before = await shelf(page).allTextContents();
    expect(before).toHaveLength(1);
    for (const [name, file, said] of broken) {
      await choose(page, `${name}.json`, file);
      const dialog = page.getByRole('dialog', { name: words.badFile });
      await dialog.waitFor();
      const sentences = await dialog.locator('li').allTextContents();
      expect(sentences.join('\n'), name).toContain(said);
      await dialog.getByRole('button', { name: screens.close }).click();
      await dialog.waitFor({ state: 'detached' });
      expect(await shelf(page).allTextContents(), name).toEqual(before);
    }
    await page.reload();
    await shelf(page).first().waitFor();
    expect(await shelf(page).allTextContents()).toEqual(before);
    expect(problems).toEqual([]);
    await context.close();
  });

  it('a broken link says so and changes nothing', { timeout: 120_000 }, async () => {
    const { context, page, problems } = await open(browser);
    await exported(page);
    const before = await shelf(page).allTextContents();
    await page.goto(`${site}#/import/zzz`);
    await page.getByRole('heading', { name: screens.shared.bad }).waitFor();
    expect(await page.locator('.home-refused').textContent()).toContain(screens.shared.refusals.broken);
    expect(await page.getByRole('button', { name: screens.shared.play }).count()).toBe(0);
    await page.locator('.home-refused').getByRole('link', { name: screens.back }).click();
    await page.getByText(screens.home.gamesLine(1)).waitFor();
    await toShelf(page);
    expect(await shelf(page).allTextContents()).toEqual(before);
    expect(problems).toEqual([]);
    await context.close();
  });
});

function withAction(game: { actions: readonly unknown[] }, at: number, action: unknown): string {
  return JSON.stringify({ ...game, actions: game.actions.with(at, action) });
}
