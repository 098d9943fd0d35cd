/** The examples of the rule book, with its numbers. */

import { describe, expect, it } from 'vitest';
import type { Action, UnitType } from '../../src/rules/types.ts';
import { column, unit } from '../slow/example.ts';
import type { SlowUnit } from '../slow/types.ts';
import {
  declared,
  declaring,
  END,
  FOREST,
  flightPast,
  type Hexes,
  moving,
  PASSAGE,
  reachIn,
  rolled,
  type Scene,
  stateOf,
} from '../support/battle.ts';
import { eventsOf, eventsOfType, refusalOf, after as stateAfter, unitOf } from '../support/play.ts';

function from(type: UnitType, terrain: readonly string[], ...others: SlowUnit[]): Scene {
  return { terrain, units: [unit('FR', type, 'A1'), ...others] };
}

describe('EX1, EX2: costs', () => {
  const eightRoads = { A1: 0, A2: 0.5, A3: 1, A4: 1.5, A5: 2, A6: 2.5, A7: 3, A8: 3.5, A9: 4 };
  const bend = { A1: 0, A2: 0.5, B1: 0.5, B2: 1 };
  const ally = unit('GB', 'infantry', 'A3');

  it.each<[string, Scene, Hexes]>([
    [
      '[EX1] an Armored Car goes 4 plain hexes',
      from('armoredCar', column('......')),
      { A1: 0, A2: 1, A3: 2, A4: 3, A5: 4 },
    ],
    ['[EX1] or 8 road hexes', from('armoredCar', column('.---------')), eightRoads],
    [
      '[EX1] or 2 plain and 4 road',
      from('armoredCar', column('...-----')),
      { A1: 0, A2: 1, A3: 2, A4: 2.5, A5: 3, A6: 3.5, A7: 4 },
    ],
    ['[EX2] Infantry on plain: 1, 2', from('infantry', column('....')), { A1: 0, A2: 1, A3: 2 }],
    [
      '[EX2] four road hexes past an ally: 0.5, 1, 1.5, 2',
      from('infantry', column('.-----'), ally),
      { A1: 0, A2: 0.5, A4: 1.5, A5: 2 },
    ],
    ['[EX2] road 0.5, forest 2', from('infantry', column('.-^.')), { A1: 0, A2: 0.5, A3: 2 }],
    ['[EX2] road 0.5, plain 1.5', from('infantry', column('.-.^')), { A1: 0, A2: 0.5, A3: 1.5 }],
    ['[EX2] cutting a bend, from A1 to B1 instead of round by A2 and B2: 0.5', from('infantry', ['--', '--']), bend],
    [
      '[EX2] road 0.5, 1, 1.5, then a plain hex with the last 0.5',
      from('infantry', column('.---..')),
      { A1: 0, A2: 0.5, A3: 1, A4: 1.5, A5: 2 },
    ],
  ])('%s', (_, scene, hexes) => {
    expect(reachIn(scene).hexes).toEqual(hexes);
  });
});

