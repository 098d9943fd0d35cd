import { describe, expect, it } from 'vitest';
import { reachCommand } from '../../src/headless/commands.ts';
import { targetsOf } from '../../src/rules/attack.ts';
import { forecast } from '../../src/rules/forecast.ts';
import { legal } from '../../src/rules/legal.ts';
import { parsePosition } from '../../src/rules/position.ts';
import type { State } from '../../src/rules/types.ts';
import { slowForecast, slowTargets } from '../slow/fight.ts';
import { slowCountDeclarations, slowCountMoves } from '../slow/moves.ts';
import { randomPosition } from '../slow/random.ts';
import { slowReach } from '../slow/reach.ts';

const SEEDS = Array.from({ length: 150 }, (_, seed) => seed);

function stateOf(seed: number): State {
  const parsed = parsePosition(randomPosition(seed));
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  return parsed.value;
}

describe('the engine agrees with the slow oracle on random positions', () => {
  it.each(SEEDS)('[M1–M10, F1–F6, T1–T5] reach of every unit, position %i', (seed) => {
    const position = randomPosition(seed);
    for (const { id } of position.units) {
      const { hexes, forts, trucks } = reachCommand({ file: position, unit: id }) as ReturnType<typeof slowReach>;
      expect({ id, hexes, forts, trucks }).toEqual({ id, ...slowReach(position, id) });
    }
  });

  it.each(SEEDS)('[M1, A1] perft of position %i: destinations and declarations', (seed) => {
    const position = randomPosition(seed);
    const state = stateOf(seed);
    const moves = legal(state).filter(({ type }) => type === 'move' || type === 'act');
    expect(moves).toHaveLength(slowCountMoves(position));
    const declaring: State = { ...state, turn: { ...state.turn, phase: 'declare' } };
    expect(legal(declaring).filter(({ type }) => type === 'declare')).toHaveLength(slowCountDeclarations(position));
  });

  it.each(SEEDS)('[A2, A3, B1–B9] targets and forecasts of position %i', (seed) => {
    const position = randomPosition(seed);
    const state = stateOf(seed);
    for (const { id } of position.units) {
      const targets = slowTargets(position, id);
      expect(targetsOf(state, id)).toEqual(targets);
      for (const target of targets) {
        const { defenderDamage, attackerDamage, destroyDefender, destroyAttacker, ...slow } = slowForecast(
          position,
          id,
          target,
        );
        const ours = forecast(state, id, target);
        if ('rule' in ours) throw new Error(`${id} → ${target}: ${ours.code}`);
        expect(ours).toMatchObject(slow);
        defenderDamage.forEach((p, k) => {
          expect(ours.defenderDamage[k]).toBeCloseTo(p, 12);
        });
        attackerDamage.forEach((p, k) => {
          expect(ours.attackerDamage[k]).toBeCloseTo(p, 12);
        });
        expect([ours.destroyDefender, ours.destroyAttacker]).toEqual([ours.defenderDamage[6], ours.attackerDamage[6]]);
        expect(destroyDefender).toBeCloseTo(ours.destroyDefender, 12);
        expect(destroyAttacker).toBeCloseTo(ours.destroyAttacker, 12);
      }
    }
  });
});
