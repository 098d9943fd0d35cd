/** AU5 and the rulings AU9, AU10 and AU12, on positions worked by hand. */
import { describe, expect, it } from 'vitest';
import { decideUnit } from '../../automa/decide.ts';
import type { UnitId } from '../../src/rules/types.ts';
import type { SlowPosition } from '../slow/types.ts';
import { at, board } from '../slow-automa/build.ts';
import { ROWS } from '../slow-automa/positions.ts';
import { stateFrom } from '../support/play.ts';
import { randomTurns, SEEDS, WORKED } from './turns.ts';

/** What it does under many seeds, each once: `II.1: B1 fr-infantry-1`. */
function outcomes(position: SlowPosition, unit: UnitId): string[] {
  const state = stateFrom(position);
  const seen = SEEDS.map((seed) => {
    const { order, to, target } = decideUnit({ ...state, seed }, unit);
    return `${order}: ${to} ${target}`;
  });
  return [...new Set(seen)].sort();
}

describe('AU5: chance', () => {
  it.each(ROWS.map((row) => [row.rule, row.name, row] as const))(
    '[%s] %s: each way left is taken under some seed, and no other',
    (_rule, _name, { position, unit, order, ways }) => {
      expect(outcomes(position, unit)).toEqual(ways.map(([to, target]) => `${order}: ${to} ${target}`).sort());
    },
  );
});

describe('AU9 to AU12', () => {
  it.each<[title: string, position: SlowPosition, unit: UnitId, expected: string[]]>([
    [
      '[AU9] a foot soldier counts water at its full speed',
      // to C1: 1 + 1 + 2 (water) + 1 = 5 MP over 4 hexes; to L1: 4.5 MP over 5
      board(['##.~......-.##'], [at('de-infantry-1', 'G1'), at('fr-infantry-1', 'fort:F2')], {
        forts: { F1: ['A1', 'B1'], F2: ['M1', 'N1'] },
        owners: { F2: 'A' },
      }),
      'de-infantry-1',
      ['I.6: I1 null'],
    ],
    [
      '[AU9] the last half point is ignored: 2.5 MP are more than a turn for speed 2',
      // from C1 to F1: 0.5 + 1 + 1; by M3 it could walk that
      board(['...-..##'], [at('de-infantry-1', 'A1'), at('fr-infantry-1', 'fort:F1')], {
        forts: { F1: ['G1', 'H1'] },
        owners: { F1: 'A' },
      }),
      'de-infantry-1',
      ['I.6: C1 null'],
    ],
    [
      '[AU9] units in the way are ignored: A1 is the nearest target, though the Fighter bars the way',
      board(
        ['..............'],
        [at('de-armoredCar-1', 'G1'), at('fr-infantry-1', 'A1'), at('fr-fighter-1', 'F1'), at('fr-infantry-2', 'N1')],
      ),
      'de-armoredCar-1',
      ['null: G1 null'],
    ],
    [
      '[AU9] for an air unit every hex is 1, forest and water too',
      // A1 is 7 hexes away, over forest and water, P1 8 hexes, by road
      board(['.^^^~^^.---------'], [at('de-fighter-1', 'H1'), at('fr-infantry-1', 'A1'), at('fr-infantry-2', 'P1')]),
      'de-fighter-1',
      ['II.2: C1 null'],
    ],
    [
      '[AU10] staying is a way',
      board(['....'], [at('de-tank-1', 'B1'), at('fr-infantry-1', 'A1')]),
      'de-tank-1',
      ['II.1: B1 fr-infantry-1'],
    ],
    [
      '[AU10] it can destroy only on the row where the target stands now',
      // 5 hits: 2 damage in the forest, 3 in the open
      board(
        ['^..........'],
        [
          at('de-fieldGun-1', 'F1', { xp: 3 }),
          at('fr-heavyMortar-1', 'A1', { damage: 3 }),
          at('fr-infantry-2', 'K1', { damage: 3 }),
        ],
      ),
      'de-fieldGun-1',
      ['III.1: H1 fr-infantry-2'],
    ],
    [
      '[AU10] a damaged unit reckons with its fewer hits',
      // 2 hits are 1 damage: the Infantry with 4 survives, and the dearer Mortar is taken
      board(
        ['...........'],
        [
          at('de-fieldGun-1', 'F1', { damage: 3 }),
          at('fr-infantry-1', 'A1', { damage: 4 }),
          at('fr-heavyMortar-1', 'K1'),
        ],
      ),
      'de-fieldGun-1',
      ['III.1: H1 fr-heavyMortar-1'],
    ],
    [
      '[AU10] the attack value counts also for an enemy that cannot attack it',
      // against a Fighter both are silent: Infantry 2, Heavy Mortar 3 but dearer
      board(['.........'], [at('de-fighter-1', 'E1'), at('fr-infantry-1', 'A1'), at('fr-heavyMortar-1', 'I1')]),
      'de-fighter-1',
      ['II.1: B1 fr-infantry-1'],
    ],
    [
      '[AU12] one it can destroy before one that cannot return fire',
      // from D1 it reaches both, from E2 the Infantry alone
      board(
        ['....##', '......'],
        [at('de-infantry-1', 'C1'), at('fr-infantry-1', 'D2', { damage: 5 }), at('fr-heavyMortar-1', 'C2')],
        { forts: { F1: ['E1', 'F1'] } },
      ),
      'de-infantry-1',
      ['I.2: D1 fr-infantry-1', 'I.2: E2 fr-infantry-1'],
    ],
    [
      '[AU12] also where it stayed',
      board(['......##...'], [at('de-infantry-1', 'F1'), at('fr-infantry-1', 'I1'), at('fr-heavyMortar-1', 'E1')], {
        forts: { F1: ['G1', 'H1'] },
      }),
      'de-infantry-1',
      ['I.2: F1 fr-heavyMortar-1'],
    ],
    [
      '[AU12] not after it has conquered a fort',
      board(['.....##...'], [at('de-infantry-1', 'E1'), at('fr-heavyMortar-1', 'D1')], {
        forts: { F1: ['F1', 'G1'] },
      }),
      'de-infantry-1',
      ['I.1: fort:F1 null'],
    ],
  ])('%s', (_title, position, unit, expected) => {
    expect(outcomes(position, unit)).toEqual(expected);
  });

  it('[AU12] after I.6 there is nobody to attack: I.4 or I.5 would have come first', () => {
    let met = 0;
    for (const { position, waiting } of [...WORKED, ...randomTurns(150)]) {
      const state = stateFrom(position);
      for (const id of waiting) {
        const { order, target, reasons } = decideUnit(state, id, true);
        if (order !== 'I.6') continue;
        met++;
        expect([target, reasons?.afterwards]).toEqual([null, { ways: [], steps: [], draw: null }]);
      }
    }
    expect(met).toBeGreaterThan(5);
  });
});
