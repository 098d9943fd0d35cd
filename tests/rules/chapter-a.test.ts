import { describe, expect, it } from 'vitest';
import { targetsOf } from '../../src/rules/attack.ts';
import type { Action, Nation, State, UnitType } from '../../src/rules/types.ts';
import { column, unit } from '../slow/example.ts';
import type { SlowUnit } from '../slow/types.ts';
import { declared, declaring, END, foeOf, noAttack, OPEN, rolled, type Scene, stateOf } from '../support/battle.ts';
import { eventsOf, eventsOfType, refusalOf, after as stateAfter, unitOf } from '../support/play.ts';

describe('A1: naming attackers and targets', () => {
  const scene: Scene = {
    terrain: OPEN,
    units: [
      unit('FR', 'infantry', 'B1'),
      unit('FR', 'tank', 'A2'),
      unit('DE', 'infantry', 'B2'),
      unit('DE', 'transport', 'C1'),
      unit('FR', 'armoredCar', 'C2', { attacked: true }),
    ],
  };
  const start = stateOf(scene, 'declare');
  const infantry = declaring('FR-infantry-B1', 'DE-infantry-B2');
  const tank = declaring('FR-tank-A2', 'DE-infantry-B2');
  const both = stateAfter(start, infantry, tank);
  const attackers = (state: State) => state.turn.declared?.map(({ attacker }) => attacker);

  it('[A1] attacks are listed in the order they are named', () => {
    expect(attackers(both)).toEqual(['FR-infantry-B1', 'FR-tank-A2']);
    expect(attackers(stateAfter(start, tank, infantry))).toEqual(['FR-tank-A2', 'FR-infantry-B1']);
  });

  it('[A1] an attack may be named ahead of another', () => {
    const action: Action = { type: 'declare', attacker: 'FR-tank-A2', target: 'DE-infantry-B2', position: 0 };
    expect(attackers(stateAfter(start, infantry, action))).toEqual(['FR-tank-A2', 'FR-infantry-B1']);
  });

  it('[A1] several units may attack the same target', () => {
    expect(both.turn.declared?.map(({ target }) => target)).toEqual(['DE-infantry-B2', 'DE-infantry-B2']);
  });

  it('[A1] the battles are fought in that order', () => {
    const fighting = stateAfter(both, END);
    const [first] = eventsOfType(eventsOf(fighting, rolled(0, 0)), 'attacked');
    const [second] = eventsOfType(eventsOf(fighting, rolled(0, 0), rolled(0, 0)), 'attacked');
    expect([first?.attacker, second?.attacker]).toEqual(['FR-infantry-B1', 'FR-tank-A2']);
  });

  it('[A1] nobody has to attack', () => {
    expect(stateAfter(start, END).turn.phase).toBe('money');
  });

  it('[A1] a declaration may be taken back while attacks are being named', () => {
    expect(attackers(stateAfter(both, { type: 'withdraw', attacker: 'FR-infantry-B1' }))).toEqual(['FR-tank-A2']);
  });

  it.each<[string, State, Action, string]>([
    ['[A1] each unit attacks at most once', both, declaring('FR-infantry-B1', 'DE-transport-C1'), 'alreadyDeclared'],
    ['[A1] not even the same target twice', both, infantry, 'alreadyDeclared'],
    [
      '[A1] a unit that has attacked is done',
      start,
      declaring('FR-armoredCar-C2', 'DE-infantry-B2'),
      'alreadyAttacked',
    ],
    ["[A1] nobody names the enemy's attacks", start, declaring('DE-infantry-B2', 'FR-tank-A2'), 'notYourUnit'],
    ['[A1] nobody attacks before the moves are over', stateOf(scene), infantry, 'notThisPhase'],
    ['[A1] once the battles begin no attack is added', stateAfter(start, infantry, END), tank, 'notThisPhase'],
    [
      '[A1] once the battles begin no attack is withdrawn',
      stateAfter(both, END),
      { type: 'withdraw', attacker: 'FR-tank-A2' },
      'notThisPhase',
    ],
    ['[A1] what was not named is not withdrawn', start, { type: 'withdraw', attacker: 'FR-tank-A2' }, 'notDeclared'],
  ])('%s', (_, state, action, code) => {
    expect(refusalOf(state, action)).toBe(`A1 ${code}`);
  });
});

