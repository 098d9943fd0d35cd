import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { en } from '../../src/i18n/en.ts';
import { fill } from '../../src/i18n/fill.ts';
import { makePosition } from '../../src/rules/position.ts';
import type { State } from '../../src/rules/types.ts';
import { TOGETHER, unit } from '../slow/example.ts';
import { declaring } from '../support/battle.ts';
import { after } from '../support/play.ts';
import { END, endTo, stage } from '../support/stage.ts';
import { launch } from './chromium.ts';
import { challenge, open } from './page.ts';
import { Player } from './table.ts';

const { buttons } = en.game;

let browser: Browser;
const site = inject('site');

beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser?.close());

const focused = (page: Page) => page.evaluate(() => document.activeElement?.tagName);
const primary = (page: Page) => page.locator('.thumb-bar .button-primary');

async function lay(page: Page, state: State): Promise<void> {
  await page.goto(`${site}#/games`);
  const buffer = Buffer.from(JSON.stringify(makePosition(state)));
  const file = { name: 'p.json', mimeType: 'application/json', buffer };
  await page.locator('input[type=file]').first().setInputFiles(file);
  await page.locator('.shelf .button-primary').first().click();
  await page.locator('.do-now').waitFor();
}

/** Two French units have declared the same German Infantry, which falls to almost anything. */
const battles = after(
  endTo(
    stage({
      terrain: ['....', '....', '....'],
      commands: TOGETHER,
      units: [
        unit('FR', 'tank', 'A1'),
        unit('FR', 'armoredCar', 'B2'),
        unit('DE', 'infantry', 'B1', { damage: 5 }),
        unit('DE', 'tank', 'D3'),
      ],
    }),
    'declare',
  ),
  declaring('FR-tank-A1', 'DE-infantry-B1'),
  declaring('FR-armoredCar-B2', 'DE-infantry-B1'),
  END,
);

