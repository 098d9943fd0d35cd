import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
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
    await page.getByRole('heading', { name: /wins|draw/i }).waitFor();
    expect(problems).toEqual([]);
    expect(player.reached.size).toBeGreaterThan(12);
    await context.close();
  });
});