describe('A2: targets in range', () => {
  /** Which rows of a column nine hexes long hold a target, seen from A1. */
  const rows = (nation: Nation, type: UnitType) => {
    const enemies = [2, 3, 4, 5, 6, 7, 8, 9, 10].map((row) => unit(foeOf(nation), 'infantry', `A${row}`));
    const scene = { terrain: column('..........'), units: [unit(nation, type, 'A1'), ...enemies] };
    return targetsOf(stateOf(scene, 'declare'), `${nation}-${type}-A1`).map((id) => Number(id.split('-A')[1]) - 1);
  };

  it.each<[string, Nation, UnitType, number[]]>([
    ['[A2] Infantry attacks at 1', 'FR', 'infantry', [1]],
    ['[A2] Mounted Infantry attacks at 1', 'FR', 'mountedInfantry', [1]],
    ['[A2] Heavy Infantry attacks at 1', 'FR', 'heavyInfantry', [1]],
    ['[A2] a Field Gun attacks at 1 to 3', 'GB', 'fieldGun', [1, 2, 3]],
    ['[A2] a Howitzer attacks at 2 to 4', 'FR', 'howitzer', [2, 3, 4]],
    ['[A2] a Heavy Mortar attacks at 2 to 5', 'FR', 'heavyMortar', [2, 3, 4, 5]],
    ['[A2] Anti-Aircraft attacks ground units at 2 exactly', 'FR', 'antiAircraft', [2]],
    ['[A2] an Armored Car attacks at 1', 'FR', 'armoredCar', [1]],
    ['[A2] a Tank attacks at 1', 'FR', 'tank', [1]],
    ['[A2] a Fighter attacks at 1', 'FR', 'fighter', [1]],
    ['[A2] a Troop Transport attacks nobody', 'FR', 'transport', []],
    ['[A2] Big Bertha attacks at 2 to 8', 'DE', 'bigBertha', [2, 3, 4, 5, 6, 7, 8]],
    ['[A2] Anti-Tank Gunners attack at 1 and 2', 'AH', 'antiTankGunners', [1, 2]],
    ['[A2] a Tank Mark I female attacks at 1', 'GB', 'tankMarkIFemale', [1]],
    ['[A2] a Tank Renault FT-17 attacks at 1', 'FR', 'tankRenaultFt17', [1]],
  ])('%s', (_, nation, type, distances) => {
    expect(rows(nation, type)).toEqual(distances);
  });

  const across = (type: UnitType, at: string): Scene => {
    return { terrain: ['....', '....', '....'], units: [unit('FR', type, 'A1'), unit('DE', 'infantry', at)] };
  };

  // From A1: B1 and A2 at 1; C1, C2, B2 and A3 at 2; D1 at 3.
  it.each<[string, Scene, string | null]>([
    ['[A2] B1 lies next to A1', across('infantry', 'B1'), null],
    ['[A2] B2 does not', across('infantry', 'B2'), 'A2 outOfRange'],
    ['[A2] C2 is 2 hexes from A1', across('heavyMortar', 'C2'), null],
    ['[A2] a Heavy Mortar has nothing against a neighbour', across('heavyMortar', 'B1'), 'A2 outOfRange'],
    ['[A2] D1 is 3 hexes from A1: too far for Anti-Aircraft', across('antiAircraft', 'D1'), 'A2 outOfRange'],
  ])('%s', (_, scene, refusal) => {
    expect(noAttack(scene)).toBe(refusal);
  });

  const beyond = (letters: string, ...between: SlowUnit[]): Scene => {
    return { terrain: column(letters), units: [unit('FR', 'howitzer', 'A1'), unit('DE', 'tank', 'A4'), ...between] };
  };

  it.each<[string, Scene]>([
    ['[A2] no line of sight is needed: over forests', beyond('.^^^')],
    ['[A2] over units of both sides', beyond('....', unit('FR', 'tank', 'A2'), unit('DE', 'infantry', 'A3'))],
    ['[A2] over a fort', { ...beyond('.##.'), forts: [['A2', 'A3']] }],
  ])('%s', (_, scene) => {
    expect(noAttack(scene)).toBeNull();
  });

  it.each<[string, UnitType, SlowUnit, string]>([
    ['[A2] never an own unit', 'tank', unit('FR', 'infantry', 'A2'), 'ownSide'],
    ['[A2] never an allied unit', 'tank', unit('GB', 'infantry', 'A2'), 'ownSide'],
    ['[A2] an unarmed unit has no targets', 'transport', unit('DE', 'infantry', 'A2'), 'unarmed'],
  ])('%s', (_, type, target, code) => {
    expect(noAttack({ terrain: column('..'), units: [unit('FR', type, 'A1'), target] })).toBe(`A2 ${code}`);
  });

  it('[A2] never an empty hex', () => {
    const state = stateOf(across('infantry', 'B1'), 'declare');
    expect(refusalOf(state, declaring('FR-infantry-A1', 'A2'))).toBe('A2 unknownUnit');
  });
});

