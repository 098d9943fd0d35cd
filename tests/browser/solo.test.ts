import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { Challenge } from '../../src/app/challenge.ts';
import { launch } from './chromium.ts';
import { Player } from './table.ts';

const SIZES = [
  ['tablet landscape', 1180, 820],
  ['tablet portrait', 820, 1180],
  ['phone', 390, 844],
] as const;

const challenge: Challenge = {
  map: 'marne',
  nation: 'FR',
  automa: 'DE',
  difficulty: 'easy',
  shortGame: true,
  unitLimit: 2,
  seed: 11,
};

let browser: Browser;
const site = inject('site');

beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser?.close());

async function open(width: number, height: number): Promise<{ page: Page; problems: string[] }> {
  const context = await browser.newContext({ viewport: { width, height }, reducedMotion: 'reduce' });
  const page = await context.newPage();
  page.setDefaultTimeout(8000);
  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(error.message));
  return { page, problems };
}

describe('a solo game by taps', () => {
  it.each(SIZES)('%s: from home to the end, in step with the rules', { timeout: 240_000 }, async (_, width, height) => {
    const { page, problems } = await open(width, height);
    const player = await Player.begin(page, site, challenge);
    await player.act();
    for (let n = 0; player.state.turn.phase !== 'over' && n < 900; n++) {
      await player.act();
      await expect.poll(() => page.locator('.turn-of').textContent(), { timeout: 6000 }).toContain(player.header());
    }
    expect(player.state.turn.phase).toBe('over');
    await page.getByRole('heading', { name: /wins|draw/i }).waitFor();
    expect(problems).toEqual([]);
    await page.context().close();
  });
});
