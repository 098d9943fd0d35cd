import { describe, expect, it } from 'vitest';
import { fortForNew, Hand } from '../../src/app/hand.ts';
import { Play } from '../../src/app/play.ts';
import type { UndoMode } from '../../src/app/undo-modes.ts';
import { makePosition } from '../../src/rules/position.ts';
import { example, unit } from '../slow/example.ts';
import { stateFrom } from '../support/play.ts';

function table(sketch: Parameters<typeof example>[0], undo: UndoMode = 'marked'): { play: Play; hand: Hand } {
  const start = stateFrom(example(sketch));
  const game = { position: makePosition(start), seed: 1, actions: [] };
  const play = new Play({ id: 'g', name: 'G', created: 0, updated: 0, undo, rewound: 0, game }, start);
  return { play, hand: new Hand(play) };
}

const at = (play: Play, id: string) => play.now.value.units.find((one) => one.id === id)?.at;

const OPEN = ['......', '......', '......', '......'];
const truck = unit('FR', 'transport', 'C2');
const infantry = unit('FR', 'infantry', 'B1');
const enemy = unit('DE', 'tank', 'F4');

describe('a move in hand', () => {
  it('[M1] the first tap on a hex shows the way, the second goes it', () => {
    const { play, hand } = table({ terrain: OPEN, units: [infantry, enemy] });
    hand.tapUnit(infantry.id);
    expect(hand.layers.value.reach?.map(({ hex }) => hex)).toContain('C1');
    hand.tapHex('C1');
    expect([at(play, infantry.id), hand.layers.value.path?.hexes]).toEqual(['B1', ['B1', 'C1']]);
    hand.tapHex('C1');
    expect(at(play, infantry.id)).toBe('C1');
  });

  it('[F2, F4] the way into a fort and out of it starts and ends inside', () => {
    const terrain = ['.##...', '......', '......', '......'];
    const [soldier, guard] = [
      unit('FR', 'infantry', 'A2'),
      { ...unit('FR', 'mountedInfantry', 'fort:F1'), id: 'guard' },
    ];
    const sketch = { terrain, forts: [['B1', 'C1']], owners: { F1: 'A' }, units: [soldier, guard, enemy] };
    const { hand } = table(sketch);
    hand.select(soldier.id);
    hand.tapFort('F1');
    expect(hand.layers.value.path).toMatchObject({ hexes: ['A2'], into: 'F1', cost: 0.5 });
    hand.select(guard.id);
    hand.tapHex('B3');
    expect(hand.layers.value.path).toMatchObject({ hexes: ['B2', 'B3'], outOf: 'F1', cost: 2 });
  });

  it('a hex out of reach is refused with its rule, and nothing moves', () => {
    const { play, hand } = table({ terrain: OPEN, units: [infantry, enemy] });
    hand.tapUnit(infantry.id);
    hand.tapHex('F1');
    expect(hand.refused.value).toMatchObject({ rule: 'M2', code: 'tooFar' });
    expect(play.moments.value).toHaveLength(0);
  });

  it('[T2, T3] boards by tapping the truck, drives, and gets off hex by hex', () => {
    const { play, hand } = table({ terrain: OPEN, units: [infantry, truck, enemy] });
    hand.tapUnit(infantry.id);
    hand.tapUnit(truck.id);
    expect(hand.preview.value).toBe(`truck:${truck.id}`);
    hand.tapUnit(truck.id);
    expect(play.now.value.units.find(({ id }) => id === infantry.id)?.aboard).toBe(truck.id);
    hand.tapUnit(truck.id);
    hand.tapHex('D2');
    hand.confirm();
    expect(hand.waiting.value.map(({ id }) => id)).toEqual([infantry.id]);
    expect(hand.held.value).toBe(infantry.id);
    expect(hand.layers.value.places).toContain('D3');
    hand.tapHex('D3');
    expect([at(play, truck.id), at(play, infantry.id)]).toEqual(['D2', 'D3']);
    play.undo();
    hand.tapHex('D1');
    expect(at(play, infantry.id)).toBe('D1');
  });

  it('[F2] a fort is taken by tapping it twice; a garrison is picked by tapping its fort', () => {
    const terrain = ['.##...', '......', '......', '......'];
    const forts = [['B1', 'C1']];
    const soldier = unit('FR', 'infantry', 'A1');
    const { play, hand } = table({ terrain, forts, units: [soldier, enemy] });
    hand.tapUnit(soldier.id);
    hand.tapFort('F1');
    hand.tapFort('F1');
    expect(play.now.value.forts).toEqual({ F1: 'A' });
    hand.select(null);
    hand.tapFort('F1');
    expect(hand.selected.value).toBe(soldier.id);
  });

  it('[F6] a fort out of reach says why; the unit stays in hand', () => {
    const terrain = ['.##...', '......', '......', '......'];
    const soldier = unit('FR', 'infantry', 'A4');
    const { play, hand } = table({ terrain, forts: [['B1', 'C1']], units: [soldier, enemy] });
    hand.tapUnit(soldier.id);
    hand.tapFort('F1');
    expect(hand.refused.value?.rule).toMatch(/^F/);
    expect([hand.selected.value, play.moments.value.length]).toEqual([soldier.id, 0]);
  });

  it('own units say by how many they can be hit', () => {
    const near = unit('FR', 'infantry', 'E3');
    const { hand } = table({ terrain: OPEN, units: [infantry, near, enemy] });
    hand.threats.value = true;
    expect(hand.layers.value.threatened).toEqual([{ unit: near.id, count: 1 }]);
  });

  it('[E3] in the money phase a tapped fort is where new units go', () => {
    const terrain = ['.##...', '......', '.##...', '......'];
    const forts = [
      ['B1', 'C1'],
      ['B3', 'C3'],
    ];
    const { hand } = table({
      terrain,
      forts,
      owners: { F1: 'A', F2: 'A' },
      units: [unit('FR', 'infantry', 'A1'), enemy],
    });
    for (let n = 0; n < 2; n++) hand.take({ type: 'end' });
    expect(fortForNew(hand)).toBe('F1');
    hand.tapFort('F2');
    expect(fortForNew(hand)).toBe('F2');
    expect([hand.layers.value.forNew, hand.layers.value.forts]).toEqual(['F2', undefined]);
  });

  it('counts the enemies that could hit a hex next turn', () => {
    const { hand } = table({ terrain: OPEN, units: [infantry, enemy] });
    hand.threats.value = true;
    const threats = new Map(hand.layers.value.threats?.map(({ hex, count }) => [hex, count]));
    // The Tank on F4 moves up to two hexes and hits one further: three hexes away it reaches, four it does not.
    expect([threats.get('C3'), threats.get('B1')]).toEqual([1, undefined]);
    hand.tapHex('C3');
    expect(hand.threateners()).toEqual({ hex: 'C3', units: [enemy.id] });
  });
});

