import { describe, expect, test } from 'vitest';
import type { UnitType } from '../../src/rules/types.ts';
import { UNIT_TYPES } from '../../src/rules/types.ts';
import { at, board } from './build.ts';
import { acceptableNext, compareTypes } from './sequence.ts';

const FAR_AWAY = at('fr-tank-1', 'T1');
const STRIP = '.'.repeat(20);

describe('[AU4] sequence', () => {
  test('the types, table by table', () => {
    const sequence: UnitType[] = [
      ...(['infantry', 'mountedInfantry', 'heavyInfantry', 'antiTankGunners'] as const),
      ...(['fighter', 'tank', 'tankMarkIFemale', 'tankRenaultFt17', 'armoredCar'] as const),
      ...(['fieldGun', 'antiAircraft', 'howitzer', 'heavyMortar', 'bigBertha'] as const),
    ];
    const shuffled = UNIT_TYPES.filter((type) => type !== 'transport').toReversed();
    expect(shuffled.toSorted(compareTypes)).toEqual(sequence);
  });

  test('foot soldiers before the rest', () => {
    const units = [at('de-fieldGun-1', 'A1'), at('de-tank-1', 'B1'), at('de-heavyInfantry-1', 'C1'), FAR_AWAY];
    expect([...acceptableNext(board([STRIP], units))]).toEqual(['de-heavyInfantry-1']);
  });

  test('those that have acted are left out, also in forts they act', () => {
    const units = [at('de-infantry-1', 'A1', { moved: true }), at('de-tank-1', 'fort:F1'), at('de-fieldGun-1', 'B1')];
    const position = board(['..##......'], [...units, at('fr-tank-1', 'J1')], {
      forts: { F1: ['C1', 'D1'] },
      owners: { F1: 'B' },
    });
    expect([...acceptableNext(position)]).toEqual(['de-tank-1']);
  });

  test('the better order goes first', () => {
    // Tank 2 touches the enemy after 2 MP, Tank 1 is too far away
    const units = [at('de-tank-1', 'A1'), at('de-tank-2', 'G1'), at('fr-infantry-1', 'J1')];
    expect([...acceptableNext(board([STRIP], units))]).toEqual(['de-tank-2']);
  });

  test('equal orders are left to chance', () => {
    const units = [at('de-tank-1', 'A1'), at('de-tank-2', 'B1'), FAR_AWAY];
    expect([...acceptableNext(board([STRIP], units))].sort()).toEqual(['de-tank-1', 'de-tank-2']);
  });

  test('a unit that can fulfil no order comes last in its type, but before the next type', () => {
    // Tank 1 is shut in by water and touches nobody
    const strip = ['.~........'];
    const stuck = at('de-tank-1', 'A1');
    const enemy = at('fr-infantry-1', 'J1');
    const gun = at('de-fieldGun-1', 'D1');
    expect([...acceptableNext(board(strip, [stuck, at('de-tank-2', 'C1'), gun, enemy]))]).toEqual(['de-tank-2']);
    const later = [stuck, at('de-tank-2', 'E1', { moved: true }), gun, enemy];
    expect([...acceptableNext(board(strip, later))]).toEqual(['de-tank-1']);
  });

  test('[S7] only the chosen armies and units in no army act', () => {
    const units = [
      at('de-infantry-1', 'A1', { army: 1 }),
      at('de-mountedInfantry-1', 'B1', { army: 2 }),
      at('de-infantry-2', 'C1'),
      FAR_AWAY,
    ];
    const turn = { round: 1, armies: [2] };
    expect([...acceptableNext(board([STRIP], units, { turn }))]).toEqual(['de-infantry-2']);
    const later = units.map((unit) => (unit.id === 'de-infantry-2' ? { ...unit, moved: true as const } : unit));
    expect([...acceptableNext(board([STRIP], later, { turn }))]).toEqual(['de-mountedInfantry-1']);
  });

  test('nobody left', () => {
    expect(acceptableNext(board([STRIP], [at('de-tank-1', 'A1', { moved: true }), FAR_AWAY])).size).toBe(0);
  });
});
