import { describe, expect, it } from 'vitest';
import { targetsOf } from '../../src/rules/attack.ts';
import type { Action, Event, Nation, UnitType } from '../../src/rules/types.ts';
import { column, unit } from '../slow/example.ts';
import type { SlowUnit } from '../slow/types.ts';
import {
  battleOf,
  declared,
  FOREST,
  foeOf,
  inFort,
  noAttack,
  OPEN,
  oddsOf,
  rolled,
  type Scene,
  stateOf,
} from '../support/battle.ts';
import { eventsOf, eventsOfType, refusalOf, after as stateAfter, unitOf } from '../support/play.ts';

const open = (...units: SlowUnit[]): Scene => ({ terrain: OPEN, units });
const forest = (...units: SlowUnit[]): Scene => ({ terrain: FOREST, units });

/** One unit so many hexes from another, on a map one hex wide. */
function apart(attacker: [Nation, UnitType], target: UnitType, hexes: number, extra: Partial<SlowUnit> = {}): Scene {
  const [nation, type] = attacker;
  const units = [unit(nation, type, 'A1', extra), unit(foeOf(nation), target, `A${hexes + 1}`)];
  return { terrain: column('.........'), units };
}

function damageTo(events: readonly Event[], id: string): number {
  return eventsOfType(events, 'damaged').find((event) => event.unit === id)?.damage ?? 0;
}

describe('B1: one battle after the other', () => {
  const scene = open(
    unit('FR', 'tank', 'B1'),
    unit('DE', 'infantry', 'B2'),
    unit('FR', 'infantry', 'A3'),
    unit('DE', 'infantry', 'C2'),
  );
  const first = { attacker: 'FR-tank-B1', target: 'DE-infantry-B2' };
  const second = { attacker: 'FR-infantry-A3', target: 'DE-infantry-B2' };
  const state = declared(scene, first, second);

  it('[B1] the battle phase lasts until the last declared battle is fought', () => {
    const once = stateAfter(state, rolled(0, 0));
    expect([state, once, stateAfter(once, rolled(0, 0))].map(({ turn }) => turn.phase)).toEqual([
      'battle',
      'battle',
      'money',
    ]);
  });

  it('[B1] one attacker against one defender: nobody beside them fires or is hit', () => {
    const events = eventsOf(state, rolled(5, 5));
    expect(eventsOfType(events, 'damaged').map(({ unit, by }) => [unit, by])).toEqual([
      ['DE-infantry-B2', 'FR-tank-B1'],
      ['FR-tank-B1', 'DE-infantry-B2'],
    ]);
  });

  it('[B1] the second battle begins with what the first has left', () => {
    // 5 hits on soft are 3 damage: 8 dice are left to the defender.
    const [fought] = eventsOfType(eventsOf(state, rolled(5, 0), rolled(0, 0)), 'fought');
    expect(fought?.returned?.dice).toBe(8);
  });

  it('[B1] nobody fights while attacks are being named', () => {
    expect(refusalOf(stateOf(scene, 'declare'), { type: 'fight' })).toBe('B1 notThisPhase');
  });

  it('[B1] nobody fights a battle more than was declared', () => {
    expect(refusalOf(stateAfter(state, rolled(0, 0), rolled(0, 0)), { type: 'fight' })).toBe('B1 notThisPhase');
  });
});

