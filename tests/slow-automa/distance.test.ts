import { describe, expect, test } from 'vitest';
import type { Place, UnitType } from '../../src/rules/types.ts';
import { at, board } from './build.ts';
import { compareDistances, hexesBetween, mpDistance } from './distance.ts';

/** In movement points; `none 3` is no path, 3 hexes. */
function far(terrain: readonly string[], type: UnitType, from: Place, to: Place): string {
  const { map } = board(terrain, [], terrain.join('').includes('#') ? { forts: { F1: ['C1', 'D1'] } } : {});
  const { path, amount } = mpDistance(map, type, from, to);
  return path ? `${amount / 2}` : `none ${amount}`;
}

describe('[AU9] distance in movement points', () => {
  test('the hexes entered are paid for, the destination included, the start not', () => {
    expect(far(['^.-^'], 'tank', 'A1', 'D1')).toBe('3');
    expect(far(['^.-^'], 'tank', 'D1', 'A1')).toBe('3'); // 0.5 + 1 + 1.5
    expect(far(['^...'], 'tank', 'A1', 'D1')).toBe('3');
    expect(far(['^...'], 'tank', 'D1', 'A1')).toBe('3.5');
    expect(far(['....'], 'tank', 'B1', 'B1')).toBe('0');
  });

  test('M3 is ignored', () => {
    expect(far(['.---.'], 'infantry', 'A1', 'E1')).toBe('2.5');
  });

  test('the cheapest way, not the shortest', () => {
    expect(far(['.^^.', '---.'], 'tank', 'A1', 'D1')).toBe('2.5'); // A2, B2, C2, D1 over C2
  });

  test('water costs foot soldiers their full speed and is closed to other ground units; a bridge is a road', () => {
    expect(far(['.~.'], 'infantry', 'A1', 'C1')).toBe('3');
    expect(far(['.~.'], 'mountedInfantry', 'A1', 'C1')).toBe('4');
    expect(far(['.~.'], 'infantry', 'A1', 'B1')).toBe('2');
    expect(far(['.~.'], 'tank', 'A1', 'C1')).toBe('none 2');
    expect(far(['.~.'], 'tank', 'A1', 'B1')).toBe('none 1');
    expect(far(['.=.'], 'tank', 'A1', 'C1')).toBe('1.5');
  });

  test('air units pay 1 over everything but forts', () => {
    expect(far(['.~^-'], 'fighter', 'A1', 'D1')).toBe('3');
    expect(far(['..##.'], 'fighter', 'A1', 'E1')).toBe('none 4');
    expect(far(['..##.', '.....'], 'fighter', 'A1', 'E1')).toBe('5'); // A1 B1 C2 D2 E2 E1
  });

  test('from inside a fort, from the nearer entrance', () => {
    expect(far(['..##...'], 'tank', 'fort:F1', 'A1')).toBe('2');
    expect(far(['..##...'], 'tank', 'fort:F1', 'G1')).toBe('3');
    expect(far(['.~##...'], 'tank', 'fort:F1', 'A1')).toBe('none 2');
    expect(far(['..##...'], 'tank', 'fort:F1', 'fort:F1')).toBe('0');
  });

  test('no path is farther than any path, then hexes count', () => {
    expect(compareDistances({ path: false, amount: 1 }, { path: true, amount: 99 })).toBeGreaterThan(0);
    expect(compareDistances({ path: false, amount: 2 }, { path: false, amount: 3 })).toBeLessThan(0);
  });

  test('hexes pass over everything', () => {
    const { map } = board(['..##.~.'], [at('de-tank-1', 'A1')], { forts: { F1: ['C1', 'D1'] } });
    expect(hexesBetween(map, 'A1', 'G1')).toBe(6);
    expect(hexesBetween(map, 'fort:F1', 'G1')).toBe(3);
  });
});
