import { describe, expect, it } from 'vitest';
import type { Nation, UnitType } from '../../src/rules/types.ts';
import { column, TOGETHER, unit } from '../slow/example.ts';
import type { SlowUnit } from '../slow/types.ts';
import {
  type Hexes,
  inFort,
  moving,
  noAttack,
  noMove,
  oddsOf,
  reachIn,
  type Scene,
  stateOf,
} from '../support/battle.ts';
import { eventsOf, eventsOfType, refusalOf, after as stateAfter, unitOf } from '../support/play.ts';

/** Entrances A3 and A4; A2 and A5 lie next to them. */
function fort(owner: string | null, ...units: SlowUnit[]): Scene {
  return { terrain: column('..##..'), forts: [['A3', 'A4']], owners: owner === null ? {} : { F1: owner }, units };
}

const [CONQUER, ENTER, NOTHING] = [{ F1: 'conquer' }, { F1: 'enter' }, {}] as const;

describe('F1: inside is off the board', () => {
  const outside = unit('DE', 'infantry', 'A2');

  it('[F1] a unit inside cannot be attacked', () => {
    expect(noAttack(fort('FR', outside, inFort('FR', 'tank')))).toBe('F1 targetOffBoard');
  });

  it('[F1] not even from afar or from the air', () => {
    expect(noAttack(fort('FR', unit('DE', 'bigBertha', 'A1'), inFort('FR', 'tank')))).toBe('F1 targetOffBoard');
    expect(noAttack(fort('FR', unit('DE', 'fighter', 'A2'), inFort('FR', 'fighter')))).toBe('F1 targetOffBoard');
  });

  it('[F1] a unit inside cannot attack', () => {
    expect(noAttack(fort('FR', inFort('FR', 'heavyMortar'), unit('DE', 'infantry', 'A1')))).toBe('F1 attackerOffBoard');
    expect(noAttack(fort('FR', inFort('FR', 'tank'), outside))).toBe('F1 attackerOffBoard');
  });

  it('[F1] a unit inside gives no contact', () => {
    // A2 and A3 both lie next to the entrance B2.
    const terrain = ['.~', '.#', '.#', '.~', '.~'];
    const units = [unit('DE', 'armoredCar', 'A1'), inFort('FR', 'tank')];
    const scene = { terrain, forts: [['B2', 'B3']], owners: { F1: 'FR' }, units };
    expect(reachIn(scene).hexes).toEqual({ A1: 0, A2: 1, A3: 2, A4: 3, A5: 4 });
  });

  it('[F1] a unit inside gives no flank', () => {
    // The fort's entrances C2 and C3 touch the defender on B2.
    const terrain = ['...', '..#', '..#'];
    const units = [unit('FR', 'infantry', 'B1'), unit('DE', 'infantry', 'B2'), inFort('FR', 'tank')];
    expect(oddsOf({ terrain, forts: [['C2', 'C3']], owners: { F1: 'FR' }, units }).bonusDice).toBe(0);
  });

  it('[F1] any number of units fits', () => {
    const crowd = Array.from({ length: 12 }, (_, n) => inFort('FR', 'tank', 'F1', { id: `tank-${n}` }));
    const state = stateAfter(
      stateOf(fort('FR', unit('FR', 'infantry', 'A2'), ...crowd)),
      moving('FR-infantry-A2', 'fort:F1'),
    );
    expect(state.units.filter(({ at }) => at === 'fort:F1')).toHaveLength(13);
  });

  it('[F1] there is no such fort', () => {
    expect(noMove(fort('FR', unit('FR', 'infantry', 'A2')), 'fort:F9')).toBe('F1 unknownFort');
  });
});