describe('B2: return fire', () => {
  const swimmer: Scene = { ...apart(['FR', 'tank'], 'infantry', 1), terrain: column('.~.') };

  it.each<[string, Scene, boolean]>([
    ['[B2] Infantry returns the fire of Infantry', apart(['FR', 'infantry'], 'infantry', 1), true],
    ['[B2] a Field Gun attacked by a neighbour returns fire', apart(['FR', 'tank'], 'fieldGun', 1), true],
    ['[B2] a Field Gun that attacks a neighbour draws fire', apart(['GB', 'fieldGun'], 'infantry', 1), true],
    ['[B2] a Fighter returns the fire of Heavy Infantry', apart(['FR', 'heavyInfantry'], 'fighter', 1), true],
    ['[B2] Heavy Infantry returns the fire of a Fighter', apart(['FR', 'fighter'], 'heavyInfantry', 1), true],
    ['[B2] Anti-Aircraft returns the fire of a Fighter', apart(['FR', 'fighter'], 'antiAircraft', 1), true],
    ['[B2] Infantry does not return the fire of a Fighter', apart(['FR', 'fighter'], 'infantry', 1), false],
    ['[B2] a Tank does not return the fire of a Fighter', apart(['FR', 'fighter'], 'tank', 1), false],
    [
      '[B2] Anti-Aircraft does not return the fire of a Tank: its range on the ground is 2',
      apart(['FR', 'tank'], 'antiAircraft', 1),
      false,
    ],
    ['[B2] a Heavy Mortar never returns fire', apart(['FR', 'infantry'], 'heavyMortar', 1), false],
    ['[B2] Big Bertha never returns fire', apart(['FR', 'infantry'], 'bigBertha', 1), false],
    ['[B2] a Howitzer never returns fire', apart(['AH', 'infantry'], 'howitzer', 1), false],
    ['[B2] a Troop Transport never returns fire', apart(['FR', 'infantry'], 'transport', 1), false],
    ['[B2] a foot soldier on water does not return fire', swimmer, false],
    ['[B2] no return fire at 2 hexes', apart(['GB', 'fieldGun'], 'tank', 2), false],
    ['[B2] not even from a Field Gun, which reaches as far', apart(['GB', 'fieldGun'], 'fieldGun', 2), false],
    [
      '[B2] a Fighter does not return the fire of Anti-Aircraft 3 hexes away',
      apart(['FR', 'antiAircraft'], 'fighter', 3),
      false,
    ],
    [
      '[B2] a unit that has attacked still returns fire',
      open(unit('FR', 'tank', 'B1'), unit('DE', 'tank', 'B2', { attacked: true })),
      true,
    ],
  ])('%s', (_, scene, returnFire) => {
    const odds = oddsOf(scene);
    expect(odds.returnFire).toBe(returnFire);
    expect(odds.defenderDice).toBe(returnFire ? 12 : null);
    expect(eventsOfType(battleOf(scene, { type: 'fight' }).events, 'fought')[0]?.returned !== null).toBe(returnFire);
  });

  it('[B2] no dice are taken for a defender that does not return fire', () => {
    expect(refusalOf(declared(apart(['FR', 'fighter'], 'infantry', 1)), rolled(0, 0))).toBe('B2 diceOutOfRange');
  });

  it('[B2] both roll at the same time: a defender hit hard fires with all it had', () => {
    // 8 hits are 5 damage on soft.
    const { events, state } = battleOf(apart(['FR', 'infantry'], 'infantry', 1), rolled(8, 12));
    expect(eventsOfType(events, 'fought')[0]?.returned?.dice).toBe(12);
    expect(state.units.map(({ id, damage }) => [id, damage])).toEqual([['DE-infantry-A2', 5]]);
  });

  it('[B2] both may destroy each other', () => {
    const scene = open(
      unit('FR', 'infantry', 'B1', { damage: 5 }),
      unit('DE', 'infantry', 'B2', { damage: 5 }),
      unit('FR', 'tank', 'A1'),
      unit('DE', 'tank', 'C3'),
    );
    expect(battleOf(scene, rolled(2, 2)).state.units.map(({ id }) => id)).toEqual(['FR-tank-A1', 'DE-tank-C3']);
  });
});

describe('B3: dice by damage', () => {
  it.each([
    [0, 12],
    [1, 11],
    [2, 9],
    [3, 8],
    [4, 6],
    [5, 5],
  ])('[B3] a unit with %i damage rolls %i dice, in attack and return fire', (damage, dice) => {
    const worn = open(unit('FR', 'tank', 'B1', { damage }), unit('DE', 'tank', 'B2'));
    expect(oddsOf(worn)).toMatchObject({ attackerDice: dice, defenderDice: 12 });
    const returning = open(unit('FR', 'tank', 'B1'), unit('DE', 'tank', 'B2', { damage }));
    expect(oddsOf(returning)).toMatchObject({ attackerDice: 12, defenderDice: dice });
  });

  it('[B3] more hits than dice are refused', () => {
    const state = declared(open(unit('FR', 'tank', 'B1', { damage: 4 }), unit('DE', 'transport', 'B2')));
    expect([rolled(6), rolled(7)].map((fight) => refusalOf(state, fight) === null)).toEqual([true, false]);
  });
});

