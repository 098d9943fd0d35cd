import { describe, expect, it } from 'vitest';
import { legal } from '../../src/rules/legal.ts';
import type { Action, Nation, State, UnitType } from '../../src/rules/types.ts';
import { column, TOGETHER, unit } from '../slow/example.ts';
import type { SlowUnit } from '../slow/types.ts';
import {
  aboard,
  declaring,
  END,
  type Hexes,
  inFort,
  moving,
  noMove,
  OPEN,
  PASSAGE,
  reachIn,
  type Scene,
  stateOf,
} from '../support/battle.ts';
import { eventsOf, eventsOfType, refusalOf, after as stateAfter, unitOf } from '../support/play.ts';

const TRUCK = 'FR-transport-B2';
const truck = unit('FR', 'transport', 'B2');
const rider = unit('FR', 'infantry', 'B1');

/** On the open map, around the French truck on B2. */
function beside(...units: SlowUnit[]): Scene {
  return { terrain: OPEN, units };
}

function unloading(unit: string, to: string): Action {
  return { type: 'unload', unit, to };
}

describe('T1: who rides', () => {
  it.each<[string, Nation, UnitType]>([
    ['[T1] Infantry rides', 'FR', 'infantry'],
    ['[T1] Mounted Infantry rides', 'FR', 'mountedInfantry'],
    ['[T1] Heavy Infantry rides', 'GB', 'heavyInfantry'],
    ['[T1] a Field Gun rides', 'GB', 'fieldGun'],
    ['[T1] a Howitzer rides', 'FR', 'howitzer'],
    ['[T1] a Heavy Mortar rides', 'AH', 'heavyMortar'],
    ['[T1] Anti-Tank Gunners ride', 'AH', 'antiTankGunners'],
    ['[T1] Big Bertha rides', 'DE', 'bigBertha'],
  ])('%s', (_, nation, type) => {
    const scene = beside(unit(nation, type, 'B1'), unit(nation, 'transport', 'B2'));
    expect(reachIn(scene).trucks).toEqual({ [`${nation}-transport-B2`]: 0.5 });
  });

  const full = ['mountedInfantry', 'heavyInfantry', 'howitzer', 'heavyMortar'] as const;
  const load = full.map((type) => aboard('FR', type, 'B2'));

  it.each<[string, Scene, string]>([
    ['[T1] a Tank does not ride', beside(unit('FR', 'tank', 'B1'), truck), 'cannotRide'],
    ['[T1] a Tank Renault FT-17 does not ride', beside(unit('FR', 'tankRenaultFt17', 'B1'), truck), 'cannotRide'],
    ['[T1] an Armored Car does not ride', beside(unit('FR', 'armoredCar', 'B1'), truck), 'cannotRide'],
    ['[T1] Anti-Aircraft does not ride', beside(unit('FR', 'antiAircraft', 'B1'), truck), 'cannotRide'],
    ['[T1] a Fighter does not ride', beside(unit('FR', 'fighter', 'B1'), truck), 'cannotRide'],
    ['[T1] a truck does not ride another', beside(unit('FR', 'transport', 'B1'), truck), 'cannotRide'],
    ['[T1] a fifth passenger finds no seat', beside(rider, truck, ...load), 'truckFull'],
    ["[T1] an ally's truck takes nobody of ours", beside(unit('GB', 'infantry', 'B1'), truck), 'otherNationsTruck'],
    ["[T1] nor does the enemy's", beside(unit('DE', 'infantry', 'B1'), truck), 'otherNationsTruck'],
  ])('%s', (_, scene, code) => {
    expect(noMove(scene, `truck:${TRUCK}`)).toBe(`T1 ${code}`);
  });

  it('[T1] nobody boards a Tank', () => {
    expect(noMove(beside(rider, unit('FR', 'tank', 'B2')), 'truck:FR-tank-B2')).toBe('T1 notATruck');
  });

  it('[T1] a fourth passenger finds a seat', () => {
    expect(noMove(beside(rider, truck, ...load.slice(1)), `truck:${TRUCK}`)).toBeNull();
  });

  it("[T1] in co-op the command's trucks take both nations", () => {
    const scene = { ...beside(unit('GB', 'infantry', 'B1'), truck), commands: TOGETHER };
    expect(noMove(scene, `truck:${TRUCK}`)).toBeNull();
  });
});

