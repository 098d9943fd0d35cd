import type { Browser, Page } from 'playwright-core';
import { type Challenge, setupOf } from '../../src/app/challenge.ts';
import { playMatch, practiceGame, soloSetup } from '../../src/headless/match.ts';
import { screens } from '../../src/i18n/en/screens.ts';
import { en } from '../../src/i18n/en.ts';
import { apply } from '../../src/rules/apply.ts';
import { whyNotMoving } from '../../src/rules/check.ts';
import { commandAtTurn } from '../../src/rules/field.ts';
import { destinationsOf } from '../../src/rules/legal.ts';
import { newGame, unitsOfCommand } from '../../src/rules/setup.ts';
import type { Action, HexId, State } from '../../src/rules/types.ts';
import { gameOf, makeGame } from '../../src/save/game.ts';
import { Player } from '../browser/table.ts';
import { importGame, keepSetting, serveApp } from '../shots/app.ts';
import { atLeast, type Report, under } from './measure.ts';

const SIZE = { width: 1180, height: 820 };
const SLOWER = 4;
const SECONDS = 3;
const TAPS = 40;
const TURNS = 5;
/** The position is the player's turn in this round; from it a player who does nothing lasts long enough. */
const ROUND = 6;
const CHALLENGE: Challenge = {
  map: 'marne',
  nation: 'FR',
  automa: 'DE',
  difficulty: 'standard',
  shortGame: false,
  unitLimit: 2,
  seed: 16,
};

/** The start of the player's turn in the middle of a practice game. */
function middle(): { readonly file: string; readonly state: State } {
  const setup = soloSetup(CHALLENGE.map, CHALLENGE.nation, CHALLENGE.automa, CHALLENGE.difficulty, CHALLENGE.seed);
  let state = newGame(setup);
  const actions: Action[] = [];
  for (const action of playMatch(setup, practiceGame()).actions) {
    const { round, phase } = state.turn;
    if (round === ROUND && phase === 'move' && commandAtTurn(state).control === 'human') break;
    actions.push(action);
    state = apply(state, action).state;
  }
  return { file: JSON.stringify(makeGame(gameOf(setup, actions), state)), state };
}