describe('B4: flank and encircle', () => {
  /** The attacker on B1, above the defender on B2; B3 is exactly opposite. */
  const helped = (target: UnitType, ...helpers: SlowUnit[]): Scene => {
    return open(unit('FR', 'heavyInfantry', 'B1'), unit('DE', target, 'B2'), ...helpers);
  };
  const french = (type: UnitType, at: string, extra: Partial<SlowUnit> = {}) => unit('FR', type, at, extra);
  const fighterOver = (...types: UnitType[]) => helped('fighter', ...types.map((type) => french(type, 'C2')));

  it.each<[string, Scene, number]>([
    ['[B4] alone there is no bonus', helped('tank'), 0],
    ['[B4] one own unit next to the defender flanks', helped('tank', french('infantry', 'C2')), 2],
    ['[B4] also diagonally behind it', helped('tank', french('infantry', 'C3')), 2],
    ['[B4] one exactly opposite encircles', helped('tank', french('infantry', 'B3')), 3],
    ['[B4] two own units encircle', helped('tank', french('infantry', 'A2'), french('armoredCar', 'C2')), 3],
    [
      '[B4] three own units give no more',
      helped('tank', french('infantry', 'A2'), french('tank', 'C2'), french('tank', 'B3')),
      3,
    ],
    ['[B4] a Fighter flanks a ground unit', helped('tank', french('fighter', 'A3')), 2],
    ['[B4] an own unit that does not touch the defender gives nothing', helped('tank', french('infantry', 'A1')), 0],
    ["[B4] an ally's unit does not count", helped('tank', unit('GB', 'infantry', 'C2')), 0],
    ["[B4] an ally's unit opposite does not count", helped('tank', unit('GB', 'infantry', 'B3')), 0],
    [
      '[B4] an own and an allied unit only flank',
      helped('tank', french('infantry', 'C2'), unit('GB', 'tank', 'B3')),
      2,
    ],
    ['[B4] a Heavy Mortar gives nothing', helped('tank', french('heavyMortar', 'C2')), 0],
    ['[B4] a Howitzer opposite gives nothing', helped('tank', french('howitzer', 'B3')), 0],
    ['[B4] a Troop Transport gives nothing', helped('tank', french('transport', 'C2')), 0],
    ['[B4] Anti-Aircraft gives nothing against a ground unit', helped('tank', french('antiAircraft', 'C2')), 0],
    [
      '[B4] a Mortar and an Infantry only flank',
      helped('tank', french('heavyMortar', 'B3'), french('infantry', 'C2')),
      2,
    ],
    [
      '[B4] a unit that has attacked already still counts',
      helped('tank', french('infantry', 'C2', { attacked: true })),
      2,
    ],
    ['[B4] Infantry gives nothing against a Fighter', fighterOver('infantry'), 0],
    ['[B4] a Tank gives nothing against a Fighter', fighterOver('tank'), 0],
    ['[B4] Heavy Infantry flanks a Fighter', fighterOver('heavyInfantry'), 2],
    ['[B4] Anti-Aircraft flanks a Fighter', fighterOver('antiAircraft'), 2],
    [
      '[B4] a foot soldier on water gives nothing',
      { ...helped('tank', french('infantry', 'C2')), terrain: ['...', '..~', '...'] },
      0,
    ],
  ])('%s', (_, scene, bonusDice) => {
    expect(oddsOf(scene)).toMatchObject({ bonusDice, attackerDice: 12 + bonusDice });
  });

  it('[B4] a Field Gun next to the defender flanks', () => {
    const scene = open(unit('GB', 'infantry', 'B1'), unit('DE', 'tank', 'B2'), unit('GB', 'fieldGun', 'A2'));
    expect(oddsOf(scene).bonusDice).toBe(2);
  });

  it('[B4] only in close combat: a Field Gun at 2 hexes gets nothing', () => {
    // A1 is 2 hexes from B2; B1 touches both.
    const scene = open(unit('GB', 'fieldGun', 'A1'), unit('DE', 'tank', 'B2'), unit('GB', 'tank', 'B1'));
    expect(oddsOf(scene)).toMatchObject({ bonusDice: 0, attackerDice: 12 });
  });

  it('[B4] the attacker only: the defender has 12 dice however many friends stand by', () => {
    const scene = helped('tank', unit('DE', 'tank', 'A2'), unit('DE', 'tank', 'A1'));
    expect(oddsOf(scene)).toMatchObject({ bonusDice: 0, defenderDice: 12 });
  });

  it('[B4] the bonus comes on top of what damage has left', () => {
    // 4 damage: 6 dice, and 3 for the encirclement.
    const scene = open(french('tank', 'B1', { damage: 4 }), unit('DE', 'tank', 'B2'), french('tank', 'B3'));
    expect(oddsOf(scene)).toMatchObject({ bonusDice: 3, attackerDice: 9 });
  });

  it.each<[string, Action, number, string | null]>([
    ['[B4] counted when the battle is fought: a helper lost before gives nothing', rolled(0, 2), 0, null],
    ['[B4] a helper that lives still flanks', rolled(0, 1), 2, 'flank'],
  ])('%s', (_, fight, bonus, bonusRule) => {
    // The Infantry with 5 damage attacks first; 2 hits in return destroy it.
    const scene = helped('infantry', french('infantry', 'C2', { damage: 5 }));
    const state = declared(
      scene,
      { attacker: 'FR-infantry-C2', target: 'DE-infantry-B2' },
      { attacker: 'FR-heavyInfantry-B1', target: 'DE-infantry-B2' },
    );
    const [fought] = eventsOfType(eventsOf(state, fight, rolled(0, 0)), 'fought');
    expect(fought?.attack).toMatchObject({ dice: 12 + bonus, bonus, bonusRule });
  });
});

