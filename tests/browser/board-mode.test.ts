import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { makeCode, setupOf } from '../../src/app/challenge.ts';
import { changesBetween, physicalChanges } from '../../src/app/changes.ts';
import { tabletopOf } from '../../src/app/tabletop.ts';
import { en } from '../../src/i18n/en.ts';
import { fill } from '../../src/i18n/fill.ts';
import { pieceName, sayChange } from '../../src/i18n/say-change.ts';
import { mapOf } from '../../src/rules/maps.ts';
import { makePosition } from '../../src/rules/position.ts';
import type { Change } from '../../src/rules/table.ts';
import type { Nation, State, UnitType } from '../../src/rules/types.ts';
import { unit } from '../slow/example.ts';
import { OPEN } from '../support/battle.ts';
import { atBattle, stage } from '../support/stage.ts';
import { launch } from './chromium.ts';
import { challenge, open } from './page.ts';
import { Player } from './table.ts';

const { atTable, screens, game } = en;

let browser: Browser;
const site = inject('site');

beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser?.close());

const choose = (page: Page, name: string) => page.locator('.choice-slip').filter({ hasText: name }).first().click();
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const rows = (page: Page) => page.locator('.table-list li').allTextContents();
const tab = (page: Page, name: string) => page.locator('.tabs').getByRole('button', { name, exact: true }).click();

const say = (state: State, changes: readonly Change[]) => changes.map((change) => sayChange(en, state, change));

async function openFile(page: Page, state: State): Promise<void> {
  await page.goto(`${site}#/games`);
  const buffer = Buffer.from(JSON.stringify(makePosition(state)));
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'p.json', mimeType: 'application/json', buffer });
  await page.locator('.shelf .button-primary').first().click();
}

describe('the real board', () => {
  it('lists the Automa’s changes, keeps what is ticked, takes corrections and takes them back', {
    timeout: 120_000,
  }, async () => {
    const { context, page, problems } = await open(browser);
    await page.goto(`${site}#/new`);
    await page.getByLabel(screens.newGame.enterLabel).fill(makeCode(challenge));
    await button(page, screens.newGame.use).click();
    await choose(page, atTable.boardChoices.on);
    await button(page, screens.newGame.begin).click();
    const player = new Player(page, setupOf(challenge));
    await player.playUntil(({ turn }) => turn.phase === 'move');

    const own = Object.entries(tabletopOf(player.state).pieces).filter(([, { nation }]) => nation === 'FR');
    const placed = own.map(([id, piece]) => [id, { ...piece, damage: 0, xp: 0 }] as const);
    const before = { pieces: Object.fromEntries(placed), forts: {}, coins: {} };
    const listed = say(player.state, changesBetween(before, tabletopOf(player.state), mapOf('marne')));
    expect(listed.length).toBeGreaterThan(9);
    await expect.poll(() => rows(page)).toEqual(listed);
    await page.locator('.bd-lit').first().waitFor({ state: 'attached' });

    const box = (n: number) => page.locator('.table-list input').nth(n);
    await box(0).check();
    await box(2).check();
    await page.getByText(fill(atTable.left, { n: listed.length - 2 }), { exact: true }).waitFor();
    await page.reload();
    await expect.poll(() => rows(page)).toEqual(listed);
    expect([await box(0).isChecked(), await box(1).isChecked(), await box(2).isChecked()]).toEqual([true, false, true]);
    await button(page, atTable.allDone).click();
    await page.getByText(atTable.upToDate).waitFor();

    const start = player.state;
    const { round } = start.turn;
    await player.playUntil(({ turn }) => turn.phase === 'move' && turn.round > round);
    const byHand = (change: Change) =>
      (change.kind === 'move' || change.kind === 'place') && 'nation' in change && change.nation === 'FR';
    const next = physicalChanges(start, player.state).filter((change) => !byHand(change));
    await expect.poll(() => rows(page)).toEqual(say(player.state, next));
    await button(page, atTable.allDone).click();

    const [tank] = player.state.units.filter(({ nation, at }) => nation === 'DE' && at && !at.includes(':'));
    await button(page, game.buttons.menu).click();
    await button(page, atTable.correct).click();
    await player.tapHex(tank?.at ?? '');
    const more = page.getByRole('button', { name: `${atTable.damage}: ${atTable.more}` });
    const less = page.getByRole('button', { name: `${atTable.damage}: ${atTable.less}` });
    await ((tank?.damage ?? 0) < 5 ? more : less).click();
    const damage = (tank?.damage ?? 0) < 5 ? (tank?.damage ?? 0) + 1 : 4;
    await expect.poll(() => page.locator('.stepper output').first().textContent()).toBe(String(damage));
    await page.getByText(atTable.upToDate).waitFor();
    await button(page, atTable.doneCorrecting).click();
    await tab(page, game.log.title);
    const told = page.locator('.log-row').first();
    expect(await told.textContent()).toContain(
      fill(game.tell.corrected.damage, { unit: en.names.units[tank?.type ?? 'tank'], n: damage }),
    );
    await page.reload();
    await tab(page, game.log.title);
    expect(await told.textContent()).toContain('Correction');
    await page.locator('.thumb-bar button').first().click();
    await expect.poll(() => told.textContent()).not.toContain('Correction');
    await page.locator('.table-list').waitFor();
    expect(await rows(page)).toHaveLength(1);
    expect(problems).toEqual([]);
    await context.close();
  });

  it('[D1] dice rolled at the table are tapped in, by faces or by hits', { timeout: 60_000 }, async () => {
    const { context, page, problems } = await open(browser);
    const state = atBattle(
      stage({
        terrain: OPEN,
        options: { luck: 'table' },
        commands: [
          { id: 'A', side: 'entente', nations: ['FR'], control: 'human', coins: 0 },
          { id: 'B', side: 'central', nations: ['DE'], control: 'automa', difficulty: 'easy', coins: 0 },
        ],
        units: [unit('FR', 'armoredCar', 'B1'), unit('DE', 'infantry', 'B2')],
      }),
      'FR-armoredCar-B1',
      'DE-infantry-B2',
    );
    await openFile(page, state);
    const car = en.names.units.armoredCar;
    // The app rolls, and then the players after all: by the menu, in the middle of a turn.
    for (const asked of [false, true]) {
      await tab(page, game.buttons.menu);
      await button(page, atTable.ownDice).click();
      await expect.poll(() => button(page, atTable.enter).count()).toBe(asked ? 1 : 0);
    }
    await page.getByText(fill(atTable.rollOf, { unit: car, n: 12, toHit: 4 })).waitFor();
    const enter = button(page, atTable.enter);
    expect(await enter.isDisabled()).toBe(true);
    for (const face of [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]) {
      await page.getByRole('button', { name: fill(atTable.addFace, { n: face }), exact: true }).click();
    }
    await page.getByText(fill(atTable.rolled, { n: 12, all: 12, hits: 4 })).waitFor();
    await button(page, fill(atTable.takeFace, { n: 4 })).click();
    expect(await enter.isDisabled()).toBe(true);
    await page.getByRole('button', { name: fill(atTable.addFace, { n: 12 }), exact: true }).click();
    await enter.click();
    // 3 hits on a soft target in the open: 2 damage (its row is 2, 3, 5 …).
    await page.locator('.bd-unit').first().waitFor();
    await tab(page, game.log.title);
    const row = page.locator('.log-row').first();
    const hits = fill(game.tell.result, { hits: fill(game.tell.hits.more, { n: 3 }), damage: 2 });
    await expect.poll(() => row.textContent()).toContain(hits);
    await page.locator('.thumb-bar button').first().click();
    await tab(page, game.turnTab);
    await button(page, atTable.byHits).click();
    await page.getByRole('button', { name: fill(atTable.hitsAre, { n: 1 }), exact: true }).click();
    await enter.click();
    await tab(page, game.log.title);
    await expect.poll(() => row.textContent()).toContain(fill(game.tell.resultNone, { hits: game.tell.hits.one }));
    expect(problems).toEqual([]);
    await context.close();
  });

  it('[D1] the dice of set-up are rolled at the table too, again after a tie', { timeout: 60_000 }, async () => {
    const { context, page, problems } = await open(browser);
    await page.goto(`${site}#/new`);
    await choose(page, atTable.diceChoices.table);
    await button(page, screens.newGame.begin).click();
    await button(page, screens.armies.recommended).click();
    await button(page, screens.armies.done).click();
    const die = (n: number, face: number) =>
      page
        .locator('.roll-card')
        .nth(n)
        .getByRole('button', { name: fill(atTable.addFace, { n: face }), exact: true })
        .click();
    await die(0, 7);
    await die(1, 7);
    await button(page, atTable.enter).click();
    await page.getByText(atTable.tied).waitFor();
    await die(0, 9);
    await die(1, 2);
    await button(page, atTable.enter).click();
    await page
      .locator('.told', { hasText: 'France 7, Germany 7, France 9, Germany 2. First to place: France' })
      .waitFor();
    expect(problems).toEqual([]);
    await context.close();
  });
});

