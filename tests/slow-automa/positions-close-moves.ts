/** II.2 and table II's movement letters, worked by hand. */
import { at, board } from './build.ts';
import type { Row } from './positions.ts';

/** On two rows, E1 is touched by D1, E2 and F1. */
const ROWS = ['.........', '.........'];

export const CLOSE_MOVE_ROWS: readonly Row[] = [
  {
    rule: 'II.2',
    name: 'it gets as near as possible',
    position: board(['..........'], [at('de-tank-1', 'A1'), at('fr-infantry-1', 'H1')]),
    unit: 'de-tank-1',
    order: 'II.2',
    ways: [['C1', null]],
  },
  {
    rule: 'II.2',
    name: 'to the best target, not to the nearest',
    // the Mortar could not return fire in close combat
    position: board(
      ['..............'],
      [at('de-armoredCar-1', 'G1'), at('fr-infantry-1', 'A1'), at('fr-heavyMortar-1', 'N1')],
    ),
    unit: 'de-armoredCar-1',
    order: 'II.2',
    ways: [['K1', null]],
  },
  {
    rule: 'II.2',
    name: 'of equal targets to the nearest',
    position: board(
      ['..............'],
      [at('de-armoredCar-1', 'G1'), at('fr-infantry-1', 'A1'), at('fr-infantry-2', 'N1')],
    ),
    unit: 'de-armoredCar-1',
    order: 'II.2',
    ways: [['C1', null]],
  },
  {
    rule: 'II.2',
    name: 'of equal targets to the nearest, even if it gets as near to the other',
    // A1 is 6 MP away, N1 6.5; C1 and, by M3, L1 leave 2 MP each, and L1 is nearer to the own Mortar
    position: board(
      ['.......-.......'],
      [at('de-armoredCar-1', 'G1'), at('de-heavyMortar-1', 'O1'), at('fr-infantry-1', 'A1'), at('fr-infantry-2', 'N1')],
    ),
    unit: 'de-armoredCar-1',
    order: 'II.2',
    ways: [['C1', null]],
  },
  {
    rule: 'II.2',
    name: 'equal targets equally near are left to chance',
    position: board(
      ['.............'],
      [at('de-armoredCar-1', 'G1'), at('fr-infantry-1', 'A1'), at('fr-infantry-2', 'M1')],
    ),
    unit: 'de-armoredCar-1',
    order: 'II.2',
    ways: [
      ['C1', null],
      ['K1', null],
    ],
  },
  {
    rule: 'II.2',
    name: 'the best target cannot be approached: it stays',
    // the Mortar behind water is best; H1 is as near as land goes
    position: board(
      ['........~..'],
      [at('de-armoredCar-1', 'H1'), at('fr-infantry-1', 'A1'), at('fr-heavyMortar-1', 'K1')],
    ),
    unit: 'de-armoredCar-1',
    order: null,
    ways: [['H1', null]],
  },
  {
    rule: 'II.2',
    name: 'a kind it cannot attack is no target',
    position: board(['..........'], [at('de-tank-1', 'A1'), at('fr-fighter-1', 'H1')]),
    unit: 'de-tank-1',
    order: null,
    ways: [['A1', null]],
  },
  {
    rule: 'AU9',
    name: 'without a path it gets nearer in hexes',
    position: board(['........~..'], [at('de-armoredCar-1', 'E1'), at('fr-heavyMortar-1', 'K1')]),
    unit: 'de-armoredCar-1',
    order: 'II.2',
    ways: [['H1', null]],
  },
  {
    rule: 'II.Ma',
    name: 'an aircraft attacks from the hex farthest from the Anti-Aircraft',
    // D1, E2 and F1 are 3, 4 and 5 MP from A1; the Infantry cannot return fire, the Anti-Aircraft can
    position: board(ROWS, [at('de-fighter-1', 'C2'), at('fr-infantry-1', 'E1'), at('fr-antiAircraft-1', 'A1')]),
    unit: 'de-fighter-1',
    order: 'II.1',
    ways: [['F1', 'fr-infantry-1']],
  },
  {
    rule: 'II.Mb',
    name: 'from a forest',
    position: board(['.........', '....^....'], [at('de-armoredCar-1', 'B1'), at('fr-heavyMortar-1', 'E1')]),
    unit: 'de-armoredCar-1',
    order: 'II.1',
    ways: [['E2', 'fr-heavyMortar-1']],
  },
  {
    rule: 'II.Mb',
    name: 'an aircraft does not look for forest',
    position: board(['.........', '....^....'], [at('de-fighter-1', 'B1'), at('fr-heavyMortar-1', 'E1')]),
    unit: 'de-fighter-1',
    order: 'II.1',
    ways: [['D1', 'fr-heavyMortar-1']],
  },
  {
    rule: 'II.Mc',
    name: 'nearest to its nearest own unit',
    // F1 is 2 MP from H1
    position: board(ROWS, [at('de-armoredCar-1', 'B1'), at('de-heavyMortar-1', 'H1'), at('fr-heavyMortar-1', 'E1')]),
    unit: 'de-armoredCar-1',
    order: 'II.1',
    ways: [['F1', 'fr-heavyMortar-1']],
  },
  {
    rule: 'II.Mc',
    name: 'measured in movement points, the destination included',
    // B1 is one hex and 1.5 MP from the Mortar in the forest, F1 two road hexes and 1 MP from the other
    position: board(
      ['..^.^.--'],
      [
        at('de-armoredCar-1', 'D1'),
        at('de-heavyMortar-1', 'C1'),
        at('de-heavyMortar-2', 'H1'),
        at('fr-infantry-1', 'A1'),
        at('fr-infantry-2', 'G1'),
      ],
    ),
    unit: 'de-armoredCar-1',
    order: 'II.1',
    ways: [['F1', 'fr-infantry-2']],
  },
  {
    rule: 'II.Md',
    name: 'nearest to where it came from',
    position: board(ROWS, [at('de-armoredCar-1', 'B1'), at('fr-heavyMortar-1', 'E1')]),
    unit: 'de-armoredCar-1',
    order: 'II.1',
    ways: [['D1', 'fr-heavyMortar-1']],
  },
];