describe('B5: what hits', () => {
  it.each<[string, [Nation, UnitType], UnitType, number, number]>([
    ['[B5] Infantry hits with 2', ['FR', 'infantry'], 'armoredCar', 1, 2],
    ['[B5] Mounted Infantry hits with 2', ['FR', 'mountedInfantry'], 'armoredCar', 1, 2],
    ['[B5] Heavy Infantry hits with 4', ['FR', 'heavyInfantry'], 'armoredCar', 1, 4],
    ['[B5] Heavy Infantry hits air units with 4', ['FR', 'heavyInfantry'], 'fighter', 1, 4],
    ['[B5] a Field Gun hits with 3', ['GB', 'fieldGun'], 'armoredCar', 2, 3],
    ['[B5] a Howitzer hits with 3', ['FR', 'howitzer'], 'armoredCar', 2, 3],
    ['[B5] a Heavy Mortar hits with 3', ['FR', 'heavyMortar'], 'armoredCar', 2, 3],
    ['[B5] Anti-Aircraft hits with 4', ['FR', 'antiAircraft'], 'fighter', 2, 4],
    ['[B5] an Armored Car hits with 4', ['FR', 'armoredCar'], 'infantry', 1, 4],
    ['[B5] a Tank hits with 6', ['FR', 'tank'], 'infantry', 1, 6],
    ['[B5] a Fighter hits with 3', ['FR', 'fighter'], 'infantry', 1, 3],
    ['[B5] Big Bertha hits with 6', ['DE', 'bigBertha'], 'infantry', 4, 6],
    ['[B5] Anti-Tank Gunners hit an Armored Car with 3: it is no tank', ['AH', 'antiTankGunners'], 'armoredCar', 1, 3],
    ['[B5] Anti-Tank Gunners hit a Tank with 7', ['AH', 'antiTankGunners'], 'tank', 2, 7],
    ['[B5] Anti-Tank Gunners hit a Tank Renault FT-17 with 7', ['AH', 'antiTankGunners'], 'tankRenaultFt17', 1, 7],
    ['[B5] a Tank Mark I female hits with 4', ['GB', 'tankMarkIFemale'], 'infantry', 1, 4],
    ['[B5] a Tank Renault FT-17 hits with 5', ['FR', 'tankRenaultFt17'], 'infantry', 1, 5],
  ])('%s, a veteran 2 and a war hero 4 higher', (_, attacker, target, hexes, value) => {
    const values = [0, 2, 3, 4, 5, 9].map((xp) => oddsOf(apart(attacker, target, hexes, { xp })).attackerToHit);
    expect(values).toEqual([value, value, value + 2, value + 2, value + 4, value + 4]);
  });

  it('[B5] in return fire the own experience and the kind of the attacker count', () => {
    const scene = open(unit('FR', 'tank', 'B1'), unit('AH', 'antiTankGunners', 'B2', { xp: 3 }));
    expect(oddsOf(scene)).toMatchObject({ attackerToHit: 6, defenderToHit: 9 });
  });

  it('[B5] Anti-Tank Gunners hit a Tank Mark I female with 7', () => {
    const scene = open(unit('AH', 'antiTankGunners', 'B1'), unit('GB', 'tankMarkIFemale', 'B2'));
    expect(oddsOf(scene).attackerToHit).toBe(7);
  });

  it('[B5] a die hits when it shows at most the value', () => {
    // An Armored Car hits with 4: five of these twelve.
    const faces = [4, 5, 1, 12, 4, 6, 3, 5, 2, 11, 10, 9];
    const state = declared(open(unit('FR', 'armoredCar', 'B1'), unit('DE', 'transport', 'B2')));
    const fights = [4, 5, 6].map((hits): Action => ({ type: 'fight', dice: { attacker: { hits, faces } } }));
    expect(fights.map((fight) => refusalOf(state, fight) === null)).toEqual([false, true, false]);
  });
});

