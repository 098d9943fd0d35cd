import type { Locator, Page } from 'playwright-core';
import { type Challenge, makeCode, setupOf } from '../../src/app/challenge.ts';
import { screens } from '../../src/i18n/en/screens.ts';
import { mapOf } from '../../src/rules/maps.ts';
import { stepFrom, type Table, tableOf } from '../../src/ui/board/table.ts';
import { Player } from './table.ts';

const ARROWS = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'] as const;
const MOST_TABS = 150;

/** The arrow keys that lead from hex to hex. */
function keysTo(table: Table, from: string, to: string): readonly string[] {
  const ways = new Map<string, readonly string[]>([[from, []]]);
  for (const [hex, keys] of ways) {
    if (hex === to) return keys;
    for (const key of ARROWS) {
      const next = stepFrom(table, hex, key);
      if (next !== null && !ways.has(next)) ways.set(next, [...keys, key]);
    }
  }
  throw new Error(`No arrow keys lead from ${from} to ${to}.`);
}

/** Plays without a pointer. */
export class KeyPlayer extends Player {
  /** Kinds of controls that Tab has been shown to reach; after that they are focused straight away. */
  readonly reached = new Set<string>();
  private presses = 0;
  private readonly table = tableOf(mapOf(this.state.map), false);

  static override async begin(page: Page, site: string, challenge: Challenge): Promise<KeyPlayer> {
    const player = new KeyPlayer(page, setupOf(challenge));
    await page.goto(site);
    await player.press(page.getByRole('link', { name: screens.home.newGame }));
    await player.focus(page.getByLabel(screens.newGame.enterLabel));
    await page.keyboard.type(makeCode(challenge));
    await player.press(page.getByRole('button', { name: screens.newGame.use }));
    await page.getByText(screens.newGame.used).waitFor();
    await player.press(page.getByRole('button', { name: screens.newGame.begin }));
    await page.getByRole('button', { name: screens.armies.recommended }).waitFor();
    return player;
  }

  /** With Enter and with the space bar in turn; a link knows only Enter. */
  protected override async press(target: Locator, timeout = 8000): Promise<void> {
    await target.and(this.page.locator(':enabled:not([aria-disabled]), a')).waitFor({ timeout });
    await this.focus(target);
    const isLink = await target.evaluate((element) => element.tagName === 'A');
    await this.page.keyboard.press(isLink || this.presses++ % 2 === 0 ? 'Enter' : 'Space');
  }

  protected override async pick(list: Locator, value: string): Promise<void> {
    await this.focus(list);
    const steps = await list.evaluate((element, wanted) => {
      const select = element as HTMLSelectElement;
      return [...select.options].findIndex((option) => option.value === wanted) - select.selectedIndex;
    }, value);
    for (let n = 0; n < Math.abs(steps); n++) await this.page.keyboard.press(steps > 0 ? 'ArrowDown' : 'ArrowUp');
    const chosen = await list.inputValue();
    if (chosen !== value) throw new Error(`The arrow keys chose ${chosen}, not ${value}.`);
  }

  /** The cursor goes there by arrow keys. */
  async goTo(hex: string): Promise<void> {
    await this.focus(this.page.getByRole('application'));
    if ((await this.cursor()) === '') await this.page.keyboard.press('ArrowUp');
    for (const key of keysTo(this.table, await this.cursor(), hex)) await this.page.keyboard.press(key);
    const at = await this.cursor();
    if (at !== hex) throw new Error(`The cursor is on ${at}, not on ${hex}.`);
  }

  override async tapHex(hex: string): Promise<void> {
    await this.goTo(hex);
    await this.page.keyboard.press(this.presses++ % 2 === 0 ? 'Enter' : 'Space');
  }

  /** The hex that is read aloud; none before the first arrow key. */
  private async cursor(): Promise<string> {
    const spoken = await this.page.locator('.bd-unseen[aria-live]').textContent();
    return spoken?.split(',')[0] ?? '';
  }

  /** The first control of each kind by Tab or Shift+Tab alone. */
  private async focus(target: Locator): Promise<void> {
    const kind = await target.evaluate((element) => `${element.tagName} ${element.className || element.textContent}`);
    const name = `${this.state.setup?.step ?? this.state.turn.phase}: ${kind}`;
    if (this.reached.has(name)) await target.focus();
    else await this.tabTo(target, name, this.reached.size % 2 === 0 ? 'Tab' : 'Shift+Tab');
    this.reached.add(name);
  }

  private async tabTo(target: Locator, name: string, key: 'Tab' | 'Shift+Tab'): Promise<void> {
    const there = () => target.evaluate((element) => element === document.activeElement);
    for (let n = 0; n < MOST_TABS; n++) {
      if (await there()) return;
      await this.page.keyboard.press(key);
    }
    throw new Error(`${key} never comes to “${name}”.`);
  }
}
