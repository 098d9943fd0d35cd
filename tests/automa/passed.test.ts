/** Where an order or a letter is passed over, and what decides instead. Every expected value is worked out by hand. */
import { describe, expect, it } from 'vitest';
import { decideUnit } from '../../automa/decide.ts';
import type { Looked } from '../../automa/index.ts';
import { FACTS, type Fact } from '../../automa/table.ts';
import type { State, UnitId } from '../../src/rules/types.ts';
import { at, board } from '../slow-automa/build.ts';
import type { Row } from '../slow-automa/positions.ts';
import { stateFrom } from '../support/play.ts';
import { randomTurns, rowOf, WORKED } from './turns.ts';

type Position = Pick<Row, 'position' | 'unit'>;

function lookedIn({ position, unit }: Position): readonly Looked[] {
  return lookedBy(stateFrom(position), unit);
}

function lookedBy(state: State, unit: UnitId): readonly Looked[] {
  return decideUnit(state, unit, true).reasons?.looked ?? [];
}

/** Every order looked at in all positions worked by hand and in many random ones. */
const ALL_LOOKED: readonly Looked[] = [...WORKED, ...randomTurns(250)].flatMap(({ position, waiting }) => {
  const state = stateFrom(position);
  return waiting.flatMap((unit) => lookedBy(state, unit));
});

/** Between two forts, 3 MP from either gate, all enemies inside one of them. */
const BETWEEN_FORTS: Position = {
  position: board(['##.......##'], [at('de-infantry-1', 'F1'), at('fr-infantry-1', 'fort:F2')], {
    forts: { F1: ['A1', 'B1'], F2: ['J1', 'K1'] },
    owners: { F2: 'A' },
  }),
  unit: 'de-infantry-1',
};

describe('letters passed over', () => {
  it.each<[letter: string, why: string, position: Position, next: string, left: number]>([
    ['I.2a', 'every enemy is in a fort', rowOf('I.2a', 'with every enemy'), 'chance', 2],
    ['I.3b', 'every enemy is in a fort', rowOf('I.3c'), 'I.3c', 1],
    ['I.3d', 'neither hex is forest', BETWEEN_FORTS, 'chance', 2],
    ['II.1a', 'it can destroy nobody', rowOf('II.1b'), 'II.1b', 1],
    ['II.1b', 'all return fire', rowOf('II.1d', 'against a Tank'), 'II.1d', 1],
    ['II.1c', 'the only Anti-Aircraft is in a fort', rowOf('II.1c', 'an Anti-Aircraft in a fort'), 'II.1e', 1],
    ['II.Ma', 'there is no Anti-Aircraft', rowOf('II.Mb', 'an aircraft'), 'II.Md', 1],
    ['II.Mb', 'no hex is forest', rowOf('II.Mc'), 'II.Mc', 1],
    ['II.Mc', 'it has no other unit', rowOf('II.Md'), 'II.Md', 1],
    ['III.1a', 'it can destroy nobody', rowOf('III.1b'), 'III.1b', 1],
    ['III.1b', 'nobody stands at a fort', rowOf('III.1c'), 'III.1c', 1],
    ['III.1b', 'the soldier stands at an enemy fort', rowOf('III.1b', 'but not'), 'III.1d', 1],
    ['III.1c', 'nobody was attacked yet', rowOf('III.1d'), 'III.1d', 1],
    ['III.Ma', 'there is no road', rowOf('III.Mb'), 'III.Mb', 1],
    ['III.Mc', 'it has no other unit', rowOf('III.Md'), 'III.Md', 1],
  ])('[%s] %s', (letter, _why, position, next, left) => {
    const steps = lookedIn(position).at(-1)?.steps ?? [];
    const place = steps.findIndex(({ rule }) => rule === letter);
    expect(steps[place]).toMatchObject({ passed: true, best: null, dropped: [] });
    expect(steps[place]?.kept).toEqual(place === 0 ? lookedIn(position).at(-1)?.ways : steps[place - 1]?.kept);
    const decisive = steps.slice(place).find(({ dropped }) => dropped.length > 0);
    expect(decisive?.rule ?? 'chance').toBe(next);
    expect(steps.at(-1)?.kept.length).toBe(left);
  });

  it.each<[letter: string, order: string, position: Position, next: string]>([
    ['II.1a', 'II.2', rowOf('II.2', 'to the best target'), 'II.1b'],
    ['II.1b', 'II.2', rowOf('II.2', 'of equal targets to the nearest'), 'II.2'],
    ['III.1a', 'III.2', rowOf('III.2', 'to the best target'), 'III.1d'],
    ['III.1c', 'III.2', rowOf('III.2', 'of equal targets to the nearest'), 'III.2'],
  ])('[%s] while %s looks for its target', (letter, order, position, next) => {
    const last = lookedIn(position).at(-1);
    expect(last?.rule).toBe(order);
    const place = last?.aiming.findIndex(({ rule }) => rule === letter) ?? -1;
    expect(last?.aiming[place]?.passed).toBe(true);
    expect(last?.aiming.slice(place).find(({ dropped }) => dropped.length > 0)?.rule).toBe(next);
  });

  it('[I.3a] never narrows: every way satisfies it', () => {
    const met = ALL_LOOKED.filter(({ rule, failed }) => rule === 'I.3' && failed === null);
    for (const { ways, steps } of met) {
      expect(steps[0]).toEqual({ rule: 'I.3a', measure: 'yes', passed: false, best: 1, kept: ways, dropped: [] });
    }
    expect(met.length).toBeGreaterThan(50);
  });

  it.each(['I.3c', 'II.1d', 'II.1e', 'II.1f', 'II.Md', 'III.1d', 'III.1e', 'III.Mb', 'III.Md'])(
    '[%s] compares what every way has and is never passed over',
    (letter) => {
      const met = ALL_LOOKED.flatMap(({ aiming, steps }) => [...aiming, ...steps]).filter(
        ({ rule }) => rule === letter,
      );
      expect(met.filter(({ passed }) => passed)).toEqual([]);
      expect(met.length).toBeGreaterThan(20);
    },
  );
});

