import { describe, expect, it } from 'vitest';
import { soloSetup } from '../../src/headless/match.ts';
import { boardOf } from '../../src/rules/board.ts';
import { MAPS } from '../../src/rules/maps.ts';
import { newGame } from '../../src/rules/setup.ts';
import type { MapFile, State, Unit } from '../../src/rules/types.ts';
import { Gestures } from '../../src/ui/board/gestures.ts';
import { spokenHex } from '../../src/ui/board/spoken.ts';
import { spotsOf } from '../../src/ui/board/spots.ts';
import { stepFrom, tableOf } from '../../src/ui/board/table.ts';
import {
  changeView,
  clampView,
  fitView,
  labelScale,
  resizeView,
  showPoint,
  toSheet,
  type View,
  wheelFactor,
} from '../../src/ui/board/view.ts';
import { CORNERS, mix } from '../../src/ui/terrain/geometry.ts';

const marne = MAPS.marne as MapFile;
const sheet = { width: 1800, height: 1500 };
const port = { left: 0, top: 0, width: 900, height: 600 };
const still = { dx: 0, dy: 0, factor: 1, x: 0, y: 0 };

describe('the view of the map', () => {
  it('fits the whole sheet into the middle of the port', () => {
    expect(fitView(port, sheet)).toEqual({ x: 90, y: 0, scale: 0.4 });
    expect(fitView({ ...port, left: 100, top: 50 }, sheet)).toEqual({ x: 190, y: 50, scale: 0.4 });
  });

  it('keeps the point under the fingers in place while zooming', () => {
    const view = fitView(port, sheet);
    const near = changeView(view, { ...still, factor: 2, x: 300, y: 200 }, port, sheet);
    expect(near.scale).toBeCloseTo(0.8);
    expect(toSheet(near, { x: 300, y: 200 })).toEqual(toSheet(view, { x: 300, y: 200 }));
  });

  it('carries the point along when the fingers move as they pinch', () => {
    const view = fitView(port, sheet);
    const near = changeView(view, { dx: 40, dy: -10, factor: 1.5, x: 340, y: 190 }, port, sheet);
    const [before, after] = [toSheet(view, { x: 300, y: 200 }), toSheet(near, { x: 340, y: 190 })];
    expect(after.x).toBeCloseTo(before.x);
    expect(after.y).toBeCloseTo(before.y);
  });

  it('zooms between 0.6 and 4 times the fitted scale, and stays on the point at the limit', () => {
    const view = fitView(port, sheet);
    const near = changeView(view, { ...still, factor: 100, x: 450, y: 300 }, port, sheet);
    expect(near.scale).toBeCloseTo(1.6);
    expect(changeView(near, { ...still, factor: 3, x: 10, y: 10 }, port, sheet)).toEqual(near);
    expect(changeView(view, { ...still, factor: 0.01 }, port, sheet).scale).toBeCloseTo(0.24);
  });

  it.each([
    [1e5, 1e5],
    [-1e5, -1e5],
    [1e5, -1e5],
  ])('never loses the map (%i, %i)', (dx, dy) => {
    for (const factor of [0.6, 1, 4]) {
      const { x, y, scale } = changeView(fitView(port, sheet), { ...still, dx, dy, factor }, port, sheet);
      const seen = (at: number, length: number, room: number) => Math.min(at + length, room) - Math.max(at, 0);
      expect(seen(x, sheet.width * scale, port.width)).toBeGreaterThan(80);
      expect(seen(y, sheet.height * scale, port.height)).toBeGreaterThan(80);
    }
  });

  it('keeps what is in the middle there when the screen turns', () => {
    const view = changeView(fitView(port, sheet), { ...still, factor: 2, x: 450, y: 300 }, port, sheet);
    const upright = { left: 0, top: 0, width: 600, height: 900 };
    const after = resizeView(view, port, upright, sheet);
    expect(toSheet(after, { x: 300, y: 450 })).toEqual(toSheet(view, { x: 450, y: 300 }));
  });

  it('moves no more than needed to show a point', () => {
    const view: View = { x: -500, y: -400, scale: 1 };
    expect(showPoint(view, { x: 900, y: 700 }, 60, port)).toEqual(view);
    expect(showPoint(view, { x: 510, y: 1000 }, 60, port)).toEqual({ x: -450, y: -460, scale: 1 });
  });

  it('keeps what fits in the middle, and the edge of the rest near the edge of the screen', () => {
    const fitted = fitView(port, sheet);
    expect(changeView(fitted, { ...still, dx: 200, dy: -150 }, port, sheet)).toEqual(fitted);
    // Twice as large: 1440 by 1200 on 900 by 600, pulled in by a quarter of the screen at most.
    const near = changeView(fitted, { ...still, factor: 2 }, port, sheet);
    const pulled = changeView(near, { ...still, dx: 1e4, dy: 1e4 }, port, sheet);
    expect([pulled.x, pulled.y]).toEqual([225, 150]);
    const pushed = changeView(near, { ...still, dx: -1e4, dy: -1e4 }, port, sheet);
    expect([pushed.x, pushed.y]).toEqual([900 - 1440 - 225, 600 - 1200 - 150]);
  });

  it('leaves a view within the limits alone', () => {
    const view = fitView(port, sheet);
    expect(clampView(view, port, sheet)).toEqual(view);
  });

  it('zooms in when the wheel turns away, the same in lines as in pixels', () => {
    expect(wheelFactor(-100, 0, false)).toBeGreaterThan(1);
    expect(wheelFactor(5, 1, false)).toBeCloseTo(wheelFactor(100, 0, false));
    expect(wheelFactor(-1e6, 0, false)).toBeLessThan(2);
  });

  it('keeps labels readable from far and quiet from near', () => {
    expect(22 * 0.3 * labelScale(0.3)).toBeCloseTo(11);
    expect(labelScale(0.8)).toBe(1);
    expect(22 * 2 * labelScale(2)).toBeCloseTo(26);
  });
});