describe('a position from scratch', () => {
  it('is laid out by taps and played on', { timeout: 60_000 }, async () => {
    const { context, page, problems } = await open(browser);
    await page.goto(`${site}#/build`);
    const { builder } = atTable;
    const player = new Player(page, setupOf(challenge));
    const play = button(page, builder.play);
    await page.getByText(builder.empty).waitFor();
    expect(await play.isDisabled()).toBe(true);
    const put = async (nation: Nation, type: UnitType, hex: string) => {
      await button(page, en.names.nations[nation]).click();
      await button(page, pieceName(en, nation, type)).click();
      await player.tapHex(hex);
    };
    await put('FR', 'infantry', 'H8');
    await put('DE', 'tank', 'M8');
    await expect.poll(() => page.locator('.bd-unit').count()).toBe(2);
    expect(await play.isEnabled()).toBe(true);
    const [fort] = mapOf('marne').forts;
    const gate = fort?.entrances[0] ?? '';
    await put('DE', 'fieldGun', gate);
    await page.getByText(builder.problems).waitFor();
    expect(await play.isDisabled()).toBe(true);
    await player.tapHex(gate);
    await page.locator('.choices').getByRole('button', { name: 'Germany', exact: true }).first().click();
    await page.getByText(builder.problems).waitFor({ state: 'detached' });
    await page.locator('.row-button', { hasText: pieceName(en, 'DE', 'fieldGun') }).click();
    await button(page, atTable.remove).click();
    await player.tapHex('M8');
    await page.getByRole('button', { name: `${atTable.damage}: ${atTable.more}` }).click();
    await play.click();
    await expect.poll(() => page.locator('.turn-of').textContent()).toContain('Round 3 · France');
    await page.getByText(atTable.upToDate).waitFor();
    await player.tapHex('M8');
    await page.getByText(fill(game.unitCard.damage, { n: 1 })).waitFor();
    expect(problems).toEqual([]);
    await context.close();
  });
});
