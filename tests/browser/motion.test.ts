import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { makePosition } from '../../src/rules/position.ts';
import { TOGETHER, unit } from '../slow/example.ts';
import { stage } from '../support/stage.ts';
import { launch } from './chromium.ts';
import { newPage } from './page.ts';

let browser: Browser;
const site = inject('site');

beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser?.close());

/** Ways shown hex by hex: which unit, at how many places, and whether it still goes on. */
const marches = (page: Page) =>
  page.evaluate(() =>
    (window as unknown as { shown: Animation[] }).shown.flatMap(({ effect, playState }) => {
      const { target } = effect as KeyframeEffect;
      const name = target instanceof SVGElement ? target.dataset.unit : undefined;
      return name ? [`${name}: ${(effect as KeyframeEffect).getKeyframes().length}, ${playState}`] : [];
    }),
  );

/** Everything that is animated from now on, slowed down so that it can be watched. */
const watch = (page: Page) =>
  page.addInitScript(() => {
    const shown: Animation[] = [];
    Object.assign(window, { shown });
    const { animate } = Element.prototype;
    Element.prototype.animate = function (frames, options) {
      const slow = typeof options === 'object' ? { ...options, duration: Number(options.duration) * 40 } : options;
      const animation = animate.call(this, frames, slow);
      shown.push(animation);
      return animation;
    };
  });

async function drive(reducedMotion: 'reduce' | 'no-preference'): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1180, height: 820 }, reducedMotion });
  const page = await newPage(context, []);
  await watch(page);
  await page.goto(`${site}#/games`);
  const state = stage({
    terrain: ['.....', '.....', '.....'],
    commands: TOGETHER,
    units: [unit('FR', 'armoredCar', 'A1'), unit('DE', 'tank', 'E3')],
  });
  const buffer = Buffer.from(JSON.stringify(makePosition(state)));
  const file = { name: 'p.json', mimeType: 'application/json', buffer };
  await page.locator('input[type=file]').first().setInputFiles(file);
  await page.locator('.shelf .button-primary').first().click();
  await page.locator('.bd-frame').focus();
  // The car in A1 with the cursor on it, then D1 three hexes away: shown first, gone by the second Enter.
  await page.keyboard.press('n');
  for (let n = 0; n < 3; n++) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await page.locator('.bd-path').waitFor();
  await page.keyboard.press('Enter');
  return page;
}

describe('what happens', () => {
  it('a unit marches hex by hex, and a tap on the map cuts it short', async () => {
    const page = await drive('no-preference');
    await expect.poll(() => marches(page)).toEqual(['FR-armoredCar-A1: 4, running']);
    await page.locator('.bd-frame').dispatchEvent('pointerdown');
    expect(await marches(page)).toEqual(['FR-armoredCar-A1: 4, finished']);
    await page.context().close();
  });

  it('nothing moves where the device wishes less', async () => {
    const page = await drive('reduce');
    await page.locator('.bd-path').waitFor({ state: 'detached' });
    expect(await marches(page)).toEqual([]);
    await page.context().close();
  });
});
