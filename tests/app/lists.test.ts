import { describe, expect, it } from 'vitest';
import { Hand } from '../../src/app/hand.ts';
import { listsOf } from '../../src/app/lists.ts';
import { Play } from '../../src/app/play.ts';
import { makePosition } from '../../src/rules/position.ts';
import { example, unit } from '../slow/example.ts';
import { stateFrom } from '../support/play.ts';

function handFor(sketch: Parameters<typeof example>[0]): Hand {
  const start = stateFrom(example(sketch));
  const game = { position: makePosition(start), seed: 1, actions: [] };
  return new Hand(new Play({ id: 'g', name: 'G', created: 0, updated: 0, undo: 'free', rewound: 0, game }, start));
}

const infantry = unit('FR', 'infantry', 'A1');

describe('the lists beside the board', () => {
  it('[M1, M2] where a unit can go, the cheapest first', () => {
    const hand = handFor({ terrain: ['.-.....', '.......'], units: [infantry, unit('DE', 'infantry', 'G2')] });
    expect(listsOf(hand).ready).toEqual([infantry.id]);
    hand.select(infantry.id);
    const { reach } = listsOf(hand);
    expect(reach.slice(0, 3).map(({ hex, cost }) => [hex, cost])).toEqual([
      ['B1', 0.5],
      ['A2', 1],
      ['B2', 1.5],
    ]);
    expect(reach.map(({ cost }) => cost)).toEqual(reach.map(({ cost }) => cost).toSorted((a, b) => a - b));
  });

  it('[F3] the forts it can go into', () => {
    const hand = handFor({
      terrain: ['.##....', '.......'],
      units: [infantry, unit('DE', 'infantry', 'G2')],
      forts: [['B1', 'C1']],
    });
    hand.select(infantry.id);
    expect(listsOf(hand).forts).toEqual([{ fort: 'F1', how: 'conquer' }]);
  });

  it('[A2] the targets in range', () => {
    const near = unit('DE', 'infantry', 'A2');
    const hand = handFor({ terrain: ['.......', '.......'], units: [infantry, near, unit('DE', 'tank', 'G2')] });
    hand.take({ type: 'end' });
    hand.select(infantry.id);
    expect(listsOf(hand).targets.map(({ unit: id }) => id)).toEqual([near.id]);
  });

  it('own units the enemy can hit next turn, and by whom', () => {
    const far = unit('FR', 'tank', 'A1');
    const close = unit('FR', 'howitzer', 'G1');
    const enemy = unit('DE', 'infantry', 'J1');
    // Infantry walks two hexes of plain and hits the next one: G1 is three hexes from J1, A1 nine.
    const hand = handFor({ terrain: ['..........', '..........'], units: [far, close, enemy] });
    expect(listsOf(hand).threats).toEqual([{ unit: close.id, by: [enemy.id] }]);
  });
});
