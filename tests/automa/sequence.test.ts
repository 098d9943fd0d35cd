/** AU4: whose turn it is, and what binds each of them. */
import { describe, expect, it } from 'vitest';
import { decide, decideUnit } from '../../automa/decide.ts';
import { automaAction } from '../../automa/index.ts';
import type { State, UnitId } from '../../src/rules/types.ts';
import { at, board } from '../slow-automa/build.ts';
import { after, stateFrom } from '../support/play.ts';
import { SEEDS } from './turns.ts';

/** The state after the Automa's next unit has acted. */
function acted(state: State): State {
  const action = automaAction(state);
  if (action?.type !== 'act') throw new Error('every unit has acted');
  return after(state, action);
}

/** The units in the order in which the Automa acts with them. */
function sequence(state: State): UnitId[] {
  const next = decide(state);
  return next ? [next.unit, ...sequence(acted(state))] : [];
}

describe('AU4: who is next', () => {
  it('[AU4] foot soldiers, then range 1, then the rest, each type in its place', () => {
    // nobody to take or to fight: all stay where they are
    const order = [
      ...['ah-infantry-1', 'ah-mountedInfantry-1', 'ah-heavyInfantry-1', 'ah-antiTankGunners-1'],
      ...['ah-fighter-1', 'ah-tank-1', 'ah-armoredCar-1', 'ah-antiAircraft-1', 'ah-howitzer-1', 'ah-heavyMortar-1'],
    ];
    const units = order.map((id, i) => at(id, `${'ABCDEFGHIJ'[9 - i]}1`)).reverse();
    const position = board(['............##'], [...units, at('fr-infantry-1', 'fort:F1')], {
      forts: { F1: ['M1', 'N1'] },
      owners: { F1: 'A' },
      automa: 'AH',
    });
    expect(sequence(stateFrom(position))).toEqual(order);
  });

  it('[AU4] of one type the better order first, whatever their numbers', () => {
    const units = [at('de-tank-1', 'A1'), at('de-tank-2', 'G1'), at('fr-infantry-1', 'J1')];
    expect(sequence(stateFrom(board(['............'], units)))).toEqual(['de-tank-2', 'de-tank-1']);
  });

  it('[AU4] equal orders are left to chance', () => {
    const state = stateFrom(
      board(['.'.repeat(20)], [at('de-tank-1', 'A1'), at('de-tank-2', 'B1'), at('fr-infantry-1', 'T1')]),
    );
    const first = new Set(SEEDS.map((seed) => decide({ ...state, seed })?.unit));
    expect([...first].sort()).toEqual(['de-tank-1', 'de-tank-2']);
    expect(decide(state, true)?.reasons).toMatchObject({
      equal: 2,
      candidates: [{ order: 'II.2' }, { order: 'II.2' }],
    });
  });

  it('[AU4, A1] a unit that stayed and attacked has had its turn', () => {
    const car = at('de-armoredCar-1', 'A1', { attacked: true });
    const units = [car, at('de-tank-1', 'G1'), at('fr-infantry-1', 'B1')];
    expect(sequence(stateFrom(board(['............'], units)))).toEqual(['de-tank-1']);
  });

  it('[AU4] a unit that can fulfil no order comes last in its type and stays', () => {
    // Tank 1 stands behind water
    const units = [at('de-tank-1', 'A1'), at('de-tank-2', 'C1'), at('de-fieldGun-1', 'D1'), at('fr-infantry-1', 'J1')];
    const state = stateFrom(board(['.~........'], units));
    expect(sequence(state)).toEqual(['de-tank-2', 'de-tank-1', 'de-fieldGun-1']);
    expect(decideUnit(state, 'de-tank-1')).toMatchObject({ order: null, to: 'A1', target: null });
    expect(decideUnit(state, 'de-tank-1').action).toEqual({ type: 'act', unit: 'de-tank-1' });
  });

  it('[AU4] and gets no second turn once there is room', () => {
    // both hexes the Tank could reach are taken until the gun has gone on to D1
    const units = [at('de-tank-1', 'A1'), at('de-fieldGun-1', 'B1'), at('de-heavyMortar-1', 'C1')];
    let state = stateFrom(board(['..........'], [...units, at('fr-infantry-1', 'J1')]));
    for (const [unit, order, to] of [
      ['de-tank-1', null, 'A1'],
      ['de-fieldGun-1', 'III.2', 'D1'],
      ['de-heavyMortar-1', null, 'C1'],
    ]) {
      expect(decide(state)).toMatchObject({ unit, order, to });
      state = acted(state);
    }
    expect(decideUnit(state, 'de-tank-1').order).toBe('II.2');
    expect(decide(state)).toBeNull();
    expect(automaAction(state)).toEqual({ type: 'end' });
  });

  it('[AU4] the board is looked at afresh: the second soldier leaves the fort to the first', () => {
    const units = [at('de-infantry-1', 'D1'), at('de-infantry-2', 'E1'), at('fr-tank-1', 'K1')];
    const state = stateFrom(board(['......##...'], units, { forts: { F1: ['G1', 'H1'] } }));
    expect(units.slice(0, 2).map(({ id }) => decideUnit(state, id).order)).toEqual(['I.2', 'I.2']);
    expect(decide(acted(state))?.order).toBe('I.3');
  });

  it('[AU4] it moves and attacks at once, so the next one finds the target gone', () => {
    // 6 hits are 4 damage
    const units = [at('de-tank-1', 'A1'), at('de-armoredCar-1', 'C1'), at('fr-infantry-1', 'B1', { damage: 2 })];
    const state = stateFrom(board(['.......'], [...units, at('fr-tank-1', 'G1')]));
    const next = acted(state);
    expect(next.units.map(({ id }) => id)).not.toContain('fr-infantry-1');
    expect(decide(next)).toMatchObject({ unit: 'de-armoredCar-1', target: 'fr-tank-1' });
  });

  it.each([
    ['a second contact in a row ends its move, so the Mortar is out of reach', 'fr-infantry-1', 'fr-infantry-1'],
    ['beside a Transport, which gives none, it drives on', 'fr-transport-1', 'fr-heavyMortar-1'],
  ])('[AU4] contact binds it: %s', (_title, beside, target) => {
    // B1 touches A2, B2 and C2; the Mortar could be destroyed (II.1a)
    const mortar = at('fr-heavyMortar-1', 'E2', { damage: 5 });
    const state = stateFrom(board(['.......', '.......'], [at('de-armoredCar-1', 'A2'), at(beside, 'B1'), mortar]));
    expect(decideUnit(state, 'de-armoredCar-1').target).toBe(target);
  });
});
