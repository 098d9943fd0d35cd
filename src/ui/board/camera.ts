import {
  type Change,
  changeView,
  clampView,
  fitScale,
  fitView,
  labelScale,
  nameSize,
  type Point,
  type Port,
  resizeView,
  type Size,
  showPoint,
  toSheet,
  type View,
} from './view.ts';

/** How long after the last change the map is drawn anew at its scale, and how long it glides to a view. */
const SETTLE = 180;
const GLIDE = 220;
/** Below this many pixels per drawing unit only the main things are drawn. */
const FAR = 0.36;
/** Below this a finger hardly meets a hex; and how near the map comes then: hexes of 44 pixels. */
const TOO_SMALL = 0.34;
const NEAR = 44 / 86.6;

export interface Inset {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

/** Moves the plane the map is drawn on by one transform, and draws it anew when it has come to rest. */
export class Camera {
  readonly #frame: HTMLElement;
  readonly #plane: HTMLElement;
  readonly #sheet: Size;
  #inset: Inset;
  #port: Port = { left: 0, top: 0, width: 0, height: 0 };
  #view: View = { x: 0, y: 0, scale: 1 };
  /** The scale the plane is drawn at. */
  #drawn = 0;
  /** It came near by itself. */
  #came = false;
  #fitted = true;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(frame: HTMLElement, plane: HTMLElement, sheet: Size, inset: Inset) {
    this.#frame = frame;
    this.#plane = plane;
    this.#sheet = sheet;
    this.#inset = inset;
  }

  /** The frame or what covers it has changed. */
  resize(inset: Inset = this.#inset): void {
    this.#inset = inset;
    const { clientWidth, clientHeight } = this.#frame;
    const width = clientWidth - inset.left - inset.right;
    const height = clientHeight - inset.top - inset.bottom;
    if (width <= 0 || height <= 0) return;
    const before = this.#port;
    this.#port = { left: inset.left, top: inset.top, width, height };
    this.#view =
      this.#fitted || before.width === 0
        ? fitView(this.#port, this.#sheet)
        : resizeView(this.#view, before, this.#port, this.#sheet);
    this.#stopGliding();
    this.#settle();
  }

  change(change: Change): void {
    this.#go(changeView(this.#view, change, this.#port, this.#sheet), false);
  }

  /** Zooms about a point of the sheet, or else the middle of the port. */
  zoom(factor: number, glide: boolean, point?: Point | null): void {
    const { left, top, width, height } = this.#port;
    const { x, y, scale } = this.#view;
    const about = point
      ? { x: x + point.x * scale, y: y + point.y * scale }
      : { x: left + width / 2, y: top + height / 2 };
    this.#go(changeView(this.#view, { dx: 0, dy: 0, ...about, factor }, this.#port, this.#sheet), glide);
  }

  /** The whole map; a point in sight of the whole map comes near instead. */
  fit(glide: boolean, near?: Point): void {
    if (near && this.#fitted) {
      const factor = 2.4;
      this.#go(changeView(this.#view, { dx: 0, dy: 0, ...near, factor }, this.#port, this.#sheet), glide);
      return;
    }
    this.#go(fitView(this.#port, this.#sheet), glide);
    this.#fitted = true;
  }

  /** A unit was taken in hand: where hexes are too small for a finger, the map comes near it by itself. */
  approach(point: Point, glide: boolean): void {
    if (this.#view.scale < TOO_SMALL) {
      const { left, top, width, height } = this.#port;
      const [x, y] = [left + width / 2 - point.x * NEAR, top + height / 2 - point.y * NEAR];
      this.#go(clampView({ x, y, scale: NEAR }, this.#port, this.#sheet, 0), glide);
      this.#came = true;
    } else this.show(point, glide);
  }

  /** The unit is out of hand: a map that came near by itself goes back, unless somebody has moved it since. */
  stepBack(glide: boolean): void {
    if (this.#came) this.fit(glide);
  }

  show(point: Point, glide: boolean): void {
    const margin = Math.min(110 * this.#view.scale, 140);
    const view = clampView(showPoint(this.#view, point, margin, this.#port), this.#port, this.#sheet);
    if (view.x === this.#view.x && view.y === this.#view.y) return;
    const came = this.#came;
    this.#go(view, glide);
    this.#came = came;
  }

  /** From a point of the frame to the sheet. */
  locate(point: Point): Point {
    return toSheet(this.#view, point);
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  #go(view: View, glide: boolean): void {
    this.#view = view;
    this.#fitted = false;
    this.#came = false;
    if (glide) this.#plane.classList.add('bd-gliding');
    else this.#stopGliding();
    this.#write();
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#settle(), glide ? GLIDE + 60 : SETTLE);
  }

  #stopGliding(): void {
    this.#plane.classList.remove('bd-gliding');
  }

  #write(): void {
    const { x, y, scale } = this.#view;
    this.#plane.style.transform = `translate(${x}px, ${y}px) scale(${scale / this.#drawn})`;
  }

  /** Draws the plane at its scale, on whole pixels, so that every line is sharp. */
  #settle(): void {
    this.#stopGliding();
    const { x, y, scale } = this.#view;
    if (scale !== this.#drawn) {
      this.#drawn = scale;
      const { style, dataset } = this.#plane;
      style.width = `${this.#sheet.width * scale}px`;
      style.height = `${this.#sheet.height * scale}px`;
      style.setProperty('--label', labelScale(scale).toFixed(3));
      style.setProperty('--name', `${nameSize(scale).toFixed(1)}px`);
      dataset.detail = scale < FAR ? 'far' : 'near';
      this.#frame.dataset.zoom = (scale / fitScale(this.#port, this.#sheet)).toFixed(2);
    }
    this.#view = { x: Math.round(x), y: Math.round(y), scale };
    this.#write();
  }
}