describe('T2: board, drive, unload', () => {
  const to = (letters: string, type: UnitType, at: string, ...others: SlowUnit[]): Scene => ({
    terrain: column(letters),
    units: [unit('FR', type, 'A1'), unit('FR', 'transport', at), ...others],
  });

  it.each<[string, Scene, number]>([
    ['[T2] boarding a truck in the forest costs half a point', to('.^.', 'heavyMortar', 'A2'), 0.5],
    ['[T2] boarding a truck on the road costs half a point', to('.-.', 'infantry', 'A2'), 0.5],
    ['[T2] the way there is paid as always: 1 and 0.5', to('..^.', 'infantry', 'A3'), 1.5],
    ['[T2] the last half point is enough: 0.5 and 0.5', to('.-..', 'heavyMortar', 'A3'), 1],
    ['[T2] a foot soldier boards from the water', to('~..', 'infantry', 'A2'), 0.5],
    ['[T2] the way leads past own units', to('....', 'infantry', 'A3', unit('FR', 'tank', 'A2')), 1.5],
  ])('%s', (_, scene, cost) => {
    expect(Object.values(reachIn(scene).trucks)).toEqual([cost]);
  });

  it.each<[string, Scene, string]>([
    ['[T2] with no points left nobody boards', to('....', 'heavyMortar', 'A3'), 'truckOutOfReach'],
    [
      '[T2] an enemy in the way keeps it out of reach',
      to('....', 'infantry', 'A3', unit('DE', 'tank', 'A2')),
      'truckOutOfReach',
    ],
  ])('%s', (_, scene, code) => {
    expect(noMove(scene, 'truck:FR-transport-A3')).toBe(`T2 ${code}`);
  });

  it('[T2] a truck that has moved cannot be boarded', () => {
    const state = stateAfter(stateOf(beside(rider, truck)), moving(TRUCK, 'A2'));
    expect(refusalOf(state, moving(rider.id, `truck:${TRUCK}`))).toBe('T2 truckHasMoved');
    expect(reachIn(beside(rider, { ...truck, moved: true })).trucks).toEqual({});
  });

  it('[T2] a unit that has moved has no move left to board', () => {
    const state = stateAfter(stateOf(beside(rider, truck)), moving(rider.id, 'A2'));
    expect(refusalOf(state, moving(rider.id, `truck:${TRUCK}`))).toBe('M1 alreadyMoved');
  });

  it('[T2] nobody unloads before the truck has had its move', () => {
    const state = stateAfter(stateOf(beside(rider, truck)), moving(rider.id, `truck:${TRUCK}`));
    expect(refusalOf(state, unloading(rider.id, 'B1'))).toBe('T2 stillAboard');
  });

  it('[T2] a truck may drive 0 hexes and unload where it stands', () => {
    const boarded = stateAfter(stateOf(beside(rider, truck)), moving(rider.id, `truck:${TRUCK}`));
    const state = stateAfter(boarded, moving(TRUCK, 'B2'), unloading(rider.id, 'B3'));
    expect([unitOf(state, TRUCK).at, unitOf(state, rider.id).at]).toEqual(['B2', 'B3']);
  });

  it('[T2] the passengers go where the truck goes', () => {
    const scene: Scene = {
      terrain: column('......'),
      units: [aboard('FR', 'heavyMortar', 'A1'), unit('FR', 'transport', 'A1')],
    };
    const state = stateAfter(stateOf(scene), moving('FR-transport-A1', 'A5'), unloading('FR-heavyMortar-A1', 'A6'));
    expect(unitOf(state, 'FR-heavyMortar-A1')).toMatchObject({ at: 'A6' });
  });
});