describe('F2: conquering', () => {
  it.each<[string, Nation, UnitType, string | null]>([
    ['[F2] Infantry conquers a neutral fort', 'FR', 'infantry', null],
    ["[F2] Infantry conquers the enemy's fort", 'FR', 'infantry', 'DE'],
    ['[F2] Mounted Infantry conquers', 'FR', 'mountedInfantry', 'AH'],
    ['[F2] Heavy Infantry conquers', 'GB', 'heavyInfantry', 'DE'],
    ['[F2] Anti-Tank Gunners conquer', 'AH', 'antiTankGunners', 'GB'],
  ])('%s', (_, nation, type, owner) => {
    expect(reachIn(fort(owner, unit(nation, type, 'A2'))).forts).toEqual(CONQUER);
  });

  it.each<[string, Nation, UnitType]>([
    ['[F2] a Tank does not conquer', 'FR', 'tank'],
    ['[F2] an Armored Car does not conquer', 'FR', 'armoredCar'],
    ['[F2] a Fighter does not conquer', 'FR', 'fighter'],
    ['[F2] a Field Gun does not conquer', 'GB', 'fieldGun'],
    ['[F2] a Troop Transport does not conquer', 'FR', 'transport'],
  ])('%s', (_, nation, type) => {
    expect(noMove(fort(null, unit(nation, type, 'A2')), 'fort:F1')).toBe('F2 onlyFootConquer');
    expect(noMove(fort('DE', unit(nation, type, 'A2')), 'fort:F1')).toBe('F2 onlyFootConquer');
  });

  it('[F2] the soldier must start next to an entrance', () => {
    expect(noMove(fort(null, unit('FR', 'mountedInfantry', 'A1')), 'fort:F1')).toBe('F2 startNextToEntrance');
  });

  it('[F2] a soldier next to an entrance conquers from the water', () => {
    expect(reachIn({ ...fort(null, unit('FR', 'infantry', 'A2')), terrain: column('.~##..') }).forts).toEqual(CONQUER);
  });

  it('[F2] an enemy next to it does not keep it out', () => {
    expect(reachIn(fort(null, unit('FR', 'infantry', 'A2'), unit('DE', 'tank', 'A1'))).forts).toEqual(CONQUER);
  });

  const scene = fort(
    'DE',
    unit('FR', 'mountedInfantry', 'A2', { xp: 1 }),
    inFort('DE', 'tank'),
    inFort('DE', 'infantry', 'F1', { xp: 5 }),
    unit('DE', 'infantry', 'A5'),
  );
  const conquer = moving('FR-mountedInfantry-A2', 'fort:F1');
  const taken = stateAfter(stateOf(scene), conquer);

  it('[F2] all enemy units inside are destroyed, those outside are not', () => {
    expect(taken.units.map(({ id }) => id)).toEqual(['FR-mountedInfantry-A2', 'DE-infantry-A5']);
    const destroyed = eventsOfType(eventsOf(stateOf(scene), conquer), 'destroyed');
    expect(destroyed.map(({ rule, unit }) => `${rule} ${unit}`)).toEqual(['F2 DE-tank-F1', 'F2 DE-infantry-F1']);
  });

  it('[F2] nobody gains experience from it', () => {
    expect(unitOf(taken, 'FR-mountedInfantry-A2').xp).toBe(1);
  });

  it('[F2] the fort changes hands and the soldier is inside', () => {
    expect(taken.forts).toEqual({ F1: 'FR' });
    expect(unitOf(taken, 'FR-mountedInfantry-A2').at).toBe('fort:F1');
    const events = eventsOfType(eventsOf(stateOf(scene), conquer), 'fortConquered');
    expect(events).toMatchObject([{ fort: 'F1', command: 'FR', from: 'DE' }]);
  });

  it('[F2] it takes the whole move', () => {
    // Mounted Infantry has 3 points.
    expect(eventsOfType(eventsOf(stateOf(scene), conquer), 'moved')).toMatchObject([{ cost: 3 }]);
    expect(refusalOf(taken, moving('FR-mountedInfantry-A2', 'A2'))).toBe('M1 alreadyMoved');
  });

  it('[F2] an empty fort stays with its conqueror, whom only a conquest can drive out', () => {
    const left = stateAfter(
      stateOf(fort('FR', inFort('FR', 'infantry'), unit('DE', 'infantry', 'A5'))),
      moving('FR-infantry-F1', 'A1'),
    );
    expect(left.forts).toEqual({ F1: 'FR' });
    const back = stateAfter(stateOf(fort('FR', unit('DE', 'infantry', 'A5'))), moving('DE-infantry-A5', 'fort:F1'));
    expect(back.forts).toEqual({ F1: 'DE' });
  });
});

