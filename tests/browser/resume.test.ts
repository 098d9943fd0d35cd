import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { automaAction } from '../../automa/index.ts';
import { screens } from '../../src/i18n/en/screens.ts';
import { en } from '../../src/i18n/en.ts';
import { actingArmies } from '../../src/rules/armies.ts';
import { commandAtTurn } from '../../src/rules/field.ts';
import { unitsToPlace } from '../../src/rules/setup.ts';
import type { State } from '../../src/rules/types.ts';
import { launch } from './chromium.ts';
import { challenge, lookAt, momentsIn, newPage, open } from './page.ts';
import { Player } from './table.ts';

let browser: Browser;
const site = inject('site');

beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser?.close());

type Kill = (page: Page, context: BrowserContext, problems: string[]) => Promise<Page>;

const reload: Kill = async (page) => {
  await page.reload();
  return page;
};
/** The page is gone; another one goes to the same address. */
const close: Kill = async (page, context, problems) => {
  const address = page.url();
  await page.close();
  const next = await newPage(context, problems);
  await next.goto(address);
  return next;
};

const ownUnits = (state: State) => state.units.filter(({ nation }) => commandAtTurn(state).nations.includes(nation));
const someMoved = (state: State) => state.turn.phase === 'move' && ownUnits(state).some(({ moved }) => moved);
const somePlaced = (state: State) =>
  state.setup?.step === 'place' && unitsToPlace(state).length > 0 && ownUnits(state).some(({ at }) => at !== undefined);

const SITUATIONS: readonly (readonly [string, Kill, (state: State) => boolean])[] = [
  ['rolling for placing', close, ({ setup }) => setup?.step === 'rollForPlacing'],
  ['turning over a token', reload, (state) => state.setup?.step === 'place' && unitsToPlace(state).length === 0],
  ['placing, some units stand already', close, somePlaced],
  ['choosing armies', reload, (state) => state.turn.phase === 'move' && actingArmies(state) === 'choose'],
  ['moving, some units have moved', close, someMoved],
  ['declaring, one attack is declared', reload, ({ turn }) => turn.phase === 'declare' && !!turn.declared?.length],
  ['fighting', close, ({ turn }) => turn.phase === 'battle'],
  ['money', reload, ({ turn }) => turn.phase === 'money'],
];

describe('a game that is killed goes on where it was', () => {
  it('splitting the army', { timeout: 60_000 }, async () => {
    const { context, page, problems } = await open(browser);
    const player = await Player.begin(page, site, challenge);
    const status = () => player.page.locator('.armies-bar [role=status]').textContent();
    const units = () => player.page.locator('.tray-unit').allTextContents();
    const [said, waiting] = [await status(), await units()];
    expect(said).toBe(screens.armies.left(waiting.length));
    player.page = await close(page, context, problems);
    await player.page.getByRole('heading', { name: screens.armies.title }).waitFor();
    expect(await status()).toBe(said);
    expect(await units()).toEqual(waiting);
    await player.act();
    await expect.poll(() => player.page.locator('.turn-of').textContent()).toContain(player.header());
    expect(problems).toEqual([]);
    await context.close();
  });

  it.each(SITUATIONS)('%s', { timeout: 120_000 }, async (_, kill, here) => {
    const { context, page, problems } = await open(browser);
    const player = await Player.begin(page, site, challenge);
    await player.playUntil(here);
    await expect.poll(() => page.locator('.turn-of').textContent()).toContain(player.header());
    const before = await lookAt(page);
    expect(before.moments).toBe(player.done.length);
    player.page = await kill(page, context, problems);
    await player.page.locator('.turn-of').waitFor();
    expect(await lookAt(player.page)).toEqual(before);
    await player.act();
    await expect.poll(() => player.page.locator('.turn-of').textContent()).toContain(player.header());
    expect(await momentsIn(player.page)).toBe(player.done.length);
    expect(problems).toEqual([]);
    await context.close();
  });

  it.each([
    ['reloaded', reload],
    ['closed', close],
  ] as const)("in the middle of the Automa's turn, %s", { timeout: 120_000 }, async (_, kill) => {
    const { context, page, problems } = await open(browser);
    const player = await Player.begin(page, site, challenge, 'step');
    await player.playUntil(({ turn }) => turn.phase === 'money');
    while (player.state.turn.phase === 'money') {
      await player.take();
      if (automaAction(player.state)) break;
    }
    const next = () => player.page.getByRole('button', { name: en.game.buttons.next, exact: true });
    const acted = () => player.page.locator('.automa-turn .log-row').textContent();
    await next().click();
    const first = await acted();
    await next().click();
    await expect.poll(acted).not.toBe(first);
    const [before, row] = [await lookAt(page), await acted()];
    expect(before.doNow).toBe(en.game.doNow.automa);
    player.page = await kill(page, context, problems);
    await player.page.locator('.turn-of').waitFor();
    expect(await lookAt(player.page)).toEqual(before);
    expect(await acted()).toBe(row);
    await next().click();
    await expect.poll(() => momentsIn(player.page)).toBe(before.moments + 1);
    await player.settle();
    await expect.poll(() => player.page.locator('.turn-of').textContent()).toContain(player.header());
    await player.act();
    expect(problems).toEqual([]);
    await context.close();
  });
});
