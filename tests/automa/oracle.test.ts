import { describe, expect, it } from 'vitest';
import { decideUnit } from '../../automa/decide.ts';
import { check } from '../../src/rules/check.ts';
import { randomPosition } from '../slow/random.ts';
import type { SlowPosition } from '../slow/types.ts';
import { acceptable } from '../slow-automa/decide.ts';
import { ROWS } from '../slow-automa/positions.ts';
import { stateFrom } from '../support/play.ts';

function compare(position: SlowPosition, id: string): void {
  const slow = acceptable(position, id);
  const state = stateFrom(position);
  const { order, to, target, reasons } = decideUnit(state, id, true);
  expect({ id, order }).toEqual({ id, order: slow.order });
  expect(slow.ways).toContainEqual({ to, target });
  const pairs = new Set(slow.ways.map((way) => way.to));
  if (reasons?.draw && order !== 'I.6') expect(reasons.draw.among).toBeGreaterThanOrEqual(pairs.size);
}

describe('the tables agree with the slow checker', () => {
  it.each(ROWS.map((row) => [row.rule, row.name, row] as const))('[%s] %s', (_, __, row) => {
    const { position, unit, order, ways } = row;
    const state = stateFrom(position);
    const decision = decideUnit(state, unit, true);
    expect(decision.order).toBe(order);
    expect(ways).toContainEqual([decision.to, decision.target]);
    expect(check(state, decision.action)).toBeNull();
    compare(position, unit);
  });

  const seeds = Array.from({ length: 250 }, (_, seed) => seed);
  it.each(seeds)('[AU5] every unit of random position %i', (seed) => {
    const position = randomPosition(seed);
    const automas = position.commands.filter(({ control }) => control === 'automa');
    expect(automas.length).toBeGreaterThanOrEqual(0);
    for (const { id, nations } of automas) {
      const turn = { ...position.turn, command: id };
      for (const unit of position.units) {
        if (nations.includes(unit.nation) && !unit.moved) compare({ ...position, turn }, unit.id);
      }
    }
  });
});