describe('A3: air units', () => {
  const sky = (nation: Nation, type: UnitType, at: string): Scene => {
    return { terrain: column('......'), units: [unit(nation, type, 'A1'), unit(foeOf(nation), 'fighter', at)] };
  };

  it.each<[string, Scene]>([
    ['[A3] a Fighter attacks a Fighter next to it', sky('FR', 'fighter', 'A2')],
    ['[A3] Heavy Infantry attacks a Fighter next to it', sky('FR', 'heavyInfantry', 'A2')],
    ['[A3] Anti-Aircraft attacks a Fighter next to it', sky('FR', 'antiAircraft', 'A2')],
    ['[A3] Anti-Aircraft attacks a Fighter 4 hexes away', sky('FR', 'antiAircraft', 'A5')],
  ])('%s', (_, scene) => {
    expect(noAttack(scene)).toBeNull();
  });

  it.each<[string, Scene]>([
    ['[A3] Anti-Aircraft reaches no Fighter 5 hexes away', sky('FR', 'antiAircraft', 'A6')],
    ['[A3] Heavy Infantry reaches no Fighter 2 hexes away', sky('FR', 'heavyInfantry', 'A3')],
    ['[A3] a Fighter reaches no Fighter 2 hexes away', sky('FR', 'fighter', 'A3')],
  ])('%s', (_, scene) => {
    expect(noAttack(scene)).toBe('A2 outOfRange');
  });

  it.each<[string, Scene]>([
    ['[A3] Infantry cannot attack a Fighter', sky('FR', 'infantry', 'A2')],
    ['[A3] Mounted Infantry cannot attack a Fighter', sky('FR', 'mountedInfantry', 'A2')],
    ['[A3] a Field Gun cannot attack a Fighter', sky('GB', 'fieldGun', 'A2')],
    ['[A3] a Howitzer cannot attack a Fighter', sky('FR', 'howitzer', 'A3')],
    ['[A3] a Heavy Mortar cannot attack a Fighter', sky('FR', 'heavyMortar', 'A3')],
    ['[A3] an Armored Car cannot attack a Fighter', sky('FR', 'armoredCar', 'A2')],
    ['[A3] a Tank cannot attack a Fighter', sky('FR', 'tank', 'A2')],
    ['[A3] Big Bertha cannot aim at a Fighter', sky('DE', 'bigBertha', 'A3')],
    ['[A3] Anti-Tank Gunners cannot attack a Fighter', sky('AH', 'antiTankGunners', 'A2')],
    ['[A3] a Tank Mark I female cannot attack a Fighter', sky('GB', 'tankMarkIFemale', 'A2')],
    ['[A3] a Tank Renault FT-17 cannot attack a Fighter', sky('FR', 'tankRenaultFt17', 'A2')],
  ])('%s', (_, scene) => {
    expect(noAttack(scene)).toBe('A3 cannotHitAir');
  });

  it.each<UnitType>([
    'infantry',
    'fieldGun',
    'heavyMortar',
    'antiAircraft',
    'armoredCar',
    'tank',
    'transport',
    'bigBertha',
    'fighter',
  ])('[A3] air units attack everything: %s', (type) => {
    expect(
      noAttack({ terrain: column('..'), units: [unit('FR', 'fighter', 'A1'), unit('DE', type, 'A2')] }),
    ).toBeNull();
  });
});

describe('A4: lost attacks', () => {
  const first = { attacker: 'FR-tank-B1', target: 'DE-infantry-B2' };
  const second = { attacker: 'FR-tank-B3', target: 'DE-infantry-B2' };
  const scene: Scene = {
    terrain: OPEN,
    units: [
      unit('FR', 'tank', 'B1'),
      unit('FR', 'tank', 'B3'),
      unit('DE', 'infantry', 'B2'),
      unit('DE', 'transport', 'C2'),
    ],
  };

  it('[A4] the target is gone: the second attack is lost', () => {
    // Infantry is soft: 9 hits destroy it.
    const state = stateAfter(declared(scene, first, second), rolled(9, 0));
    expect(eventsOf(state, rolled())).toMatchObject([
      { type: 'attackLost', rule: 'A4', ...second },
      { type: 'phaseBegan', phase: 'money' },
      { type: 'earned' },
    ]);
  });

  it('[A4] it is not aimed anew: the next enemy stays unharmed', () => {
    const state = stateAfter(declared(scene, first, second), rolled(9, 0), rolled());
    expect(unitOf(state, 'DE-transport-C2').damage).toBe(0);
    expect(unitOf(state, 'FR-tank-B3').xp).toBe(0);
  });

  it('[A4] the target is still there: the second attack is fought', () => {
    const state = stateAfter(declared(scene, first, second), rolled(8, 0));
    expect(eventsOfType(eventsOf(state, rolled(0, 0)), 'attacked')).toMatchObject([second]);
  });

  it('[A4] the attacker is gone: its attack is lost', () => {
    // A shell of Big Bertha aimed at A3 strays with a 1 to A2, above it, onto the own Tank: 5 damage and 3 hits more.
    const units = [
      unit('DE', 'bigBertha', 'A5'),
      unit('FR', 'infantry', 'A3'),
      unit('DE', 'tank', 'A2', { damage: 5 }),
      unit('DE', 'infantry', 'A6'),
    ];
    const shell = { attacker: 'DE-bigBertha-A5', target: 'FR-infantry-A3' };
    const lost = { attacker: 'DE-tank-A2', target: 'FR-infantry-A3' };
    const state = stateAfter(declared({ terrain: column('......'), units }, shell, lost), rolled(3, undefined, 1));
    expect(state.units.map(({ id }) => id)).not.toContain('DE-tank-A2');
    expect(eventsOf(state, rolled())[0]).toEqual({ type: 'attackLost', rule: 'A4', ...lost });
    expect(unitOf(stateAfter(state, rolled()), 'FR-infantry-A3').damage).toBe(0);
  });
});