describe('T3: where they get off', () => {
  /** A truck drives from A1 to B2; around it, clockwise: B1 free, C2 water, C3 and B3 a fort, A3 a truck, A2 free. */
  const scene: Scene = {
    terrain: ['..^.', '-.~.', '.##.'],
    forts: [['B3', 'C3']],
    units: [
      unit('FR', 'transport', 'A1'),
      aboard('FR', 'infantry', 'A1'),
      aboard('FR', 'heavyMortar', 'A1'),
      unit('FR', 'transport', 'A3'),
    ],
  };
  const parked = stateAfter(stateOf(scene), moving('FR-transport-A1', 'B2'));
  const off = (to: string) => refusalOf(parked, unloading('FR-infantry-A1', to));

  it.each<[string, string]>([
    ['[T3] onto a free plain hex next to the truck', 'B1'],
    ['[T3] onto a road next to the truck', 'A2'],
  ])('%s', (_, to) => {
    expect(off(to)).toBeNull();
  });

  it.each<[string, string, string]>([
    ['[T3] not two hexes away', 'D2', 'unloadNextToTruck'],
    ['[T3] not onto the water, not even a foot soldier', 'C2', 'noUnloadOnWater'],
    ['[T3] not into a fort', 'B3', 'fortHex'],
    ['[T3] not onto another truck', 'A3', 'occupied'],
    ["[T3] not onto the truck's own hex", 'B2', 'unloadNextToTruck'],
  ])('%s', (_, to, code) => {
    expect(off(to)).toMatch(new RegExp(` ${code}$`));
  });

  it('[T3] one passenger per hex', () => {
    const state = stateAfter(parked, unloading('FR-infantry-A1', 'B1'));
    expect(refusalOf(state, unloading('FR-heavyMortar-A1', 'B1'))).toMatch(/ occupied$/);
    expect(refusalOf(state, unloading('FR-heavyMortar-A1', 'A2'))).toBeNull();
  });

  it('[T3] a unit that is not aboard does not get off', () => {
    expect(refusalOf(parked, unloading('FR-transport-A3', 'A2'))).toBe('T3 nobodyAboard');
  });

  const two = [unit('FR', 'transport', 'A1'), aboard('FR', 'infantry', 'A1'), aboard('FR', 'heavyMortar', 'A1')];
  const line = (letters: string, ...others: SlowUnit[]): Scene => {
    return { terrain: column(letters), units: [...two, ...others] };
  };
  const stopper: Scene = { terrain: PASSAGE, units: [...two, unit('DE', 'infantry', 'B3'), unit('FR', 'tank', 'A5')] };

  it.each<[string, Scene, Hexes]>([
    [
      '[T3] a truck stops only where all can unload; the hex it left is free',
      line('.....'),
      { A1: 0, A2: 1, A3: 2, A4: 3 },
    ],
    [
      '[T3] not beside an occupied hex, where one has no room',
      line('.....', unit('FR', 'tank', 'A4')),
      { A1: 0, A2: 1 },
    ],
    ['[T3] not beside water', line('...~.'), { A1: 0, A2: 1 }],
    // A3 is the first contact, A4 the second: there the truck must stop, with A3 alone free beside it.
    ['[T3] a forced stop where they cannot unload is no step at all', stopper, { A1: 0, A2: 1, A3: 2 }],
  ])('%s', (_, given, hexes) => {
    expect(reachIn(given).hexes).toEqual(hexes);
  });

  it.each<[string, Scene, string]>([
    ['[T3] two passengers do not fit on one free hex', line('.....'), 'A5'],
    ['[T3] nor where the truck stands, with one neighbour', line('.....'), 'A1'],
    ['[T3] an enemy beside the truck takes up room', line('.....', unit('DE', 'transport', 'A4')), 'A3'],
  ])('%s', (_, given, to) => {
    expect(noMove(given, to)).toBe('T3 noRoomToUnload');
  });

  it('[T3] a forest and a bridge are land to get off onto', () => {
    const units = [unit('FR', 'transport', 'A2'), aboard('FR', 'heavyMortar', 'A2'), aboard('FR', 'howitzer', 'A2')];
    const state = stateAfter(stateOf({ terrain: column('^.='), units }), moving('FR-transport-A2', 'A2'));
    const unloaded = stateAfter(state, unloading('FR-heavyMortar-A2', 'A1'), unloading('FR-howitzer-A2', 'A3'));
    expect(unloaded.units.map(({ at }) => at)).toEqual(['A2', 'A1', 'A3']);
  });
});

/** An Infantry rides from A1 to B2 and gets off next to an enemy and a neutral fort. */
const trip: Scene = {
  terrain: ['.....', '.....', '..##.'],
  forts: [['C3', 'D3']],
  units: [unit('FR', 'transport', 'A1'), aboard('FR', 'infantry', 'A1'), unit('DE', 'transport', 'D2')],
};
const arrived = stateAfter(stateOf(trip), moving('FR-transport-A1', 'B2'), unloading('FR-infantry-A1', 'C2'));

