import { describe, expect, it } from 'vitest';
import { CLOSED, type Mover, stepCost } from '../../src/rules/board.ts';
import { TERRAINS, type Terrain, type UnitType } from '../../src/rules/types.ts';
import { column, unit } from '../slow/example.ts';
import type { SlowUnit } from '../slow/types.ts';
import {
  battleOf,
  END,
  flightPast,
  type Hexes,
  moving,
  noAttack,
  noMove,
  oddsOf,
  PASSAGE,
  reachIn,
  rolled,
  type Scene,
  stateOf,
} from '../support/battle.ts';
import { eventsOf, eventsOfType, refusalOf, after as stateAfter, unitOf } from '../support/play.ts';

/** A French unit on A1 of a map one hex wide, and whoever else is there. */
function road(type: UnitType, letters: string, ...others: SlowUnit[]): Scene {
  return { terrain: column(letters), units: [unit('FR', type, 'A1'), ...others] };
}

describe('M1: one move each', () => {
  const scene = road('infantry', '......', unit('FR', 'tank', 'A4'), unit('DE', 'infantry', 'A6'));
  const start = stateOf(scene);
  const infantry = moving('FR-infantry-A1', 'A2');
  const tank = moving('FR-tank-A4', 'A3');

  it('[M1] own units move one after the other', () => {
    const state = stateAfter(start, infantry, tank);
    expect([unitOf(state, 'FR-infantry-A1').at, unitOf(state, 'FR-tank-A4').at]).toEqual(['A2', 'A3']);
  });

  it('[M1] units move in any order the player likes', () => {
    const state = stateAfter(start, tank, infantry);
    expect([unitOf(state, 'FR-infantry-A1').at, unitOf(state, 'FR-tank-A4').at]).toEqual(['A2', 'A3']);
  });

  it('[M1] nobody has to move', () => {
    expect(stateAfter(start, END).turn.phase).toBe('declare');
  });

  it.each([
    [
      '[M1] a unit moves in one go: what it did not use is lost',
      stateAfter(start, infantry),
      moving('FR-infantry-A1', 'A3'),
      'alreadyMoved',
    ],
    [
      '[M1] nor can it go on after another unit has moved',
      stateAfter(start, infantry, tank),
      moving('FR-infantry-A1', 'A1'),
      'alreadyMoved',
    ],
    ["[M1] nobody moves the enemy's units", start, moving('DE-infantry-A6', 'A5'), 'notYourUnit'],
    ['[M1] nobody moves a unit that is not there', start, moving('FR-tank-Z9', 'A5'), 'unknownUnit'],
    ['[M1] once the moves are over nobody moves', stateAfter(start, END), infantry, 'notThisPhase'],
  ])('%s', (_, state, action, code) => {
    expect(refusalOf(state, action)).toBe(`M1 ${code}`);
  });
});

