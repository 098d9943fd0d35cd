/** Hand-worked checks of the slow rules: the board and movement; forts, trucks and battles have their own files. */

import { describe, expect, it } from 'vitest';
import type { UnitType } from '../../src/rules/types.ts';
import { columnLetters, columnNumber, distance, oppositeOf, ring, sixNeighbours } from './board.ts';
import { column, example, unit } from './example.ts';
import { slowReach } from './reach.ts';
import type { SlowPosition, SlowUnit } from './types.ts';

/** The hexes of the French unit that stands first in the list. */
function hexes(terrain: readonly string[], units: readonly SlowUnit[], forts?: readonly string[][]) {
  const position: SlowPosition = example({ terrain, units, ...(forts ? { forts } : {}) });
  return slowReach(position, units[0]?.id ?? '').hexes;
}

/** A French unit alone on A1 of a map one hex wide. */
function alone(type: UnitType, letters: string) {
  return hexes(column(letters), [unit('FR', type, 'A1')]);
}

describe('the board', () => {
  it('has the neighbours of the formats, clockwise from the top', () => {
    expect(sixNeighbours('C5')).toEqual(['C4', 'D4', 'D5', 'C6', 'B5', 'B4']);
    expect(sixNeighbours('D5')).toEqual(['D4', 'E5', 'E6', 'D6', 'C6', 'C5']);
    expect(sixNeighbours('A1')).toEqual([null, null, 'B1', 'A2', null, null]);
    expect(sixNeighbours('Z2')).toEqual(['Z1', 'AA2', 'AA3', 'Z3', 'Y3', 'Y2']);
    expect(columnNumber('AB')).toBe(28);
    expect(columnLetters(28)).toBe('AB');
    expect(oppositeOf('D5', 'D4')).toBe('D6');
    expect(oppositeOf('C5', 'D4')).toBe('B5');
  });

  it('has rings of 6 and 12 hexes and counts hexes', () => {
    const { map } = example({ terrain: Array<string>(5).fill('.....'), units: [] });
    expect(ring(map, 'C3', 1).sort()).toEqual(['B2', 'B3', 'C2', 'C4', 'D2', 'D3']);
    expect(ring(map, 'C3', 2)).toHaveLength(12);
    expect(distance(map, 'A1', 'C1')).toBe(2);
    expect(distance(map, 'A1', 'E3')).toBe(4);
    expect(distance(map, 'A1', 'B2')).toBe(2);
    expect(distance(map, 'A1', 'C4')).toBe(4);
  });
});

describe('costs', () => {
  it('[EX1] an Armored Car goes 4 plain hexes, or 8 road hexes, or 2 plain and 4 road', () => {
    expect(alone('armoredCar', '......')).toEqual({ A1: 0, A2: 1, A3: 2, A4: 3, A5: 4 });
    const road = { A1: 0, A2: 0.5, A3: 1, A4: 1.5, A5: 2, A6: 2.5, A7: 3, A8: 3.5, A9: 4 };
    expect(alone('armoredCar', '.---------')).toEqual(road);
    expect(alone('armoredCar', '...-----')).toEqual({ A1: 0, A2: 1, A3: 2, A4: 2.5, A5: 3, A6: 3.5, A7: 4 });
  });

  it('[EX2] Infantry pays 1 and 2 on plain', () => {
    expect(alone('infantry', '....')).toEqual({ A1: 0, A2: 1, A3: 2 });
  });

  it('[EX2] [M6] Infantry goes four road hexes past an own unit, where it cannot stop', () => {
    const units = [unit('FR', 'infantry', 'A1'), unit('FR', 'tank', 'A3')];
    expect(hexes(column('.-----'), units)).toEqual({ A1: 0, A2: 0.5, A4: 1.5, A5: 2 });
  });

  it('[EX2] Infantry pays road 0.5, forest 2, and road 0.5, plain 1.5', () => {
    expect(alone('infantry', '.-^.')).toEqual({ A1: 0, A2: 0.5, A3: 2 });
    expect(alone('infantry', '.-.^')).toEqual({ A1: 0, A2: 0.5, A3: 1.5 });
  });

  it('[EX2] [M2] cutting a bend of the road, only the hex entered counts', () => {
    expect(hexes(['--', '-~'], [unit('FR', 'infantry', 'A1')])).toEqual({ A1: 0, A2: 0.5, B1: 0.5 });
  });

  it('[EX2] [M3] road 0.5, 1, 1.5, then a plain hex with the last 0.5', () => {
    expect(alone('infantry', '.---..')).toEqual({ A1: 0, A2: 0.5, A3: 1, A4: 1.5, A5: 2 });
  });

  it('[M3] the last half point buys one plain hex, no forest, and nothing when nothing is left', () => {
    expect(alone('heavyMortar', '.-.')).toEqual({ A1: 0, A2: 0.5, A3: 1 });
    expect(alone('heavyMortar', '.=^')).toEqual({ A1: 0, A2: 0.5 });
    expect(alone('heavyMortar', '.--.')).toEqual({ A1: 0, A2: 0.5, A3: 1 });
    expect(alone('heavyMortar', '.^')).toEqual({ A1: 0 });
  });

  it('[M4] water takes the whole move of a foot soldier and must be the first step', () => {
    expect(alone('infantry', '.~.')).toEqual({ A1: 0, A2: 2 });
    expect(alone('mountedInfantry', '.~')).toEqual({ A1: 0, A2: 3 });
    expect(alone('mountedInfantry', '.-~')).toEqual({ A1: 0, A2: 0.5 });
    expect(alone('tank', '.~')).toEqual({ A1: 0 });
    expect(hexes(column('..~~.'), [unit('FR', 'infantry', 'A3')])).toEqual({ A1: 2, A2: 1, A3: 0, A4: 2 });
    const two = [unit('FR', 'infantry', 'A1'), unit('FR', 'infantry', 'A2')];
    expect(hexes(column('.~.'), two)).toEqual({ A1: 0 });
  });

  it('[M5] an air unit pays 1 for every terrain', () => {
    expect(alone('fighter', '.~^=-..')).toEqual({ A1: 0, A2: 1, A3: 2, A4: 3, A5: 4, A6: 5 });
  });

  it('[M6] nobody passes an enemy, in the air or on the ground', () => {
    const blocker = unit('DE', 'transport', 'A3');
    expect(hexes(column('.....'), [unit('FR', 'armoredCar', 'A1'), blocker])).toEqual({ A1: 0, A2: 1 });
    expect(hexes(column('.....'), [unit('FR', 'fighter', 'A1'), blocker])).toEqual({ A1: 0, A2: 1 });
  });

  it('[M7] nobody flies over a fort', () => {
    expect(hexes(column('.##.'), [unit('FR', 'fighter', 'A1')], [['A2', 'A3']])).toEqual({ A1: 0 });
  });

  it('[S7] units outside the chosen armies stay, units in no army are free', () => {
    const units = [
      unit('FR', 'infantry', 'A1', { army: 2 }),
      unit('FR', 'infantry', 'B1', { army: 1 }),
      unit('FR', 'infantry', 'C1'),
    ];
    const position = example({ terrain: ['...', '...'], units, armies: [1] });
    expect(units.map(({ id }) => Object.keys(slowReach(position, id).hexes).length)).toEqual([1, 4, 4]);
  });

  it('[M1] a unit that has moved has only its own hex', () => {
    expect(hexes(column('...'), [unit('FR', 'infantry', 'A1', { moved: true })])).toEqual({ A1: 0 });
  });
});

