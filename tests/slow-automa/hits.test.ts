import { describe, expect, test } from 'vitest';
import { at, board } from './build.ts';
import { canDestroy, cannotReturnFire, damageOnRow, fixedHits } from './hits.ts';

describe('fixed hits', () => {
  const soldier = at('fr-infantry-1', 'A1');
  const tank = at('fr-tank-1', 'A1');

  test.for([
    ['[AU6] a rookie Tank has 6', 'de-tank-1', 0, 0, 6],
    ['[AU6] 2 damage change nothing', 'de-tank-1', 2, 0, 6],
    ['[AU6] a veteran Field Gun has 3 + 2', 'de-fieldGun-1', 0, 3, 5],
    ['[AU6] a war hero has 4 more', 'de-armoredCar-1', 1, 5, 8],
    ['[AU6] 3 damage: half the rookie value, rounded up', 'de-fieldGun-1', 3, 0, 2],
    ['[AU6] and 1 per level', 'de-fieldGun-1', 5, 9, 4],
  ] as const)('%s', ([, id, damage, xp, hits]) => {
    expect(fixedHits(at(id, 'B1', { damage, xp }), soldier)).toBe(hits);
  });

  test('[AU6] Anti-Tank Gunners use their value against tanks, damaged too', () => {
    expect(fixedHits(at('ah-antiTankGunners-1', 'B1'), tank)).toBe(7);
    expect(fixedHits(at('ah-antiTankGunners-1', 'B1', { damage: 3, xp: 4 }), tank)).toBe(5);
    expect(fixedHits(at('ah-antiTankGunners-1', 'B1'), soldier)).toBe(3);
  });

  test('[B6] hits become damage by the row', () => {
    const soft = [2, 3, 5, 6, 8, 9];
    expect([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 20].map((hits) => damageOnRow(soft, hits))).toEqual([
      0, 0, 1, 2, 2, 3, 4, 4, 5, 6, 6,
    ]);
  });

  test('[AU10] it can destroy on the row where the target stands now', () => {
    const gun = at('de-fieldGun-1', 'A1', { xp: 3 }); // 5 hits: 3 damage in the open, 2 in forest
    const open = at('fr-infantry-1', 'B1', { damage: 3 });
    const hidden = at('fr-infantry-2', 'C1', { damage: 3 });
    const hiddenFighter = at('fr-fighter-1', 'D1', { damage: 4 });
    const fighter = at('de-fighter-1', 'E1', { xp: 3 }); // 5 hits: 2 damage on an air unit, wherever it is
    const position = board(['..^^..'], [gun, open, hidden, hiddenFighter, fighter]);
    expect(canDestroy(position, gun, open)).toBe(true);
    expect(canDestroy(position, gun, hidden)).toBe(false);
    expect(canDestroy(position, fighter, hiddenFighter)).toBe(true);
  });
});

describe('[AU10] cannot return fire', () => {
  const car = at('de-armoredCar-1', 'A1');
  const fighter = at('de-fighter-1', 'A1');
  const place = (id: string, terrain = '....'): [ReturnType<typeof board>, ReturnType<typeof at>] => {
    const target = at(id, 'C1');
    return [board([terrain], [car, target]), target];
  };

  test('in close combat only units with range 1 against that kind do', () => {
    const silent = (unit: typeof car, id: string): boolean => {
      const [position, target] = place(id);
      return cannotReturnFire(position, unit, target, 'B1');
    };
    expect(silent(car, 'fr-infantry-1')).toBe(false);
    expect(silent(car, 'gb-fieldGun-1')).toBe(false);
    expect(silent(car, 'fr-howitzer-1')).toBe(true);
    expect(silent(car, 'fr-antiAircraft-1')).toBe(true);
    expect(silent(car, 'fr-transport-1')).toBe(true);
    expect(silent(fighter, 'fr-infantry-1')).toBe(true);
    expect(silent(fighter, 'fr-heavyInfantry-1')).toBe(false);
    expect(silent(fighter, 'fr-antiAircraft-1')).toBe(false);
  });

  test('a foot soldier on water never does', () => {
    const [position, target] = place('fr-infantry-1', '..~.');
    expect(cannotReturnFire(position, car, target, 'B1')).toBe(true);
  });

  test('at two hexes nobody does; without a way close combat is judged', () => {
    const [position, target] = place('fr-infantry-1');
    expect(cannotReturnFire(position, car, target, 'A1')).toBe(true);
    expect(cannotReturnFire(position, car, target, null)).toBe(false);
  });
});
