/** AU7 and AU8: what the Automa buys and where it goes. */
import { describe, expect, it } from 'vitest';
import { decidePurchase } from '../../automa/index.ts';
import { playTurn } from '../../src/headless/automa-turn.ts';
import { commandOf } from '../../src/rules/field.ts';
import type { Nation, State, UnitId } from '../../src/rules/types.ts';
import type { SlowUnit } from '../slow/types.ts';
import { at, board } from '../slow-automa/build.ts';
import { stateFrom, unitOf } from '../support/play.ts';
import { SEEDS } from './turns.ts';

/** The money phase after income; all of the Automa's units are in its fort, an enemy Tank is on the board. */
function money(own: readonly UnitId[], coins: number, unitLimit = 2, automa: Nation = 'DE'): State {
  const units = own.map((id) => at(id, 'fort:F1'));
  const human = automa === 'DE' || automa === 'AH' ? 'FR' : 'DE';
  return stateFrom(
    board(['##..........'], [...units, at(`${human.toLowerCase()}-tank-1`, 'L1')], {
      forts: { F1: ['A1', 'B1'] },
      owners: { F1: 'B' },
      automa,
      human,
      coins,
      options: { unitLimit },
      turn: { phase: 'money' },
    }),
  );
}

/** What it buys, one after the other, and the coins it keeps. */
function spent(state: State): [bought: string[], kept: number] {
  const { turn } = playTurn(state);
  return [turn.bought.map(({ type }) => type), turn.position.commands.find(({ id }) => id === 'B')?.coins ?? -1];
}

const SOLDIERS = ['de-infantry-1', 'de-heavyInfantry-1'];
const CARS = ['de-armoredCar-1', 'de-armoredCar-2'];
const GUNS = ['de-fieldGun-1', 'de-fieldGun-2'];
const AUSTRIANS = ['ah-infantry-1', 'ah-antiTankGunners-1', 'ah-armoredCar-1', 'ah-armoredCar-2'];
const BRITISH = ['gb-infantry-1', 'gb-mountedInfantry-1', 'gb-armoredCar-1', 'gb-armoredCar-2'];
const FRENCH = ['fr-infantry-1', 'fr-infantry-2', 'fr-armoredCar-1', 'fr-armoredCar-2'];

describe('AU7: what it buys', () => {
  it.each<[string, State, string[], number]>([
    ['with one foot soldier Mounted Infantry', money(SOLDIERS.slice(1), 3), ['mountedInfantry'], 0],
    ['with none two of them', money(CARS, 6), ['mountedInfantry', 'mountedInfantry'], 0],
    ['foot soldiers in forts count: with two an Armored Car', money(SOLDIERS, 5), ['armoredCar'], 0],
    ['it buys as long as it can pay', money(SOLDIERS.slice(1), 9), ['mountedInfantry', 'armoredCar'], 1],
    ['and keeps the rest', money(SOLDIERS, 14), ['armoredCar', 'armoredCar', 'fieldGun'], 0],
    ['never a cheaper substitute for a car', money(SOLDIERS, 4), [], 4],
    ['never a cheaper substitute for Mounted Infantry', money(SOLDIERS.slice(1), 2), [], 2],
    ['with 2 cars a Field Gun', money([...SOLDIERS, ...CARS], 4), ['fieldGun'], 0],
    ['never a cheaper substitute for a gun', money([...SOLDIERS, ...CARS], 3), [], 3],
    ['for Austria-Hungary its Howitzer', money(AUSTRIANS, 5, 2, 'AH'), ['howitzer'], 1],
    ['for France its Howitzer', money(FRENCH, 4, 2, 'FR'), ['howitzer'], 0],
    ['for Great Britain a Field Gun', money(BRITISH, 4, 2, 'GB'), ['fieldGun'], 0],
    ['[E4] without a limit always cars', money([...SOLDIERS, ...CARS], 11, 0), ['armoredCar', 'armoredCar'], 1],
    ['a limit of 3 stands for the 2 cars', money([...SOLDIERS, ...CARS], 9, 3), ['armoredCar', 'fieldGun'], 0],
    ['so does a limit of 1', money([...SOLDIERS, ...CARS.slice(1)], 4, 1), ['fieldGun'], 0],
    ['with no coins nothing', money(SOLDIERS, 0), [], 0],
    ['cars and guns at their limit, and nothing it can pay', money([...SOLDIERS, ...CARS, ...GUNS], 1), [], 1],
  ])('[AU7] %s', (_title, state, bought, kept) => {
    expect(spent(state)).toEqual([bought, kept]);
  });

  it('[AU7] cars and guns at their limit: a random other type it can pay for, never a Transport', () => {
    const types = (coins: number, ...more: UnitId[]) => {
      const state = money([...SOLDIERS, ...CARS, ...GUNS, ...more], coins);
      const seen = SEEDS.map((seed) => decidePurchase({ ...state, seed })?.action.unitType);
      return [...new Set(seen)].sort();
    };
    expect(types(3)).toEqual(['infantry', 'mountedInfantry']);
    // two Infantry are at the limit as well
    expect(types(5, 'de-infantry-2')).toEqual(['antiAircraft', 'heavyInfantry', 'heavyMortar', 'mountedInfantry']);
    expect(types(8, 'de-infantry-2', 'de-tank-1', 'de-tank-2').filter((type) => type === 'tank')).toEqual([]);
  });

  it('[AU7] it never repairs', () => {
    const state = money([...SOLDIERS, ...CARS], 3);
    const units = state.units.map((unit) => (unit.nation === 'DE' ? { ...unit, damage: 5 } : unit));
    const { position } = playTurn({ ...state, units }).turn;
    expect(position.units.filter(({ nation }) => nation === 'DE').map(({ damage }) => damage)).toEqual([5, 5, 5, 5]);
  });

  it('[AU7] after income: the coin of its fort counts', () => {
    const state = { ...money(SOLDIERS, 4), turn: { round: 3, command: 'B', phase: 'move' } as const };
    const units = state.units.map((unit) => (unit.nation === 'DE' ? { ...unit, moved: true as const } : unit));
    expect(spent({ ...state, units })).toEqual([['armoredCar'], 0]);
  });
});

