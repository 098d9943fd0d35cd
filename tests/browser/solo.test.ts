import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { launch } from './chromium.ts';
import { challenge, open } from './page.ts';
import { Player } from './table.ts';

const SIZES = [
  ['tablet landscape', 1180, 820],
  ['tablet portrait', 820, 1180],
  ['phone', 390, 844],
] as const;

let browser: Browser;
const site = inject('site');

beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser?.close());

describe('a solo game by taps', () => {
  it.each(SIZES)('%s: from home to the end, in step with the rules', { timeout: 240_000 }, async (_, width, height) => {
    const { context, page, problems } = await open(browser, width, height);
    const player = await Player.begin(page, site, challenge);
    await player.act();
    for (let n = 0; player.state.turn.phase !== 'over' && n < 900; n++) {
      await player.act();
      await expect.poll(() => page.locator('.turn-of').textContent(), { timeout: 6000 }).toContain(player.header());
    }
    expect(player.state.turn.phase).toBe('over');
    await page.getByRole('heading', { name: /wins?\b|draw/i }).waitFor();
    expect(problems).toEqual([]);
    await context.close();
  });
});
