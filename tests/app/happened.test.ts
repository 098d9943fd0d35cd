import { describe, expect, it } from 'vitest';
import { happenedIn, leadsFrom } from '../../src/app/happened.ts';
import { momentOf } from '../../src/app/moments.ts';
import type { State } from '../../src/rules/types.ts';
import { example, unit } from '../slow/example.ts';
import { stateFrom } from '../support/play.ts';

const OPEN = ['......', '......', '......', '......'];
const infantry = unit('FR', 'infantry', 'B1');
const car = unit('FR', 'armoredCar', 'A4');
const enemy = unit('DE', 'tank', 'F4');

const start = (units: Parameters<typeof example>[0]['units']): State => stateFrom(example({ terrain: OPEN, units }));

/** Everything up to the battle, which is the moment given back. */
function fight(state: State, attacker: string, target: string) {
  const declaring = momentOf(state, { type: 'end' }).after;
  const declared = momentOf(declaring, { type: 'declare', attacker, target }).after;
  return momentOf(momentOf(declared, { type: 'end' }).after, { type: 'fight' });
}

describe('what can be seen happening', () => {
  it('[M1] a march goes hex by hex', () => {
    const moment = momentOf(start([car, enemy]), { type: 'move', unit: car.id, to: 'D4' });
    const { march, struck, gone } = happenedIn(moment);
    expect([march?.unit, march?.path.length, march?.path.at(-1)]).toEqual([car.id, 3, 'D4']);
    expect([struck, gone]).toEqual([[], []]);
  });

  it('[B7] a destroyed unit is shown where it stood, a damaged one is struck', () => {
    const seen = { gone: 0, struck: 0 };
    for (const seed of [1, 2, 3, 4, 5, 6, 7, 8]) {
      const weak = { ...unit('DE', 'infantry', 'B2'), damage: 4 };
      const state = { ...start([infantry, car, weak, enemy]), seed };
      const moment = fight(state, infantry.id, weak.id);
      const { gone, struck, march } = happenedIn(moment);
      const left = moment.after.units.map(({ id }) => id);
      const lost = moment.before.units.filter(({ id }) => !left.includes(id));
      expect(march).toBeNull();
      expect(gone.map(({ id, at }) => [id, at])).toEqual(lost.map(({ id, at }) => [id, at]));
      const hurt = moment.after.units.filter(
        ({ id, damage }) => damage > (moment.before.units.find((one) => one.id === id)?.damage ?? 0),
      );
      expect([...struck].sort()).toEqual(hurt.map(({ id }) => id).sort());
      seen.gone += gone.length;
      seen.struck += struck.length;
    }
    expect(seen.gone).toBeGreaterThan(0);
    expect(seen.struck).toBeGreaterThan(0);
  });

  it('only what leads from the board shown to the next is shown: not an undo, not a leap', () => {
    const state = start([car, enemy]);
    const one = momentOf(state, { type: 'move', unit: car.id, to: 'D4' });
    const two = momentOf(one.after, { type: 'end' });
    expect(leadsFrom(one, state, one.after)).toBe(true);
    expect(leadsFrom(one, two.after, one.after)).toBe(false);
    expect(leadsFrom(two, state, two.after)).toBe(false);
    expect(leadsFrom(null, null, state)).toBe(false);
  });
});
