import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { actingArmies, armyChoice } from '../rules/armies.ts';
import { targetsOf } from '../rules/attack.ts';
import { commandAtTurn, fieldOf } from '../rules/field.ts';
import { fortOwner } from '../rules/forts.ts';
import { destinationsOf } from '../rules/legal.ts';
import { mapOf } from '../rules/maps.ts';
import { wayTo } from '../rules/reach.ts';
import type { Rejection } from '../rules/refusals.ts';
import type { Action, Destination, FortId, HexId, State, Token, Unit, UnitId } from '../rules/types.ts';
import { Corrector } from './corrector.ts';
import type { Layers } from './layers.ts';
import { Planner } from './planner.ts';
import type { Play } from './play.ts';
import { Rolling } from './rolling.ts';
import { Seats } from './seats.ts';
import { type TableBattle, tableDice } from './table-dice.ts';
import { threatLayer, threatsTo } from './threats.ts';
import { comingLayer, momentLayer, moveLayer, targetLayer, waitingLayer } from './unit-layers.ts';
import { readyUnits, unitsOfArmies, waitingUnits } from './who-acts.ts';
import { type Why, wayLayers } from './why.ts';

const FIGHT = { type: 'fight' } as const;
/** After these the unit has done its part, and lies in hand no longer. */
const DONE_WITH: readonly Action['type'][] = ['move', 'unload', 'place', 'declare'];

/** What the player has in hand: a unit, a way not yet gone, a target not yet attacked; and what the board shows of it. */
export class Hand {
  readonly play: Play;
  readonly planner: Planner;
  readonly seats: Seats;
  readonly corrector: Corrector;
  /** D1: the battle whose dice somebody rolls at the table now. */
  readonly rolling: ReadonlySignal<TableBattle | null>;
  readonly dice: Rolling;
  readonly selected: Signal<UnitId | null> = signal(null);
  readonly preview: Signal<Destination | null> = signal(null);
  readonly aim: Signal<UnitId | null> = signal(null);
  readonly threats: Signal<boolean> = signal(false);
  /** The hex last tapped, to say who threatens it. */
  readonly touched: Signal<HexId | null> = signal(null);
  /** S7: the armies ticked so far. */
  readonly ticked: Signal<readonly number[]> = signal([]);
  /** E3: the fort tapped for a new unit. */
  readonly fortForNew: Signal<FortId | null> = signal(null);
  readonly refused: Signal<Rejection | null> = signal(null);
  readonly why: Signal<Why | null> = signal(null);
  readonly cursor: Signal<HexId | null> = signal(null);
  /** A person is to act, and nobody is looking at the past. */
  readonly mine: ReadonlySignal<boolean>;
  readonly ready: ReadonlySignal<ReadonlySet<UnitId>>;
  readonly layers: ReadonlySignal<Layers>;
  /** S7: the armies to choose from at the start of this turn. */
  readonly choosing: ReadonlySignal<ReturnType<typeof armyChoice>>;
  /** The units to place or to unload now. */
  readonly waiting: ReadonlySignal<readonly Unit[]>;
  /** The selected unit; where some wait to be placed or unloaded, one of those. */
  readonly held: ReadonlySignal<UnitId | null>;

