/** Hand-worked checks of the slow rules: forts and trucks. */

import { describe, expect, it } from 'vitest';
import type { UnitType } from '../../src/rules/types.ts';
import { column, example, FOUR, type Sketch, TOGETHER, unit } from './example.ts';
import { slowCountMoves } from './moves.ts';
import { slowReach } from './reach.ts';
import type { SlowUnit } from './types.ts';

/** The reach of the unit that stands first in the list. */
function reach(sketch: Sketch) {
  return slowReach(example(sketch), sketch.units[0]?.id ?? '');
}

describe('forts', () => {
  /** Entrances A3 and A4; A2 and A5 lie next to them. */
  const fort = { terrain: column('..##..'), forts: [['A3', 'A4']] };

  it('[F2] a foot soldier next to an entrance conquers a neutral or enemy fort', () => {
    const units = [unit('FR', 'infantry', 'A2')];
    expect(reach({ ...fort, units })).toEqual({ hexes: { A1: 1, A2: 0 }, forts: { F1: 'conquer' }, trucks: {} });
    expect(reach({ ...fort, units, owners: { F1: 'B' } }).forts).toEqual({ F1: 'conquer' });
  });

  it('[F2] not from farther away, and nobody but foot soldiers', () => {
    expect(reach({ ...fort, units: [unit('FR', 'mountedInfantry', 'A1')] }).forts).toEqual({});
    expect(reach({ ...fort, units: [unit('FR', 'armoredCar', 'A2')] }).forts).toEqual({});
    expect(reach({ ...fort, units: [unit('FR', 'fighter', 'A2')] }).forts).toEqual({});
  });

  it('[V4] in the short game Anti-Tank Gunners cannot conquer', () => {
    const units = [unit('AH', 'antiTankGunners', 'A2')];
    expect(reach({ ...fort, units, commands: FOUR }).forts).toEqual({ F1: 'conquer' });
    expect(reach({ ...fort, units, commands: FOUR, shortGame: true }).forts).toEqual({});
  });

  it('[F3] any own unit enters an own fort for 0.5 MP, also past a friend', () => {
    const owners = { F1: 'A' };
    const forts = { F1: 'enter' };
    expect(reach({ ...fort, owners, units: [unit('FR', 'infantry', 'A1')] })).toEqual({
      hexes: { A1: 0, A2: 1 },
      forts,
      trucks: {},
    });
    expect(reach({ ...fort, owners, units: [unit('FR', 'heavyMortar', 'A1')] }).forts).toEqual({});
    expect(reach({ ...fort, owners, units: [unit('FR', 'heavyMortar', 'A2')] }).forts).toEqual(forts);
    const past = reach({ ...fort, owners, units: [unit('FR', 'tank', 'A1'), unit('FR', 'tank', 'A2')] });
    expect(past).toEqual({ hexes: { A1: 0 }, forts, trucks: {} });
  });

  it("[F5] an ally's fort is neither entered nor conquered; in co-op it is shared (F3)", () => {
    const units = [unit('GB', 'infantry', 'A2')];
    expect(reach({ ...fort, units, commands: FOUR, owners: { F1: 'A' } }).forts).toEqual({});
    expect(reach({ ...fort, units, commands: TOGETHER, owners: { F1: 'A' } }).forts).toEqual({ F1: 'enter' });
  });

  it('[F4] the first step out costs the terrain, through either entrance, and the fort is not listed', () => {
    const units = [unit('FR', 'infantry', 'fort:F1')];
    const out = reach({ ...fort, owners: { F1: 'A' }, units });
    expect(out).toEqual({ hexes: { A1: 2, A2: 1, A5: 1, A6: 2 }, forts: {}, trucks: {} });
  });

  it('[F4] contact counts from the first hex outside on', () => {
    const terrain = ['#~', '#~', '..', '.~', '.~'];
    const units = [unit('FR', 'armoredCar', 'fort:F1'), unit('DE', 'infantry', 'B3')];
    const out = reach({ terrain, forts: [['A1', 'A2']], owners: { F1: 'A' }, units });
    expect(out.hexes).toEqual({ A3: 1, A4: 2 });
  });

  it('[F4] a foot soldier may step out onto water as its whole move', () => {
    const terrain = ['#~', '#~', '.~', '.~'];
    const units = [unit('FR', 'infantry', 'fort:F1')];
    const out = reach({ terrain, forts: [['A1', 'A2']], owners: { F1: 'A' }, units });
    expect(out.hexes).toEqual({ A3: 1, A4: 2, B1: 2, B2: 2 });
  });

  it('[F4] a unit in a fort boards a truck next to an entrance as its first step', () => {
    const units = [unit('FR', 'infantry', 'fort:F1'), unit('FR', 'transport', 'A5')];
    const out = reach({ ...fort, owners: { F1: 'A' }, units });
    expect(out).toEqual({ hexes: { A1: 2, A2: 1, A6: 2 }, forts: {}, trucks: { 'FR-transport-A5': 0.5 } });
  });
});