describe('B6: hits to damage', () => {
  it.each<[string, UnitType, (...units: SlowUnit[]) => Scene, number[]]>([
    ['[B6] soft in the open: 2 3 5 6 8 9', 'transport', open, [2, 3, 5, 6, 8, 9]],
    ['[B6] soft in forest: 2 4 6 8 10 12', 'transport', forest, [2, 4, 6, 8, 10, 12]],
    ['[B6] light in the open: 2 4 6 8 10 12', 'armoredCar', open, [2, 4, 6, 8, 10, 12]],
    ['[B6] light in forest: 3 5 8 10 13 15', 'armoredCar', forest, [3, 5, 8, 10, 13, 15]],
    ['[B6] medium in the open: 3 5 7 10 12 14', 'tankRenaultFt17', open, [3, 5, 7, 10, 12, 14]],
    ['[B6] medium in forest: 3 6 9 12 14', 'tankRenaultFt17', forest, [3, 6, 9, 12, 14]],
    ['[B6] heavy in the open: 3 6 8 11 13', 'tank', open, [3, 6, 8, 11, 13]],
    ['[B6] heavy in forest: 4 7 10 13', 'tank', forest, [4, 7, 10, 13]],
    ['[B6] air: 2 4 6 7 9 11', 'fighter', open, [2, 4, 6, 7, 9, 11]],
    ['[B6] air units have no forest row', 'fighter', forest, [2, 4, 6, 7, 9, 11]],
  ])('%s', (_, type, scene, fewest) => {
    // Encircled from B1 and B3: 15 dice, as many hits as the longest row needs here.
    const soldiers = [unit('DE', 'heavyInfantry', 'B1'), unit('DE', 'heavyInfantry', 'B3')] as const;
    const state = declared(scene(soldiers[0], unit('FR', type, 'B2'), soldiers[1]));
    const damage = (hits: number) => damageTo(eventsOf(state, rolled(hits)), `FR-${type}-B2`);
    expect(fewest.map(damage)).toEqual(fewest.map((_hits, k) => k + 1));
    expect(fewest.map((hits) => damage(hits - 1))).toEqual(fewest.map((_hits, k) => k));
  });

  it('[B6] no hits, no damage', () => {
    expect(eventsOfType(battleOf(apart(['FR', 'tank'], 'tank', 1), rolled(0, 0)).events, 'damaged')).toEqual([]);
  });

  it('[B6] the attacker uses its open row even in forest', () => {
    // Both in forest. Soft: 5 hits are 2 damage to the defender and 3 to the attacker.
    const scene: Scene = { ...apart(['FR', 'infantry'], 'infantry', 1), terrain: column('^^') };
    expect(eventsOfType(battleOf(scene, rolled(5, 5)).events, 'damaged')).toMatchObject([
      { unit: 'DE-infantry-A2', row: 'forest', damage: 2 },
      { unit: 'FR-infantry-A1', row: 'open', damage: 3 },
    ]);
  });

  it.each<[string, string, string, number]>([
    ['[B6] the forest helps against distant fire too', '.^^', 'forest', 2],
    ['[B6] a road is open', '^^-', 'open', 3],
    ['[B6] a bridge is open', '^^=', 'open', 3],
    ['[B6] water is open', '^^~', 'open', 3],
  ])('%s', (_, letters, row, damage) => {
    const scene: Scene = { ...apart(['FR', 'heavyMortar'], 'infantry', 2), terrain: column(letters) };
    expect(eventsOfType(battleOf(scene, rolled(5)).events, 'damaged')).toMatchObject([{ row, damage }]);
  });
});