  constructor(play: Play) {
    this.play = play;
    this.planner = new Planner(play);
    this.seats = new Seats(play);
    this.corrector = new Corrector((change) => this.take({ type: 'correct', change }));
    this.mine = computed(
      () => play.looking.value === null && play.automaNext.value === null && play.now.value.turn.phase !== 'over',
    );
    this.waiting = computed(() => (this.mine.value ? waitingUnits(play.now.value) : []));
    this.choosing = computed(() => {
      const state = play.now.value;
      if (!this.mine.value || state.turn.phase !== 'move' || actingArmies(state) !== 'choose') return null;
      return armyChoice(state, commandAtTurn(state));
    });
    this.held = computed(() => {
      const waiting = this.waiting.value.map(({ id }) => id);
      const selected = this.selected.value;
      return waiting.length === 0 || (selected !== null && waiting.includes(selected))
        ? selected
        : (waiting[0] ?? null);
    });
    this.ready = computed(() => {
      if (this.choosing.value) return unitsOfArmies(play.now.value, this.ticked.value);
      return this.mine.value ? readyUnits(play.now.value) : new Set<UnitId>();
    });
    this.rolling = computed(() => {
      if (play.looking.value !== null) return null;
      const next = play.automaNext.value ?? (this.mine.value ? FIGHT : null);
      return next && (next.type === 'fight' || next.type === 'act') && tableDice(play.now.value, next) ? next : null;
    });
    this.dice = new Rolling(play, this.rolling, (action) => this.take(action));
    this.layers = computed(() => (this.corrector.on.value ? {} : { ...this.shown(), ...this.planned() }));
  }

  take(action: Action): boolean {
    const no = this.play.take(action);
    this.refused.value = no;
    if (no) return false;
    this.preview.value = null;
    this.aim.value = null;
    this.dice.forget();
    if (this.play.now.value.turn.phase === 'over' && this.corrector.on.value) this.corrector.toggle();
    if (DONE_WITH.includes(action.type)) this.selected.value = null;
    return true;
  }

  /** Moves a declared attack to another place in the order. */
  reorder(attacker: UnitId, position: number): void {
    const target = this.play.now.value.turn.declared?.find((attack) => attack.attacker === attacker)?.target;
    if (target === undefined) return;
    this.refused.value = this.play.takeAll([
      { type: 'withdraw', attacker },
      { type: 'declare', attacker, target, position },
    ]);
  }

  select(id: UnitId | null): void {
    this.selected.value = id;
    this.preview.value = null;
    this.aim.value = null;
    this.refused.value = null;
  }

  undo(): void {
    this.select(null);
    this.dice.forget();
    this.play.undo();
  }

  /** Out of “Why?” to where one came from: a moment looked at, or now. */
  closeWhy(): void {
    this.play.looking.value = this.why.value?.from ?? null;
    this.why.value = null;
  }

  backToNow(): void {
    this.why.value = null;
    this.play.looking.value = null;
  }

  plan(): void {
    this.backToNow();
    this.planner.toggle();
  }

  redo(): void {
    this.dice.forget();
    this.play.redo();
  }

  /** One step out: of “Why?”, of the past, of the preview, of the selection. */
  letGo(): void {
    if (this.corrector.on.value) {
      const { unit, fort, adding } = this.corrector;
      if (unit.value === null && fort.value === null && !adding.value) this.corrector.toggle();
      else this.corrector.letGo();
      this.refused.value = null;
    } else if (this.planner.on.value) {
      if (this.planner.drawing.value === null) this.planner.toggle();
      else this.planner.drawing.value = null;
    } else if (this.why.value) this.closeWhy();
    else if (this.play.looking.value !== null) this.play.looking.value = null;
    else if (this.preview.value !== null || this.aim.value !== null) this.select(this.selected.value);
    else this.select(null);
  }

  /** S7: an army is ticked or not; the last ones ticked count. */
  tick(army: number): void {
    const choice = this.choosing.value;
    if (!choice) return;
    const chosen = this.ticked.value.filter((one) => choice.from.includes(one));
    const rest = chosen.filter((one) => one !== army);
    this.ticked.value = rest.length < chosen.length ? rest : [...rest, army].slice(-choice.count);
  }

  /** Who could hit the hex last tapped next turn; null where nobody asks. */
  threateners(): { readonly hex: HexId; readonly units: readonly UnitId[] } | null {
    const hex = this.touched.value;
    if (!this.threats.value || hex === null || !this.mine.value) return null;
    return { hex, units: threatsTo(this.play.now.value).get(hex) ?? [] };
  }

  /** The next unit that can still act, after the selected one. */
  nextUnit(): void {
    const waiting = this.waiting.value.map(({ id }) => id);
    const ready = waiting.length > 0 ? waiting : this.seats.ownAmong([...this.ready.value]);
    const at = ready.indexOf(this.held.value ?? '');
    this.select(ready[(at + 1) % ready.length] ?? null);
  }

