import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { FortId, HexId, Place, State, UnitId } from '../rules/types.ts';
import type { Plan } from '../save/plans.ts';
import type { Play } from './play.ts';

/** A layer over the board to think aloud on: nothing on it is done, and nothing of it binds anybody. */
export class Planner {
  readonly play: Play;
  /** Taps draw plans instead of playing. */
  readonly on: Signal<boolean> = signal(false);
  /** The unit whose move or attack is being drawn. */
  readonly drawing: Signal<UnitId | null> = signal(null);
  /** What still makes sense: units that are there and have not done it yet. */
  readonly plans: ReadonlySignal<readonly Plan[]>;

  constructor(play: Play) {
    this.play = play;
    this.plans = computed(() => play.plans.value.filter((plan) => isOpen(play.now.value, plan)));
  }

  toggle(): void {
    this.on.value = !this.on.value;
    this.drawing.value = null;
  }

  tapHex(hex: HexId): void {
    this.tapPlace(hex);
  }

  tapFort(fort: FortId): void {
    this.tapPlace(`fort:${fort}`);
  }

  /** An own unit is taken in hand; another side's is what it will attack. */
  tapUnit(id: UnitId): void {
    const { units } = this.play.now.value;
    const tapped = units.find((unit) => unit.id === id);
    const drawn = units.find((unit) => unit.id === this.drawing.value);
    if (!tapped) return;
    const sides = (nation: string) =>
      this.play.now.value.commands.find((command) => command.nations.some((one) => one === nation))?.side;
    if (drawn && sides(drawn.nation) !== sides(tapped.nation)) {
      this.draw({ kind: 'attack', unit: drawn.id, target: id });
    } else this.drawing.value = drawn?.id === id ? null : id;
  }

  remove(plan: Plan): void {
    this.play.plans.value = this.play.plans.value.filter((one) => keyOf(one) !== keyOf(plan));
  }

  clear(): void {
    this.play.plans.value = [];
    this.drawing.value = null;
  }

  private tapPlace(at: Place): void {
    const unit = this.drawing.value;
    this.draw(unit === null ? { kind: 'mark', at } : { kind: 'move', unit, to: at });
  }

  /** The same plan a second time takes it away; a unit has one move and one attack. */
  private draw(plan: Plan): void {
    const { plans } = this.play;
    const there = plans.value.some((one) => keyOf(one) === keyOf(plan));
    const others = plans.value.filter((one) => slotOf(one) !== slotOf(plan));
    plans.value = there ? others : [...others, plan];
    this.drawing.value = null;
  }
}

/** Two plans with the same key are the same. */
export function keyOf(plan: Plan): string {
  return `${slotOf(plan)} ${plan.kind === 'move' ? plan.to : plan.kind === 'attack' ? plan.target : ''}`;
}

function slotOf(plan: Plan): string {
  return `${plan.kind} ${plan.kind === 'mark' ? plan.at : plan.unit}`;
}

function isOpen({ units }: State, plan: Plan): boolean {
  const at = (id: UnitId) => units.find((unit) => unit.id === id)?.at;
  if (plan.kind === 'mark') return true;
  if (plan.kind === 'move') return at(plan.unit) !== undefined && at(plan.unit) !== plan.to;
  return at(plan.unit) !== undefined && at(plan.target) !== undefined;
}