describe('gestures', () => {
  it('a short press is a tap where it ended', () => {
    const hand = new Gestures();
    hand.down(1, 100, 100, 0);
    expect(hand.move(1, 104, 103)).toBeNull();
    expect(hand.up(1, 104, 103, 200)).toEqual({ x: 104, y: 103, twice: false });
  });

  it('a long press is none', () => {
    const hand = new Gestures();
    hand.down(1, 100, 100, 0);
    expect(hand.up(1, 100, 100, 501)).toBeNull();
  });

  it('more than 8 pixels is a drag, also on the way back', () => {
    const hand = new Gestures();
    hand.down(1, 100, 100, 0);
    expect(hand.move(1, 109, 100)).toMatchObject({ dx: 9, dy: 0, factor: 1 });
    expect(hand.dragging).toBe(true);
    expect(hand.move(1, 100, 100)).toMatchObject({ dx: -9, dy: 0 });
    expect(hand.up(1, 100, 100, 100)).toBeNull();
    expect(hand.dragging).toBe(false);
  });

  it('two quick taps at one place are a double tap, three are one and a half', () => {
    const hand = new Gestures();
    const tap = (x: number, time: number) => {
      hand.down(1, x, 50, time);
      return hand.up(1, x, 50, time + 40)?.twice;
    };
    expect([tap(50, 0), tap(58, 200), tap(50, 400)]).toEqual([false, true, false]);
    expect([tap(50, 2000), tap(150, 2200), tap(150, 3000)]).toEqual([false, false, false]);
  });

  it('two fingers pinch about their middle and never tap', () => {
    const hand = new Gestures();
    hand.down(1, 100, 100, 0);
    hand.down(2, 200, 100, 20);
    expect(hand.move(2, 300, 100)).toEqual({ dx: 50, dy: 0, factor: 2, x: 200, y: 100 });
    expect(hand.up(2, 300, 100, 100)).toBeNull();
    expect(hand.move(1, 110, 105)).toMatchObject({ dx: 10, dy: 5, factor: 1 });
    expect(hand.up(1, 110, 105, 150)).toBeNull();
  });

  it('a cancelled or unknown finger does nothing', () => {
    const hand = new Gestures();
    hand.down(1, 100, 100, 0);
    hand.cancel(1);
    expect(hand.move(1, 150, 100)).toBeNull();
    expect(hand.up(1, 100, 100, 50)).toBeNull();
    expect(hand.up(7, 0, 0, 50)).toBeNull();
  });
});

