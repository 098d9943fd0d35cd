/** Hand-worked checks of the slow rules: targets and battles. */

import { describe, expect, it } from 'vitest';
import type { Command } from '../../src/rules/types.ts';
import { AUTOMAS, column, example, FOUR, unit } from './example.ts';
import { slowForecast, slowTargets } from './fight.ts';
import { slowCountDeclarations } from './moves.ts';
import type { SlowUnit } from './types.ts';

/** The forecast of the first unit against the second. */
function forecast(terrain: readonly string[], units: readonly SlowUnit[], commands: readonly Command[] = FOUR) {
  const [attacker, defender] = units;
  return slowForecast(example({ terrain, units, commands }), attacker?.id ?? '', defender?.id ?? '');
}

function near(actual: readonly number[], wanted: readonly number[]): void {
  expect(actual).toHaveLength(7);
  wanted.forEach((share, index) => {
    expect(actual[index]).toBeCloseTo(share, 12);
  });
}

/** B2 in the middle; around it, clockwise from the top: B1, C2, C3, B3, A3, A2. */
const FOREST = ['...', '.^.', '...'];
const OPEN = ['...', '...', '...'];

describe('targets', () => {
  it('[A2] range counts hexes', () => {
    const enemies = ['A2', 'A3', 'A4'].map((at) => unit('DE', 'infantry', at));
    const seen = (gun: SlowUnit) => slowTargets(example({ terrain: column('....'), units: [gun, ...enemies] }), gun.id);
    expect(seen(unit('FR', 'infantry', 'A1'))).toEqual(['DE-infantry-A2']);
    expect(seen(unit('FR', 'antiAircraft', 'A1'))).toEqual(['DE-infantry-A3']);
    expect(seen(unit('FR', 'heavyMortar', 'A1'))).toEqual(['DE-infantry-A3', 'DE-infantry-A4']);
    expect(seen(unit('FR', 'transport', 'A1'))).toEqual([]);
  });

  it('[A3] air units are attacked only by those with a range against air', () => {
    const count = (type: 'infantry' | 'heavyInfantry' | 'antiAircraft' | 'fighter', at: string) => {
      const units = [unit('FR', type, 'A1'), unit('DE', 'fighter', at)];
      return slowTargets(example({ terrain: column('......'), units }), units[0]?.id ?? '').length;
    };
    expect([count('infantry', 'A2'), count('heavyInfantry', 'A2'), count('fighter', 'A2')]).toEqual([0, 1, 1]);
    expect([count('antiAircraft', 'A2'), count('antiAircraft', 'A5'), count('antiAircraft', 'A6')]).toEqual([1, 1, 0]);
  });

  it('[F1] [M4] [A2] nothing in or out of forts, nothing from water, no allies; water can be attacked', () => {
    const swimmer = unit('FR', 'infantry', 'A2');
    const inside = unit('FR', 'heavyMortar', 'fort:F1');
    const units = [swimmer, inside, unit('DE', 'infantry', 'A3'), unit('AH', 'infantry', 'A1')];
    const position = example({ terrain: column('.~.##'), units, commands: FOUR, forts: [['A4', 'A5']] });
    expect(units.map(({ id }) => slowTargets(position, id))).toEqual([[], [], [swimmer.id], [swimmer.id]]);
  });

  it('[A1] counts pairs of units that have not attacked', () => {
    const units = [
      unit('FR', 'infantry', 'A1'),
      unit('FR', 'infantry', 'C1', { attacked: true }),
      unit('FR', 'tank', 'B3'),
      unit('DE', 'infantry', 'B1'),
      unit('DE', 'infantry', 'B2'),
    ];
    // Infantry A1: B1. Tank B3: B2.
    expect(slowCountDeclarations(example({ terrain: OPEN, units }))).toBe(2);
  });
});