describe('M2, M3: what a hex costs', () => {
  it.each<[string, UnitType, string, Hexes]>([
    ['[M2] a plain hex costs 1', 'infantry', '....', { A1: 0, A2: 1, A3: 2 }],
    ['[M2] a road hex costs half a point', 'infantry', '.-----', { A1: 0, A2: 0.5, A3: 1, A4: 1.5, A5: 2 }],
    ['[M2] a bridge costs half a point', 'infantry', '.====', { A1: 0, A2: 0.5, A3: 1, A4: 1.5, A5: 2 }],
    ['[M2] a forest hex costs 1.5', 'mountedInfantry', '.^^^', { A1: 0, A2: 1.5, A3: 3 }],
    ['[M2] leaving a forest costs nothing', 'infantry', '^...', { A1: 0, A2: 1, A3: 2 }],
    ['[M2] leaving a road costs nothing', 'infantry', '-..^', { A1: 0, A2: 1, A3: 2 }],
    ['[M2] forest, plain, road add up to 3', 'mountedInfantry', '.^.-.', { A1: 0, A2: 1.5, A3: 2.5, A4: 3 }],
    ['[M2] a Heavy Mortar with 1 point enters no forest', 'heavyMortar', '.^', { A1: 0 }],
    ['[M3] the last half point still buys a plain hex', 'heavyMortar', '.-.', { A1: 0, A2: 0.5, A3: 1 }],
    ['[M3] after a forest too', 'infantry', '.^.', { A1: 0, A2: 1.5, A3: 2 }],
    ['[M3] that plain hex is the last step, not even a road follows', 'heavyMortar', '.-.-', { A1: 0, A2: 0.5, A3: 1 }],
    ['[M3] the last half point buys no forest', 'heavyMortar', '.-^', { A1: 0, A2: 0.5 }],
    ['[M3] with nothing left there is no last step', 'heavyMortar', '.--.', { A1: 0, A2: 0.5, A3: 1 }],
    ['[M3] a whole point left buys no forest either', 'infantry', '..^', { A1: 0, A2: 1 }],
  ])('%s', (_, type, letters, hexes) => {
    expect(reachIn(road(type, letters)).hexes).toEqual(hexes);
  });

  it('[M2] a road is entered from any side: across it, not along it', () => {
    // Only B1, B2, B3 are road; A2 touches B1 and B2, C2 touches B1 and B2.
    const scene = { terrain: ['.-.', '.-.', '.-.'], units: [unit('FR', 'infantry', 'A2')] };
    // Past a road hex 0.5 + 1; B3 is behind B2; A1 and A3 are plain neighbours; C3 lies beside B2 and B3.
    const hexes = { A1: 1, A2: 0, A3: 1, B1: 0.5, B2: 0.5, B3: 1, C1: 1.5, C2: 1.5, C3: 1.5 };
    expect(reachIn(scene).hexes).toEqual(hexes);
  });

  it('[M2] a unit takes the cheapest way, not the shortest', () => {
    // Straight on through two forests 1.5 + 1 + 1.5 + 1 = 5; by the road five halves, then a plain hex: 3.5.
    const scene = { terrain: ['.^.^.', '-----'], units: [unit('FR', 'armoredCar', 'A1')] };
    const [moved] = eventsOfType(eventsOf(stateOf(scene), moving('FR-armoredCar-A1', 'E1')), 'moved');
    expect(moved).toMatchObject({ cost: 3.5, path: ['A2', 'B2', 'C2', 'D2', 'E2', 'E1'] });
  });

  it.each<[string, Scene, string]>([
    ['[M2] three plain hexes are too far for Infantry', road('infantry', '....'), 'A4'],
    ['[M2] two forests are too far for a Tank', road('tank', '.^^'), 'A3'],
    ['[M3] a forest is too far with half a point left', road('heavyMortar', '.-^'), 'A3'],
    ['[M3] a second plain hex is too far after the last half point', road('infantry', '.---..'), 'A6'],
  ])('%s', (_, scene, to) => {
    expect(noMove(scene, to)).toBe('M2 tooFar');
  });
});

