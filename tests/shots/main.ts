/** `npm run shots [size]`: pictures of every screen at three sizes, in the folder `shots`. */
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import type { Challenge } from '../../src/app/challenge.ts';
import { screens } from '../../src/i18n/en/screens.ts';
import { en } from '../../src/i18n/en.ts';
import { actingArmies } from '../../src/rules/armies.ts';
import { unitsToPlace } from '../../src/rules/setup.ts';
import type { Action, State, UnitId } from '../../src/rules/types.ts';
import { launch } from '../browser/chromium.ts';
import { Player } from '../browser/table.ts';
import { importGame, keepSetting, serveApp } from './app.ts';

const SIZES = [
  [1180, 820],
  [820, 1180],
  [390, 844],
] as const;

const CHALLENGE: Challenge = {
  map: 'marne',
  nation: 'FR',
  automa: 'DE',
  difficulty: 'standard',
  shortGame: false,
  unitLimit: 2,
  seed: 11,
};

const { buttons, log, paces } = en.game;
const FINISHED = readFileSync(new URL('../golden/forts-human.json', import.meta.url), 'utf8');
/** By then both armies have met. */
const MIDDLE = 4;
const MOST_ACTIONS = 900;
const STEPS = 4;

/** One visit to every screen at one size. */
class Visit {
  readonly page: Page;
  readonly site: string;
  readonly size: string;

  constructor(page: Page, site: string, size: string) {
    this.page = page;
    this.site = site;
    this.size = size;
  }

  async shoot(name: string, whole = false): Promise<void> {
    await this.page.waitForTimeout(350);
    await this.page.screenshot({ path: `shots/${this.size}-${name}.png`, fullPage: whole });
  }

  private press(name: string): Promise<void> {
    return this.page.getByRole('button', { name, exact: true }).first().click();
  }

  private async settle(player: Player): Promise<void> {
    await this.page.locator('.turn-of', { hasText: player.header() }).waitFor();
  }

  /** Acts until the moment has come. */
  private async actUntil(player: Player, come: (state: State) => boolean): Promise<void> {
    for (let n = 0; !come(player.state); n++) {
      if (n === MOST_ACTIONS || player.state.turn.phase === 'over') throw new Error('the moment never came');
      await player.act();
      await this.settle(player);
    }
  }

  async everything(): Promise<void> {
    const { page, site } = this;
    await page.goto(site);
    await page.getByRole('link', { name: screens.home.newGame }).waitFor();
    await this.shoot('home-empty');
    await page.goto(`${site}#/new`);
    await page.getByRole('button', { name: screens.newGame.begin }).waitFor();
    await this.shoot('new-game');
    await this.shoot('new-game-whole', true);
    const player = await Player.begin(page, site, CHALLENGE);
    await this.setUp(player);
    await this.turn(player);
    await this.automaTurn(player);
    await this.looks();
    await this.shelf();
  }

  private async setUp(player: Player): Promise<void> {
    await this.press(screens.armies.recommended);
    await this.shoot('armies');
    await this.actUntil(player, (state) => state.setup?.step === 'place' && unitsToPlace(state).length > 0);
    await this.shoot('placing');
    await this.actUntil(player, (state) => state.turn.phase === 'move' && actingArmies(state) === 'choose');
    await this.page.locator('.armies-choice .row-button').first().click();
    await this.shoot('choosing-armies');
    await this.page.locator('.armies-choice .row-button').first().click();
  }

