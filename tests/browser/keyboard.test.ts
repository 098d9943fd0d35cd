import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { en } from '../../src/i18n/en.ts';
import { fill } from '../../src/i18n/fill.ts';
import { boardOf, terrainAt } from '../../src/rules/board.ts';
import { mapOf } from '../../src/rules/maps.ts';
import { launch } from './chromium.ts';
import { KeyPlayer } from './keys.ts';
import { challenge, open } from './page.ts';

let browser: Browser;
const site = inject('site');

beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser?.close());

describe('a solo game by keyboard', () => {
  it('from home to the end, without a pointer', { timeout: 300_000 }, async () => {
    const { context, page, problems } = await open(browser);
    await page.addInitScript(() => {
      addEventListener('pointerdown', () => console.error('a pointer was used'), true);
    });
    const player = await KeyPlayer.begin(page, site, challenge);
    for (let n = 0; player.state.turn.phase !== 'over' && n < 900; n++) {
      await player.act();
      await expect.poll(() => page.locator('.turn-of').textContent(), { timeout: 6000 }).toContain(player.header());
    }
    expect(player.state.turn.phase).toBe('over');
    await page.getByRole('heading', { name: /wins?\b|draw/i }).waitFor();
    expect(problems).toEqual([]);
    expect(player.reached.size).toBeGreaterThan(12);
    await context.close();
  });

  it('speaks hexes, units and what has happened; letters act; the focus is never lost', {
    timeout: 120_000,
  }, async () => {
    const { context, page, problems } = await open(browser);
    const player = await KeyPlayer.begin(page, site, challenge);
    await player.playUntil(({ turn }) => turn.phase === 'move' && turn.round > 1);
    const spoken = () => page.locator('.bd-unseen[aria-live]').textContent();
    const unit = player.state.units.find(({ at, nation }) => nation === 'FR' && at !== undefined && !at.includes(':'));
    const enemy = player.state.units.find(({ at, nation }) => nation === 'DE' && at !== undefined && !at.includes(':'));
    if (!unit?.at || !enemy?.at) throw new Error('both armies stand in the open');
    const map = mapOf(player.state.map);
    const spokenTerrain = (hex: string) =>
      en.names.terrains[terrainAt(boardOf(map), boardOf(map).index.get(hex) ?? 0)].toLowerCase();
    await player.goTo(unit.at);
    expect(await spoken()).toContain(`${unit.at}, ${spokenTerrain(unit.at)}, French ${en.names.units[unit.type]}`);
    await player.goTo(enemy.at);
    expect(await spoken()).toContain(`${enemy.at}, ${spokenTerrain(enemy.at)}, German ${en.names.units[enemy.type]}`);

    await page.keyboard.press('n');
    const ready = await page.locator('.unit-sheet h3').textContent();
    expect(Object.values(en.names.units)).toContain(ready);
    await page.keyboard.press('l');
    const reach = page.getByRole('list', { name: en.game.lists.reach });
    const first = reach.getByRole('button').first();
    const hex = (await first.textContent())?.split(':')[0] ?? '';
    await first.focus();
    await page.keyboard.press('Enter');
    expect(await page.locator('.thumb-bar .button-primary').textContent()).toContain(hex);
    // Right after a press the large button takes no second one.
    await page.locator('.thumb-bar .button-primary:not([aria-disabled])').waitFor();
    await page.keyboard.press('g');
    await expect.poll(() => page.getByRole('log').locator('p').last().textContent()).toBe(`${ready} to ${hex}`);
    expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
    await page.keyboard.press('u');
    await expect
      .poll(() => page.getByRole('log').locator('p').last().textContent())
      .toBe(fill(en.game.log.undone, { what: `${ready} to ${hex}` }));
    await page.keyboard.press('r');
    await expect.poll(() => page.getByRole('log').locator('p').last().textContent()).toBe(`${ready} to ${hex}`);
    await page.keyboard.press('u');

    await page.keyboard.press('b');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('application');
    await page.keyboard.press('?');
    await page.getByRole('dialog', { name: en.settings.keys.title }).waitFor();
    await page.keyboard.press('Escape');
    expect(await page.getByRole('dialog').count()).toBe(0);
    expect(await page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('application');
    expect(problems).toEqual([]);
    await context.close();
  });
});