  /** The next unit, with the cursor on it, so that it is spoken of. */
  nextByKey(): void {
    this.nextUnit();
    const { board } = fieldOf(this.play.now.value);
    const at = this.play.now.value.units.find(({ id }) => id === this.selected.value)?.at ?? '';
    const fort = at.startsWith('fort:') ? board.forts.find(({ id }) => `fort:${id}` === at) : undefined;
    const hex = fort ? board.ids[fort.entrances[0] ?? -1] : at;
    if (hex !== undefined && board.index.has(hex)) this.cursor.value = hex;
  }

  tapUnit(id: UnitId): void {
    if (this.corrector.on.value) {
      this.refused.value = null;
      this.corrector.tapUnit(id, this.play.now.value.units.find((unit) => unit.id === id)?.at);
      return;
    }
    if (this.planner.on.value) {
      this.planner.tapUnit(id);
      return;
    }
    const { now } = this.play;
    const tapped = now.value.units.find((unit) => unit.id === id);
    this.touched.value = tapped?.at ?? null;
    if (this.choosing.value && tapped?.army !== undefined && this.choosing.value.from.includes(tapped.army)) {
      this.tick(tapped.army);
      return;
    }
    if (!this.mine.value) {
      this.select(id);
      return;
    }
    const own = commandAtTurn(now.value).nations.includes(
      now.value.units.find((unit) => unit.id === id)?.nation ?? 'DE',
    );
    const { phase } = now.value.turn;
    const { value: selected } = this.selected;
    if (phase === 'move' && selected !== null && selected !== id && own) {
      const truck = `truck:${id}`;
      if (destinationsOf(now.value, selected).includes(truck)) {
        this.go(truck);
        return;
      }
    }
    // T2: a loaded truck may stay where it is and unload.
    const at = now.value.units.find((unit) => unit.id === id)?.at ?? '';
    if (phase === 'move' && selected === id && destinationsOf(now.value, id).includes(at)) {
      this.go(at);
      return;
    }
    if (phase === 'declare' && selected !== null && !own && targetsOf(now.value, selected).includes(id)) {
      this.attack(id);
      return;
    }
    this.select(selected === id ? null : id);
  }

  /** Goes in where it may; otherwise picks the units inside, one after the other. */
  tapFort(fort: FortId): void {
    if (this.corrector.on.value) {
      this.refused.value = null;
      this.corrector.tapFort(fort);
      return;
    }
    if (this.planner.on.value) {
      this.planner.tapFort(fort);
      return;
    }
    const { value: now } = this.play.now;
    if (this.mine.value && now.turn.phase === 'money' && ownForts(now).includes(fort)) {
      this.fortForNew.value = fort;
      return;
    }
    if (this.mine.value && this.layers.value.forts?.some((one) => one.fort === fort)) {
      this.go(`fort:${fort}`);
      return;
    }
    this.touched.value = null;
    const inside = this.play.shown.value.units.filter(({ at }) => at === `fort:${fort}`).map(({ id }) => id);
    const { value: selected } = this.selected;
    if (
      (inside.length === 0 || !ownForts(now).includes(fort)) &&
      selected !== null &&
      this.play.now.value.turn.phase === 'move' &&
      this.ready.value.has(selected)
    ) {
      this.go(`fort:${fort}`);
      return;
    }
    const next = (inside.indexOf(this.selected.value ?? '') + 1) % (inside.length || 1);
    this.select(inside[next] ?? null);
  }