describe('B7, B8: destroyed, experienced', () => {
  /** A Tank against Infantry with this damage, in the open: 2 3 5 6 8 9 hits. */
  const hit = (damage: number, hits: number) => {
    const scene = open(unit('FR', 'tank', 'B1'), unit('DE', 'infantry', 'B2', { damage }), unit('DE', 'tank', 'A1'));
    return battleOf(scene, rolled(hits, 0)).state;
  };

  it.each<[string, number, number, number | null]>([
    ['[B7] 6 damage in one battle destroy', 0, 9, null],
    ['[B7] 5 do not', 0, 8, 5],
    ['[B7] 3 and 3 destroy', 3, 5, null],
    ['[B7] 3 and 2 do not', 3, 3, 5],
    ['[B7] 5 and 1 destroy', 5, 2, null],
    ['[B7] 5 and nothing do not', 5, 1, 5],
    ['[B7] more than is needed destroys too', 4, 12, null],
  ])('%s', (_, damage, hits, left) => {
    expect(hit(damage, hits).units.find(({ id }) => id === 'DE-infantry-B2')?.damage ?? null).toBe(left);
  });

  it.each<[string, number, number, number]>([
    ['[B8] damaging an enemy is worth 1', 0, 2, 1],
    ['[B8] 5 damage are worth no more than 1', 0, 8, 1],
    ['[B8] destroying is worth 2, not 3', 0, 9, 2],
    ['[B8] finishing off is worth 2', 5, 2, 2],
    ['[B8] hits that do no damage are worth nothing', 0, 1, 0],
  ])('%s', (_, damage, hits, xp) => {
    expect(unitOf(hit(damage, hits), 'FR-tank-B1').xp).toBe(xp);
  });

  it.each<[string, number, number, number]>([
    ['[B8] return fire that damages is worth 1', 0, 2, 1],
    ['[B8] return fire that destroys is worth 2', 5, 2, 2],
    ['[B8] return fire that does no damage is worth nothing', 5, 1, 0],
  ])('%s', (_, damage, hits, xp) => {
    const scene = open(
      unit('FR', 'infantry', 'B1', { damage }),
      unit('DE', 'infantry', 'B2'),
      unit('FR', 'tank', 'A1'),
    );
    expect(unitOf(battleOf(scene, rolled(0, hits)).state, 'DE-infantry-B2').xp).toBe(xp);
  });

  it('[B8] experience adds up: the second point of a rookie with 2 makes a veteran', () => {
    const scene = open(unit('FR', 'tank', 'B1', { xp: 2 }), unit('DE', 'infantry', 'B2'));
    expect(unitOf(battleOf(scene, rolled(2, 0)).state, 'FR-tank-B1').xp).toBe(3);
  });

  it('[B8] experience above 5 changes nothing', () => {
    const odds = [5, 6, 20].map((xp) => oddsOf(open(unit('FR', 'tank', 'B1', { xp }), unit('DE', 'tank', 'B2'))));
    expect(odds[1]).toEqual(odds[0]);
    expect(odds[2]).toEqual(odds[0]);
  });
});