describe('M4: water', () => {
  const gunners: Scene = { terrain: column('.~.'), units: [unit('AH', 'antiTankGunners', 'A1')] };
  const swimmer = (letters: string): Scene => ({ terrain: column(letters), units: [unit('FR', 'infantry', 'A2')] });

  it.each<[string, Scene, Hexes]>([
    ['[M4] water takes the whole move of Infantry, and nothing lies beyond', road('infantry', '.~.'), { A1: 0, A2: 2 }],
    ['[M4] water takes all three points of Mounted Infantry', road('mountedInfantry', '.~~'), { A1: 0, A2: 3 }],
    ['[M4] Heavy Infantry wades', road('heavyInfantry', '.~.'), { A1: 0, A2: 2 }],
    ['[M4] Anti-Tank Gunners wade', gunners, { A1: 0, A2: 2 }],
    ['[M4] from water to water is a whole move again', swimmer('~~~~'), { A1: 2, A2: 0, A3: 2 }],
    ['[M4] out of the water costs the hex entered', swimmer('.~-.'), { A1: 1, A2: 0, A3: 0.5, A4: 1.5 }],
    ['[M4] after a step on land there is no wading', road('mountedInfantry', '.-~'), { A1: 0, A2: 0.5 }],
    ['[M4] a Tank stays dry', road('tank', '.~.'), { A1: 0 }],
  ])('%s', (_, scene, hexes) => {
    expect(reachIn(scene).hexes).toEqual(hexes);
  });

  it.each<[string, Scene, string, string]>([
    ['[M4] a Tank may not enter water', road('tank', '.~'), 'A2', 'noWater'],
    ['[M4] a Howitzer may not enter water', road('howitzer', '.~'), 'A2', 'noWater'],
    ['[M4] a Troop Transport may not enter water', road('transport', '.~'), 'A2', 'noWater'],
    ['[M4] Mounted Infantry must start next to the water', road('mountedInfantry', '.-~'), 'A3', 'waterTakesWholeMove'],
  ])('%s', (_, scene, to, code) => {
    expect(noMove(scene, to)).toBe(`M4 ${code}`);
  });

  it('[M4] wading spends the whole move', () => {
    const state = stateOf(road('mountedInfantry', '.~'));
    const [moved] = eventsOfType(eventsOf(state, moving('FR-mountedInfantry-A1', 'A2')), 'moved');
    expect(moved?.cost).toBe(3);
  });

  /** B2 is water, A2 too. */
  const wet = ['...', '~~.', '...'];
  const inWater = unit('FR', 'infantry', 'B2');
  const tank = unit('DE', 'tank', 'B1');

  it('[M4] a foot soldier on water cannot attack', () => {
    expect(noAttack({ terrain: wet, units: [inWater, tank] })).toBe('M4 wading');
  });

  it('[M4] a foot soldier on water is attacked on its open row and cannot return fire', () => {
    const { events } = battleOf({ terrain: wet, units: [tank, inWater] }, rolled(3));
    expect(eventsOfType(events, 'fought')[0]?.returned).toBeNull();
    expect(eventsOfType(events, 'damaged')).toMatchObject([{ unit: 'FR-infantry-B2', row: 'open', damage: 2 }]);
  });

  it.each<[string, SlowUnit[], number]>([
    ['[M4] a foot soldier on water gives no flank', [unit('DE', 'infantry', 'A2')], 0],
    ['[M4] a Fighter over water does', [unit('DE', 'fighter', 'A2')], 2],
    ['[M4] on dry land the foot soldier does', [unit('DE', 'infantry', 'C2')], 2],
  ])('%s', (_, helpers, bonusDice) => {
    const scene = { terrain: ['...', '~..', '...'], units: [tank, inWater, ...helpers] };
    expect(oddsOf(scene)).toMatchObject({ bonusDice });
  });

  it.each<[string, SlowUnit, Hexes]>([
    [
      '[M4] a foot soldier on water gives no contact',
      unit('DE', 'infantry', 'B2'),
      { A1: 0, A2: 1, A3: 2, A4: 3, A5: 4 },
    ],
    ['[M4] a Fighter over water gives contact', unit('DE', 'fighter', 'B2'), { A1: 0, A2: 1, A3: 2 }],
  ])('%s', (_, enemy, hexes) => {
    // B2 touches A2 and A3.
    const scene = { terrain: Array<string>(5).fill('.~'), units: [unit('FR', 'armoredCar', 'A1'), enemy] };
    expect(reachIn(scene).hexes).toEqual(hexes);
  });

  it('[M4] a Fighter over water attacks and returns fire', () => {
    const fighters = [unit('FR', 'fighter', 'B2'), unit('DE', 'fighter', 'A2')];
    expect(oddsOf({ terrain: wet, units: fighters })).toMatchObject({ attackerDice: 12, returnFire: true });
  });
});

