import { describe, expect, test } from 'vitest';
import { acceptable } from './decide.ts';
import { ROWS } from './positions.ts';

function stepsOf(example: string): [string, number, boolean][] {
  const row = ROWS.find(({ rule }) => rule === example);
  if (!row) throw new Error(`no row ${example}`);
  return acceptable(row.position, row.unit).steps.map(({ rule, left, passed }) => [rule, left, passed]);
}

describe('what the Automa may do with one unit', () => {
  for (const { rule, name, position, unit, order, ways } of ROWS) {
    test(`[${rule}] ${name}`, () => {
      const found = acceptable(position, unit);
      expect(found.order).toBe(order);
      expect(found.ways.map(({ to, target }) => [to, target]).sort()).toEqual([...ways].sort());
    });
  }

  test('[AU5] every order and every letter that can decide has a row', () => {
    const letters = { 'I.2': 'a', 'I.3': 'bcd', 'II.1': 'abcdef', 'II.M': 'abcd', 'III.1': 'abcde', 'III.M': 'abcd' };
    const rules = [
      ...['I.1', 'I.2', 'I.3', 'I.4', 'I.5', 'I.6', 'I.7', 'II.1', 'II.2', 'III.1', 'III.2'],
      ...Object.entries(letters).flatMap(([order, each]) => [...each].map((letter) => order + letter)),
    ];
    expect(rules.filter((rule) => !ROWS.some((row) => row.rule === rule))).toEqual([]);
  });

  test('[AU-X1] not a; b keeps two targets; d the Mortar, touched by two hexes; Mc the nearer one', () => {
    const steps = stepsOf('AU-X1');
    expect(steps.map(([rule]) => rule).slice(0, 3)).toEqual(['II.1', 'II.1a', 'II.1b']);
    expect(steps[1]?.[2]).toBe(true);
    expect(steps.slice(3)).toEqual([
      ['II.1d', 2, false],
      ['II.1e', 2, false],
      ['II.1f', 2, false],
      ['II.Mb', 2, true],
      ['II.Mc', 1, false],
      ['II.Md', 1, false],
    ]);
  });

  test('[AU-X2] a keeps both targets, b one, from 7 hexes; Ma drops one; Mb keeps two, Mc both, Md one', () => {
    // the Mortar on H3 is within 3 hexes of E2, E3, F1, F2, G1 and G2
    expect(stepsOf('AU-X2')).toEqual([
      ['III.1', 13, false],
      ['III.1a', 13, false],
      ['III.1b', 7, false],
      ['III.1c', 7, true],
      ['III.1d', 7, false],
      ['III.1e', 7, false],
      ['III.Ma', 6, false],
      ['III.Mb', 2, false],
      ['III.Mc', 2, false],
      ['III.Md', 1, false],
    ]);
  });

  test('[I.7] after table I come the orders of table II', () => {
    const row = ROWS.find(({ rule, order }) => rule === 'I.7' && order === 'II.2');
    if (!row) throw new Error('no such row');
    const { via } = acceptable(row.position, row.unit);
    expect(via).toEqual(['I.1', 'I.2', 'I.3', 'I.4', 'I.5', 'I.6', 'I.7', 'II.1', 'II.2']);
  });
});