describe('B9: Big Bertha', () => {
  const WIDE = Array<string>(7).fill('.....');
  const bertha = (xp: number, at = 'C6') => unit('DE', 'bigBertha', at, { xp });
  const aimedAt = (at: string, xp: number, ...others: SlowUnit[]): Scene => {
    return { terrain: WIDE, units: [bertha(xp), unit('FR', 'infantry', at), ...others] };
  };
  const landings = (scene: Scene, faces: readonly number[]) => {
    const state = declared(scene);
    return faces.map((face) => eventsOfType(eventsOf(state, rolled(undefined, undefined, face)), 'shellLanded')[0]?.at);
  };
  const ALL = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
  const ROUND_C3 = ['C2', 'D2', 'D3', 'C4', 'B3', 'B2'];
  const ROUND_D3 = ['D2', 'E3', 'E4', 'D4', 'C4', 'C3'];
  const times = (count: number, hex: string) => Array<string>(count).fill(hex);

  it.each<[string, string, number, string[]]>([
    ['[B9] a rookie: 1–6 clockwise from the top, 7–12 the target', 'C3', 0, [...ROUND_C3, ...times(6, 'C3')]],
    ['[B9] likewise in a column that sits lower', 'D3', 0, [...ROUND_D3, ...times(6, 'D3')]],
    ['[B9] 2 experience is still a rookie', 'C3', 2, [...ROUND_C3, ...times(6, 'C3')]],
    [
      '[B9] a veteran: 1–3 clockwise from the top, 4–12 the target',
      'C3',
      3,
      [...ROUND_C3.slice(0, 3), ...times(9, 'C3')],
    ],
    ['[B9] 4 experience is still a veteran', 'D3', 4, [...ROUND_D3.slice(0, 3), ...times(9, 'D3')]],
  ])('%s', (_, at, xp, hexes) => {
    expect(landings(aimedAt(at, xp), ALL)).toEqual(hexes);
  });

  it.each([5, 7])('[B9] a war hero with %i experience rolls no landing die and always hits the target', (xp) => {
    const { events } = battleOf(aimedAt('C3', xp), rolled(2));
    expect(eventsOfType(events, 'shellLanded')).toEqual([]);
    expect(damageTo(events, 'FR-infantry-C3')).toBe(1);
  });

  it('[B9] in the corner four of six neighbours are off the map', () => {
    // A1 has B1 below to the right (3) and A2 below (4).
    expect(landings(aimedAt('A1', 0), ALL.slice(0, 6))).toEqual([null, null, 'B1', 'A2', null, null]);
  });

  /** Aimed at the Infantry on C3 by a rookie; 1 is C2, above it. */
  const stray = (other: SlowUnit, hits?: number) => battleOf(aimedAt('C3', 0, other), rolled(hits, undefined, 1));

  it.each<[string, SlowUnit, number]>([
    ['[B9] an enemy on the neighbour is hit', unit('FR', 'transport', 'C2'), 3],
    ['[B9] an enemy of another nation is hit', unit('GB', 'infantry', 'C2'), 3],
    ['[B9] an own unit is hit', unit('DE', 'infantry', 'C2'), 3],
    ['[B9] an allied unit is hit', unit('AH', 'infantry', 'C2'), 3],
    // 5 hits: soft 3 damage, light 2, heavy 1.
    ['[B9] an own Armored Car is hit on its own row', unit('DE', 'armoredCar', 'C2'), 2],
    ['[B9] an own Tank is hit on its own row', unit('DE', 'tank', 'C2'), 1],
  ])('%s, the target is not, and it is experience all the same', (_, other, damage) => {
    const { events, state } = stray(other, 5);
    expect(eventsOfType(events, 'shellLanded')).toMatchObject([{ die: 1, at: 'C2', hit: other.id }]);
    expect([damageTo(events, other.id), unitOf(state, 'FR-infantry-C3').damage]).toEqual([damage, 0]);
    expect(unitOf(state, 'DE-bigBertha-C6').xp).toBe(1);
  });

  it('[B9] destroying an own unit is worth 2', () => {
    const { state } = stray(unit('DE', 'infantry', 'C2', { damage: 5 }), 2);
    expect(state.units.map(({ id, xp }) => [id, xp ?? 0])).toEqual([
      ['DE-bigBertha-C6', 2],
      ['FR-infantry-C3', 0],
    ]);
  });

  it('[B9] she aims at no air unit, whatever a mat says of her range', () => {
    const scene = aimedAt('C3', 5, unit('FR', 'fighter', 'C2'));
    const mat = {
      format: 'trench-club-mat/1',
      id: 'm',
      name: 'M',
      units: { bigBertha: { rangeAir: [1, 8] } },
    } as const;
    const state = { ...stateOf(scene), mat };
    expect(targetsOf(state, 'DE-bigBertha-C6')).toEqual(['FR-infantry-C3']);
  });

  const walls: Scene = {
    ...aimedAt('C3', 0, inFort('FR', 'tank')),
    terrain: ['..#..', '..#..', '.....', '.....', '.....', '.....'],
    forts: [['C1', 'C2']],
    owners: { F1: 'FR' },
  };

  it.each<[string, Scene, string, number]>([
    ['[B9] an empty hex: nothing', aimedAt('C3', 0), 'C2', 1],
    ['[B9] a fort hex: nothing, whoever is inside', walls, 'C2', 1],
    ['[B9] an enemy air unit is not damaged', aimedAt('C3', 0, unit('FR', 'fighter', 'C2')), 'C2', 1],
    ['[B9] an own air unit is not damaged', aimedAt('C3', 0, unit('DE', 'fighter', 'B2')), 'B2', 6],
  ])('%s', (_, scene, at, face) => {
    const { events, state } = battleOf(scene, rolled(undefined, undefined, face));
    expect(eventsOfType(events, 'shellLanded')).toMatchObject([{ at, hit: null }]);
    expect(eventsOfType(events, 'damaged')).toEqual([]);
    expect(state.units.every(({ damage, xp }) => damage === 0 && xp === 0)).toBe(true);
  });

  it('[B9] off the map: nothing', () => {
    const { events } = battleOf(aimedAt('A1', 0), rolled(undefined, undefined, 1));
    expect(eventsOfType(events, 'shellLanded')).toMatchObject([{ at: null, hit: null }]);
    expect(eventsOfType(events, 'damaged')).toEqual([]);
  });

  it('[B9] on the target: 12 dice at 6 or less, no return fire', () => {
    const { events } = battleOf(aimedAt('C3', 0), rolled(6, undefined, 7));
    expect(eventsOfType(events, 'fought')).toMatchObject([{ attack: { dice: 12, toHit: 6, hits: 6 }, returned: null }]);
    expect(damageTo(events, 'FR-infantry-C3')).toBe(4);
  });

  it.each<[string, Scene, string | null]>([
    ['[B9] it aims like any unit: 8 hexes away', apart(['DE', 'bigBertha'], 'infantry', 8), null],
    ['[B9] not at a neighbour', apart(['DE', 'bigBertha'], 'infantry', 1), 'A2 outOfRange'],
    ['[B9] not at an air unit', apart(['DE', 'bigBertha'], 'fighter', 3), 'A3 cannotHitAir'],
  ])('%s', (_, scene, refusal) => {
    expect(noAttack(scene)).toBe(refusal);
  });
});

