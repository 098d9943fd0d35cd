/** The mathematics of looking at the map: where it lies on the screen and how large. */

export interface View {
  /** Screen position of the sheet's upper left corner. */
  readonly x: number;
  readonly y: number;
  /** Screen pixels per drawing unit. */
  readonly scale: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The part of the screen that no panel covers. */
export interface Port extends Size {
  readonly left: number;
  readonly top: number;
}

export interface Change {
  readonly dx: number;
  readonly dy: number;
  readonly factor: number;
  /** What stays in place while the scale changes. */
  readonly x: number;
  readonly y: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

const SMALLEST = 0.6;
const LARGEST = 4;
/** How far the edge of a sheet larger than the screen may be pulled into it. */
const SLACK = 0.25;

const between = (value: number, low: number, high: number) => Math.min(Math.max(value, low), high);

export function fitScale(port: Size, sheet: Size): number {
  return Math.max(0.01, Math.min(port.width / sheet.width, port.height / sheet.height));
}

/** The whole sheet in the middle. */
export function fitView(port: Port, sheet: Size): View {
  const scale = fitScale(port, sheet);
  return {
    x: port.left + (port.width - sheet.width * scale) / 2,
    y: port.top + (port.height - sheet.height * scale) / 2,
    scale,
  };
}

/** The nearest view that keeps to the limits. */
export function clampView(view: View, port: Port, sheet: Size, pull = SLACK): View {
  const fit = fitScale(port, sheet);
  const scale = between(view.scale, fit * SMALLEST, fit * LARGEST);
  const axis = (value: number, start: number, room: number, length: number) => {
    const spare = room - length;
    // What fits lies in the middle.
    if (spare >= 0) return start + spare / 2;
    const slack = Math.min(room * pull, -spare);
    return between(value, start + spare - slack, start + slack);
  };
  return {
    x: axis(view.x, port.left, port.width, sheet.width * scale),
    y: axis(view.y, port.top, port.height, sheet.height * scale),
    scale,
  };
}

/** Moved and scaled about a point of the screen, within the limits. */
export function changeView(view: View, change: Change, port: Port, sheet: Size): View {
  const fit = fitScale(port, sheet);
  const scale = between(view.scale * change.factor, fit * SMALLEST, fit * LARGEST);
  const factor = scale / view.scale;
  return clampView(
    {
      x: change.x - (change.x - change.dx - view.x) * factor,
      y: change.y - (change.y - change.dy - view.y) * factor,
      scale,
    },
    port,
    sheet,
  );
}

/** After the screen has changed its size: the same point in the middle, as large as before. */
export function resizeView(view: View, before: Port, port: Port, sheet: Size): View {
  const x = view.x + port.left + port.width / 2 - before.left - before.width / 2;
  const y = view.y + port.top + port.height / 2 - before.top - before.height / 2;
  return clampView({ x, y, scale: view.scale }, port, sheet);
}

/** Moved just enough that a point of the sheet lies within the port, `margin` pixels from its edges. */
export function showPoint(view: View, point: Point, margin: number, port: Port): View {
  const axis = (offset: number, at: number, start: number, room: number) => {
    const edge = Math.min(margin, room / 2);
    return between(offset + at, start + edge, start + room - edge) - at;
  };
  return {
    x: axis(view.x, point.x * view.scale, port.left, port.width),
    y: axis(view.y, point.y * view.scale, port.top, port.height),
    scale: view.scale,
  };
}

export function toSheet(view: View, screen: Point): Point {
  return { x: (screen.x - view.x) / view.scale, y: (screen.y - view.y) / view.scale };
}

/** How much one step of the wheel zooms; pinching on a trackpad comes as a wheel with small steps. */
export function wheelFactor(delta: number, mode: number, pinching: boolean): number {
  const pixels = delta * (mode === 1 ? 20 : mode === 2 ? 400 : 1);
  return Math.exp(-between(pixels, -240, 240) * (pinching ? 0.01 : 0.0022));
}

/** Height of the writing on a label in drawing units, and how small or large it may get on the screen. */
const WRITING = 22;
const [FINE, BIG] = [11, 26];

/** How much labels grow or shrink against the map, so that they can be read from far and do not shout from near. */
export function labelScale(scale: number): number {
  return between(between(WRITING * scale, FINE, BIG) / (WRITING * scale), 0.5, 1.9);
}

/** Height of a hex's name in drawing units. */
export function nameSize(scale: number): number {
  return between(9 / scale, 11, 18);
}