/** Frames per second the page makes while something is done to it. */
async function framesDuring(page: Page, what: (goesOn: () => boolean) => Promise<void>): Promise<number> {
  await page.evaluate(() => {
    const counter = { frames: 0, first: 0, last: 0, on: true };
    Object.assign(window, { counter });
    const frame = (time: number) => {
      if (!counter.on) return;
      if (counter.first === 0) counter.first = time;
      else counter.frames++;
      counter.last = time;
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  });
  const until = performance.now() + SECONDS * 1000;
  await what(() => performance.now() < until);
  return page.evaluate(() => {
    const { counter } = window as unknown as {
      counter: { frames: number; first: number; last: number; on: boolean };
    };
    counter.on = false;
    return (counter.frames * 1000) / (counter.last - counter.first);
  });
}

async function frames(page: Page): Promise<{ idle: number; pan: number; zoom: number }> {
  const box = await page.locator('.bd-frame').boundingBox();
  const x = (box?.x ?? 0) + (box?.width ?? 0) / 2;
  const y = (box?.y ?? 0) + (box?.height ?? 0) / 2;
  const idle = await framesDuring(page, () => page.waitForTimeout(SECONDS * 1000));
  await page.mouse.move(x, y);
  // Closer, so that there is somewhere to go.
  for (let n = 0; n < 4; n++) await page.mouse.wheel(0, -120);
  await page.waitForTimeout(500);
  await page.mouse.down();
  const pan = await framesDuring(page, async (goesOn) => {
    for (let n = 0; goesOn(); n++) {
      await page.mouse.move(x + 220 * Math.sin(n / 14), y + 160 * Math.sin(n / 9));
      await page.waitForTimeout(8);
    }
  });
  await page.mouse.up();
  await page.mouse.move(x, y);
  const zoom = await framesDuring(page, async (goesOn) => {
    for (let n = 0; goesOn(); n++) {
      await page.mouse.wheel(0, n % 40 < 20 ? -30 : 30);
      await page.waitForTimeout(8);
    }
  });
  await page.locator('.bd-zoom button').last().click();
  await page.waitForTimeout(800);
  return { idle, pan, zoom };
}

/** Milliseconds from the finger's leaving the screen until a frame with what was waited for has been shown. */
async function watch(page: Page, selector: string, text: string): Promise<() => Promise<number>> {
  await page.evaluate(
    ([wanted, says]) => {
      const measured = new Promise<number>((done) => {
        let tapped = 0;
        addEventListener(
          'pointerup',
          (event) => {
            tapped = event.timeStamp;
          },
          { capture: true, once: true },
        );
        const seen = new MutationObserver(() => {
          const found = document.querySelector(wanted);
          if (tapped === 0 || !found?.textContent?.includes(says)) return;
          seen.disconnect();
          // The frame after the one that draws the change begins when that one is on its way to the screen.
          requestAnimationFrame(() => requestAnimationFrame(() => done(performance.now() - tapped)));
        });
        seen.observe(document.body, { subtree: true, childList: true, characterData: true });
      });
      Object.assign(window, { measured });
    },
    [selector, text] as const,
  );
  return () => page.evaluate(() => (window as unknown as { measured: Promise<number> }).measured);
}

async function taps(player: Player): Promise<number[]> {
  const { page, state } = player;
  const hexes = unitsOfCommand(state, commandAtTurn(state)).flatMap(({ id, at }): HexId[] =>
    at && !at.includes(':') && !whyNotMoving(state, id) && destinationsOf(state, id).length > 1 ? [at] : [],
  );
  const times: number[] = [];
  for (let n = 0; n < TAPS; n++) {
    const hex = hexes[n % hexes.length] ?? '';
    const shown = await watch(page, '.bd-reach', '');
    await player.tapHex(hex);
    times.push(await shown());
    await player.tapHex(hex);
    await page.locator('.bd-reach').waitFor({ state: 'detached' });
    await page.waitForTimeout(100);
  }
  return times.sort((a, b) => a - b);
}

/** Ends the player's turn without doing anything in it, again and again, and times the Automa's answers. */
async function automaTurns(player: Player): Promise<number[]> {
  const { page } = player;
  const primary = page.locator('.thumb-bar .button-primary');
  const times: number[] = [];
  const { phases, buttons } = en.game;
  for (let n = 0; n < TURNS; n++) {
    const { round } = player.state.turn;
    const human = player.state.turn.command;
    const next = player.header().replace(String(round), String(round + 1));
    for (;;) {
      player.state = apply(player.state, { type: 'end' }).state;
      const { command, phase } = player.state.turn;
      if (command !== human) break;
      await primary.click();
      await page.waitForTimeout(150);
      const goOn = page.getByRole('button', { name: buttons.goOn, exact: true });
      if ((await goOn.count()) > 0) await goOn.click();
      await page.locator('.phases [aria-current]', { hasText: phases[phase] }).waitFor();
    }
    player.followAutoma();
    if (player.state.turn.phase === 'over') break;
    const shown = await watch(page, '.turn-of', next);
    await primary.click();
    times.push(await shown());
  }
  return times.sort((a, b) => a - b);
}

async function openMiddle(browser: Browser, site: string): Promise<Player> {
  const context = await browser.newContext({ viewport: SIZE, serviceWorkers: 'block' });
  const page = await context.newPage();
  // The loader names functions with a helper of its own, also those that are sent to the page.
  await page.addInitScript({ content: 'globalThis.__name = (made) => made;' });
  const { file, state } = middle();
  await importGame(page, site, file);
  await keepSetting(page, 'pace', 'instant');
  const play = new RegExp(`^${screens.saved.play}`);
  await page
    .getByRole('link', { name: play })
    .or(page.getByRole('button', { name: play }))
    .first()
    .click();
  const player = new Player(page, setupOf(CHALLENGE));
  player.state = state;
  await page.locator('.turn-of', { hasText: player.header() }).waitFor();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.waitForTimeout(1500);
  return player;
}

const at = (sorted: readonly number[], share: number) =>
  (sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN) / 1000;

/** The built app as people use it, on a computer made slower. */
export async function benchBrowser(browser: Browser): Promise<Report> {
  const { site, close } = await serveApp();
  try {
    const player = await openMiddle(browser, site);
    const { idle, pan, zoom } = await frames(player.page);
    const tapped = await taps(player);
    const turns = await automaTurns(player);
    const against = (fps: number) => ({ value: fps / idle, of: 'the idle page' });
    const inFrames = (seconds: number) => ({ value: seconds * idle, of: 'an idle frame' });
    return {
      title: 'browser: the built app in Chromium',
      notes: [
        `${SIZE.width} × ${SIZE.height}, the processor slowed ${SLOWER} times, round ${ROUND} on the Marne.`,
        'A tap counts from lifting the finger until a frame with the reach of the unit is shown;',
        'a turn from tapping End turn until the next turn of the player is shown.',
      ],
      figures: [
        { name: 'idle page', seconds: 1 / idle, counted: 'frames' },
        { name: 'panning', seconds: 1 / pan, counted: 'frames', ratio: against(pan), aim: atLeast(50, pan, ' frames') },
        {
          name: 'zooming',
          seconds: 1 / zoom,
          counted: 'frames',
          ratio: against(zoom),
          aim: atLeast(50, zoom, ' frames'),
        },
        { name: 'tap to reach, median', seconds: at(tapped, 0.5), counted: 'taps', ratio: inFrames(at(tapped, 0.5)) },
        {
          name: `tap to reach, 95 % of ${tapped.length}`,
          seconds: at(tapped, 0.95),
          counted: 'taps',
          ratio: inFrames(at(tapped, 0.95)),
          aim: under(100, at(tapped, 0.95)),
        },
        {
          name: `Automa’s turn, slowest of ${turns.length}`,
          seconds: at(turns, 1),
          counted: 'turns',
          ratio: inFrames(at(turns, 1)),
          aim: under(1000, at(turns, 1)),
        },
      ],
      differences: [],
    };
  } finally {
    await close();
  }
}
