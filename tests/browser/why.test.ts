import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { decideUnit } from '../../automa/decide.ts';
import { stepsOf } from '../../src/app/why.ts';
import { screens } from '../../src/i18n/en/screens.ts';
import { en } from '../../src/i18n/en.ts';
import { fill } from '../../src/i18n/fill.ts';
import { nameOf } from '../../src/i18n/tell.ts';
import { fieldOf } from '../../src/rules/field.ts';
import type { State } from '../../src/rules/types.ts';
import { launch } from './chromium.ts';
import { challenge, open } from './page.ts';
import { Player } from './table.ts';

let browser: Browser;
const site = inject('site');
const { buttons, end } = en.game;

beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser?.close());

/** What the panel and the board should show for this unit's decision. */
function expected(before: State, unit: string) {
  const { order, reasons } = decideUnit(before, unit, true);
  const fired = reasons?.looked.at(-1);
  const { board } = fieldOf(before);
  return {
    title: fill(en.game.why.title, { unit: nameOf(en, before, unit) }),
    order: order === null ? [] : [order],
    letters: reasons ? stepsOf(reasons).map(({ rule }) => rule) : [],
    ways: (fired?.ways ?? []).filter(({ hex }) => board.ids[hex] !== undefined).length,
  };
}

async function checkPanel(page: Page, want: ReturnType<typeof expected>): Promise<void> {
  const panel = page.locator('section.why');
  await panel.getByRole('heading', { name: want.title }).waitFor();
  expect(await panel.locator('.orders .fired b').allTextContents()).toEqual(want.order);
  for (const order of want.order)
    expect(await panel.locator('.orders .fired').textContent()).toContain(en.automa.orders[order]);
  expect(await panel.locator('.letters b').allTextContents()).toEqual(want.letters);
  expect((await panel.locator('.verdict').textContent())?.length).toBeGreaterThan(0);
  const numbers = async () => (await page.locator('.bd-way text').allTextContents()).map(Number).sort((a, b) => a - b);
  const all = Array.from({ length: want.ways }, (_, i) => i + 1);
  expect(await numbers()).toEqual(all);

  const step = (name: string) => panel.getByRole('button', { name, exact: true });
  const shown = () =>
    panel
      .locator('.letters button')
      .evaluateAll((letters) => letters.findIndex((letter) => letter.getAttribute('aria-pressed') === 'true'));
  expect(await step(buttons.back).isDisabled()).toBe(true);
  for (let i = 0; i < want.letters.length; i++) {
    await step(buttons.forth).click();
    await expect.poll(shown).toBe(i);
    expect(await numbers()).toEqual(all);
  }
  expect(await step(buttons.forth).isDisabled()).toBe(true);
  if (want.ways > 0) expect(await page.locator('.bd-way-taken').count()).toBe(1);
  for (let i = want.letters.length - 2; i >= -1; i--) {
    await step(buttons.back).click();
    await expect.poll(shown).toBe(i);
  }
  expect(await step(buttons.back).isDisabled()).toBe(true);
  await step(buttons.close).click();
  await panel.waitFor({ state: 'detached' });
  await page.locator('section.log').waitFor();
  expect(await page.locator('.bd-way').count()).toBe(0);
}

