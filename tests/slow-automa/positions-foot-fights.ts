/** Table I from I.4 on, AU11, AU12 and V4, worked by hand. */
import { at, board } from './build.ts';
import type { Row } from './positions.ts';

const EF = { forts: { F1: ['E1', 'F1'] } } as const; // on two rows, next to an entrance: D1, E2 and F2

export const FOOT_FIGHT_ROWS: readonly Row[] = [
  {
    rule: 'I.4',
    name: 'it attacks one it can destroy, though another could not return fire',
    // 2 hits are 1 damage on soft armour
    position: board(
      ['.......'],
      [at('de-infantry-1', 'C1'), at('fr-heavyMortar-1', 'A1'), at('fr-infantry-1', 'F1', { damage: 5 })],
    ),
    unit: 'de-infantry-1',
    order: 'I.4',
    ways: [['E1', 'fr-infantry-1']],
  },
  {
    rule: 'I.4',
    name: 'of two it can destroy, II.1b prefers the one that cannot return fire',
    position: board(
      ['.......'],
      [
        at('de-infantry-1', 'C1'),
        at('fr-heavyMortar-1', 'A1', { damage: 5 }),
        at('fr-infantry-1', 'F1', { damage: 5 }),
      ],
    ),
    unit: 'de-infantry-1',
    order: 'I.4',
    ways: [['B1', 'fr-heavyMortar-1']],
  },
  {
    rule: 'I.5',
    name: 'it attacks one that cannot return fire',
    position: board(['.......'], [at('de-infantry-1', 'C1'), at('fr-heavyMortar-1', 'A1'), at('fr-infantry-1', 'F1')]),
    unit: 'de-infantry-1',
    order: 'I.5',
    ways: [['B1', 'fr-heavyMortar-1']],
  },
  {
    rule: 'I.5',
    name: 'from two hexes away nobody returns fire',
    position: board(['......'], [at('ah-antiTankGunners-1', 'A1'), at('fr-infantry-1', 'D1')], { automa: 'AH' }),
    unit: 'ah-antiTankGunners-1',
    order: 'I.5', // B1, not C1
    ways: [['B1', 'fr-infantry-1']],
  },
  {
    rule: 'I.6',
    name: 'towards the nearest fort, as far as it gets',
    position: board(['............##'], [at('de-infantry-1', 'A1'), at('fr-infantry-1', 'fort:F1')], {
      forts: { F1: ['M1', 'N1'] },
      owners: { F1: 'A' },
    }),
    unit: 'de-infantry-1',
    order: 'I.6',
    ways: [['C1', null]],
  },
  {
    rule: 'I.6',
    name: 'two forts equally near are left to chance',
    // C1 and M1 are both 5 MP away
    position: board(['##...........##'], [at('de-infantry-1', 'H1'), at('fr-infantry-1', 'fort:F2')], {
      forts: { F1: ['A1', 'B1'], F2: ['N1', 'O1'] },
      owners: { F2: 'A' },
    }),
    unit: 'de-infantry-1',
    order: 'I.6',
    ways: [
      ['F1', null],
      ['J1', null],
    ],
  },
  {
    rule: 'AU11',
    name: 'of two forts equally near, the one it gets nearer to this turn',
    // both 6.5 MP away; left 3 roads and a plain hex by M3 leave 4, right 2 plain hexes leave 4.5
    position: board(['##.....---.......-##'], [at('de-infantry-1', 'K1'), at('fr-infantry-1', 'fort:F2')], {
      forts: { F1: ['A1', 'B1'], F2: ['S1', 'T1'] },
      owners: { F2: 'A' },
    }),
    unit: 'de-infantry-1',
    order: 'I.6',
    ways: [['G1', null]],
  },
  {
    rule: 'I.7',
    name: 'with nothing else to do it attacks by table II, return fire or not',
    position: board(['......'], [at('de-infantry-1', 'A1'), at('fr-tank-1', 'D1')]),
    unit: 'de-infantry-1',
    order: 'II.1',
    ways: [['C1', 'fr-tank-1']],
  },
  {
    rule: 'I.7',
    name: 'or approaches by table II',
    position: board(['.......'], [at('de-infantry-1', 'A1'), at('fr-tank-1', 'G1')]),
    unit: 'de-infantry-1',
    order: 'II.2',
    ways: [['C1', null]],
  },
  {
    rule: 'AU12',
    name: 'after I.2 it also attacks one that cannot return fire',
    // D1 and E2 both touch the Mortar
    position: board(['....##', '......'], [at('de-infantry-1', 'C1'), at('fr-heavyMortar-1', 'D2')], EF),
    unit: 'de-infantry-1',
    order: 'I.2',
    ways: [
      ['D1', 'fr-heavyMortar-1'],
      ['E2', 'fr-heavyMortar-1'],
    ],
  },
  {
    rule: 'AU12',
    name: 'after I.2 it leaves one alone that returns fire and survives',
    position: board(['....##', '......'], [at('de-infantry-1', 'C1'), at('fr-tank-1', 'D2')], EF),
    unit: 'de-infantry-1',
    order: 'I.2',
    ways: [
      ['D1', null],
      ['E2', null],
    ],
  },
  {
    rule: 'M4',
    name: 'after I.2 it does not attack from water',
    // only D1, water, is within reach; it touches the Mortar
    position: board(['...~##', '......'], [at('de-infantry-1', 'C1'), at('fr-heavyMortar-1', 'D2')], EF),
    unit: 'de-infantry-1',
    order: 'I.2',
    ways: [['D1', null]],
  },
  {
    rule: 'AU12',
    name: 'the target by the letters of II.1: the lowest attack value',
    position: board(
      ['....##', '......'],
      [at('de-infantry-1', 'C1'), at('fr-heavyMortar-1', 'D2'), at('fr-antiAircraft-1', 'F2')],
      EF,
    ),
    unit: 'de-infantry-1',
    order: 'I.2',
    ways: [
      ['D1', 'fr-heavyMortar-1'],
      ['E2', 'fr-heavyMortar-1'],
    ],
  },
  {
    rule: 'AU12',
    name: 'after I.3 it leaves one alone that it cannot destroy',
    position: board(['........##'], [at('de-infantry-1', 'D1'), at('fr-tank-1', 'G1', { damage: 5 })], {
      forts: { F1: ['I1', 'J1'] },
    }),
    unit: 'de-infantry-1',
    order: 'I.3', // 2 hits do nothing to heavy armour
    ways: [['F1', null]],
  },
  {
    rule: 'AU12',
    name: 'after I.3 it also attacks one it can destroy',
    position: board(['........##'], [at('de-infantry-1', 'D1'), at('fr-armoredCar-1', 'G1', { damage: 5 })], {
      forts: { F1: ['I1', 'J1'] },
    }),
    unit: 'de-infantry-1',
    order: 'I.3', // 2 hits are 1 damage on light armour
    ways: [['F1', 'fr-armoredCar-1']],
  },
  {
    rule: 'V4',
    name: 'in the short game Anti-Tank Gunners do not look at forts',
    position: board(['....##..'], [at('ah-antiTankGunners-1', 'D1'), at('fr-heavyMortar-1', 'A1')], {
      ...EF,
      automa: 'AH',
      options: { shortGame: true },
    }),
    unit: 'ah-antiTankGunners-1',
    order: 'I.5', // from B1 or C1; II.Md keeps C1
    ways: [['C1', 'fr-heavyMortar-1']],
  },
];