  tapHex(hex: HexId): void {
    if (this.corrector.on.value) {
      this.refused.value = null;
      this.corrector.tapHex(hex);
      return;
    }
    if (this.planner.on.value) {
      this.planner.tapHex(hex);
      return;
    }
    this.touched.value = hex;
    const { now } = this.play;
    const token = tokensToTurn(this).find(({ at }) => at === hex);
    if (token) {
      this.take({ type: 'reveal', token: token.number });
      return;
    }
    const { value: selected } = this.held;
    if (!this.mine.value || selected === null) {
      this.select(null);
      return;
    }
    if (now.value.setup?.step === 'place') this.take({ type: 'place', unit: selected, at: hex });
    else if (this.waiting.value.some(({ id }) => id === selected))
      this.take({ type: 'unload', unit: selected, to: hex });
    else if (now.value.turn.phase === 'move' && this.ready.value.has(selected)) this.go(hex);
    else this.select(null);
  }

  /** The first time a preview, the second time the move. */
  private go(to: Destination): void {
    const { value: unit } = this.selected;
    if (unit === null) return;
    if (this.preview.value === to) this.confirm();
    else if (wayTo(this.play.now.value, unit, to)) {
      this.preview.value = to;
      this.refused.value = null;
    } else {
      this.refused.value = this.play.why({ type: 'move', unit, to });
      this.preview.value = null;
    }
  }

  private attack(target: UnitId): void {
    if (this.aim.value === target) this.confirm();
    else this.aim.value = target;
  }

  /** Does what is previewed. */
  confirm(): void {
    const { value: unit } = this.selected;
    if (unit === null) return;
    if (this.preview.value !== null) this.take({ type: 'move', unit, to: this.preview.value });
    else if (this.aim.value !== null) this.take({ type: 'declare', attacker: unit, target: this.aim.value });
  }

  private planned(): Layers {
    const plans = this.play.looking.value === null ? this.planner.plans.value : [];
    return plans.length > 0 ? { plans } : {};
  }

  private shown(): Layers {
    const state = this.play.shown.value;
    if (this.why.value) return wayLayers(this.play, this.why.value);
    const rolling = this.play.looking.value === null ? this.rolling.value : null;
    if (rolling?.type === 'act') return comingLayer(state, rolling);
    if (this.play.looking.value !== null || !this.mine.value) return momentLayer(this.play.momentShown.value);
    const { value: selected } = this.held;
    const layers: Layers = this.threats.value ? threatLayer(state) : {};
    if (this.waiting.value.length > 0) return { ...layers, ...waitingLayer(state, selected) };
    const tokens = tokensToTurn(this);
    if (tokens.length > 0) return { ...layers, places: tokens.flatMap(({ at }) => at ?? []) };
    const fort = state.turn.phase === 'money' ? fortForNew(this) : undefined;
    if (fort !== undefined) return { ...layers, forNew: fort };
    const attacks = state.turn.declared ?? [];
    if (selected === null) return { ...layers, attacks };
    if (state.turn.phase === 'move') return { ...layers, ...moveLayer(state, selected, this.preview.value) };
    if (state.turn.phase === 'declare') return { ...layers, attacks, ...targetLayer(state, selected, this.aim.value) };
    return { ...layers, attacks };
  }
}

/** S4: the own start tokens still face down, where one is to be turned over now, with their hexes. */
export function tokensToTurn({ mine, play, waiting }: Hand): readonly (Token & { readonly at: HexId | undefined })[] {
  const state = play.now.value;
  if (!mine.value || state.setup?.step !== 'place' || waiting.value.length > 0) return [];
  const { starts } = mapOf(state.map);
  const tokens = commandAtTurn(state).tokens ?? [];
  return tokens.filter(({ revealed }) => !revealed).map((token) => ({ ...token, at: starts[String(token.number)] }));
}

/** The own forts, by id. */
export function ownForts(state: State): readonly FortId[] {
  const { id } = commandAtTurn(state);
  return mapOf(state.map)
    .forts.filter((fort) => fortOwner(state, fort.id) === id)
    .map((fort) => fort.id);
}

/** Where a new unit goes: the own fort last tapped, or the first. */
export function fortForNew({ play, fortForNew: { value: chosen } }: Hand): FortId | undefined {
  const forts = ownForts(play.now.value);
  return forts.find((fort) => fort === chosen) ?? forts[0];
}
