import type { Locator, Page } from 'playwright-core';
import { automaAction } from '../../automa/index.ts';
import { practicePlayer } from '../../automa/practice.ts';
import { type Challenge, makeCode, setupOf } from '../../src/app/challenge.ts';
import { en } from '../../src/i18n/en.ts';
import { fill } from '../../src/i18n/fill.ts';
import { NATION_LETTER } from '../../src/i18n/letters.ts';
import { placeName } from '../../src/i18n/tell.ts';
import { apply } from '../../src/rules/apply.ts';
import { balancedArmies } from '../../src/rules/coop.ts';
import { commandAtTurn, fortOfPlace } from '../../src/rules/field.ts';
import { mapOf } from '../../src/rules/maps.ts';
import type { GameSetup } from '../../src/rules/seats.ts';
import { newGame } from '../../src/rules/setup.ts';
import { type Action, type State, truckOf, type UnitId } from '../../src/rules/types.ts';
import { hexPoint } from '../../src/ui/terrain/drawing.ts';

const { buttons } = en.game;

interface Point {
  readonly x: number;
  readonly y: number;
}

/** A person at the table: decides like the practice player and carries it out by taps. Knows what the app should show. */
export class Player {
  page: Page;
  readonly decide = practicePlayer();
  private readonly pace: 'step' | 'instant';
  private hurried = false;
  state: State;
  /** All that was done so far, by the player and by the Automa: what the log should list. */
  readonly done: { readonly before: State; readonly action: Action }[] = [];

  constructor(page: Page, setup: GameSetup, pace: 'step' | 'instant' = 'instant') {
    this.page = page;
    this.pace = pace;
    this.state = newGame(setup);
    this.followAutoma();
  }

  /** From home to the armies with a challenge code. */
  static async begin(
    page: Page,
    site: string,
    challenge: Challenge,
    pace: 'step' | 'instant' = 'instant',
  ): Promise<Player> {
    await page.goto(site);
    await page.getByRole('link', { name: en.screens.home.newGame }).click();
    await page.getByLabel(/code/i).last().fill(makeCode(challenge));
    await page.getByRole('button', { name: /use/i }).click();
    await page.getByRole('button', { name: /^Split (your|the) army/ }).click();
    await page.getByRole('button', { name: 'Recommended split' }).waitFor();
    return new Player(page, setupOf(challenge), pace);
  }

  /** The Automa plays by itself in the app; here it is followed. */
  followAutoma(): void {
    for (let next = automaAction(this.state); next; next = automaAction(this.state)) this.note(next);
  }

  private note(action: Action): void {
    this.done.push({ before: this.state, action });
    this.state = apply(this.state, action).state;
  }

  /** The pace is chosen in the Automa's first turn and stays. */
  private async hurryAutoma(): Promise<void> {
    if (this.hurried || this.state.commands.every(({ control }) => control === 'human')) return;
    const pace = this.page.getByRole('button', { name: en.game.paces[this.pace], exact: true });
    this.hurried = await this.press(pace, 400).then(
      () => true,
      () => false,
    );
  }

  /** One action of the player, and all the Automa does after it. */
  async act(): Promise<Action> {
    const action = await this.take();
    await this.settle();
    return action;
  }

  /** One action of the player; the Automa is left alone. */
  async take(): Promise<Action> {
    const action = this.choose();
    await this.perform(action);
    this.note(action);
    return action;
  }

  /** CO2: a team takes the split the app recommends to teams. */
  private choose(): Action {
    const action = this.decide(this.state);
    const command = action.type === 'split' && this.state.commands.find(({ id }) => id === action.command);
    return command && command.nations.length > 1
      ? { type: 'split', command: command.id, armies: balancedArmies(this.state, command) }
      : (action as Action);
  }

  /** Lets the Automa play until the player is to act. */
  async settle(): Promise<void> {
    this.followAutoma();
    await this.hurryAutoma();
    if (this.pace === 'step') await this.stepThrough();
  }

  private async stepThrough(): Promise<void> {
    const doNow = this.page.locator('.do-now');
    for (let n = 0; n < 500 && (await doNow.textContent()) === en.game.doNow.automa; n++) {
      await this.press(this.button(buttons.next), 300).catch(() => undefined);
    }
  }

  /** Plays until the player's next action is in the situation asked for. */
  async playUntil(here: (state: State) => boolean): Promise<void> {
    for (let n = 0; n < 900 && this.state.turn.phase !== 'over'; n++) {
      if (here(this.state)) return this.arrive();
      await this.act();
    }
    throw new Error('The game never came there.');
  }

  /** The screen shows the turn of the state. */
  private arrive(): Promise<void> {
    const shown = this.page.locator('.turn-of', { hasText: this.header() });
    return shown.or(this.page.locator('.hand-over')).first().waitFor();
  }

  protected async press(target: Locator, timeout = 8000): Promise<void> {
    await target.click({ timeout });
  }

  protected async pick(list: Locator, value: string): Promise<void> {
    await list.selectOption(value);
  }

  private button(name: string) {
    return this.page.getByRole('button', { name, exact: true });
  }

  private primary() {
    return this.page.locator('.thumb-bar .button-primary');
  }

