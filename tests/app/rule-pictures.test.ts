import { describe, expect, it } from 'vitest';
import { parseMap } from '../../src/rules/map.ts';
import { mapOf } from '../../src/rules/maps.ts';
import type { State } from '../../src/rules/types.ts';
import * as scenes from '../../src/ui/rules/scenes.ts';

const SCENES = Object.entries(scenes).filter((entry): entry is [string, State] => typeof entry[1] === 'object');

describe('the pictures of the rule book show what the rules say', () => {
  it.each(SCENES)('%s lies on a map like any other', (_, state) => {
    expect(parseMap(mapOf(state.map))).toMatchObject({ ok: true });
  });

  it('[M2] road and bridge 0.5, plain 1, forest 1.5; [M4] water the whole move', () => {
    const costs = Object.fromEntries(scenes.costsIn(scenes.COSTS).map(({ hex, cost, last }) => [hex, [cost, last]]));
    expect(costs).toMatchObject({
      D2: [0.5, false],
      E2: [1, false],
      C3: [1, false],
      C1: [1.5, false],
      D1: [2, true],
      G2: [2, false],
    });
    expect(costs).not.toHaveProperty('A2');
  });

  it('[M9] one contact: the car drives on; two in a row: it stops on the second', () => {
    const past = scenes.marchIn(scenes.SINGLE, 'F2');
    expect(past).toEqual({ path: ['A2', 'B2', 'C2', 'D2', 'E2', 'F2'], ends: false });
    expect(past?.path.filter((hex) => scenes.contactIn(scenes.SINGLE).includes(hex))).toEqual(['C2']);
    const stopped = scenes.marchIn(scenes.DOUBLE, 'D2');
    expect(stopped).toEqual({ path: ['A2', 'B2', 'C2', 'D2'], ends: true });
    expect(stopped?.path.filter((hex) => scenes.contactIn(scenes.DOUBLE).includes(hex))).toEqual(['C2', 'D2']);
    expect(scenes.marchIn(scenes.DOUBLE, 'F2')).toBeNull();
  });

  it.each([
    ['alone', scenes.ALONE, 0],
    ['one more beside it', scenes.FLANK, 2],
    ['one exactly opposite', scenes.OPPOSITE, 3],
    ['two more beside it', scenes.TWO, 3],
  ] as const)('[B4] %s', (_, state, dice) => {
    expect(scenes.bonusIn(state)).toBe(dice);
  });

  it('[F2] only the foot soldier next to an entrance takes the fort', () => {
    expect(scenes.fortWaysIn(scenes.TAKE).map(({ hex, way }) => [hex, way?.how ?? null])).toEqual([
      ['B2', 'conquer'],
      ['E4', null],
      ['E2', null],
    ]);
  });

  it('[F3] into an own fort anyone goes for 0.5, [F6] and from the wall only round by an entrance', () => {
    expect(scenes.fortWaysIn(scenes.ENTER).map(({ hex, way }) => [hex, way?.how, way?.cost])).toEqual([
      ['B2', 'enter', 0.5],
      ['E4', 'enter', 0.5],
      ['E2', 'enter', 1.5],
    ]);
    const gates = scenes.gatesIn(scenes.ENTER);
    expect([gates.includes('B2'), gates.includes('E4'), gates.includes('E2')]).toEqual([true, true, false]);
  });
});
