/** The two worked examples of the rule book, with every reason it gives. */
import { describe, expect, it } from 'vitest';
import { alternatives } from '../../automa/alternatives.ts';
import { decideUnit } from '../../automa/decide.ts';
import type { Decision, Reasons } from '../../automa/index.ts';
import { playTurn, type Told } from '../../src/headless/automa-turn.ts';
import { en } from '../../src/i18n/en.ts';
import { explainDecision } from '../../src/i18n/explain.ts';
import type { State } from '../../src/rules/types.ts';
import type { Row } from '../slow-automa/positions.ts';
import { stateFrom } from '../support/play.ts';
import { tellStep, tellWay } from './told.ts';
import { rowOf } from './turns.ts';

type ExpectedStep = readonly [
  rule: string,
  measure: string,
  /** null: passed over. */
  best: number | null,
  kept: readonly string[],
  dropped?: readonly (readonly [way: string, value: number])[],
];

interface Example {
  readonly row: Row;
  readonly table: string;
  readonly ways: number;
  readonly steps: readonly ExpectedStep[];
  readonly taken: string;
  /** The letter, the way not taken, its value, the better one, a way that had it. */
  readonly alternatives: readonly (readonly [string, string, number, number, string])[];
  /** How each line of the explanation begins, and what else it must name. */
  readonly lines: readonly (readonly [start: string, ...parts: string[]])[];
}

// A is the damaged Infantry on I8, B the one on G3.
const C = ['C3 fr-antiAircraft-1', 'D2 fr-antiAircraft-1'];
const D = ['E6 fr-heavyMortar-1', 'F5 fr-heavyMortar-1'];
const B = ['F2 fr-infantry-2', 'F3 fr-infantry-2', 'G4 fr-infantry-2'];

const TANK: Example = {
  row: rowOf('AU-X1'),
  table: 'II',
  ways: 7,
  steps: [
    // 6 hits are 4 damage: B, with 1, would have to take 5, which is 8 hits.
    ['II.1a', 'yes', null, [...C, ...D, ...B]],
    ['II.1b', 'yes', 1, [...C, ...D], B.map((way) => [way, 0])],
    ['II.1d', 'attack', 3, D, C.map((way) => [way, 4])],
    ['II.1e', 'price', 4, D],
    ['II.1f', 'experience', 0, D],
    ['II.Mb', 'yes', null, D],
    // Half points: 2 MP from E6 to the gun on D7, 3 from F5.
    ['II.Mc', 'mp', 4, ['E6 fr-heavyMortar-1'], [['F5 fr-heavyMortar-1', 6]]],
    ['II.Md', 'mp', 4, ['E6 fr-heavyMortar-1']],
  ],
  taken: 'E6 fr-heavyMortar-1',
  alternatives: [
    ['II.Mc', 'F5 fr-heavyMortar-1', 6, 4, 'E6 fr-heavyMortar-1'],
    // Heavy Mortar 3 < Anti-Aircraft 4
    ...C.map((way) => ['II.1d', way, 4, 3, 'fr-heavyMortar-1'] as const),
    ...B.map((way) => ['II.1b', way, 0, 1, 'fr-antiAircraft-1'] as const),
  ],
  lines: [
    ['Tank at E4'],
    ['II.1 ', '7'],
    ['II.1a ', 'destroy', 'passed over'],
    ['II.1b ', 'return fire', '4', 'G4', 'F3', 'F2', 'Infantry at G3'],
    ['II.1d ', 'attack value', 'attack 3', 'D2', 'C3', 'Anti-Aircraft at C2', 'attack 4'],
    ['II.1e ', '4 coins'],
    ['II.1f ', '0 experience'],
    ['II.Mb ', 'forest', 'passed over'],
    ['II.Mc ', 'own unit', '2 MP', 'F5', '3 MP'],
    ['II.Md ', '2 MP'],
    ['Only one left', 'E6', 'Heavy Mortar at F6'],
  ],
};

const MORTAR = ['E2', 'E3', 'F1', 'F2', 'G1', 'G2'].map((hex) => `${hex} fr-heavyMortar-1`);
const soldierFrom = (...hexes: string[]) => hexes.map((hex) => `${hex} fr-infantry-1`);
const SOLDIER = soldierFrom('E1', 'E2', 'E3', 'F1', 'F2', 'G1', 'G2');
const [E1, E2, E3, F1, F2, G1, G2] = SOLDIER as [string, string, string, string, string, string, string];