describe('trucks', () => {
  const truck = (at: string, extra: Partial<SlowUnit> = {}) => unit('FR', 'transport', at, extra);
  const aboard = (type: UnitType, at: string) => unit('FR', type, at, { aboard: `FR-transport-${at}`, moved: true });

  it('[T2] boarding costs 0.5 whatever the terrain', () => {
    const near = [unit('FR', 'infantry', 'A1'), truck('A3')];
    expect(reach({ terrain: column('..^.'), units: near })).toEqual({
      hexes: { A1: 0, A2: 1 },
      forts: {},
      trucks: { 'FR-transport-A3': 1.5 },
    });
    const mortar = [unit('FR', 'heavyMortar', 'A1'), truck('A2')];
    expect(reach({ terrain: column('.^.'), units: mortar }).trucks).toEqual({ 'FR-transport-A2': 0.5 });
  });

  it('[T2] [T1] not a truck that has moved, not a full one, not a tank, not the ally of another command', () => {
    const terrain = ['...', '...', '...'];
    const infantry = unit('FR', 'infantry', 'B1');
    const trucks = (units: SlowUnit[], commands = FOUR) => reach({ terrain, units, commands }).trucks;
    expect(trucks([infantry, truck('B2')])).toEqual({ 'FR-transport-B2': 0.5 });
    expect(trucks([infantry, truck('B2', { moved: true })])).toEqual({});
    expect(trucks([unit('FR', 'tank', 'B1'), truck('B2')])).toEqual({});
    expect(trucks([unit('GB', 'infantry', 'B1'), truck('B2')])).toEqual({});
    expect(trucks([unit('GB', 'infantry', 'B1'), truck('B2')], TOGETHER)).toEqual({ 'FR-transport-B2': 0.5 });
    const load = (['infantry', 'mountedInfantry', 'howitzer', 'heavyInfantry'] as const).map((t) => aboard(t, 'B2'));
    expect(trucks([infantry, truck('B2'), ...load.slice(0, 3)])).toEqual({ 'FR-transport-B2': 0.5 });
    expect(trucks([infantry, truck('B2'), ...load])).toEqual({});
  });

  it('[T2] boarding needs a way to unload afterwards; the hex the boarder leaves counts', () => {
    const swimmer = unit('FR', 'infantry', 'A3');
    const terrain = column('..~');
    expect(reach({ terrain, units: [swimmer, truck('A2')] }).trucks).toEqual({ 'FR-transport-A2': 0.5 });
    expect(reach({ terrain, units: [swimmer, truck('A2'), unit('FR', 'tank', 'A1')] }).trucks).toEqual({});
    const pair = [unit('FR', 'infantry', 'A1'), truck('A2')];
    expect(reach({ terrain: column('..'), units: pair }).trucks).toEqual({ 'FR-transport-A2': 0.5 });
  });

  it('[T3] a loaded truck stops only where all can unload; the hex it leaves is free', () => {
    const load = [aboard('infantry', 'A1'), aboard('heavyMortar', 'A1')];
    const terrain = column('.....');
    expect(reach({ terrain, units: [truck('A1'), ...load] }).hexes).toEqual({ A1: 0, A2: 1, A3: 2, A4: 3 });
    expect(reach({ terrain, units: [truck('A1'), ...load, unit('FR', 'tank', 'A4')] }).hexes).toEqual({ A1: 0, A2: 1 });
    expect(reach({ terrain: column('...~.'), units: [truck('A1'), ...load] }).hexes).toEqual({ A1: 0, A2: 1 });
  });

  it('[M9] [T3] a forced stop where the passengers cannot unload is illegal', () => {
    const terrain = ['.~', '.~', '..', '.~', '.~', '.~'];
    const load = [aboard('infantry', 'A1'), aboard('heavyMortar', 'A1')];
    const units = [truck('A1'), ...load, unit('DE', 'infantry', 'B3')];
    expect(reach({ terrain, units }).hexes).toEqual({ A1: 0, A2: 1, A3: 2, A4: 3 });
    const blocked = reach({ terrain, units: [...units, unit('FR', 'tank', 'A5')] });
    expect(blocked.hexes).toEqual({ A1: 0, A2: 1, A3: 2 });
  });

  it('[T5] a loaded truck drives into an own fort', () => {
    const units = [truck('A1'), aboard('infantry', 'A1')];
    const sketch = { terrain: column('.##'), forts: [['A2', 'A3']], owners: { F1: 'A' }, units };
    expect(reach(sketch)).toEqual({ hexes: { A1: 0 }, forts: { F1: 'enter' }, trucks: {} });
    expect(slowCountMoves(example(sketch))).toBe(1);
  });

  it('[T2] a passenger stays, and a truck may unload where it stands', () => {
    const passenger = aboard('infantry', 'A1');
    const terrain = column('.....');
    expect(reach({ terrain, units: [passenger, truck('A1')] })).toEqual({ hexes: { A1: 0 }, forts: {}, trucks: {} });
    // A2 … A5 and staying on A1.
    expect(slowCountMoves(example({ terrain, units: [passenger, truck('A1')] }))).toBe(5);
    // Two passengers: A2, A3, A4; one free hex next to A1 is not enough.
    const two = [passenger, aboard('heavyMortar', 'A1'), truck('A1')];
    expect(slowCountMoves(example({ terrain, units: two }))).toBe(3);
  });

  it('[M1] counts hexes, forts and trucks of the command in turn', () => {
    const units = [unit('FR', 'infantry', 'A1'), truck('A2', { army: 2 }), unit('DE', 'tank', 'A6')];
    // Infantry: A3 past the truck, and the truck. Truck: A3, A4, A5 (contact once).
    expect(slowCountMoves(example({ terrain: column('......'), units }))).toBe(5);
    // The truck's army does not act: it does not move and cannot be boarded.
    expect(slowCountMoves(example({ terrain: column('......'), units, armies: [1] }))).toBe(1);
  });
});
