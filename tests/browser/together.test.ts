import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { fairShare, swapSlot } from '../../src/app/opening.ts';
import { en } from '../../src/i18n/en.ts';
import { fill } from '../../src/i18n/fill.ts';
import { legal } from '../../src/rules/legal.ts';
import type { GameSetup } from '../../src/rules/seats.ts';
import { launch } from './chromium.ts';
import { challenge, open } from './page.ts';
import { Player } from './table.ts';

const { together, game } = en;
const TEAM = { ...challenge, toAlly: fairShare(challenge) };

let browser: Browser;
const site = inject('site');

beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser?.close());

/** The set-up of the only game in the storage. */
function savedSetup(page: Page): Promise<GameSetup> {
  return page.evaluate(
    () =>
      new Promise<GameSetup>((resolve, reject) => {
        const request = indexedDB.open('trench-club');
        request.onerror = () => reject(request.error);
        request.onsuccess = () => {
          const rows = request.result.transaction('games').objectStore('games').getAll();
          rows.onsuccess = () => {
            const { setup, seed } = JSON.parse(rows.result[0].file);
            resolve({ ...setup, seed });
          };
        };
      }),
  );
}

/** The same tokens and dice every time. */
const sameSeed = (page: Page, seed: number) =>
  page.addInitScript((n) => {
    crypto.getRandomValues = <T>(list: T) => (list as unknown as Uint32Array).fill(n) as unknown as T;
  }, seed);

const choose = (page: Page, name: string) => page.locator('.choice-slip').filter({ hasText: name }).first().click();

async function follow(page: Page, player: Player, ready = false): Promise<void> {
  for (let n = 0; player.state.turn.phase !== 'over' && n < 1500; n++) {
    await player.act();
    if (ready) await handOver(page);
    await expect.poll(() => page.locator('.turn-of').textContent(), { timeout: 6000 }).toContain(player.header());
  }
  expect(player.state.turn.phase).toBe('over');
  await page.getByRole('heading', { name: /wins?\b|draw/i }).waitFor();
}

async function handOver(page: Page): Promise<boolean> {
  const slip = page.locator('.hand-over');
  if ((await slip.count()) === 0) return false;
  await page.getByRole('button', { name: together.ready }).click();
  await slip.waitFor({ state: 'detached' });
  return true;
}

describe('co-op', () => {
  it('two players share the army, plan, turn the board and play to the end', { timeout: 300_000 }, async () => {
    const { context, page, problems } = await open(browser);
    await sameSeed(page, 11);
    await page.goto(site);
    await page.getByRole('link', { name: en.screens.home.newGame }).click();
    await choose(page, together.companies.team);
    await page.getByLabel(together.nameOf('France')).fill('Anna');
    await page.getByLabel(together.nameOf('Britain')).fill('Ben');
    const lines = page.locator('.team-line');
    const fair = fairShare(challenge);
    expect(await lines.nth(0).locator('.tray-unit').count()).toBe(11 - fair.length);
    expect(await lines.nth(1).locator('.tray-unit').count()).toBe(fair.length);
    await lines.nth(0).locator('.tray-unit').first().click();
    expect(await lines.nth(1).locator('.tray-unit').count()).toBe(fair.length + 1);
    await page.getByRole('button', { name: together.fair }).click();
    expect(await lines.nth(1).locator('.tray-unit').count()).toBe(fair.length);
    await choose(page, en.screens.newGame.lengths.short);
    await page.getByRole('button', { name: together.beginTeam }).click();
    await page.getByText(together.teamArmies.split('.')[0] as string).waitFor();
    const setup = await savedSetup(page);
    expect(setup.seats[0]?.nations).toEqual(['FR', 'GB']);
    const player = new Player(page, setup);

    await player.playUntil(({ turn }) => turn.phase === 'move');
    await player.playUntil((state) => legal(state).some(({ type }) => type === 'move'));
    const movers = new Set(legal(player.state).flatMap((action) => (action.type === 'move' ? [action.unit] : [])));
    const seat = (name: string) => page.getByRole('button', { name: new RegExp(`^${name}, `) });
    for (const [name, nation] of [['Anna', 'FR'] as const, ['Ben', 'GB'] as const]) {
      const n = player.state.units.filter((unit) => unit.nation === nation && movers.has(unit.id)).length;
      expect(await seat(name).getAttribute('aria-label')).toBe(
        fill(together.seat, { name, nation: en.names.nations[nation], n }),
      );
    }

    const unit = player.state.units.find(({ id }) => movers.has(id));
    await page.getByRole('button', { name: game.plans.button, exact: true }).click();
    await player.tapHex(unit?.at ?? '');
    const goal = legal(player.state).flatMap((action) =>
      action.type === 'move' && action.unit === unit?.id && !action.to.includes(':') ? [action.to] : [],
    )[0];
    await player.tapHex(goal ?? '');
    const plans = page.locator('.plans li');
    await expect.poll(() => plans.count()).toBe(1);
    expect(await plans.first().textContent()).toContain(`→ ${goal}`);
    expect(await page.locator('.turn-of').textContent()).toContain(player.header());
    await page.reload();
    await expect.poll(() => plans.count()).toBe(1);
    await page.getByRole('button', { name: game.plans.clear }).click();
    expect(await plans.count()).toBe(0);

    await seat('Ben').click();
    const place = async () => page.locator('.bd-unit').first().getAttribute('style');
    const straight = await place();
    await page.getByRole('button', { name: together.turnBoard }).first().click();
    await expect.poll(place).not.toBe(straight);
    await seat('Anna').click();
    await expect.poll(place).toBe(straight);

    await page.getByRole('button', { name: game.guard.button }).click();
    const lock = page.getByRole('button', { name: game.guard.hold });
    await lock.click();
    expect(await lock.isVisible()).toBe(true);
    await lock.click({ delay: 900 });
    await lock.waitFor({ state: 'detached' });

    await follow(page, player);
    expect(problems).toEqual([]);
    await context.close();
  });

  it('a code brings the same team and the same share', { timeout: 60_000 }, async () => {
    const { context, page } = await open(browser);
    const swapped = { ...TEAM, toAlly: swapSlot(TEAM.toAlly, 'tank') };
    await Player.begin(page, site, swapped);
    const { seats, seed } = await savedSetup(page);
    expect(seed).toBe(challenge.seed);
    expect(Object.entries(seats[0]?.slots ?? {}).flatMap(([slot, nation]) => (nation === 'GB' ? [slot] : []))).toEqual(
      swapped.toAlly,
    );
    await context.close();
  });
});

describe('two against each other', () => {
  it('play on one tablet from home to the end, handing it over', { timeout: 300_000 }, async () => {
    const { context, page, problems } = await open(browser);
    await sameSeed(page, 49);
    await page.goto(`${site}#/new`);
    await choose(page, together.companies.duel);
    await page.getByLabel(together.nameOf('France')).fill('Anna');
    await page.getByLabel(together.nameOf('Germany')).fill('Ben');
    await choose(page, en.screens.newGame.lengths.short);
    await page.getByRole('button', { name: together.beginDuel }).click();
    await page.getByRole('heading', { name: fill(together.handTo, { name: 'Anna' }) }).waitFor();
    expect(await handOver(page)).toBe(true);
    const player = new Player(page, await savedSetup(page));
    expect(player.state.commands.map(({ control }) => control)).toEqual(['human', 'human']);
    await player.act();
    await page.getByRole('heading', { name: fill(together.handTo, { name: 'Ben' }) }).waitFor();
    await handOver(page);
    await player.act();
    await follow(page, player, true);
    expect(problems).toEqual([]);
    await context.close();
  });
});