describe('chances worked out by hand', () => {
  const worn = { damage: 5 };

  // 5 dice of 1 in 6: 0 … 5 hits in 3125, 3125, 1250, 250, 25, 1 of 7776. 5 coin flips: 1, 5, 10, 10, 5, 1 of 32.
  it.each<[string, Scene, number[]]>([
    [
      '[B3] [B6] Infantry with 5 dice on a truck: 0–1 hits, 2, 3–4, 5',
      open(unit('FR', 'infantry', 'B1', worn), unit('DE', 'transport', 'B2')),
      [6250 / 7776, 1250 / 7776, 275 / 7776, 1 / 7776, 0, 0, 0],
    ],
    [
      '[B6] a Tank with 5 dice on a truck in forest: 0–1 hits, 2–3, 4–5',
      forest(unit('FR', 'tank', 'B1', worn), unit('DE', 'transport', 'B2')),
      [6 / 32, 20 / 32, 6 / 32, 0, 0, 0, 0],
    ],
    [
      '[B7] against a truck with 5 damage 2 hits destroy',
      open(unit('FR', 'tank', 'B1', worn), unit('DE', 'transport', 'B2', worn)),
      [6 / 32, 0, 0, 0, 0, 0, 26 / 32],
    ],
    [
      // Half the shells miss; the others do 0, 1, 2, 3 damage in 6, 10, 15, 1 of 32.
      "[B9] a rookie Big Bertha's chances are halved by the landing die",
      apart(['DE', 'bigBertha'], 'infantry', 3, worn),
      [38 / 64, 10 / 64, 15 / 64, 1 / 64, 0, 0, 0],
    ],
    [
      // A veteran hits with 8: 2 in 3. Of 243: 1, 10, 40, 80, 80, 32 for 0 … 5 hits; 3 in 4 shells land.
      "[B9] a veteran's are three quarters",
      apart(['DE', 'bigBertha'], 'infantry', 3, { ...worn, xp: 3 }),
      [(243 + 33) / 972, 120 / 972, 480 / 972, 96 / 972, 0, 0, 0],
    ],
  ])('%s', (_, scene, chances) => {
    const odds = oddsOf(scene);
    chances.forEach((chance, k) => {
      expect(odds.defenderDamage[k]).toBeCloseTo(chance, 12);
    });
    expect(odds.destroyDefender).toBeCloseTo(chances[6] ?? 0, 12);
    expect([odds.attackerDamage, odds.destroyAttacker]).toEqual([[1, 0, 0, 0, 0, 0, 0], 0]);
  });

  it('[B2] return fire is part of the chances', () => {
    // Infantry needs 3 of 5 hits on the Tank (276 of 7776), the Tank 2 of 5 on the Infantry (26 of 32).
    const odds = oddsOf(open(unit('FR', 'infantry', 'B1', worn), unit('DE', 'tank', 'B2', worn)));
    expect(odds.destroyDefender).toBeCloseTo(276 / 7776, 12);
    expect(odds.destroyAttacker).toBeCloseTo(26 / 32, 12);
  });
});
