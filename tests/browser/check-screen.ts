import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

export const SIZES = [
  [1180, 820],
  [820, 1180],
  [390, 844],
] as const;

/** Without the drawing of the map, which is named as a whole. What axe finds that is serious or critical: rule, then where. */
async function serious(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .exclude('.bd-plane')
    .exclude('.terrain')
    .options({ resultTypes: ['violations'] })
    .analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${String(target)} ${failureSummary}`),
    );
}

/** Names of buttons and links that text is cut off in, and the page itself where it can be pushed sideways. */
function broken(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const cut = [...document.querySelectorAll<HTMLElement>('button, a, h1, h2, h3, p, dt, dd, legend, label')].filter(
      (element) =>
        element.checkVisibility() &&
        !element.closest('.bd-unseen') &&
        getComputedStyle(element).clipPath === 'none' &&
        element.scrollWidth > element.clientWidth + 1 &&
        getComputedStyle(element).overflowX === 'hidden',
    );
    const wide = document.documentElement.scrollWidth > innerWidth ? ['the page'] : [];
    return [...wide, ...cut.map((element) => element.textContent ?? '')];
  });
}

/** Buttons and links smaller than a fingertip. */
function tiny(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('button, a, select, .choice-slip')]
      .filter((element) => element.checkVisibility() && !element.closest('.sheet-grip'))
      .map((element) => {
        const { height } = element.getBoundingClientRect();
        const more = Number.parseFloat(getComputedStyle(element, '::after').height) || 0;
        return { name: element.textContent || element.ariaLabel || '', height: Math.max(height, more) };
      })
      .filter(({ height }) => height < 43.5)
      .map(({ name, height }) => `${name}: ${height}`),
  );
}

async function look(page: Page, light: 'day' | 'night', text: 'normal' | 'largest'): Promise<void> {
  await page.evaluate(
    ([wanted, size]) => {
      document.documentElement.dataset.light = wanted;
      document.documentElement.dataset.text = size;
    },
    [light, text] as const,
  );
}

/** The same checks for whatever is on the screen, by day and by night, with normal and with double text. */
export async function checkScreen(page: Page, name: string): Promise<void> {
  for (const light of ['day', 'night'] as const) {
    await look(page, light, 'normal');
    expect(await serious(page), `${name}, ${light}`).toEqual([]);
  }
  expect(await tiny(page), `${name}: small targets`).toEqual([]);
  await look(page, 'day', 'largest');
  expect(await broken(page), `${name}: double text`).toEqual([]);
  await look(page, 'day', 'normal');
  // The board is fitted anew once it has its old size back.
  await page.waitForTimeout(150);
}
