/** Table I, worked by hand. On one row of hexes every hex touches the one before and the one after it. */
import { at, board } from './build.ts';
import type { Row } from './positions.ts';

const GH = { forts: { F1: ['G1', 'H1'] } } as const; // next to an entrance: F1 and I1
const EF = { forts: { F1: ['E1', 'F1'] } } as const; // on two rows, next to an entrance: D1, E2 and F2

export const FOOT_ROWS: readonly Row[] = [
  {
    rule: 'I.1',
    name: 'an Infantry next to a neutral fort conquers it; a Tank at the other entrance is no foot soldier',
    position: board(['......##...'], [at('de-infantry-1', 'F1'), at('fr-tank-1', 'I1')], GH),
    unit: 'de-infantry-1',
    order: 'I.1',
    ways: [['fort:F1', null]],
  },
  {
    rule: 'I.1',
    name: 'two open forts are left to chance',
    position: board(['##.##...'], [at('de-infantry-1', 'C1'), at('fr-infantry-1', 'H1')], {
      forts: { F1: ['A1', 'B1'], F2: ['D1', 'E1'] },
      owners: { F2: 'A' },
    }),
    unit: 'de-infantry-1',
    order: 'I.1',
    ways: [
      ['fort:F1', null],
      ['fort:F2', null],
    ],
  },
  {
    rule: 'I.1',
    name: 'an enemy foot soldier at the other entrance keeps it out; staying there fulfils I.2',
    position: board(['......##...'], [at('de-infantry-1', 'F1'), at('fr-infantry-1', 'I1')], GH),
    unit: 'de-infantry-1',
    order: 'I.2',
    ways: [['F1', null]],
  },
  {
    rule: 'I.2',
    name: 'it moves next to an entrance of a neutral fort',
    position: board(['......##...'], [at('de-infantry-1', 'D1'), at('fr-tank-1', 'K1')], GH),
    unit: 'de-infantry-1',
    order: 'I.2',
    ways: [['F1', null]],
  },
  {
    rule: 'I.2',
    name: 'own forts do not count: with nothing to take it follows table II',
    position: board(['......##...'], [at('de-infantry-1', 'D1'), at('fr-tank-1', 'A1')], {
      ...GH,
      owners: { F1: 'B' },
    }),
    unit: 'de-infantry-1',
    order: 'II.1', // B1 is 2 MP away and touches the Tank, which it cannot destroy and which returns fire
    ways: [['B1', 'fr-tank-1']],
  },
  {
    rule: 'I.2',
    name: 'another own foot soldier there counts for nothing while an enemy one is there too',
    position: board(
      ['......##...', '...........'],
      [at('de-infantry-1', 'D1'), at('de-infantry-2', 'I1'), at('fr-infantry-1', 'I2')],
      GH, // on two rows: F1, G2, H2, I1 and I2
    ),
    unit: 'de-infantry-1',
    order: 'I.2',
    ways: [['F1', null]],
  },
  {
    rule: 'I.2a',
    name: 'farthest from the nearest enemy unit',
    // D1 is 3 MP from the Tank, E2 4
    position: board(['....##', '......'], [at('de-infantry-1', 'C1'), at('fr-tank-1', 'A1')], EF),
    unit: 'de-infantry-1',
    order: 'I.2',
    ways: [['E2', null]],
  },
  {
    rule: 'I.2a',
    name: 'with every enemy in a fort the letter is passed over',
    position: board(['##....##'], [at('de-infantry-1', 'D1'), at('fr-infantry-1', 'fort:F2')], {
      forts: { F1: ['A1', 'B1'], F2: ['G1', 'H1'] },
      owners: { F2: 'A' },
    }),
    unit: 'de-infantry-1',
    order: 'I.2',
    ways: [
      ['C1', null],
      ['F1', null],
    ],
  },
  {
    rule: 'I.3',
    name: 'it goes where it is next to an entrance by the end of its next turn',
    // H1 is 4 MP away; only from F1 it is 2
    position: board(['........##..'], [at('de-infantry-1', 'D1'), at('fr-tank-1', 'L1')], {
      forts: { F1: ['I1', 'J1'] },
    }),
    unit: 'de-infantry-1',
    order: 'I.3',
    ways: [['F1', null]],
  },
  {
    rule: 'I.3',
    name: 'a fort that I.2 leaves to another soldier still counts',
    // D1, E1 and F1 are within 2 MP of F1; F1 is farthest from the Tank at A1
    position: board(['......##...'], [at('de-infantry-1', 'D1'), at('de-infantry-2', 'I1'), at('fr-tank-1', 'A1')], GH),
    unit: 'de-infantry-1',
    order: 'I.3',
    ways: [['F1', null]],
  },
  {
    rule: 'I.3',
    name: 'staying inside a fort is a way, measured from the nearer entrance',
    // from inside, D1 is 2 MP and so is the Tank; from C1 the Tank is 1
    position: board(['##..##'], [at('de-infantry-1', 'fort:F1'), at('fr-tank-1', 'D1')], {
      forts: { F1: ['A1', 'B1'], F2: ['E1', 'F1'] },
      owners: { F1: 'B' },
    }),
    unit: 'de-infantry-1',
    order: 'I.3',
    ways: [['fort:F1', null]],
  },
  {
    rule: 'I.3b',
    name: 'farthest from the nearest enemy unit, even if farther from the entrance',
    // E1 and F1 are 2 and 1 MP from H1, where the Tank stands
    position: board(['......--##'], [at('de-infantry-1', 'D1'), at('fr-tank-1', 'H1')], {
      forts: { F1: ['I1', 'J1'] },
    }),
    unit: 'de-infantry-1',
    order: 'I.3',
    ways: [['E1', null]],
  },
  {
    rule: 'I.3c',
    name: 'nearer to the entrance',
    position: board(['......--##'], [at('de-infantry-1', 'D1'), at('fr-infantry-1', 'fort:F1')], {
      forts: { F1: ['I1', 'J1'] },
      owners: { F1: 'A' },
    }),
    unit: 'de-infantry-1',
    order: 'I.3',
    ways: [['F1', null]],
  },
  {
    rule: 'I.3d',
    name: 'forest',
    // D1 (0.5 + 1.5 MP) and H1 (2 MP) are both 1 MP from an entrance hex
    position: board(['##.^-....##'], [at('de-infantry-1', 'F1'), at('fr-infantry-1', 'fort:F2')], {
      forts: { F1: ['A1', 'B1'], F2: ['J1', 'K1'] },
      owners: { F2: 'A' },
    }),
    unit: 'de-infantry-1',
    order: 'I.3',
    ways: [['D1', null]],
  },
];
