import { readFileSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, inject, it } from 'vitest';
import { fairShare } from '../../src/app/opening.ts';
import { en } from '../../src/i18n/en.ts';
import { checkScreen, SIZES } from './check-screen.ts';
import { launch } from './chromium.ts';
import { challenge, open } from './page.ts';
import { Player } from './table.ts';

const { buttons, lists, log } = en.game;
const FINISHED = readFileSync(new URL('../golden/forts-human.json', import.meta.url), 'utf8');

let browser: Browser;
const site = inject('site');

beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser?.close());

describe('everybody', () => {
  it.each(SIZES)('every part of a game is accessible at %i × %i', { timeout: 180_000 }, async (width, height) => {
    const { context, page } = await open(browser, width, height);
    const tab = (name: string) => page.locator('.tabs').getByRole('button', { name, exact: true }).click();
    const player = await Player.begin(page, site, { ...challenge, toAlly: fairShare(challenge) });
    await checkScreen(page, 'armies');
    await player.playUntil(({ setup }) => setup?.step === 'place');
    await checkScreen(page, 'placing');
    await player.playUntil(({ turn }) => turn.phase === 'move' && turn.round > 1);
    await page.getByRole('button', { name: /^Next unit/ }).click();
    await checkScreen(page, 'a unit in hand');
    await tab(lists.title);
    await checkScreen(page, 'lists');
    await page.keyboard.press('Escape');
    await tab(log.title);
    await checkScreen(page, 'log');
    await page.locator('.why-button').first().click();
    await checkScreen(page, 'why');
    await page.getByRole('button', { name: buttons.close }).click();
    await tab(en.game.turnTab);
    await tab(buttons.menu);
    await page.getByRole('dialog').waitFor();
    await checkScreen(page, 'menu');
    await page.getByRole('button', { name: en.atTable.switchOn }).click();
    await checkScreen(page, 'which real board');
    await page.getByRole('button', { name: en.atTable.empty }).click();
    await page.locator('.table-list').waitFor();
    await checkScreen(page, 'real board');
    await tab(buttons.menu);
    await page.getByRole('button', { name: en.atTable.correct }).click();
    await checkScreen(page, 'correcting');
    await page.getByRole('button', { name: en.atTable.doneCorrecting }).click();
    await page.getByRole('button', { name: en.atTable.allDone }).click();
    await tab(buttons.menu);
    await page.getByRole('button', { name: buttons.keys }).click();
    await checkScreen(page, 'keys');
    await page.getByRole('button', { name: buttons.close }).click();
    await player.playUntil(({ turn }) => turn.phase === 'declare');
    await checkScreen(page, 'declare');
    await player.playUntil(({ turn }) => turn.phase === 'battle');
    await checkScreen(page, 'battle');
    await player.playUntil(({ turn }) => turn.phase === 'money');
    await checkScreen(page, 'money');
    await page.goto(`${site}#/games`);
    const file = { name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(FINISHED) };
    await page.locator('input[type=file]').first().setInputFiles(file);
    const shelf = page.locator('.shelf > li');
    await shelf.nth(1).waitFor();
    await checkScreen(page, 'saved games');
    await page.goto(`${site}#/`);
    await page.locator('.home-game a.button-primary').click();
    await page.locator('.end').waitFor();
    await checkScreen(page, 'the end');
    await context.close();
  });
});