const GUN: Example = {
  row: rowOf('AU-X2'),
  table: 'III',
  ways: 13,
  steps: [
    // 5 hits are 3 damage, and both have 3.
    ['III.1a', 'yes', 1, [...SOLDIER, ...MORTAR]],
    ['III.1b', 'yes', 1, SOLDIER, MORTAR.map((way) => [way, 0])],
    ['III.1c', 'yes', null, SOLDIER],
    ['III.1d', 'price', 2, SOLDIER],
    ['III.1e', 'experience', 0, SOLDIER],
    ['III.Ma', 'yes', 1, [E1, E2, F1, F2, G1, G2], [[E3, 0]]],
    // In hexes to H1, the nearest enemy.
    [
      'III.Mb',
      'hexes',
      3,
      [E1, E2],
      [
        [F1, 2],
        [F2, 2],
        [G1, 1],
        [G2, 1],
      ],
    ],
    ['III.Mc', 'hexes', 3, [E1, E2]],
    // 1 MP (2 half points) and 2 hexes; 1.5 MP and 2 hexes.
    ['III.Md', 'mpThenHexes', 2002, [E1], [[E2, 3002]]],
  ],
  taken: E1,
  alternatives: [
    ['III.Md', E2, 3002, 2002, E1],
    ['III.Mb', F1, 2, 3, 'fr-infantry-1'],
    ['III.Mb', F2, 2, 3, 'fr-infantry-1'],
    ['III.Mb', G1, 1, 3, 'fr-infantry-1'],
    ['III.Mb', G2, 1, 3, 'fr-infantry-1'],
    ['III.Ma', E3, 0, 1, 'fr-infantry-1'],
    ...MORTAR.map((way) => ['III.1b', way, 0, 1, 'fr-infantry-1'] as const),
  ],
  lines: [
    ['Field Gun at C1'],
    ['III.1 ', '13'],
    ['III.1a ', 'destroy', '13'],
    ['III.1b ', 'foot soldier', '7', 'E2', 'Heavy Mortar at H3'],
    ['III.1c ', 'attacked', 'passed over'],
    ['III.1d ', '2 coins'],
    ['III.1e ', '0 experience'],
    ['III.Ma ', 'road', '6', 'E3', 'Infantry at H1'],
    ['III.Mb ', 'farthest', '3 hexes', 'F1', 'F2', '2 hexes', 'G1', 'G2'],
    ['III.Mc ', '3 hexes'],
    ['III.Md ', '1 MP', 'E2', '1.5 MP'],
    ['Only one left', 'E1', 'Infantry at H1'],
  ],
};

interface Explained {
  readonly state: State;
  readonly decision: Decision;
  readonly reasons: Reasons;
}

function explained({ position, unit }: Row): Explained {
  const state = stateFrom(position);
  const decision = decideUnit(state, unit, true);
  if (!decision.reasons) throw new Error('asked for reasons');
  return { state, decision, reasons: decision.reasons };
}

/** Its turn as the headless command tells it, all others having acted already. */
function toldAlone({ position, unit }: Row): Told | undefined {
  const units = position.units.map((one) =>
    one.nation === 'DE' && one.id !== unit ? { ...one, moved: true as const } : one,
  );
  const [told, ...more] = playTurn(stateFrom({ ...position, units })).turn.decisions;
  expect(more).toEqual([]);
  return told;
}

describe.each<[string, Example]>([
  ['AU-X1', TANK],
  ['AU-X2', GUN],
])('%s', (id, example) => {
  const { row, table, ways, steps, taken } = example;
  const { state, decision, reasons } = explained(row);

  it(`[${id}] every letter in turn: what it kept, what it dropped, with which value`, () => {
    expect(reasons.looked.map(({ rule, failed }) => [rule, failed])).toEqual([[row.order, null]]);
    const [looked] = reasons.looked;
    expect(looked?.ways.length).toBe(ways);
    expect(looked?.aiming).toEqual([]);
    expect(looked?.steps.map((step) => tellStep(state, step))).toEqual(
      steps.map(([rule, measure, best, kept, dropped = []]) => {
        return { rule, measure, passed: best === null, best, kept: [...kept].sort(), dropped: [...dropped].sort() };
      }),
    );
  });

  it(`[${id}] nothing is left to chance`, () => {
    expect(reasons.table).toBe(table);
    expect(reasons.draw?.among).toBe(1);
    expect(reasons.draw && tellWay(state, reasons.draw.taken)).toBe(taken);
    expect(`${decision.to} ${decision.target}`).toBe(taken);
    expect(reasons.afterwards).toBeNull();
    expect([reasons.candidates, reasons.equal]).toEqual([[], 1]);
  });

  it(`[${id}] what was not taken, the nearest to being taken first`, () => {
    const told = alternatives(reasons).map(({ rule, way, value, best, than }) => {
      return [rule, tellWay(state, way), value, best, tellWay(state, than)] as const;
    });
    // The order of the letters, last first; of one letter in any order.
    expect(told.map(([rule]) => rule)).toEqual(example.alternatives.map(([rule]) => rule));
    for (const [rule, way, value, best, than] of example.alternatives) {
      expect(told).toContainEqual([rule, way, value, best, expect.stringContaining(than)]);
    }
  });

  it(`[${id}] the explanation names each point of the rule book in its order`, () => {
    const lines = explainDecision(en, state, decision).map((line) => line.trim());
    expect(lines.length).toBe(example.lines.length);
    example.lines.forEach(([start, ...parts], i) => {
      expect(lines[i]?.startsWith(start), lines[i]).toBe(true);
      for (const part of parts) expect(lines[i]).toContain(part);
    });
  });

  it(`[${id}] the headless command gives the same list of reasons`, () => {
    const told = toldAlone(row);
    expect(told).toMatchObject({ unit: row.unit, order: row.order, from: decision.from, to: decision.to });
    expect(told?.why).toEqual([
      { rule: row.order, left: ways, passed: false },
      ...steps.map(([rule, , best, kept]) => ({ rule, left: kept.length, passed: best === null })),
    ]);
  });
});

it.each<[string, Row, string[], Told['attack']]>([
  [
    '[AU-X1] the Tank drives over E5 and deals its 6 hits, 4 damage, without an answer',
    TANK.row,
    ['E5', 'E6'],
    { target: 'fr-heavyMortar-1', hits: 6, damage: 4, returned: null },
  ],
  [
    '[AU-X2] the Field Gun destroys the soldier with 5 hits',
    GUN.row,
    ['D1', 'E1'],
    { target: 'fr-infantry-1', hits: 5, damage: 3, returned: null },
  ],
])('%s', (_title, row, path, attack) => {
  expect(toldAlone(row)).toMatchObject({ path, attack });
});