describe('M5, M8: flying, sailing, bridges', () => {
  it('[M5] an air unit pays 1 for every terrain', () => {
    expect(reachIn(road('fighter', '.~^=-..')).hexes).toEqual({ A1: 0, A2: 1, A3: 2, A4: 3, A5: 4, A6: 5 });
  });

  it('[M5] a road does not speed an air unit up', () => {
    expect(noMove(road('fighter', '.------'), 'A7')).toBe('M2 tooFar');
  });

  it('[M5] an air unit may stop over water and go on next turn', () => {
    const scene: Scene = { terrain: column('~~.'), units: [unit('FR', 'fighter', 'A1')] };
    expect(reachIn(scene).hexes).toEqual({ A1: 0, A2: 1, A3: 2 });
  });

  const table: Readonly<Record<Mover, Readonly<Record<Terrain, number>>>> = {
    foot: { plain: 2, road: 1, forest: 3, water: CLOSED, bridge: 1, fort: CLOSED },
    ground: { plain: 2, road: 1, forest: 3, water: CLOSED, bridge: 1, fort: CLOSED },
    air: { plain: 2, road: 2, forest: 2, water: 2, bridge: 2, fort: CLOSED },
    ship: { plain: CLOSED, road: CLOSED, forest: CLOSED, water: 2, bridge: 2, fort: CLOSED },
  };

  it.each<[string, Mover]>([
    ['[M2] half points for foot soldiers: plain 2, road and bridge 1, forest 3; wading stands apart', 'foot'],
    ['[M8] a bridge is road for ground units, and water is closed to them', 'ground'],
    ['[M5] 1 point per hex in the air, over everything but forts', 'air'],
    ['[M5] ships sail on water and bridges at 1 point per hex and nowhere else', 'ship'],
  ])('%s', (_, mover) => {
    expect(Object.fromEntries(TERRAINS.map((terrain) => [terrain, stepCost(mover, terrain)]))).toEqual(table[mover]);
  });

  it('[M8] a bridge is water for ships', () => {
    expect(stepCost('ship', 'bridge')).toBe(stepCost('ship', 'water'));
  });

  it('[M8] a ground unit may stop on a bridge', () => {
    expect(noMove(road('howitzer', '.=~'), 'A2')).toBeNull();
  });

  it('[M8] a bridge is not water for a foot soldier: it walks on after it', () => {
    expect(reachIn(road('infantry', '.=.')).hexes).toEqual({ A1: 0, A2: 0.5, A3: 1.5 });
  });

  it('[M8] a foot soldier on a bridge attacks, returns fire and gives a flank', () => {
    const terrain = ['...', '.=.', '...'];
    const soldier = unit('FR', 'infantry', 'B2');
    const tank = unit('DE', 'tank', 'B1');
    expect(noAttack({ terrain, units: [soldier, tank] })).toBeNull();
    expect(oddsOf({ terrain, units: [tank, soldier] }).returnFire).toBe(true);
    // B2 and A2 both touch B1; they are neighbours, not opposite each other.
    expect(oddsOf({ terrain, units: [unit('FR', 'infantry', 'A2'), tank, soldier] }).bonusDice).toBe(2);
  });
});

describe('M6, M7: units and forts in the way', () => {
  const enemyFighter = unit('DE', 'fighter', 'A2');
  const enemyTruck = unit('DE', 'transport', 'A2');

  it.each<[string, Scene, Hexes]>([
    [
      '[M6] through an own unit, without stopping there',
      road('infantry', '....', unit('FR', 'tank', 'A2')),
      { A1: 0, A3: 2 },
    ],
    ['[M6] through an allied unit', road('infantry', '....', unit('GB', 'tank', 'A2')), { A1: 0, A3: 2 }],
    ['[M6] air units too pass their own side', road('fighter', '...', unit('GB', 'fighter', 'A2')), { A1: 0, A3: 2 }],
    [
      '[M6] through two own units in a row',
      road('armoredCar', '....', unit('FR', 'tank', 'A2'), unit('FR', 'infantry', 'A3')),
      { A1: 0, A4: 3 },
    ],
    ['[M6] never through an enemy', road('armoredCar', '....', enemyTruck), { A1: 0 }],
    ['[M6] an air unit does not fly over an enemy on the ground', road('fighter', '....', enemyTruck), { A1: 0 }],
    ['[M6] a ground unit does not pass below an enemy aircraft', road('armoredCar', '....', enemyFighter), { A1: 0 }],
    [
      '[M6] around an enemy there is a way',
      { terrain: ['..', '..', '..'], units: [unit('FR', 'armoredCar', 'A1'), enemyTruck] },
      { A1: 0, B1: 1, B2: 2, A3: 3, B3: 3 },
    ],
  ])('%s', (_, scene, hexes) => {
    expect(reachIn(scene).hexes).toEqual(hexes);
  });

  it.each<[string, Scene, string, string]>([
    ['[M6] no stop on an own unit', road('infantry', '...', unit('FR', 'tank', 'A2')), 'A2', 'occupied'],
    ['[M6] no stop on an allied unit', road('infantry', '...', unit('GB', 'tank', 'A2')), 'A2', 'occupied'],
    ['[M6] no stop on an enemy unit', road('infantry', '...', enemyTruck), 'A2', 'occupied'],
    ['[M6] no stop below an own aircraft', road('infantry', '...', unit('FR', 'fighter', 'A2')), 'A2', 'occupied'],
    ['[M6] no wading onto a swimmer', road('infantry', '.~', unit('FR', 'infantry', 'A2')), 'A2', 'occupied'],
    ['[M6] an enemy bars the way', road('infantry', '...', enemyTruck), 'A3', 'enemyInTheWay'],
    ['[M6] an enemy aircraft bars the way', road('mountedInfantry', '...', enemyFighter), 'A3', 'enemyInTheWay'],
  ])('%s', (_, scene, to, code) => {
    expect(noMove(scene, to)).toBe(`M6 ${code}`);
  });

  const walled = (type: UnitType, owner?: string): Scene => ({
    ...road(type, '.##.'),
    forts: [['A2', 'A3']],
    ...(owner && { owners: { F1: owner } }),
  });

  it.each<[string, Scene]>([
    ['[M7] nobody flies over a fort', walled('fighter')],
    ['[M7] nobody drives through a fort', walled('armoredCar')],
    ['[M7] not even through an own one', walled('armoredCar', 'FR')],
  ])('%s', (_, scene) => {
    expect(reachIn(scene).hexes).toEqual({ A1: 0 });
  });

  it.each<[string, Scene, string]>([
    ['[M7] nobody stops on a fort hex', walled('armoredCar'), 'A2'],
    ['[M7] no air unit stops over a fort hex', walled('fighter'), 'A3'],
    ['[M7] an own fort is entered, its hexes are not', walled('infantry', 'FR'), 'A2'],
  ])('%s', (_, scene, to) => {
    expect(noMove(scene, to)).toBe('M7 fortHex');
  });

  it('[M7] the exception is to enter the fort', () => {
    expect(reachIn(walled('armoredCar', 'FR')).forts).toEqual({ F1: 'enter' });
  });
});

