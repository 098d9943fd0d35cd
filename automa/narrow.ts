import type { RuleId } from '../src/rules/types.ts';
import type { Scene } from './scene.ts';

/** A way to fulfil an order: where it goes, whom it attacks, which fort it takes or heads for; -1 is none. */
export interface Way {
  readonly hex: number;
  readonly target: number;
  readonly fort: number;
}

/** The ways still open, packed so that narrowing costs little. */
export class Ways {
  count = 0;
  hex = new Int16Array(256);
  target = new Int16Array(256);
  fort = new Int16Array(256);

  clear(): void {
    this.count = 0;
  }

  add(hex: number, target = -1, fort = -1): void {
    if (this.count === this.hex.length) this.grow();
    this.hex[this.count] = hex;
    this.target[this.count] = target;
    this.fort[this.count++] = fort;
  }

  copy(from: number, to: number): void {
    this.hex[to] = this.hex[from] as number;
    this.target[to] = this.target[from] as number;
    this.fort[to] = this.fort[from] as number;
  }

  at(i: number): Way {
    return { hex: this.hex[i] as number, target: this.target[i] as number, fort: this.fort[i] as number };
  }

  list(): Way[] {
    const all: Way[] = [];
    for (let i = 0; i < this.count; i++) all.push(this.at(i));
    return all;
  }

  private grow(): void {
    for (const key of ['hex', 'target', 'fort'] as const) {
      const larger = new Int16Array(this[key].length * 2);
      larger.set(this[key]);
      this[key] = larger;
    }
  }
}

/** What a letter's value counts. */
export type Measure = 'yes' | 'mp' | 'hexes' | 'attack' | 'price' | 'experience' | 'mpThenHexes';

/** A printed letter: what it looks at in a way, and whether more or less of it is better. */
export interface Letter {
  readonly rule: RuleId;
  readonly measure: Measure;
  readonly best: 'most' | 'least';
  /** Absent: for every unit. */
  readonly only?: (scene: Scene) => boolean;
  /** NaN where it has nothing to refer to. */
  readonly value: (scene: Scene, hex: number, target: number) => number;
}

/** A letter satisfied or not. */
export function must(rule: RuleId, holds: (scene: Scene, hex: number, target: number) => boolean): Letter {
  return { rule, measure: 'yes', best: 'most', value: (scene, hex, target) => (holds(scene, hex, target) ? 1 : 0) };
}

export function most(rule: RuleId, measure: Measure, value: Letter['value'], only?: Letter['only']): Letter {
  return { rule, measure, best: 'most', value, ...(only && { only }) };
}

export function least(rule: RuleId, measure: Measure, value: Letter['value'], only?: Letter['only']): Letter {
  return { rule, measure, best: 'least', value, ...(only && { only }) };
}

/** What a letter kept and dropped: the reason, as data. */
export interface Step {
  readonly rule: RuleId;
  readonly measure: Measure;
  /** Nothing satisfied it, or it had nothing to refer to. */
  readonly passed: boolean;
  readonly best: number | null;
  readonly kept: readonly Way[];
  readonly dropped: readonly { readonly way: Way; readonly value: number }[];
}

let values = new Float64Array(256);

/** AU5: each letter, a first, keeps only the best of what is left; one that no way satisfies is passed over. */
export function narrow(scene: Scene, ways: Ways, letters: readonly Letter[], steps: Step[] | null): void {
  let left: readonly Way[] | undefined;
  for (const letter of letters) {
    if (steps === null && ways.count === 1) return;
    if (letter.only && !letter.only(scene)) continue;
    if (values.length < ways.count) values = new Float64Array(ways.count * 2);
    const sign = letter.best === 'most' ? 1 : -1;
    let best = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < ways.count; i++) {
      const value = letter.value(scene, ways.hex[i] as number, ways.target[i] as number) * sign;
      values[i] = value;
      // A NaN beats everything: the letter has nothing to refer to.
      if (!(value <= best)) best = value;
      if (Number.isNaN(value)) break;
    }
    const passed = Number.isNaN(best) || (letter.measure === 'yes' && best === 0);
    if (steps === null) {
      if (!passed) keep(ways, best);
      continue;
    }
    const before: readonly Way[] = left ?? ways.list();
    const kept: Way[] = [];
    const dropped: { way: Way; value: number }[] = [];
    before.forEach((way, i) => {
      if (passed || values[i] === best) kept.push(way);
      else dropped.push({ way, value: (values[i] as number) * sign });
    });
    if (!passed) keep(ways, best);
    left = kept;
    steps.push({
      rule: letter.rule,
      measure: letter.measure,
      passed,
      best: passed ? null : best * sign,
      kept,
      dropped,
    });
  }
}

function keep(ways: Ways, best: number): void {
  let kept = 0;
  for (let i = 0; i < ways.count; i++) {
    if (values[i] === best) ways.copy(i, kept++);
  }
  ways.count = kept;
}