  private async turn(player: Player): Promise<void> {
    const outside = (id: UnitId) => /^[a-z]+\d+$/i.test(player.state.units.find((unit) => unit.id === id)?.at ?? '');
    const next = <T extends Action['type']>(type: T): Extract<Action, { type: T }> | null => {
      const action = player.decide(player.state);
      return action.type === type ? (action as Extract<Action, { type: T }>) : null;
    };
    const at = (id: UnitId) => player.state.units.find((unit) => unit.id === id)?.at ?? '';
    const inMiddle = (state: State) => state.turn.round >= MIDDLE;
    await this.actUntil(player, (state) => {
      const move = inMiddle(state) && state.turn.phase === 'move' ? next('move') : null;
      return move !== null && outside(move.unit) && !move.to.includes(':');
    });
    const move = next('move');
    if (move) {
      await player.tapHex(at(move.unit));
      await this.shoot('unit-selected');
      await player.tapHex(move.to);
      await this.shoot('path-preview');
      await player.tapHex(at(move.unit));
    }
    await this.actUntil(player, (state) => {
      const declare = inMiddle(state) && state.turn.phase === 'declare' ? next('declare') : null;
      return declare !== null && outside(declare.attacker) && outside(declare.target);
    });
    const declare = next('declare');
    if (declare) {
      await player.tapHex(at(declare.attacker));
      await this.shoot('declare-targets');
      await player.tapHex(at(declare.target));
      await this.shoot('forecast');
      await player.tapHex(at(declare.attacker));
    }
    await this.actUntil(player, ({ turn }) => turn.phase === 'battle');
    await this.shoot('battle-order');
    await player.act();
    await this.settle(player);
    await this.shoot('battle-dice');
    await this.actUntil(player, ({ turn }) => turn.phase === 'money');
    await this.shoot('money');
    await this.actUntil(player, () => next('end') !== null);
  }

  private async automaTurn(player: Player): Promise<void> {
    const { page } = this;
    await keepSetting(page, 'pace', 'step');
    await page.locator('.turn-of', { hasText: player.header() }).waitFor();
    await player.act();
    for (let n = 0; n < STEPS; n++) {
      await this.press(buttons.next);
      await page.waitForTimeout(120);
    }
    await this.shoot('automa-step');
    await this.press(log.title);
    await this.shoot('log');
    const whys = page.locator('.log .why-button');
    const letters = page.locator('.letters button');
    for (let n = 0; n < Math.min(12, await whys.count()); n++) {
      await whys.nth(n).click();
      const count = await letters.count();
      if (count >= 3) {
        await letters.nth(count >> 1).click();
        await this.shoot('why');
        await this.press(buttons.close);
        break;
      }
      await this.press(buttons.close);
    }
    await page.locator('.tabs button').first().click();
    await this.press(paces.instant);
    await this.settle(player);
    await this.shoot('your-turn');
  }

  private async looks(): Promise<void> {
    const { page } = this;
    await page.locator('.tabs button', { hasText: buttons.menu }).click();
    await page.getByRole('dialog').waitFor();
    await this.shoot('menu');
    await this.press(buttons.close);
    await this.press(buttons.threats);
    await this.shoot('threats');
    await keepSetting(page, 'light', 'night');
    await page.locator('.turn-of').waitFor();
    if ((await page.locator('[data-light="night"]').count()) > 0) await this.shoot('night');
    else console.log(`${this.size}: no night yet`);
    await keepSetting(page, 'light', 'day');
  }

  private async shelf(): Promise<void> {
    const { page, site } = this;
    await page.goto(`${site}#/`);
    await page.getByText(screens.home.last).waitFor();
    await this.shoot('home');
    await importGame(page, site, FINISHED);
    await this.shoot('saved-games');
    await page
      .getByRole('link', { name: new RegExp(`^${screens.saved.look}`) })
      .or(page.getByRole('button', { name: new RegExp(`^${screens.saved.look}`) }))
      .first()
      .click();
    await page.locator('.end').waitFor();
    await this.shoot('end');
  }
}

async function visit(browser: Browser, site: string, width: number, height: number): Promise<boolean> {
  const size = `${width}x${height}`;
  for (const old of readdirSync('shots')) if (old.startsWith(`${size}-`)) rmSync(`shots/${old}`);
  const context = await browser.newContext({
    viewport: { width, height },
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  page.setDefaultTimeout(8000);
  page.on('pageerror', (error) => console.log(`${size}: ${error.message}`));
  const made = new Visit(page, site, size);
  try {
    await made.everything();
    return true;
  } catch (error) {
    console.error(`${size}: ${String(error)}`);
    await made.shoot('stuck');
    return false;
  } finally {
    await context.close();
  }
}

const [wanted = ''] = process.argv.slice(2);
mkdirSync('shots', { recursive: true });
const browser = await launch();
const { site, close } = await serveApp();
try {
  const sizes = SIZES.filter(([width, height]) => `${width}x${height}`.includes(wanted));
  const done = await Promise.all(sizes.map(([width, height]) => visit(browser, site, width, height)));
  process.exitCode = done.every(Boolean) ? 0 : 1;
} finally {
  await browser.close();
  await close();
}