describe('F3: entering an own fort', () => {
  const road = (type: UnitType, letters: string, entrances: string[], ...others: SlowUnit[]): Scene => {
    const units = [unit('FR', type, 'A1'), ...others];
    return { terrain: column(letters), forts: [entrances], owners: { F1: 'FR' }, units };
  };

  it.each<[string, Scene, number]>([
    ['[F3] Infantry enters for half a point', road('infantry', '.##', ['A2', 'A3']), 0.5],
    ['[F3] a Tank enters past a plain hex: 1 and 0.5', road('tank', '..##', ['A3', 'A4']), 1.5],
    ['[F3] a Heavy Mortar enters past a road hex: 0.5 and 0.5', road('heavyMortar', '.-##', ['A3', 'A4']), 1],
    ['[F3] a Fighter enters: 4 hexes and 0.5', road('fighter', '..^~.##', ['A6', 'A7']), 4.5],
    ['[F3] an empty truck enters', road('transport', '.##', ['A2', 'A3']), 0.5],
    ['[F3] past an own unit in front of it', road('tank', '..##', ['A3', 'A4'], unit('FR', 'tank', 'A2')), 1.5],
    ['[F3] past an allied unit in front of it', road('tank', '..##', ['A3', 'A4'], unit('GB', 'tank', 'A2')), 1.5],
  ])('%s', (_, scene, cost) => {
    const [moved] = eventsOfType(eventsOf(stateOf(scene), moving(scene.units[0]?.id ?? '', 'fort:F1')), 'moved');
    expect(moved).toMatchObject({ to: 'fort:F1', cost });
  });

  it.each<[string, Scene]>([
    ['[F3] not without half a point left', road('heavyMortar', '..##', ['A3', 'A4'])],
    ['[F3] a Fighter 5 hexes from the entrance has nothing left', road('fighter', '......##', ['A7', 'A8'])],
    ['[F3] not past an enemy in front of it', road('tank', '..##', ['A3', 'A4'], unit('DE', 'transport', 'A2'))],
    ['[F3] not over a wall', { ...road('infantry', '.###', ['A3', 'A4']), walls: ['A2'] }],
  ])('%s', (_, scene) => {
    expect(noMove(scene, 'fort:F1')).toBe('F3 notNextToEntrance');
  });

  it('[F3] entering ends the move', () => {
    const state = stateAfter(
      stateOf(fort('FR', unit('FR', 'armoredCar', 'A2'))),
      moving('FR-armoredCar-A2', 'fort:F1'),
    );
    expect(refusalOf(state, moving('FR-armoredCar-A2', 'A5'))).toBe('M1 alreadyMoved');
    expect(reachIn(fort('FR', unit('FR', 'armoredCar', 'A2'))).hexes).toEqual({ A1: 1, A2: 0 });
  });

  it('[F3] in co-op forts are shared', () => {
    expect(reachIn({ ...fort('A', unit('GB', 'tank', 'A2')), commands: TOGETHER }).forts).toEqual(ENTER);
  });

  it('[F3] nobody enters the fort it is in', () => {
    expect(noMove(fort('FR', inFort('FR', 'infantry')), 'fort:F1')).toBe('F3 alreadyInThisFort');
  });
});