const BOXED_IN: Position = {
  // B1 and C1 are taken, and 2 MP lead no farther
  position: board(
    ['............##'],
    [at('de-infantry-1', 'A1'), at('de-tank-1', 'B1'), at('de-heavyMortar-1', 'C1'), at('fr-infantry-1', 'fort:F1')],
    { forts: { F1: ['M1', 'N1'] }, owners: { F1: 'A' } },
  ),
  unit: 'de-infantry-1',
};

const FIGHTER_ONLY: Position = {
  position: board(['............'], [at('de-fieldGun-1', 'A1'), at('fr-fighter-1', 'L1')]),
  unit: 'de-fieldGun-1',
};

describe('orders passed over', () => {
  const SHORT = rowOf('V4');
  const rows: readonly (readonly [order: string, fact: Fact, position: Position, taken: string | null])[] = [
    ['I.1', 'notBesideAFort', rowOf('I.2', 'it moves'), 'I.2'],
    ['I.1', 'guardedFort', rowOf('I.1', 'an enemy foot soldier'), 'I.2'],
    ['I.1', 'cannotTakeForts', SHORT, 'I.5'],
    ['I.2', 'cannotTakeForts', SHORT, 'I.5'],
    ['I.2', 'noEntranceInReach', rowOf('I.3', 'it goes'), 'I.3'],
    ['I.2', 'noEntranceInReach', rowOf('I.3', 'a fort that I.2 leaves'), 'I.3'],
    ['I.3', 'cannotTakeForts', SHORT, 'I.5'],
    ['I.3', 'noFortInTwoTurns', rowOf('I.6', 'towards'), 'I.6'],
    ['I.4', 'noEnemyInReach', rowOf('I.6', 'towards'), 'I.6'],
    ['I.4', 'nothingToDestroy', rowOf('I.5', 'it attacks'), 'I.5'],
    ['I.5', 'noEnemyInReach', rowOf('I.6', 'towards'), 'I.6'],
    ['I.5', 'allReturnFire', rowOf('I.7', 'with nothing else'), 'II.1'],
    ['I.6', 'noFortToTake', rowOf('I.7', 'with nothing else'), 'II.1'],
    ['I.6', 'noHexNearerToFort', BOXED_IN, null],
    ['II.1', 'noEnemyInReach', rowOf('II.2', 'it gets'), 'II.2'],
    ['II.1', 'noEnemyInReach', rowOf('I.7', 'or approaches'), 'II.2'],
    ['II.2', 'noHexNearerToTarget', rowOf('II.2', 'the best target cannot'), null],
    ['II.2', 'noEnemyOfItsKind', rowOf('II.2', 'a kind it cannot'), null],
    ['III.1', 'noEnemyInReach', rowOf('III.2', 'as near'), 'III.2'],
    ['III.2', 'noHexNearerToTarget', rowOf('III.2', 'never nearer'), null],
    ['III.2', 'noEnemyOfItsKind', FIGHTER_ONLY, null],
  ];

  it.each(rows)('[%s] %s', (order, fact, position, taken) => {
    const looked = lookedIn(position);
    expect(looked.find(({ rule }) => rule === order)).toMatchObject({ failed: fact, ways: [], steps: [] });
    const last = looked.at(-1);
    expect(last?.failed === null ? last.rule : null).toBe(taken);
    expect(decideUnit(stateFrom(position.position), position.unit).order).toBe(taken);
  });

  it('[AU5] every reason an order can fail for is among them', () => {
    expect(FACTS.filter((fact) => !rows.some((row) => row[1] === fact))).toEqual([]);
  });
});