describe.each([false, true])('the table, turned: %s', (turned) => {
  const table = tableOf(marne, turned);

  it('finds the hex of every point inside it', () => {
    for (const hex of boardOf(marne).ids) {
      const [x, y] = table.spot(hex);
      expect(table.hexAt([x, y])).toBe(hex);
      for (const corner of CORNERS) {
        const [dx, dy] = mix([0, 0], corner, 0.97);
        expect(table.hexAt([x + dx, y + dy])).toBe(hex);
      }
    }
  });

  it('leads into a fort through the entrance nearest to the one outside', () => {
    for (const { id, entrances } of marne.forts) {
      for (const entrance of entrances) {
        const [x, y] = table.spot(entrance);
        expect(table.gateOf(id, [x + 10, y - 10])).toEqual([x, y]);
      }
    }
  });

  it('finds none beside the map', () => {
    const { x, y, width, height } = table.drawing.sheet;
    expect(table.hexAt([x + 5, y + 5])).toBeNull();
    expect(table.hexAt([x + width + 500, y + height / 2])).toBeNull();
  });

  it('walks straight with the arrow keys as one sees them, up to the rim', () => {
    const [x, y] = table.spot('K8');
    const seen = (key: string) => table.spot(stepFrom(table, 'K8', key) ?? 'K8');
    expect(seen('ArrowUp')[1]).toBeLessThan(y);
    expect(seen('ArrowDown')[1]).toBeGreaterThan(y);
    expect(seen('ArrowLeft')[0]).toBeLessThan(x);
    expect(seen('ArrowRight')[0]).toBeGreaterThan(x);
    let hex = 'A8';
    const forward = turned ? 'ArrowLeft' : 'ArrowRight';
    for (let next: string | null = hex; next !== null; next = stepFrom(table, hex, forward)) hex = next;
    expect(hex).toBe('V8');
  });
});

describe('what stands on the table', () => {
  const unit = (id: string, at: string, more: Partial<Unit> = {}): Unit => ({
    id,
    nation: 'DE',
    type: 'tank',
    at,
    damage: 0,
    xp: 0,
    ...more,
  });
  const table = tableOf(marne, false);
  const state: State = {
    ...newGame(soloSetup('marne', 'FR', 'DE', 'standard', 1)),
    forts: { F4: 'B' },
    units: [
      unit('a', 'E4', { damage: 2 }),
      unit('b', 'fort:F4'),
      unit('c', 'fort:F4', { type: 'infantry' }),
      unit('truck', 'G6', { type: 'transport' }),
      unit('rider', 'G6', { type: 'infantry', aboard: 'truck' }),
    ],
  };
  const shown = { table, state, layers: {}, selected: null, ready: new Set(['a']), done: new Set<string>() };

  it('[S1] a start number is spoken of', () => {
    // Number 1 of the Marne lies on G3.
    expect(marne.starts['1']).toBe('G3');
    expect(spokenHex(shown, 'G3')).toMatch(/^G3, .*start number 1/);
  });

  it('is named in words', () => {
    expect(spokenHex(shown, 'E4')).toBe('E4, forest, German Tank, 2 damage, can act');
    expect(spokenHex(shown, 'K8')).toBe(
      'K8, Fort de la Pompelle, entrance, German, inside: German Tank, German Infantry',
    );
    expect(spokenHex(shown, 'G6')).toBe('G6, plain, German Troop Transport, carries German Infantry');
    const reach = [{ hex: 'G7', cost: 1.5, last: true }];
    expect(spokenHex({ ...shown, layers: { reach } }, 'G7')).toContain('1.5 MP, the move ends here');
  });

  it('has its place: on its hex, in a row in the court, aboard its truck', () => {
    const spots = spotsOf(table, state);
    const [b, c] = [spots.get('b'), spots.get('c')];
    expect(b?.y).toBe(c?.y);
    expect(b && c && c.x - b.x).toBeGreaterThan(20);
    expect(b && table.fortAt.get(table.hexAt([b.x, b.y]) ?? '')).toBe('F4');
    expect(spots.get('rider')).toMatchObject({ aboard: true, x: spots.get('truck')?.x });
  });
});
