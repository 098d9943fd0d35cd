import { describe, expect, test } from 'vitest';
import type { Nation } from '../../src/rules/types.ts';
import type { SlowPosition } from '../slow/types.ts';
import { at, board } from './build.ts';
import { acceptableBuys, acceptableTypes } from './buy.ts';

const ONE_FORT = { forts: { F1: ['A1', 'B1'] }, owners: { F1: 'B' } } as const;
const SOLDIERS = [at('de-infantry-1', 'fort:F1'), at('de-heavyInfantry-1', 'J1')];
const CARS = [at('de-armoredCar-1', 'C1'), at('de-armoredCar-2', 'D1')];
const GUNS = [at('de-fieldGun-1', 'E1'), at('de-fieldGun-2', 'F1')];

function money(coins: number, units = SOLDIERS, unitLimit = 2, automa: Nation = 'DE'): SlowPosition {
  return board(['##..........'], [...units, at('fr-tank-1', 'L1')], {
    ...ONE_FORT,
    coins,
    automa,
    options: { unitLimit },
    turn: { phase: 'money' },
  });
}

describe('[AU7] what it buys', () => {
  test('Mounted Infantry while it has fewer than 2 foot soldiers', () => {
    expect(acceptableTypes(money(9, SOLDIERS.slice(1)))).toEqual(['mountedInfantry']);
  });

  test('foot soldiers in forts count; then an Armored Car', () => {
    expect(acceptableTypes(money(5))).toEqual(['armoredCar']);
  });

  test('no cheaper substitute: it saves', () => {
    expect(acceptableTypes(money(4))).toEqual([]);
    expect(acceptableBuys(money(4))).toBeNull();
  });

  test('with 2 cars a Field Gun, or the Howitzer of the nation', () => {
    expect(acceptableTypes(money(9, [...SOLDIERS, ...CARS]))).toEqual(['fieldGun']);
    const austrian = ['ah-infantry-1', 'ah-infantry-2', 'ah-armoredCar-1', 'ah-armoredCar-2'];
    const units = austrian.map((id, index) => at(id, `${'CDEF'[index]}1`));
    expect(acceptableTypes(money(9, units, 2, 'AH'))).toEqual(['howitzer']);
  });

  test('[E4] without a limit always a car', () => {
    expect(acceptableTypes(money(9, [...SOLDIERS, ...CARS], 0))).toEqual(['armoredCar']);
  });

  test('another limit stands for the 2 cars', () => {
    expect(acceptableTypes(money(9, [...SOLDIERS, ...CARS], 3))).toEqual(['armoredCar']);
    expect(acceptableTypes(money(9, [...SOLDIERS, ...CARS.slice(1)], 1))).toEqual(['fieldGun']);
  });

  test('with guns and cars at the limit any type it can pay below the limit, never a Transport', () => {
    const units = [...SOLDIERS, ...CARS, ...GUNS];
    expect(acceptableTypes(money(3, units)).sort()).toEqual(['infantry', 'mountedInfantry']);
    expect(acceptableTypes(money(5, [...units, at('de-infantry-2', 'G1')])).sort()).toEqual(
      ['mountedInfantry', 'heavyInfantry', 'heavyMortar', 'antiAircraft'].sort(),
    );
    expect(acceptableTypes(money(1, units))).toEqual([]);
  });
});

/** F1 at A1, B1 and F2 at K1, L1; the enemy between. */
function twoForts(enemies: readonly string[], ...terrain: string[]): string[] {
  const units = [...SOLDIERS.map((unit) => ({ ...unit, at: 'fort:F1' })), ...enemies.map((id) => at(...split(id)))];
  const position = board(terrain.length > 0 ? terrain : ['##........##'], units, {
    forts: { F1: ['A1', 'B1'], F2: ['K1', 'L1'] },
    owners: { F1: 'B', F2: 'B' },
    coins: 5,
    turn: { phase: 'money' },
  });
  return (acceptableBuys(position) ?? []).map(({ type, fort }) => `${type} ${fort}`);
}

function split(text: string): [string, string] {
  const [id = '', hex = ''] = text.split(' ');
  return [id, hex];
}

describe('[AU8] where it goes', () => {
  test('the fort with the nearest enemy', () => {
    expect(twoForts(['fr-tank-1 E1'])).toEqual(['armoredCar F1']);
  });

  test('in movement points of the bought type', () => {
    expect(twoForts(['fr-tank-1 F1'], '##.^....--##')).toEqual(['armoredCar F2']); // 4.5 MP over 4 hexes, 4 MP over 5
  });

  test('a fort with an enemy foot soldier at an entrance is left out', () => {
    expect(twoForts(['fr-infantry-1 C1'])).toEqual(['armoredCar F2']);
    expect(twoForts(['fr-infantry-1 C1', 'fr-infantry-2 J1'])).toEqual([]);
    expect(twoForts(['fr-tank-1 C1'])).toEqual(['armoredCar F1']);
  });

  test('more enemies at that distance, then the second-nearest', () => {
    // on two rows I1 and I2 are both 2 MP from F2, D1 is 2 MP from F1
    const three = ['fr-tank-1 D1', 'fr-tank-2 I1', 'fr-heavyMortar-1 I2'];
    expect(twoForts(three, '##........##', '............')).toEqual(['armoredCar F2']);
    // D1 and I1 are 2 MP from their forts
    expect(twoForts(['fr-tank-1 D1', 'fr-tank-2 I1'])).toEqual(['armoredCar F1', 'armoredCar F2']);
    expect(twoForts(['fr-tank-1 D1', 'fr-tank-2 I1', 'fr-heavyMortar-1 H1'])).toEqual(['armoredCar F2']);
  });

  test('an enemy without a path is farther than any with one', () => {
    expect(twoForts(['fr-infantry-1 E1', 'fr-heavyMortar-1 H1'], '##.~......##')).toEqual(['armoredCar F2']);
  });

  test('enemies in forts do not count; none on the board is left to chance', () => {
    expect(twoForts(['fr-infantry-1 fort:F3'])).toEqual(['armoredCar F1', 'armoredCar F2']);
  });
});