describe('M9, M10: enemy contact', () => {
  const beside = (type: UnitType, ...others: SlowUnit[]): Scene => {
    const nation = type === 'howitzer' || type === 'antiTankGunners' ? 'AH' : 'DE';
    return { terrain: PASSAGE, units: [unit('FR', 'armoredCar', 'A1'), unit(nation, type, 'B3'), ...others] };
  };
  const stopped: Hexes = { A1: 0, A2: 1, A3: 2, A4: 3 };
  const free: Hexes = { ...stopped, A5: 4 };

  /** Along row 1; B2 touches only B1 of it, D2 only D1. */
  const row = (...enemies: SlowUnit[]): Scene => {
    return { terrain: ['......', '~.~.~~'], units: [unit('FR', 'armoredCar', 'A1'), ...enemies] };
  };
  const along: Hexes = { A1: 0, B1: 1, C1: 2, D1: 3, E1: 4 };

  /** Along row 2; B3 touches only B2 of it, D1 touches C2 and D2. */
  const between = (...enemies: SlowUnit[]): Scene => {
    return { terrain: ['~~~.~~', '......', '~.~~~~'], units: [unit('FR', 'armoredCar', 'A2'), ...enemies] };
  };

  const [b2, d2, b3, d1] = ['B2', 'D2', 'B3', 'D1'].map((at) => unit('DE', 'infantry', at)) as [
    SlowUnit,
    SlowUnit,
    SlowUnit,
    SlowUnit,
  ];
  const startsAt = (at: string): Scene => ({ terrain: PASSAGE, units: [unit('FR', 'armoredCar', at), b3] });

  it.each<[string, Scene, Hexes]>([
    ['[M9] a second contact in a row ends the move', beside('infantry'), stopped],
    ['[M9] after a single contact the move goes on', row(d2), { ...along, B2: 2 }],
    ['[M9] contact, a free hex, contact again: the move goes on', row(b2, d2), along],
    ['[M9] contacts with two different enemies in a row end the move too', between(b3, d1), { A2: 0, B2: 1, C2: 2 }],
    ['[M9] with one of the two gone it goes on', between(b3), { A2: 0, B2: 1, C2: 2, D1: 3, D2: 3, E2: 4 }],
    ['[M9] the starting hex counts as the first contact', startsAt('A3'), { A1: 2, A2: 1, A3: 0, A4: 1 }],
    ['[M9] from a contact into the open the move goes on', startsAt('A4'), { A3: 1, A4: 0, A5: 1, A6: 2 }],
    [
      '[M9] a forced stop on an occupied hex makes the step illegal',
      beside('infantry', unit('FR', 'tank', 'A4')),
      { A1: 0, A2: 1, A3: 2 },
    ],
    [
      '[M9] without contact that own unit is passed',
      beside('heavyMortar', unit('FR', 'tank', 'A4')),
      { A1: 0, A2: 1, A3: 2, A5: 4 },
    ],
    [
      '[M9] one contact on an occupied hex forces no stop',
      beside('infantry', unit('FR', 'tank', 'A3')),
      { A1: 0, A2: 1, A4: 3 },
    ],
    [
      '[M9] own and allied units give no contact',
      { ...beside('infantry'), units: [unit('FR', 'armoredCar', 'A1'), unit('GB', 'infantry', 'B3')] },
      free,
    ],
  ])('%s', (_, scene, hexes) => {
    expect(reachIn(scene).hexes).toEqual(hexes);
  });

  it.each<[string, Scene, string]>([
    ['[M9] nobody goes on after two contacts in a row', beside('infantry'), 'A5'],
    ['[M9] the contact it starts in counts', startsAt('A3'), 'A5'],
    [
      '[M9] nobody passes an own unit on the hex of the second contact',
      beside('infantry', unit('FR', 'tank', 'A4')),
      'A5',
    ],
  ])('%s', (_, scene, to) => {
    expect(noMove(scene, to)).toBe('M9 stoppedByContact');
  });

  it.each<[string, string, string, Readonly<Record<string, string>>]>([
    // B3 touches A3 alone, B2 touches A2 and A3; A3 is next to the entrance A4.
    ['[M9] after a single contact a unit still enters its fort', 'A1', 'B3', { F1: 'enter' }],
    ['[M9] after two contacts in a row it stays in front of it', 'A2', 'B2', {}],
  ])('%s', (_, at, enemy, forts) => {
    const units = [unit('FR', 'armoredCar', at), unit('DE', 'fighter', enemy)];
    const terrain = ['.~', '.~', '.~', '#~', '#~'];
    expect(reachIn({ terrain, units, forts: [['A4', 'A5']], owners: { F1: 'FR' } }).forts).toEqual(forts);
  });

  it.each<[string, UnitType]>([
    ['[M10] Infantry gives contact on the ground', 'infantry'],
    ['[M10] Mounted Infantry gives contact on the ground', 'mountedInfantry'],
    ['[M10] Heavy Infantry gives contact on the ground', 'heavyInfantry'],
    ['[M10] a Field Gun gives contact: its range begins at 1', 'fieldGun'],
    ['[M10] Anti-Tank Gunners give contact: their range begins at 1', 'antiTankGunners'],
    ['[M10] an Armored Car gives contact', 'armoredCar'],
    ['[M10] a Tank gives contact', 'tank'],
    ['[M10] a Fighter gives contact on the ground', 'fighter'],
  ])('%s', (_, type) => {
    expect(reachIn(beside(type)).hexes).toEqual(stopped);
  });

  it.each<[string, UnitType]>([
    ['[M10] a Heavy Mortar gives no contact', 'heavyMortar'],
    ['[M10] a Howitzer gives no contact', 'howitzer'],
    ['[M10] a Troop Transport gives no contact', 'transport'],
    ['[M10] Big Bertha gives no contact', 'bigBertha'],
    ['[M10] Anti-Aircraft gives none on the ground: it cannot fire at range 1 there', 'antiAircraft'],
  ])('%s', (_, type) => {
    expect(reachIn(beside(type)).hexes).toEqual(free);
  });

  const flight = (type: UnitType): Scene => flightPast(unit(type === 'antiTankGunners' ? 'AH' : 'DE', type, 'C2'));

  it.each<[string, UnitType]>([
    ['[M10] Heavy Infantry gives contact to an aircraft', 'heavyInfantry'],
    ['[M10] Anti-Aircraft gives contact to an aircraft', 'antiAircraft'],
    ['[M10] a Fighter gives contact to an aircraft', 'fighter'],
  ])('%s', (_, type) => {
    expect(reachIn(flight(type)).hexes).toEqual({ A1: 0, B1: 1, C1: 2 });
  });

  it.each<[string, UnitType]>([
    ['[M10] Infantry gives none to an aircraft', 'infantry'],
    ['[M10] Mounted Infantry gives none to an aircraft', 'mountedInfantry'],
    ['[M10] a Field Gun gives none to an aircraft', 'fieldGun'],
    ['[M10] Anti-Tank Gunners give none to an aircraft', 'antiTankGunners'],
    ['[M10] an Armored Car gives none to an aircraft', 'armoredCar'],
    ['[M10] a Tank gives none to an aircraft', 'tank'],
  ])('%s', (_, type) => {
    expect(reachIn(flight(type)).hexes).toEqual(along);
  });
});