describe('T4: after unloading', () => {
  it.each<[string, string]>([
    ['[T4] an unloaded unit cannot move any more', 'C1'],
    ['[T4] nor conquer the fort it got off beside', 'fort:F1'],
    ['[T4] nor board again', 'truck:FR-transport-A1'],
  ])('%s', (_, to) => {
    expect(refusalOf(arrived, moving('FR-infantry-A1', to))).toMatch(/ alreadyMoved$/);
  });

  it('[T4] it can attack', () => {
    expect(refusalOf(stateAfter(arrived, END), declaring('FR-infantry-A1', 'DE-transport-D2'))).toBeNull();
  });

  it('[T4] next turn it moves again', () => {
    // End of moves, of declarations, of money; then the three others, each the same.
    const next = stateAfter(arrived, ...Array<Action>(12).fill(END));
    expect(next.turn).toMatchObject({ round: 4, command: 'FR', phase: 'move' });
    expect(refusalOf(next, moving('FR-infantry-A1', 'fort:F1'))).toBeNull();
  });
});

describe('T5: trucks and forts', () => {
  const drive = (owner?: string): Scene => ({
    terrain: column('...##.'),
    forts: [['A4', 'A5']],
    ...(owner && { owners: { F1: owner } }),
    units: [
      unit('FR', 'transport', 'A1'),
      aboard('FR', 'infantry', 'A1'),
      aboard('FR', 'heavyMortar', 'A1'),
      unit('DE', 'infantry', 'A6'),
    ],
  });
  const into = moving('FR-transport-A1', 'fort:F1');
  const inside = stateAfter(stateOf(drive('FR')), into);

  it('[T5] a loaded truck drives into an own fort and everybody is inside', () => {
    expect(inside.units.slice(0, 3).map(({ at }) => at)).toEqual(['fort:F1', 'fort:F1', 'fort:F1']);
    expect(inside.units.some((one) => one.aboard !== undefined)).toBe(false);
  });

  it('[T5] that costs what the truck pays: two plain hexes and 0.5', () => {
    expect(eventsOfType(eventsOf(stateOf(drive('FR')), into), 'moved')[0]?.cost).toBe(2.5);
  });

  it.each(['FR-infantry-A1', 'FR-heavyMortar-A1', 'FR-transport-A1'])('[T5] %s cannot move any more', (id) => {
    expect(refusalOf(inside, moving(id, 'A3'))).toMatch(/ alreadyMoved$/);
  });

  it.each<[string, string | undefined, string]>([
    ['[T5] not into a neutral fort', undefined, 'F2 onlyFootConquer'],
    ["[T5] not into the enemy's fort", 'DE', 'F2 onlyFootConquer'],
    ["[T5] not into an ally's fort", 'GB', 'F5 alliedFort'],
  ])('%s', (_, owner, refusal) => {
    expect(refusalOf(stateOf(drive(owner)), into)).toBe(refusal);
  });

  it('[T5] nobody boards inside a fort: the truck leaves it empty', () => {
    const scene: Scene = { ...drive('FR'), units: [inFort('FR', 'infantry'), inFort('FR', 'transport')] };
    expect(reachIn(scene).trucks).toEqual({});
    expect(noMove(scene, 'truck:FR-transport-F1')).toMatch(/^T/);
  });

  it('[T5] the empty truck drives out', () => {
    const scene: Scene = { ...drive('FR'), units: [inFort('FR', 'transport'), inFort('FR', 'infantry')] };
    const state = stateAfter(stateOf(scene), moving('FR-transport-F1', 'A3'));
    expect(state.units.map(({ at }) => at)).toEqual(['A3', 'fort:F1']);
  });
});

describe('T6: nobody stays aboard', () => {
  const start = stateOf(beside(rider, truck, unit('DE', 'infantry', 'A1')));
  const boarded = stateAfter(start, moving(rider.id, `truck:${TRUCK}`));
  const driven = stateAfter(boarded, moving(TRUCK, 'C2'));
  const unloaded = stateAfter(driven, unloading(rider.id, 'C1'));

  it.each<[string, State, string | null]>([
    ['[T6] the moves do not end with a passenger on a waiting truck', boarded, 'T6 stillAboard'],
    ['[T6] nor with a passenger on a truck that has driven', driven, 'T6 stillAboard'],
    ['[T6] they end once everybody is off', unloaded, null],
  ])('%s', (_, state, refusal) => {
    expect(refusalOf(state, END)).toBe(refusal);
    expect(legal(state).some(({ type }) => type === 'end')).toBe(refusal === null);
  });
});
