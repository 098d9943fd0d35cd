import { describe, expect, test } from 'vitest';
import { slowTargets } from '../slow/fight.ts';
import { randomPosition } from '../slow/random.ts';
import { slowReach } from '../slow/reach.ts';
import type { SlowPosition, SlowUnit } from '../slow/types.ts';
import { commandOf } from '../slow/units.ts';
import { acceptable } from './decide.ts';
import { acceptableNext } from './sequence.ts';

/** Random positions with the Automa to move, nobody having acted yet. */
function automaPositions(): SlowPosition[] {
  return Array.from({ length: 150 }, (_, seed) => randomPosition(seed + 1)).flatMap((position) => {
    const automa = position.commands.find((command) => command.control === 'automa');
    const units = position.units
      .filter(({ aboard }) => aboard === undefined)
      .map(({ moved, attacked, ...unit }) => unit);
    return automa ? [{ ...position, units, turn: { ...position.turn, command: automa.id } }] : [];
  });
}

function automaUnits(position: SlowPosition): SlowUnit[] {
  return position.units.filter((unit) => commandOf(position, unit.nation).control === 'automa');
}

describe('on random positions', () => {
  const positions = automaPositions();

  test('[AU5] every way can be walked and its target attacked from there; steps only narrow', () => {
    const orders = new Set<string | null>();
    for (const position of positions) {
      for (const unit of automaUnits(position)) {
        const { order, ways, via, steps } = acceptable(position, unit.id);
        orders.add(order);
        const { hexes, forts } = slowReach(position, unit.id);
        const places = [unit.at, ...Object.keys(hexes), ...Object.keys(forts).map((fort) => `fort:${fort}`)];
        expect(new Set(ways.map(({ to, target }) => `${to} ${target}`)).size).toBe(ways.length);
        expect(ways.length).toBeGreaterThan(0);
        expect(via.length).toBeLessThanOrEqual(steps.length + 1);
        for (const { to, target } of ways) {
          expect(places).toContain(to);
          const there = { ...position, units: position.units.map((one) => (one === unit ? { ...unit, at: to } : one)) };
          if (target !== null) expect(slowTargets(there, unit.id)).toContain(target);
          if (order === 'II.2' || order === 'III.2') expect(slowTargets(there, unit.id)).toEqual([]);
        }
      }
    }
    expect([...orders].sort()).toEqual(
      ['I.1', 'I.2', 'I.3', 'I.4', 'I.5', 'I.6', 'II.1', 'II.2', 'III.1', 'III.2', null].sort(),
    );
  });

  test('[AU4] some unit is next until all have acted', () => {
    for (const position of positions.slice(0, 30)) {
      const units = position.units.map((unit) => ({ ...unit }));
      for (let left = automaUnits(position).length; left > 0; left -= 1) {
        const [next] = acceptableNext({ ...position, units });
        const unit = units.find(({ id }) => id === next);
        expect(unit).toBeDefined();
        if (unit) unit.moved = true;
      }
      expect(acceptableNext({ ...position, units }).size).toBe(0);
    }
  });
});