describe('EX3, EX4: battles', () => {
  const [CAR, FIGHTER, MORTAR] = ['DE-armoredCar-B1', 'DE-fighter-C2', 'DE-heavyMortar-C3'] as const;
  const INFANTRY = 'GB-infantry-B2';
  const HOWITZER = 'FR-howitzer-A1';
  const scene: Scene = {
    terrain: FOREST,
    units: [
      unit('DE', 'armoredCar', 'B1', { damage: 3, xp: 3 }),
      unit('GB', 'infantry', 'B2', { damage: 1, xp: 2 }),
      unit('DE', 'fighter', 'C2'),
      unit('DE', 'heavyMortar', 'C3'),
      unit('AH', 'armoredCar', 'B3'),
      unit('FR', 'howitzer', 'A1'),
    ],
  };
  const start = declared(
    scene,
    { attacker: CAR, target: INFANTRY },
    { attacker: FIGHTER, target: INFANTRY },
    { attacker: MORTAR, target: HOWITZER },
  );
  const carFaces = [2, 8, 6, 9, 7, 11, 3, 12, 2, 4];
  const infantryFaces = [1, 2, 3, 6, 8, 8, 5, 4, 12, 11, 7];
  const printed: Action = {
    type: 'fight',
    dice: { attacker: { hits: 5, faces: carFaces }, defender: { hits: 2, faces: infantryFaces } },
  };

  it('[EX3] the car rolls 8+2 dice at 6 or less, the Infantry 11 at 2 or less: 5 hits and 2', () => {
    expect(eventsOfType(eventsOf(start, printed), 'fought')).toMatchObject([
      {
        attack: { unit: CAR, dice: 10, bonus: 2, bonusRule: 'flank', toHit: 6, hits: 5, faces: carFaces },
        target: INFANTRY,
        returned: { unit: INFANTRY, dice: 11, bonus: 0, bonusRule: null, toHit: 2, hits: 2, faces: infantryFaces },
      },
    ]);
  });

  it('[EX3] 5 hits are 2 damage in the forest, 2 hits are 1 damage to the car', () => {
    expect(eventsOfType(eventsOf(start, printed), 'damaged')).toMatchObject([
      { unit: INFANTRY, by: CAR, hits: 5, row: 'forest', damage: 2 },
      { unit: CAR, by: INFANTRY, hits: 2, row: 'open', damage: 1 },
    ]);
  });

  it('[EX3] afterwards the car has 4 damage and 4 experience, the Infantry 3 and 3', () => {
    const state = stateAfter(start, printed);
    expect(unitOf(state, CAR)).toMatchObject({ damage: 4, xp: 4 });
    expect(unitOf(state, INFANTRY)).toMatchObject({ damage: 3, xp: 3 });
  });

  it('[EX3] in the open the same 5 hits would be 3 damage', () => {
    const open = declared({ ...scene, terrain: ['...', '...', '...'] }, { attacker: CAR, target: INFANTRY });
    expect(eventsOfType(eventsOf(open, printed), 'damaged')[0]).toMatchObject({ row: 'open', damage: 3 });
  });

  it.each<[string, readonly number[], number]>([
    ['[EX3] the printed dice show no more than 5 hits', carFaces, 6],
    ['[EX3] the car has no eleventh die', [...carFaces, 12], 5],
  ])('%s', (_, faces, hits) => {
    expect(refusalOf(start, { type: 'fight', dice: { attacker: { hits, faces } } })).toBe('D1 diceOutOfRange');
  });

  it('[EX4] the Fighter attacks: flank of the car, 12+2 dice at 3 or less, no return fire, forest row', () => {
    const events = eventsOf(start, printed, rolled(5));
    expect(eventsOfType(events, 'fought')).toMatchObject([
      { attack: { unit: FIGHTER, dice: 14, bonus: 2, bonusRule: 'flank', toHit: 3 }, target: INFANTRY, returned: null },
    ]);
    expect(eventsOfType(events, 'damaged')).toMatchObject([{ unit: INFANTRY, row: 'forest', damage: 2 }]);
    // 3 damage before, 2 more.
    expect(unitOf(stateAfter(start, printed, rolled(5)), INFANTRY).damage).toBe(5);
  });

  it('[EX4] then the Mortar attacks a Howitzer 3 hexes away: 12 dice at 3 or less, no return fire', () => {
    const events = eventsOf(start, printed, rolled(5), rolled(3));
    expect(eventsOfType(events, 'fought')).toMatchObject([
      { attack: { unit: MORTAR, dice: 12, bonus: 0, bonusRule: null, toHit: 3 }, target: HOWITZER, returned: null },
    ]);
    // Soft in the open: 3 hits are 2 damage.
    expect(eventsOfType(events, 'damaged')).toMatchObject([{ unit: HOWITZER, row: 'open', damage: 2 }]);
  });
});