  async tapHex(hex: string): Promise<void> {
    let spot = await this.spotOf(hex);
    if (!spot.free) {
      await this.drag(spot.middle, spot);
      spot = await this.spotOf(hex);
    }
    await this.page.mouse.click(spot.x, spot.y);
    // Two taps in one place are a double tap, which fits the map.
    await this.page.waitForTimeout(30);
  }

  /** Where the hex is on the screen, and whether a finger gets there. */
  private spotOf(hex: string) {
    return this.page.evaluate(
      ([cx, cy]) => {
        const layer = document.querySelector('.bd-units');
        const dot = document.createElementNS('http://www.w3.org/2000/svg', 'circle');
        dot.setAttribute('cx', String(cx));
        dot.setAttribute('cy', String(cy));
        dot.setAttribute('r', '1');
        layer?.append(dot);
        const box = dot.getBoundingClientRect();
        dot.remove();
        const frame = document.querySelector('.bd-frame');
        const { x, y, width, height } = frame?.getBoundingClientRect() ?? new DOMRect();
        const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
        const free = frame?.contains(document.elementFromPoint(at.x, at.y)) ?? false;
        return { ...at, free, middle: { x: x + width / 2, y: y + height / 2 } };
      },
      hexPoint(mapOf(this.state.map), hex),
    );
  }

  /** Drags the map until the point is in the middle, or as near as the edge of the map lets it. */
  private async drag(middle: Point, point: Point): Promise<void> {
    const { mouse } = this.page;
    await mouse.move(middle.x, middle.y);
    await mouse.down();
    await mouse.move(2 * middle.x - point.x, 2 * middle.y - point.y, { steps: 4 });
    await mouse.up();
    await this.page.waitForTimeout(60);
  }

  private async select(id: UnitId): Promise<void> {
    const unit = this.state.units.find((one) => one.id === id);
    const fort = fortOfPlace(unit?.at);
    if (fort === null) return this.tapHex(unit?.at ?? '');
    const inside = this.state.units.filter(({ at }) => at === unit?.at);
    for (let i = 0; i <= inside.findIndex((one) => one.id === id); i++) await this.tapHex(this.gateOf(fort));
  }

  private gateOf(fort: string): string {
    return mapOf(this.state.map).forts.find(({ id }) => id === fort)?.entrances[0] ?? '';
  }

  private async choosePlace(to: string): Promise<void> {
    const fort = fortOfPlace(to);
    const truck = truckOf(to);
    if (fort !== null) await this.tapHex(this.gateOf(fort));
    else if (truck !== null) await this.tapHex(this.state.units.find(({ id }) => id === truck)?.at ?? '');
    else await this.tapHex(to);
  }

  private async perform(action: Action): Promise<void> {
    const { names } = en;
    switch (action.type) {
      case 'split':
        await this.press(this.button('Recommended split'));
        return this.press(this.button('Roll for placing'));
      case 'reveal':
        return this.press(
          this.page.getByRole('button', { name: new RegExp(`^${fill(buttons.reveal, { n: action.token })}\\b`) }),
        );
      case 'place':
      case 'unload':
        return this.tapHex(action.type === 'place' ? action.at : action.to);
      case 'chooseArmies':
        for (const army of action.armies)
          await this.press(
            this.page.locator('.armies-choice .row-button', { hasText: fill(en.game.army, { n: army }) }),
          );
        return this.press(this.page.locator('.thumb-bar .button-primary'));
      case 'move':
        await this.select(action.unit);
        await this.choosePlace(action.to);
        return this.press(
          this.primary().filter({ hasText: truckOf(action.to) ? buttons.board : placeName(this.state, action.to) }),
        );
      case 'declare':
        await this.select(action.attacker);
        await this.select(action.target);
        return this.press(this.primary().filter({ hasText: /^Attack/ }));
      case 'repair':
        return this.press(
          this.page
            .locator('.money .row-button', {
              hasText: names.units[this.state.units.find(({ id }) => id === action.unit)?.type ?? 'tank'],
            })
            .first(),
        );
      case 'buy': {
        const choice = this.page.locator('.fort-choice select');
        if ((await choice.count()) > 0) await this.pick(choice, fortOfPlace(action.at) ?? '');
        const price = en.game.buttons.buy.split('{')[0] ?? '';
        const unit = `.shop-unit[aria-label^="${price}${names.units[action.unitType]}"]`;
        const team = commandAtTurn(this.state).nations.length > 1;
        const ending = team ? ` (${NATION_LETTER[action.nation]}) for` : ' for';
        return this.press(this.page.locator(`.shop[data-nation=${action.nation}] ${unit}[aria-label*="${ending}"]`));
      }
      case 'end':
        await this.press(this.primary());
        if (['move', 'declare'].includes(this.state.turn.phase)) {
          const goOn = this.button(buttons.goOn);
          await this.page.waitForTimeout(60);
          if ((await goOn.count()) > 0) await this.press(goOn);
        }
        return;
      default:
        await this.press(this.primary());
    }
  }

  /** What the header should say now. */
  header(): string {
    const { round } = this.state.turn;
    return `${fill(en.game.round, { n: round })} · ${commandAtTurn(this.state)
      .nations.map((nation) => en.names.nations[nation])
      .join(' and ')}`;
  }
}
