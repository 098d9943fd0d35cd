import type { Change, Point } from './view.ts';

/** Further than this is a drag, longer is no tap. */
const TAP_PIXELS = 8;
const TAP_TIME = 500;
const TWICE_PIXELS = 28;
const TWICE_TIME = 320;

export interface Tap extends Point {
  /** The second of two quick taps at one place. */
  readonly twice: boolean;
}

interface Press extends Point {
  readonly time: number;
}

/** From fingers to pans, pinches and taps; knows neither map nor screen. */
export class Gestures {
  #fingers = new Map<number, Point>();
  #press: Press | null = null;
  #lastTap: Press | null = null;

  /** Whether the map is being moved. */
  get dragging(): boolean {
    return this.#fingers.size > 0 && this.#press === null;
  }

  down(id: number, x: number, y: number, time: number): void {
    this.#press = this.#fingers.size === 0 ? { x, y, time } : null;
    this.#fingers.set(id, { x, y });
  }

  move(id: number, x: number, y: number): Change | null {
    if (!this.#fingers.has(id)) return null;
    if (this.#press) {
      if (Math.hypot(x - this.#press.x, y - this.#press.y) <= TAP_PIXELS) return null;
      this.#press = null;
    }
    const before = this.#grip();
    this.#fingers.set(id, { x, y });
    const after = this.#grip();
    return {
      dx: after.x - before.x,
      dy: after.y - before.y,
      factor: before.span > 0 && after.span > 0 ? after.span / before.span : 1,
      x: after.x,
      y: after.y,
    };
  }

  up(id: number, x: number, y: number, time: number): Tap | null {
    if (!this.#fingers.delete(id)) return null;
    const press = this.#press;
    this.#press = null;
    if (!press || time - press.time > TAP_TIME || Math.hypot(x - press.x, y - press.y) > TAP_PIXELS) return null;
    const last = this.#lastTap;
    const twice = last !== null && time - last.time <= TWICE_TIME && Math.hypot(x - last.x, y - last.y) <= TWICE_PIXELS;
    this.#lastTap = twice ? null : { x, y, time };
    return { x, y, twice };
  }

  cancel(id: number): void {
    this.#fingers.delete(id);
    this.#press = null;
  }

  /** Between the first two fingers, and how far they are apart. */
  #grip(): Point & { readonly span: number } {
    const [one, two] = this.#fingers.values();
    if (!one) return { x: 0, y: 0, span: 0 };
    if (!two) return { ...one, span: 0 };
    return { x: (one.x + two.x) / 2, y: (one.y + two.y) / 2, span: Math.hypot(one.x - two.x, one.y - two.y) };
  }
}