describe('why the Automa did that', () => {
  it('every action of a turn is explained, letter by letter', { timeout: 120_000 }, async () => {
    const { context, page, problems } = await open(browser);
    const player = await Player.begin(page, site, challenge);
    await player.playUntil(({ turn }) => turn.phase === 'move' && turn.round === 3);
    await expect.poll(() => page.locator('.turn-of').textContent()).toContain(player.header());
    const last = player.done.findLastIndex(({ action }) => action.type === 'act');
    const first = player.done.slice(0, last).findLastIndex(({ action }) => action.type !== 'act') + 1;
    const turn = player.done
      .slice(first, last + 1)
      .flatMap(({ before, action }) => (action.type === 'act' ? [expected(before, action.unit)] : []));
    expect(turn.length).toBeGreaterThan(3);
    expect(turn.some(({ ways }) => ways > 1)).toBe(true);
    expect(turn.some(({ letters }) => letters.length > 1)).toBe(true);
    const header = await page.locator('.turn-of').textContent();
    const units = () =>
      page.locator('.bd-unit').evaluateAll((all) => all.map((unit) => unit.getAttribute('style') ?? ''));
    const standing = await units();
    await page.getByRole('button', { name: en.game.log.title, exact: true }).click();
    // The log has the newest on top.
    for (const [i, want] of turn.toReversed().entries()) {
      await page.locator('section.log .why-button').nth(i).click();
      await checkPanel(page, want);
    }
    expect(await page.locator('.turn-of').textContent()).toBe(header);
    expect(await units()).toEqual(standing);
    await page.locator('.tabs button').first().click();
    await player.act();
    await expect.poll(() => page.locator('.turn-of').textContent()).toContain(player.header());
    expect(problems).toEqual([]);
    await context.close();
  });
});

interface Row {
  readonly id: string;
  readonly name: string;
  readonly setup: unknown;
  readonly seed: number;
}

/** The saved games as they lie in the storage. */
function rowsOf(page: Page): Promise<Row[]> {
  return page.evaluate(
    () =>
      new Promise<Row[]>((done, failed) => {
        const opening = indexedDB.open('trench-club');
        opening.onerror = () => failed(opening.error);
        opening.onsuccess = () => {
          const all = opening.result.transaction('games').objectStore('games').getAll();
          all.onerror = () => failed(all.error);
          all.onsuccess = () => {
            opening.result.close();
            done(
              all.result.map(({ meta, file }) => {
                const { setup, seed } = JSON.parse(file);
                return { id: meta.id, name: meta.name, setup, seed };
              }),
            );
          };
        };
      }),
  );
}

describe('surrender', () => {
  it('one question, the other side wins, and the same table again', { timeout: 120_000 }, async () => {
    const { context, page, problems } = await open(browser);
    const player = await Player.begin(page, site, challenge);
    await player.playUntil(({ turn }) => turn.phase === 'move');
    const wins = page.getByRole('heading', { name: end.wins.central });
    const dialog = page.getByRole('dialog', { name: buttons.surrender });
    const ask = async () => {
      await page.locator('.tabs').getByRole('button', { name: buttons.menu }).click();
      await page.getByRole('dialog').getByRole('button', { name: buttons.surrender }).click();
      await dialog.getByText(buttons.surrenderSure).waitFor();
    };
    await ask();
    await dialog.getByRole('button', { name: buttons.keepFighting }).click();
    await dialog.waitFor({ state: 'detached' });
    expect(await wins.count()).toBe(0);
    await ask();
    await dialog.getByRole('button', { name: buttons.surrender }).click();
    await wins.waitFor();
    expect(await page.locator('.end').textContent()).toContain(end.reasons.surrender);
    expect(await page.locator('.do-now').textContent()).toBe(en.game.doNow.over);

    const address = page.url();
    const [old] = await rowsOf(page);
    await page.getByRole('button', { name: buttons.again }).click();
    await page.getByRole('heading', { name: screens.armies.title }).waitFor();
    expect(page.url()).not.toBe(address);
    const rows = await rowsOf(page);
    expect(rows).toHaveLength(2);
    const next = rows.find(({ id }) => page.url().endsWith(`#/game/${id}`));
    expect(next?.setup).toEqual(old?.setup);
    expect(next?.seed).not.toBe(old?.seed);
    await page.getByRole('button', { name: screens.armies.recommended }).click();
    await page.getByRole('button', { name: screens.armies.done }).click();
    await page.locator('.turn-of').waitFor();
    expect(await page.locator('.do-now').textContent()).toBe(en.game.doNow.rollForPlacing);
    expect(problems).toEqual([]);
    await context.close();
  });
});