describe('steady', () => {
  it('a key held down acts once', async () => {
    const { context, page } = await open(browser);
    await lay(page, battles);
    for (let n = 0; n < 6; n++) await page.keyboard.down('g');
    await page.keyboard.up('g');
    await expect.poll(() => page.locator('.attacks li').count()).toBe(1);
    await context.close();
  });

  it('[A4] an attack on a unit that is gone names it, and says that it is lost', async () => {
    const { context, page } = await open(browser);
    await lay(page, battles);
    await primary(page).click();
    const { armoredCar, infantry } = en.names.units;
    const lost = fill(buttons.lost, { attacker: `${armoredCar} (F)`, target: infantry });
    await expect.poll(() => primary(page).textContent()).toBe(lost);
    await context.close();
  });

  it('the focus stays on the page when a button switches itself off', async () => {
    const { context, page } = await open(browser);
    const rich = stage({
      terrain: ['.#...', '.#...', '.....'],
      forts: [['B1', 'B2']],
      owners: { F1: 'A' },
      coins: { A: 1 },
      commands: TOGETHER,
      units: [unit('FR', 'tank', 'A1'), unit('DE', 'tank', 'E3')],
    });
    await lay(page, endTo(rich, 'money'));
    // 1 coin and 1 from the fort: an Infantry for 2, and nothing is left.
    const buy = page.locator('.shop-unit').first();
    await buy.focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => buy.isDisabled()).toBe(true);
    await expect.poll(() => focused(page)).not.toBe('BODY');
    await context.close();
  });

  it('Escape does not end the hand-over', async () => {
    const { context, page } = await open(browser);
    await page.goto(`${site}#/new`);
    await page.locator('.choice-slip').filter({ hasText: en.together.companies.duel }).click();
    await page.getByRole('button', { name: en.together.beginDuel }).click();
    const slip = page.locator('dialog.hand-over[open]');
    await slip.waitFor();
    for (let n = 0; n < 4; n++) await page.keyboard.press('Escape');
    expect(await slip.evaluate((dialog) => dialog.matches(':modal'))).toBe(true);
    await context.close();
  });

  it('Escape does not open the lock', async () => {
    const { context, page } = await open(browser);
    await lay(page, battles);
    await page.locator('.tabs').getByRole('button', { name: buttons.menu }).click();
    await page.getByRole('dialog').getByRole('button', { name: en.game.guard.button }).click();
    for (let n = 0; n < 4; n++) await page.keyboard.press('Escape');
    expect(await page.locator('dialog.guard').evaluate((dialog) => dialog.matches(':modal'))).toBe(true);
    await context.close();
  });

  it.each([
    [820, 1180],
    [390, 844],
  ])(
    'the large button is in sight at every height of the sheet, at %i × %i',
    { timeout: 60_000 },
    async (width, height) => {
      const { context, page } = await open(browser, width, height);
      const player = await Player.begin(page, site, challenge);
      await player.playUntil(({ turn }) => turn.phase === 'move' && turn.round > 1);
      for (let n = 0; n < 3; n++) {
        await page.locator('.sheet-grip').click();
        const box = await primary(page).boundingBox();
        expect((box?.y ?? height) + (box?.height ?? 0)).toBeLessThanOrEqual(height);
        expect(box?.height).toBeGreaterThanOrEqual(44);
      }
      // Round once more to the low one: a tab makes room for what it shows.
      while ((await page.locator('.game.sheet-low').count()) === 0) await page.locator('.sheet-grip').click();
      await page.locator('.tabs').getByRole('button', { name: en.game.log.title, exact: true }).click();
      await page.locator('section.log').waitFor();
      await context.close();
    },
  );

  it('on a phone the map comes near the unit in hand, and goes back', { timeout: 60_000 }, async () => {
    const { context, page } = await open(browser, 390, 844);
    const player = await Player.begin(page, site, challenge);
    await player.playUntil(({ turn }) => turn.phase === 'move' && turn.round > 1);
    /** Pixels between two hexes of a column. */
    const hex = () =>
      page.evaluate(() => (document.querySelector('.bd-plane')?.getBoundingClientRect().height ?? 0) / 17.6);
    expect(await hex()).toBeLessThan(25);
    await page
      .locator('.thumb-bar')
      .getByRole('button', { name: /^Next unit/ })
      .click();
    await expect.poll(hex).toBeGreaterThan(40);
    expect(await page.locator('.bd-selected').isVisible()).toBe(true);
    const ring = await page.locator('.bd-selected').boundingBox();
    expect(ring && ring.x >= 0 && ring.y >= 0 && ring.x + ring.width <= 390).toBe(true);
    await page.keyboard.press('Escape');
    await expect.poll(hex).toBeLessThan(25);
    await context.close();
  });

  it('a phone on its side has board and buttons side by side', { timeout: 60_000 }, async () => {
    const { context, page } = await open(browser, 844, 390);
    const player = await Player.begin(page, site, challenge);
    await player.playUntil(({ turn }) => turn.phase === 'move' && turn.round > 1);
    const [board, button] = [await page.locator('.bd-frame').boundingBox(), await primary(page).boundingBox()];
    if (!board || !button) throw new Error('both are there');
    expect(button.x).toBeGreaterThanOrEqual(board.x + board.width);
    expect(button.y + button.height).toBeLessThanOrEqual(390);
    expect(button.height).toBeGreaterThanOrEqual(44);
    await context.close();
  });

  it('a second tap at once on the large button does not end the phase', { timeout: 60_000 }, async () => {
    const { context, page } = await open(browser);
    const player = await Player.begin(page, site, challenge);
    await player.playUntil(({ turn }) => turn.phase === 'move' && turn.round > 1);
    await page
      .locator('.thumb-bar')
      .getByRole('button', { name: /^Next unit/ })
      .click();
    await page.locator('.tabs').getByRole('button', { name: en.game.lists.title, exact: true }).click();
    await page.getByRole('list', { name: en.game.lists.reach }).getByRole('button').first().click();
    const move = await primary(page).textContent();
    await primary(page).dblclick();
    await expect.poll(() => primary(page).textContent()).not.toBe(move);
    expect(await page.getByRole('dialog').count()).toBe(0);
    expect(await page.locator('.phases [aria-current]').textContent()).toBe(en.game.phases.move);
    await context.close();
  });
});