describe('EX5: contact', () => {
  const passing = (enemy: UnitType): Scene => from('armoredCar', PASSAGE, unit('DE', enemy, 'B3'));
  const stopped: Hexes = { A1: 0, A2: 1, A3: 2, A4: 3 };
  const whole: Hexes = { ...stopped, A5: 4 };
  const flying = (enemy: UnitType): Scene => flightPast(unit('DE', enemy, 'C2'));
  /** D2 touches D1 alone. */
  const single = from('armoredCar', ['......', '~~~.~~'], unit('DE', 'infantry', 'D2'));

  it.each<[string, Scene, Hexes]>([
    ['[EX5] the move ends after two consecutive contacts', passing('infantry'), stopped],
    ['[EX5] it goes on after a single one', single, { A1: 0, B1: 1, C1: 2, D1: 3, E1: 4 }],
    ['[EX5] a Mortar gives no contact', passing('heavyMortar'), whole],
    ['[EX5] a Transport gives no contact', passing('transport'), whole],
    ['[EX5] Heavy Infantry stops an aircraft', flying('heavyInfantry'), { A1: 0, B1: 1, C1: 2 }],
    ['[EX5] Infantry does not', flying('infantry'), { A1: 0, B1: 1, C1: 2, D1: 3, E1: 4 }],
  ])('%s', (_, scene, hexes) => {
    expect(reachIn(scene).hexes).toEqual(hexes);
  });
});

describe('EX6: the truck', () => {
  const [MORTAR, INFANTRY, TRUCK] = ['FR-heavyMortar-A1', 'FR-infantry-B2', 'FR-transport-B1'] as const;
  const start = stateOf({
    terrain: ['.......', '.......'],
    units: [
      unit('FR', 'heavyMortar', 'A1'),
      unit('FR', 'infantry', 'B2'),
      unit('FR', 'transport', 'B1'),
      unit('DE', 'infantry', 'G1'),
    ],
  });
  const boarded = stateAfter(start, moving(MORTAR, `truck:${TRUCK}`), moving(INFANTRY, `truck:${TRUCK}`));
  // B1, C1, D1, E1: 3 of the truck's 4 points.
  const driven = stateAfter(boarded, moving(TRUCK, 'E1'));
  const unloaded = stateAfter(
    driven,
    { type: 'unload', unit: MORTAR, to: 'E2' },
    { type: 'unload', unit: INFANTRY, to: 'F1' },
  );

  it('[EX6] Mortar and Infantry board, the truck drives, both get off next to it', () => {
    expect([MORTAR, INFANTRY].map((id) => unitOf(boarded, id).aboard)).toEqual([TRUCK, TRUCK]);
    expect([MORTAR, INFANTRY, TRUCK].map((id) => unitOf(driven, id).at)).toEqual(['E1', 'E1', 'E1']);
    expect([MORTAR, INFANTRY, TRUCK].map((id) => unitOf(unloaded, id).at)).toEqual(['E2', 'F1', 'E1']);
    expect([MORTAR, INFANTRY].map((id) => unitOf(unloaded, id).aboard)).toEqual([undefined, undefined]);
  });

  it.each<[string, string, string]>([
    ['[EX6] the Mortar may not move any more', MORTAR, 'D2'],
    ['[EX6] nor may the Infantry', INFANTRY, 'F2'],
    ['[EX6] nor may the truck', TRUCK, 'D1'],
  ])('%s', (_, id, to) => {
    expect(refusalOf(unloaded, moving(id, to))).toMatch(/ alreadyMoved$/);
  });

  it('[EX6] both may attack', () => {
    // G1 is next to F1 and 2 hexes from E2.
    const attacking = stateAfter(unloaded, END, declaring(MORTAR, 'DE-infantry-G1'));
    expect(refusalOf(attacking, declaring(INFANTRY, 'DE-infantry-G1'))).toBeNull();
  });
});
