/** Table II's targets, worked by hand. Most boards are one row: a target at either end, the Automa between. */
import { at, board } from './build.ts';
import type { Row } from './positions.ts';

/** B1 touches what stands on A1, F1 what stands on G1; both are 2 plain hexes from D1. */
const STRIP = ['.......'];

export const CLOSE_ROWS: readonly Row[] = [
  {
    rule: 'AU-X1',
    name: 'the Tank of the rule book takes the Mortar, from the hex nearer to its own gun',
    position: board(Array<string>(8).fill('.........'), [
      at('de-tank-1', 'E4'),
      at('de-fieldGun-1', 'D7'), // 2 hexes from E6, 3 from F5
      at('fr-infantry-1', 'I8', { damage: 5 }), // A, out of reach
      at('fr-infantry-2', 'G3', { damage: 1 }), // B, needs 8 hits
      at('fr-antiAircraft-1', 'C2'), // C
      at('fr-heavyMortar-1', 'F6'), // D, touched by E6 and F5 within 2 MP
    ]),
    unit: 'de-tank-1',
    order: 'II.1',
    ways: [['E6', 'fr-heavyMortar-1']],
  },
  {
    rule: 'II.1',
    name: 'it approaches and attacks',
    position: board(STRIP, [at('de-tank-1', 'A1'), at('fr-infantry-1', 'D1')]),
    unit: 'de-tank-1',
    order: 'II.1',
    ways: [['C1', 'fr-infantry-1']],
  },
  {
    rule: 'II.1',
    name: 'out of a fort',
    position: board(['##......'], [at('de-tank-1', 'fort:F1'), at('fr-infantry-1', 'E1')], {
      forts: { F1: ['A1', 'B1'] },
      owners: { F1: 'B' },
    }),
    unit: 'de-tank-1',
    order: 'II.1',
    ways: [['D1', 'fr-infantry-1']],
  },
  {
    rule: 'II.1a',
    name: 'one it can destroy, though the other cannot return fire',
    // 4 hits are 2 damage on soft armour
    position: board(STRIP, [
      at('de-armoredCar-1', 'D1'),
      at('fr-infantry-1', 'A1', { damage: 4 }),
      at('fr-heavyMortar-1', 'G1'),
    ]),
    unit: 'de-armoredCar-1',
    order: 'II.1',
    ways: [['B1', 'fr-infantry-1']],
  },
  {
    rule: 'II.1b',
    name: 'one that cannot return fire, though the other has the lower attack value',
    position: board(STRIP, [at('de-armoredCar-1', 'D1'), at('fr-infantry-1', 'A1'), at('fr-heavyMortar-1', 'G1')]),
    unit: 'de-armoredCar-1',
    order: 'II.1',
    ways: [['F1', 'fr-heavyMortar-1']],
  },
  {
    rule: 'II.1b',
    name: 'a foot soldier on water cannot return fire',
    position: board(
      ['......~'],
      [at('de-armoredCar-1', 'D1'), at('fr-infantry-1', 'A1'), at('fr-heavyInfantry-1', 'G1')],
    ),
    unit: 'de-armoredCar-1',
    order: 'II.1',
    ways: [['F1', 'fr-heavyInfantry-1']],
  },
  {
    rule: 'II.1c',
    name: 'an aircraft takes the target farthest from the nearest Anti-Aircraft',
    // A1 is 10 MP from it, I1 2; the dearer Mounted Infantry would win by II.1e
    position: board(
      ['...........'],
      [
        at('de-fighter-1', 'E1'),
        at('fr-infantry-1', 'A1'),
        at('fr-mountedInfantry-1', 'I1'),
        at('fr-antiAircraft-1', 'K1'),
      ],
    ),
    unit: 'de-fighter-1',
    order: 'II.1',
    ways: [['B1', 'fr-infantry-1']],
  },
  {
    rule: 'II.1c',
    name: 'an Anti-Aircraft in a fort does not count and the letter is passed over',
    position: board(
      ['.........##'],
      [
        at('de-fighter-1', 'E1'),
        at('fr-infantry-1', 'A1'),
        at('fr-mountedInfantry-1', 'I1'),
        at('fr-antiAircraft-1', 'fort:F1'),
      ],
      { forts: { F1: ['J1', 'K1'] }, owners: { F1: 'A' } },
    ),
    unit: 'de-fighter-1',
    order: 'II.1',
    ways: [['H1', 'fr-mountedInfantry-1']],
  },
  {
    rule: 'II.1d',
    name: 'the lowest attack value is taken, though the other is dearer',
    position: board(STRIP, [at('de-armoredCar-1', 'D1'), at('fr-antiAircraft-1', 'A1'), at('fr-heavyMortar-1', 'G1')]),
    unit: 'de-armoredCar-1',
    order: 'II.1',
    ways: [['F1', 'fr-heavyMortar-1']],
  },
  {
    rule: 'II.1d',
    name: 'experience counts in the attack value: a veteran Mortar has 5, the Anti-Aircraft 4',
    position: board(STRIP, [
      at('de-armoredCar-1', 'D1'),
      at('fr-antiAircraft-1', 'A1'),
      at('fr-heavyMortar-1', 'G1', { xp: 3 }),
    ]),
    unit: 'de-armoredCar-1',
    order: 'II.1',
    ways: [['B1', 'fr-antiAircraft-1']],
  },
  {
    rule: 'II.1d',
    name: 'against a Tank the Anti-Tank Gunners have 7',
    position: board(STRIP, [at('fr-tank-1', 'D1'), at('ah-antiTankGunners-1', 'A1'), at('ah-heavyInfantry-1', 'G1')], {
      automa: 'FR',
      human: 'AH',
    }),
    unit: 'fr-tank-1',
    order: 'II.1',
    ways: [['F1', 'ah-heavyInfantry-1']],
  },
  {
    rule: 'II.1d',
    name: 'an unarmed Transport has 0, whatever its experience',
    position: board(STRIP, [
      at('de-armoredCar-1', 'D1'),
      at('fr-transport-1', 'A1', { xp: 5 }),
      at('fr-heavyMortar-1', 'G1'),
    ]),
    unit: 'de-armoredCar-1',
    order: 'II.1',
    ways: [['B1', 'fr-transport-1']],
  },
  {
    rule: 'II.1e',
    name: 'the most expensive',
    position: board(STRIP, [at('de-armoredCar-1', 'D1'), at('fr-infantry-1', 'A1'), at('fr-mountedInfantry-1', 'G1')]),
    unit: 'de-armoredCar-1',
    order: 'II.1',
    ways: [['F1', 'fr-mountedInfantry-1']],
  },
  {
    rule: 'II.1f',
    name: 'the least experienced, in points',
    position: board(STRIP, [
      at('de-armoredCar-1', 'D1'),
      at('fr-infantry-1', 'A1', { xp: 1 }),
      at('fr-infantry-2', 'G1'),
    ]),
    unit: 'de-armoredCar-1',
    order: 'II.1',
    ways: [['F1', 'fr-infantry-2']],
  },
  {
    rule: 'II.1f',
    name: 'points above 5 count as 5',
    position: board(STRIP, [
      at('de-armoredCar-1', 'D1'),
      at('fr-infantry-1', 'A1', { xp: 7 }),
      at('fr-infantry-2', 'G1', { xp: 5 }),
    ]),
    unit: 'de-armoredCar-1',
    order: 'II.1',
    ways: [
      ['B1', 'fr-infantry-1'],
      ['F1', 'fr-infantry-2'],
    ],
  },
];