describe('F4: leaving a fort', () => {
  const from = (terrain: string[], type: UnitType, ...others: SlowUnit[]): Scene => {
    return { terrain, forts: [['A3', 'A4']], owners: { F1: 'FR' }, units: [inFort('FR', type), ...others] };
  };
  /** Fort A1, A2; B3 touches A3 and A4. */
  const watched: Scene = {
    terrain: ['#~', '#~', '..', '.~', '.~'],
    forts: [['A1', 'A2']],
    owners: { F1: 'FR' },
    units: [inFort('FR', 'armoredCar'), unit('DE', 'infantry', 'B3')],
  };
  /** B2 touches A2 and A3: the entrance A2 and one hex outside. */
  const once: Scene = {
    ...watched,
    terrain: ['#~', '#.', '.~', '.~', '.~', '.~'],
    units: [inFort('FR', 'armoredCar'), unit('DE', 'infantry', 'B2')],
  };

  it.each<[string, Scene, Hexes]>([
    [
      '[F4] through either entrance, at the cost of the hex',
      from(column('..##..'), 'infantry'),
      { A1: 2, A2: 1, A5: 1, A6: 2 },
    ],
    ['[F4] forest costs 1.5, road 0.5', from(column('.^##-.'), 'infantry'), { A1: 2, A2: 1.5, A5: 0.5, A6: 1.5 }],
    ['[F4] a Heavy Mortar cannot step out into the forest', from(column('.^##-.'), 'heavyMortar'), { A5: 0.5, A6: 1 }],
    [
      '[F4] past an own unit at the gate',
      from(column('..##..'), 'infantry', unit('FR', 'tank', 'A2')),
      { A1: 2, A5: 1, A6: 2 },
    ],
    [
      '[F4] not past an enemy at the gate',
      from(column('..##..'), 'infantry', unit('DE', 'tank', 'A2')),
      { A5: 1, A6: 2 },
    ],
    ['[F4] the fort is no contact: A3 is the first, A4 the second', watched, { A3: 1, A4: 2 }],
    ['[F4] one contact outside does not end the move', once, { A3: 1, A4: 2, A5: 3, A6: 4 }],
    [
      '[F4] a foot soldier steps out onto water as its whole move',
      from(column('.~##..'), 'mountedInfantry'),
      { A2: 3, A5: 1, A6: 2 },
    ],
    ['[F4] a Tank does not', from(column('.~##..'), 'tank'), { A5: 1, A6: 2 }],
    ['[F4] a Fighter flies out over water', from(column('.~##..'), 'fighter'), { A1: 2, A2: 1, A5: 1, A6: 2 }],
  ])('%s', (_, scene, hexes) => {
    expect(reachIn(scene).hexes).toEqual(hexes);
  });

  it.each<[string, Scene, string, string]>([
    ['[F4] a Tank may not step out onto water', from(column('.~##..'), 'tank'), 'A2', 'M4 noWater'],
    ['[F4] no farther than two contacts in a row', watched, 'A5', 'M9 stoppedByContact'],
  ])('%s', (_, scene, to, refusal) => {
    expect(noMove(scene, to)).toBe(refusal);
  });

  const gate = unit('FR', 'transport', 'A5');

  it.each<[string, Scene, Hexes]>([
    [
      '[F4] a truck next to an entrance is boarded as the first step',
      from(column('..##..'), 'heavyMortar', gate),
      { 'FR-transport-A5': 0.5 },
    ],
    ['[F4] whatever terrain it stands on', from(column('..##^.'), 'heavyMortar', gate), { 'FR-transport-A5': 0.5 }],
    [
      '[F4] a truck farther off is reached as always: 1 and 0.5',
      from(column('..##..'), 'infantry', unit('FR', 'transport', 'A6')),
      { 'FR-transport-A6': 1.5 },
    ],
    ['[F4] a Tank boards nothing', from(column('..##..'), 'tank', gate), {}],
  ])('%s', (_, scene, trucks) => {
    expect(reachIn(scene).trucks).toEqual(trucks);
  });

  it('[F4] from one own fort into another: a plain hex and 0.5', () => {
    const terrain = column('##.##');
    const forts = [
      ['A1', 'A2'],
      ['A4', 'A5'],
    ];
    const scene: Scene = { terrain, forts, owners: { F1: 'FR', F2: 'FR' }, units: [inFort('FR', 'infantry')] };
    expect(reachIn(scene)).toEqual({ hexes: { A3: 1 }, forts: { F2: 'enter' }, trucks: {} });
    // To conquer, it would have to start on A3.
    expect(noMove({ ...scene, owners: { F1: 'FR' } }, 'fort:F2')).toBe('F2 startNextToEntrance');
  });
});