describe('contact', () => {
  /** B3 is the only land of column B; it touches A3 and A4. */
  const side = ['.~', '.~', '..', '.~', '.~', '.~'];

  it('[M9] [EX5] a second contact in a row ends the move', () => {
    const units = [unit('FR', 'armoredCar', 'A1'), unit('DE', 'infantry', 'B3')];
    expect(hexes(side, units)).toEqual({ A1: 0, A2: 1, A3: 2, A4: 3 });
  });

  it('[M9] [EX5] after a single contact the move goes on', () => {
    const units = [unit('FR', 'armoredCar', 'A1'), unit('DE', 'infantry', 'D2')];
    expect(hexes(['......', '~~~.~~'], units)).toEqual({ A1: 0, B1: 1, C1: 2, D1: 3, E1: 4 });
  });

  it('[M9] the starting hex counts as the first contact', () => {
    const units = [unit('FR', 'armoredCar', 'A3'), unit('DE', 'infantry', 'B3')];
    expect(hexes(side, units)).toEqual({ A1: 2, A2: 1, A3: 0, A4: 1 });
  });

  it('[M9] a forced stop on an occupied hex makes the step illegal', () => {
    const car = unit('FR', 'armoredCar', 'A1');
    const friend = unit('FR', 'tank', 'A4');
    expect(hexes(side, [car, friend, unit('DE', 'infantry', 'B3')])).toEqual({ A1: 0, A2: 1, A3: 2 });
    expect(hexes(side, [car, friend, unit('DE', 'heavyMortar', 'B3')])).toEqual({ A1: 0, A2: 1, A3: 2, A5: 4 });
  });

  it('[M10] [EX5] Mortar, Transport and Howitzer give no contact', () => {
    for (const type of ['heavyMortar', 'transport', 'howitzer'] as const) {
      const units = [unit('FR', 'armoredCar', 'A1'), unit('DE', type, 'B3')];
      expect(hexes(side, units)).toEqual({ A1: 0, A2: 1, A3: 2, A4: 3, A5: 4 });
    }
  });

  it('[M4] a foot soldier on water gives no contact', () => {
    const units = [unit('FR', 'armoredCar', 'A1'), unit('DE', 'infantry', 'B2')];
    expect(hexes(['.~', '.~', '.~', '.~'], units)).toEqual({ A1: 0, A2: 1, A3: 2, A4: 3 });
  });

  it('[M10] [EX5] Heavy Infantry stops an aircraft, Infantry does not', () => {
    const forts = [
      ['A2', 'B2'],
      ['D2', 'E2'],
    ];
    const fighter = unit('FR', 'fighter', 'A1');
    const stopped = hexes(['.....', '##.##'], [fighter, unit('DE', 'heavyInfantry', 'C2')], forts);
    expect(stopped).toEqual({ A1: 0, B1: 1, C1: 2 });
    const passed = hexes(['.....', '##.##'], [fighter, unit('DE', 'infantry', 'C2')], forts);
    expect(passed).toEqual({ A1: 0, B1: 1, C1: 2, D1: 3, E1: 4 });
  });
});
