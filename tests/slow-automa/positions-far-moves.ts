/** Table III's movement letters, worked by hand. */
import { at, board } from './build.ts';
import type { Row } from './positions.ts';

export const FAR_MOVE_ROWS: readonly Row[] = [
  {
    rule: 'III.Ma',
    name: 'next to a road, though nearer to the enemy',
    // D1 and E1 are in range; only E1 touches the road on F1
    position: board(['.....-.'], [at('de-fieldGun-1', 'C1'), at('fr-infantry-1', 'G1')]),
    unit: 'de-fieldGun-1',
    order: 'III.1',
    ways: [['E1', 'fr-infantry-1']],
  },
  {
    rule: 'III.Ma',
    name: 'a bridge does as well',
    position: board(['.....=.'], [at('de-fieldGun-1', 'C1'), at('fr-infantry-1', 'G1')]),
    unit: 'de-fieldGun-1',
    order: 'III.1',
    ways: [['E1', 'fr-infantry-1']],
  },
  {
    rule: 'III.Mb',
    name: 'farthest in hexes from the nearest enemy, though it could stay',
    // E1 is 2 hexes from G1, D1 3
    position: board(['.......'], [at('de-fieldGun-1', 'E1'), at('fr-infantry-1', 'G1')]),
    unit: 'de-fieldGun-1',
    order: 'III.1',
    ways: [['D1', 'fr-infantry-1']],
  },
  {
    rule: 'III.Mc',
    name: 'nearest in hexes to its nearest own unit',
    // D1 and D2 are 3 hexes from G1 and 2 MP from B1; D1 touches C1
    position: board(
      ['.......', '.......'],
      [at('de-fieldGun-1', 'B1'), at('de-heavyMortar-1', 'C1'), at('fr-infantry-1', 'G1')],
    ),
    unit: 'de-fieldGun-1',
    order: 'III.1',
    ways: [['D1', 'fr-infantry-1']],
  },
  {
    rule: 'III.Mc',
    name: 'own units in forts do not count',
    // C1 is an entrance: D1 would be nearer to the Mortar inside
    position: board(
      ['.##....', '.......'],
      [at('de-fieldGun-1', 'B2'), at('de-heavyMortar-1', 'fort:F1'), at('fr-infantry-1', 'G1')],
      { forts: { F1: ['B1', 'C1'] }, owners: { F1: 'B' } },
    ),
    unit: 'de-fieldGun-1',
    order: 'III.1',
    ways: [
      ['D1', 'fr-infantry-1'],
      ['D2', 'fr-infantry-1'],
    ],
  },
  {
    rule: 'III.Md',
    name: 'nearest in movement points to where it came from',
    // over the road on C2: D1 costs 1.5, the forest on D2 costs 2
    position: board(['.......', '..-^...'], [at('de-fieldGun-1', 'B1'), at('fr-infantry-1', 'G1')]),
    unit: 'de-fieldGun-1',
    order: 'III.1',
    ways: [['D1', 'fr-infantry-1']],
  },
  {
    rule: 'III.Md',
    name: 'then in hexes',
    // E1 (forest) and E3 (road on D2, then plain) both cost 1.5 and are 3 hexes from H2; E1 is one hex away, E3 two
    position: board(['...-^...', '...-~...', '........'], [at('de-fieldGun-1', 'D1'), at('fr-infantry-1', 'H2')]),
    unit: 'de-fieldGun-1',
    order: 'III.1',
    ways: [['E1', 'fr-infantry-1']],
  },
];