describe('battles', () => {
  const car = unit('DE', 'armoredCar', 'B1', { damage: 3, xp: 3 });
  const infantry = unit('GB', 'infantry', 'B2', { damage: 1, xp: 2 });
  const fighter = unit('DE', 'fighter', 'C2');
  const others = [unit('DE', 'heavyMortar', 'C3'), unit('AH', 'armoredCar', 'B3')];

  it('[EX3] 8+2 dice to hit 6 against 11 dice to hit 2', () => {
    const result = forecast(FOREST, [car, infantry, fighter, ...others]);
    expect(result).toMatchObject({
      attackerDice: 10,
      bonusDice: 2,
      attackerToHit: 6,
      defenderDice: 11,
      defenderToHit: 2,
      returnFire: true,
    });
    // Soft in forest 2 4 6 8 10 12; 10 coin flips; 5 more destroy it.
    near(
      result.defenderDamage,
      [11, 165, 462, 330, 55, 0, 1].map((ways) => ways / 1024),
    );
    // Light in the open 2 4 6 …; 11 dice of 1 in 6; 3 more destroy it.
    near(
      result.attackerDamage,
      [156250000, 171875000, 33000000, 0, 0, 0, 1672056].map((ways) => ways / 6 ** 11),
    );
    expect(result.destroyDefender).toBeCloseTo(1 / 1024, 12);
    expect(result.destroyAttacker).toBeCloseTo(1672056 / 6 ** 11, 12);
  });

  it('[EX4] the Fighter is flanked by the car and gets no return fire from Infantry', () => {
    const result = forecast(FOREST, [fighter, infantry, car, ...others]);
    expect(result).toMatchObject({ attackerDice: 14, bonusDice: 2, attackerToHit: 3, returnFire: false });
    expect(result).toMatchObject({ defenderDice: null, defenderToHit: null, destroyAttacker: 0 });
    near(result.attackerDamage, [1, 0, 0, 0, 0, 0, 0]);
  });

  it('[EX4] [B2] a Mortar on a Howitzer: no return fire', () => {
    const units = [unit('DE', 'heavyMortar', 'A1'), unit('FR', 'howitzer', 'A3')];
    expect(forecast(column('...'), units)).toMatchObject({ attackerDice: 12, bonusDice: 0, returnFire: false });
  });

  it('[B4] exactly opposite, or two beside it, encircle; a swimmer gives nothing', () => {
    const opposite = unit('DE', 'fighter', 'B3');
    expect(forecast(OPEN, [car, infantry, opposite])).toMatchObject({ attackerDice: 11, bonusDice: 3 });
    const two = [fighter, unit('DE', 'infantry', 'A2')];
    expect(forecast(OPEN, [car, infantry, ...two])).toMatchObject({ attackerDice: 11, bonusDice: 3 });
    const wet = ['...', '~..', '...'];
    expect(forecast(wet, [car, infantry, ...two])).toMatchObject({ attackerDice: 10, bonusDice: 2 });
    expect(forecast(wet, [car, infantry, unit('DE', 'infantry', 'A2')]).bonusDice).toBe(0);
  });

  it('[M4] a foot soldier on water does not return fire', () => {
    expect(forecast(['...', '.~.', '...'], [car, infantry]).returnFire).toBe(false);
  });

  it('[B5] Anti-Tank Gunners have another value against tanks', () => {
    const gunners = unit('AH', 'antiTankGunners', 'A1', { xp: 5 });
    expect(forecast(column('..'), [gunners, unit('FR', 'tankRenaultFt17', 'A2')]).attackerToHit).toBe(11);
    expect(forecast(column('..'), [gunners, unit('FR', 'armoredCar', 'A2')]).attackerToHit).toBe(7);
  });

  it('[AU6] Automa hits are fixed, without dice and bonus', () => {
    const victim = unit('FR', 'infantry', 'B2');
    const helper = unit('DE', 'fighter', 'B3');
    const fresh = forecast(OPEN, [unit('DE', 'tank', 'B1'), victim, helper], AUTOMAS);
    expect(fresh).toMatchObject({ attackerDice: null, bonusDice: 0, attackerToHit: 6, defenderDice: 12 });
    near(fresh.defenderDamage, [0, 0, 0, 0, 1, 0, 0]); // 6 hits, soft: 4 damage
    const worn = forecast(OPEN, [unit('DE', 'tank', 'B1', { damage: 3, xp: 5 }), victim], AUTOMAS);
    expect(worn.attackerToHit).toBe(10);
    near(worn.defenderDamage, [0, 0, 0, 1, 0, 0, 0]); // 3 + 2 = 5 hits
    const gunners = unit('AH', 'antiTankGunners', 'B1', { damage: 4 });
    near(forecast(OPEN, [gunners, unit('FR', 'tank', 'B2')], AUTOMAS).defenderDamage, [0, 1, 0, 0, 0, 0, 0]); // 4 hits
    const gun = unit('DE', 'fieldGun', 'B1', { damage: 5 });
    near(forecast(OPEN, [gun, victim], AUTOMAS).defenderDamage, [0, 1, 0, 0, 0, 0, 0]); // half of 3, up: 2 hits
    const back = forecast(OPEN, [victim, unit('DE', 'tank', 'B1', { xp: 3 })], AUTOMAS);
    expect(back).toMatchObject({ attackerDice: 12, defenderDice: null, defenderToHit: 8, returnFire: true });
    near(back.attackerDamage, [0, 0, 0, 0, 0, 1, 0]); // 8 hits, soft: 5 damage
  });

  it("[B9] Big Bertha's landing die is part of the chances", () => {
    const victim = unit('FR', 'infantry', 'A3');
    const shell = (xp: number, commands = FOUR) =>
      forecast(column('...'), [unit('DE', 'bigBertha', 'A1', { xp }), victim], commands);
    const rookie = shell(2);
    expect(rookie).toMatchObject({ attackerDice: 12, attackerToHit: 6, returnFire: false });
    expect(rookie.destroyDefender).toBeCloseTo(299 / 4096 / 2, 12); // 9 or more of 12 coin flips, then half of it
    expect(rookie.defenderDamage[0]).toBeCloseTo((1 + 13 / 4096) / 2, 12);
    near(shell(0, AUTOMAS).defenderDamage, [0.5, 0, 0, 0, 0.5, 0, 0]); // 6 hits: 4 damage
    near(shell(4, AUTOMAS).defenderDamage, [0.25, 0, 0, 0, 0, 0.75, 0]); // 8 hits: 5 damage
    near(shell(5, AUTOMAS).defenderDamage, [0, 0, 0, 0, 0, 0, 1]); // 10 hits: destroyed
  });

  it('[A2] refuses what is no target', () => {
    expect(() => forecast(column('...'), [unit('FR', 'infantry', 'A1'), unit('DE', 'infantry', 'A3')])).toThrow();
  });
});