describe('F5, F6: allies, entrances', () => {
  it.each<[string, Nation, UnitType]>([
    ["[F5] Infantry does not conquer an ally's fort", 'GB', 'infantry'],
    ["[F5] a Tank does not enter an ally's fort", 'GB', 'tank'],
    ["[F5] Anti-Tank Gunners do not conquer an ally's fort", 'AH', 'antiTankGunners'],
  ])('%s', (_, nation, type) => {
    const scene = fort(nation === 'GB' ? 'FR' : 'DE', unit(nation, type, 'A2'));
    expect(noMove(scene, 'fort:F1')).toBe('F5 alliedFort');
    expect(reachIn(scene).forts).toEqual(NOTHING);
  });

  /** Entrances B2 and D2, the wall C2 between them; C3 touches all three, C1 only the wall. */
  const wide = (at: string, owner: string | null = null): Scene => ({
    ...fort(owner, unit('FR', 'infantry', at)),
    terrain: ['......', '.###..', '......', '......'],
    forts: [['B2', 'D2']],
    walls: ['C2'],
  });
  /** Entrances A2 and B2, then the walls C2 and D2. */
  const walled = (at: string): Scene => ({
    ...fort(null, unit('FR', 'infantry', at)),
    terrain: ['.....', '####.', '.....'],
    forts: [['A2', 'B2']],
    walls: ['C2', 'D2'],
  });

  // B2 touches B1, C2, C3, B3, A3, A2; D2 touches D1, E2, E3, D3, C3, C2.
  it.each<[string, string]>([
    ['[F6] next to the first entrance, above it', 'B1'],
    ['[F6] next to the first entrance, at its side', 'A2'],
    ['[F6] next to the second entrance', 'E3'],
    ['[F6] next to both entrances', 'C3'],
  ])('%s', (_, at) => {
    expect(reachIn(wide(at)).forts).toEqual(CONQUER);
  });

  it.each<[string, Scene]>([
    ['[F6] C1 touches only the wall C2', wide('C1')],
    ['[F6] E1 touches no hex of the fort', wide('E1')],
    ['[F6] E2 touches only the wall D2', walled('E2')],
    ['[F6] D3 touches only the wall D2', walled('D3')],
  ])('%s', (_, scene) => {
    expect(noMove(scene, 'fort:F1')).toBe('F2 startNextToEntrance');
  });

  it('[F6] an own fort too is entered beside an entrance, not beside a wall', () => {
    // From C1 through B1 or D1, both plain and next to an entrance: 1 and 0.5.
    const state = stateOf(wide('C1', 'FR'));
    const [moved] = eventsOfType(eventsOf(state, moving('FR-infantry-C1', 'fort:F1')), 'moved');
    expect(moved?.cost).toBe(1.5);
  });

  it('[F6] a soldier leaving its fort does not step out over the wall', () => {
    const scene: Scene = { ...wide('C1'), owners: { F1: 'FR' }, units: [inFort('FR', 'heavyMortar')] };
    expect(Object.keys(reachIn(scene).hexes).sort()).toEqual(['A2', 'A3', 'B1', 'B3', 'C3', 'D1', 'D3', 'E2', 'E3']);
  });

  it('[F6] a unit next to an entrance is on the board and can be attacked', () => {
    expect(noAttack(fort('FR', unit('DE', 'tank', 'A1'), unit('FR', 'infantry', 'A2')))).toBeNull();
  });
});