/** Two own forts, F1 at A1 and B1, F2 at K1 and L1, and one of the enemy's where asked for; it can pay one car. */
function between(enemies: readonly SlowUnit[], terrain = ['##........##'], theirs = {}): State {
  return stateFrom(
    board(terrain, [...SOLDIERS.map((id) => at(id, 'fort:F1')), ...enemies], {
      forts: { F1: ['A1', 'B1'], F2: ['K1', 'L1'], ...theirs },
      owners: { F1: 'B', F2: 'B', ...Object.fromEntries(Object.keys(theirs).map((fort) => [fort, 'A'])) },
      coins: 5,
      turn: { phase: 'money' },
    }),
  );
}

const TANK = (hex: string, number = 1) => at(`fr-tank-${number}`, hex);
const MORTAR = (hex: string) => at('fr-heavyMortar-1', hex);
const SOLDIER = (hex: string, number = 1) => at(`fr-infantry-${number}`, hex);

describe('AU8: where it goes', () => {
  it.each<[string, State, string[]]>([
    ['to the fort with the nearest enemy', between([TANK('E1')]), ['F1']],
    ['on the other side', between([TANK('H1')]), ['F2']],
    // 4.5 MP over 4 hexes to F1; 4 MP over 5 hexes, two of them road, to F2
    ['in movement points', between([TANK('F1')], ['##.^....--##']), ['F2']],
    ['not where an enemy foot soldier is at an entrance', between([SOLDIER('C1')]), ['F2']],
    ['a Tank there does not matter', between([TANK('C1')]), ['F1']],
    ['no fort qualifies: no purchase', between([SOLDIER('C1'), SOLDIER('J1', 2)]), []],
    ['equally near', between([TANK('D1'), TANK('I1', 2)]), ['F1', 'F2']],
    // on two rows I1 and I2 are both 2 MP from F2, D1 is 2 MP from F1
    [
      'more enemies at that distance',
      between([TANK('D1'), TANK('I1', 2), MORTAR('I2')], ['##........##', '............']),
      ['F2'],
    ],
    ['then the second-nearest', between([TANK('D1'), TANK('I1', 2), MORTAR('H1')]), ['F2']],
    // cars cannot cross D1, so that only H1 has a path, and only to F2
    ['one without a path is farther than any with one', between([TANK('E1'), MORTAR('H1')], ['##.~......##']), ['F2']],
    [
      'enemies in forts do not count; with nobody on the board it is left to chance',
      between([at('fr-infantry-1', 'fort:F3')], ['##..##....##'], { F3: ['E1', 'F1'] }),
      ['F1', 'F2'],
    ],
  ])('[AU8] %s', (_title, state, forts) => {
    const seen = SEEDS.map((seed) => decidePurchase({ ...state, seed })?.action.at);
    expect([...new Set(seen)].sort()).toEqual(forts.length > 0 ? forts.map((fort) => `fort:${fort}`) : [undefined]);
  });

  it('[AU8] the unit bought stands in the fort and its coins are gone', () => {
    const { turn } = playTurn(between([TANK('E1')]));
    expect(turn.bought).toEqual([{ type: 'armoredCar', fort: 'F1' }]);
    const after = stateFrom(turn.position);
    expect(unitOf(after, 'de-armoredCar-1').at).toBe('fort:F1');
    expect(commandOf(after, 'B').coins).toBe(0);
  });
});