describe('the opening', () => {
  it('[S7] tapping a unit ticks its army; only so many count', () => {
    const units = [1, 2, 3].map((army) => unit('FR', 'infantry', `A${army}`, { army }));
    const start = stateFrom({
      ...example({ terrain: OPEN, units: [...units, enemy] }),
      turn: { round: 1, command: 'A', phase: 'move' },
    });
    const game = { position: makePosition(start), seed: 1, actions: [] };
    const hand = new Hand(
      new Play({ id: 'g', name: 'G', created: 0, updated: 0, undo: 'marked', rewound: 0, game }, start),
    );
    expect(hand.choosing.value).toEqual({ from: [1, 2, 3], count: 1 });
    hand.tapUnit(units[1]?.id ?? '');
    hand.tapUnit(units[2]?.id ?? '');
    expect(hand.ticked.value).toEqual([3]);
    expect([...hand.ready.value]).toEqual([units[2]?.id]);
  });
});

describe('declaring', () => {
  const gun = unit('FR', 'howitzer', 'B2');
  const tank = unit('FR', 'tank', 'C3');
  const foe = unit('DE', 'infantry', 'D3');

  function declaring() {
    const { play, hand } = table({ terrain: OPEN, units: [gun, tank, foe] });
    hand.take({ type: 'end' });
    return { play, hand };
  }

  it('[A1] attacks are declared by tapping attacker and target, put in another order and taken back', () => {
    const { play, hand } = declaring();
    for (const attacker of [gun, tank]) {
      hand.tapUnit(attacker.id);
      hand.tapUnit(foe.id);
      hand.confirm();
    }
    const order = () => play.now.value.turn.declared?.map(({ attacker }) => attacker);
    expect(order()).toEqual([gun.id, tank.id]);
    hand.reorder(tank.id, 0);
    expect(order()).toEqual([tank.id, gun.id]);
    hand.take({ type: 'withdraw', attacker: tank.id });
    expect(order()).toEqual([gun.id]);
  });

  it('shows each target with the chance to destroy it', () => {
    const { hand } = declaring();
    hand.tapUnit(tank.id);
    expect(hand.layers.value.targets?.map(({ unit: id }) => id)).toEqual([foe.id]);
    expect(hand.layers.value.targets?.[0]?.chance).toBeGreaterThan(0);
  });
});

describe('undo', () => {
  const tank = unit('FR', 'tank', 'C3');
  const foe = unit('DE', 'tank', 'D3');
  const fight = [
    { type: 'end' },
    { type: 'declare', attacker: tank.id, target: foe.id },
    { type: 'end' },
    { type: 'fight' },
  ] as const;

  it.each([
    ['strict', null, 0],
    ['marked', true, 1],
    ['free', false, 0],
  ] as const)('%s: past dice %s, marks %i', (mode, rewinds, marks) => {
    const { play } = table({ terrain: OPEN, units: [tank, foe] }, mode);
    for (const action of fight) expect(play.take(action)).toBeNull();
    expect(play.canUndo.value?.rewinds ?? null).toBe(rewinds);
    play.undo();
    expect(play.rewound.value).toBe(marks);
    expect(play.moments.value).toHaveLength(mode === 'strict' ? 4 : 3);
  });

  it('redo brings the same dice back', () => {
    const { play } = table({ terrain: OPEN, units: [tank, foe] });
    for (const action of fight) play.take(action);
    const after = play.now.value;
    play.undo();
    play.redo();
    expect(play.now.value).toEqual(after);
  });

  it('several actions are taken as one or not at all', () => {
    const { play } = table({ terrain: OPEN, units: [tank, foe] });
    const no = play.takeAll([{ type: 'end' }, { type: 'repair', unit: tank.id }]);
    expect(no?.rule).toBe('E2');
    expect(play.moments.value).toHaveLength(0);
  });
});
