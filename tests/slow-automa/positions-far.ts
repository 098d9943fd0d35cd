/** Table III, worked by hand. */
import { at, board } from './build.ts';
import type { Row } from './positions.ts';

/** From F1 a Field Gun (2 MP, 3 hexes) hits A1 only from D1 and K1 only from H1. */
const STRIP = ['...........'];
const AB = { forts: { F1: ['A1', 'B1'] } } as const; // next to an entrance: C1
const LONG = ['................'];

export const FAR_ROWS: readonly Row[] = [
  {
    rule: 'AU-X2',
    name: 'the veteran Field Gun of the rule book shoots the soldier at the fort, from the road hex nearest to it',
    // In range and reached: E1, E2, E3, F1, F2, G1, G2. III.Ma drops E3, III.Mb keeps E1 and E2,
    // both are 3 hexes from the own Infantry on B1, E1 costs 1 MP and E2 1.5
    position: board(
      ['...---..#', '........#', '.........'],
      [
        at('de-fieldGun-1', 'C1', { xp: 3 }), // 5 hits are 3 damage
        at('de-infantry-1', 'B1'),
        at('fr-heavyMortar-1', 'H3', { damage: 3 }), // A
        at('fr-infantry-1', 'H1', { damage: 3 }), // B
      ],
      { forts: { F1: ['I1', 'I2'] } },
    ),
    unit: 'de-fieldGun-1',
    order: 'III.1',
    ways: [['E1', 'fr-infantry-1']],
  },
  {
    rule: 'III.1',
    name: 'it moves into range and shoots',
    position: board(STRIP, [at('de-fieldGun-1', 'A1'), at('fr-infantry-1', 'F1')]),
    unit: 'de-fieldGun-1',
    order: 'III.1',
    ways: [['C1', 'fr-infantry-1']],
  },
  {
    rule: 'III.1a',
    name: 'one it can destroy, though the other is dearer',
    // 3 hits are 2 damage on soft armour
    position: board(STRIP, [
      at('de-fieldGun-1', 'F1'),
      at('fr-infantry-1', 'A1', { damage: 4 }),
      at('fr-tank-1', 'K1'),
    ]),
    unit: 'de-fieldGun-1',
    order: 'III.1',
    ways: [['D1', 'fr-infantry-1']],
  },
  {
    rule: 'III.1b',
    name: 'a foot soldier next to an entrance of a neutral fort',
    position: board(
      ['##...........'],
      [at('de-fieldGun-1', 'H1'), at('fr-infantry-1', 'C1'), at('fr-tank-1', 'M1')],
      AB,
    ),
    unit: 'de-fieldGun-1',
    order: 'III.1',
    ways: [['F1', 'fr-infantry-1']],
  },
  {
    rule: 'III.1b',
    name: 'or of its own fort, even if the other was attacked already',
    position: board(['##...........'], [at('de-fieldGun-1', 'H1'), at('fr-infantry-1', 'C1'), at('fr-tank-1', 'M1')], {
      ...AB,
      owners: { F1: 'B' },
      turn: { attackedThisTurn: ['fr-tank-1'] },
    }),
    unit: 'de-fieldGun-1',
    order: 'III.1',
    ways: [['F1', 'fr-infantry-1']],
  },
  {
    rule: 'III.1b',
    name: 'but not of an enemy fort',
    position: board(['##...........'], [at('de-fieldGun-1', 'H1'), at('fr-infantry-1', 'C1'), at('fr-tank-1', 'M1')], {
      ...AB,
      owners: { F1: 'A' },
    }),
    unit: 'de-fieldGun-1',
    order: 'III.1', // III.1d: the Tank is dearer
    ways: [['J1', 'fr-tank-1']],
  },
  {
    rule: 'III.1c',
    name: 'one already attacked this turn, though the other is dearer',
    position: board(STRIP, [at('de-fieldGun-1', 'F1'), at('fr-infantry-1', 'A1'), at('fr-tank-1', 'K1')], {
      turn: { attackedThisTurn: ['fr-infantry-1'] },
    }),
    unit: 'de-fieldGun-1',
    order: 'III.1',
    ways: [['D1', 'fr-infantry-1']],
  },
  {
    rule: 'III.1d',
    name: 'the most expensive, though the other is more experienced',
    position: board(STRIP, [at('de-fieldGun-1', 'F1'), at('fr-infantry-1', 'A1', { xp: 5 }), at('fr-tank-1', 'K1')]),
    unit: 'de-fieldGun-1',
    order: 'III.1',
    ways: [['H1', 'fr-tank-1']],
  },
  {
    rule: 'III.1e',
    name: 'the most experienced, in points',
    position: board(STRIP, [
      at('de-fieldGun-1', 'F1'),
      at('fr-infantry-1', 'A1', { xp: 2 }),
      at('fr-infantry-2', 'K1'),
    ]),
    unit: 'de-fieldGun-1',
    order: 'III.1',
    ways: [['D1', 'fr-infantry-1']],
  },
  {
    rule: 'III.1e',
    name: 'points above 5 count as 5',
    position: board(STRIP, [
      at('de-fieldGun-1', 'F1'),
      at('fr-infantry-1', 'A1', { xp: 7 }),
      at('fr-infantry-2', 'K1', { xp: 5 }),
    ]),
    unit: 'de-fieldGun-1',
    order: 'III.1',
    ways: [
      ['D1', 'fr-infantry-1'],
      ['H1', 'fr-infantry-2'],
    ],
  },
  {
    rule: 'III.2',
    name: 'as near as possible in hexes',
    position: board(LONG, [at('de-fieldGun-1', 'A1'), at('fr-infantry-1', 'L1')]),
    unit: 'de-fieldGun-1',
    order: 'III.2',
    ways: [['C1', null]],
  },
  {
    rule: 'III.2',
    name: 'to the best target, not to the nearest',
    position: board(LONG, [at('de-fieldGun-1', 'H1'), at('fr-infantry-1', 'A1'), at('fr-tank-1', 'P1')]),
    unit: 'de-fieldGun-1',
    order: 'III.2',
    ways: [['J1', null]],
  },
  {
    rule: 'III.2',
    name: 'of equal targets to the nearest',
    position: board(LONG, [at('de-fieldGun-1', 'H1'), at('fr-infantry-1', 'A1'), at('fr-infantry-2', 'P1')]),
    unit: 'de-fieldGun-1',
    order: 'III.2',
    ways: [['F1', null]],
  },
  {
    rule: 'III.2',
    name: 'of equal targets to the nearest, even if a road brings it nearer to the other',
    // A1 is 7 hexes away and F1 leaves 5; P1 is 8 away and the road to L1 would leave 4
    position: board(
      ['........----....'],
      [at('de-fieldGun-1', 'H1'), at('fr-infantry-1', 'A1'), at('fr-infantry-2', 'P1')],
    ),
    unit: 'de-fieldGun-1',
    order: 'III.2',
    ways: [['F1', null]],
  },
  {
    rule: 'III.2',
    name: 'never nearer than the minimum range: the Anti-Aircraft stays',
    // B1, two hexes from the Infantry, is taken; C1 would be next to it
    position: board(['....'], [at('de-antiAircraft-1', 'A1'), at('de-tank-1', 'B1'), at('fr-infantry-1', 'D1')]),
    unit: 'de-antiAircraft-1',
    order: null,
    ways: [['A1', null]],
  },
];
