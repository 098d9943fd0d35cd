import { describe, expect, it } from 'vitest';
import { commandOf } from '../../src/rules/field.ts';
import { type Seat, SLOTS, type Slot, unitForSlot } from '../../src/rules/seats.ts';
import { newGame, recommendedSplit } from '../../src/rules/setup.ts';
import type { Action, Nation, Phase, Place, State, UnitType } from '../../src/rules/types.ts';
import { TOGETHER, unit } from '../slow/example.ts';
import { declaring, inFort, moving, OPEN } from '../support/battle.ts';
import { eventsOf, eventsOfType, after as played, refusalOf, unitOf } from '../support/play.ts';
import { begun, driven, problemsOf, seat, setupOf, splitBy, tokensOf, unitIds } from '../support/setup.ts';
import { allCoins, atBattle, coinsOf, END, endTo, fortColumn, type Stage, stage } from '../support/stage.ts';
import { AUTOMA, slotsFor, team } from '../support/team.ts';

/** Great Britain has five of the eleven slots. */
const ENTENTE = team(['FR', 'GB'], ['mountedInfantry', 'fieldPiece', 'tank', 'transport', 'countryUnit']);
const start = newGame(setupOf([ENTENTE, AUTOMA]));
const TEAM = 'FR-GB';

describe('CO1: one army for two', () => {
  it.each<[Slot, Nation, UnitType]>([
    ['infantry', 'FR', 'infantry'],
    ['transport', 'GB', 'transport'],
    ['fieldPiece', 'FR', 'howitzer'],
    ['fieldPiece', 'GB', 'fieldGun'],
    ['fieldPiece', 'DE', 'fieldGun'],
    ['fieldPiece', 'AH', 'howitzer'],
    ['countryUnit', 'FR', 'tankRenaultFt17'],
    ['countryUnit', 'GB', 'tankMarkIFemale'],
    ['countryUnit', 'DE', 'bigBertha'],
    ['countryUnit', 'AH', 'antiTankGunners'],
  ])("[CO1] the slot %s takes %s's version: %s", (slot, nation, type) => {
    expect(unitForSlot(slot, nation)).toBe(type);
  });

  it('[CO1] the team has one army of 11, each unit of the player who got its slot', () => {
    expect(unitIds(start, commandOf(start, TEAM)).sort()).toEqual([
      'fr-antiAircraft-1',
      'fr-armoredCar-1',
      'fr-fighter-1',
      'fr-heavyInfantry-1',
      'fr-heavyMortar-1',
      'fr-infantry-1',
      'gb-fieldGun-1',
      'gb-mountedInfantry-1',
      'gb-tank-1',
      'gb-tankMarkIFemale-1',
      'gb-transport-1',
    ]);
  });

  it.each<[string, readonly Slot[], UnitType[]]>([
    ['the other country unit', ['infantry'], ['howitzer', 'tankRenaultFt17']],
    ['the field piece alone', ['fieldPiece'], ['fieldGun', 'tankRenaultFt17']],
    ['the country unit alone', ['countryUnit'], ['howitzer', 'tankMarkIFemale']],
    ['both', ['fieldPiece', 'countryUnit'], ['fieldGun', 'tankMarkIFemale']],
  ])('[CO1] what goes to Great Britain changes with it: %s', (_title, toSecond, special) => {
    const state = newGame(setupOf([team(['FR', 'GB'], toSecond), AUTOMA]));
    const types = unitIds(state, commandOf(state, TEAM)).map((id) => unitOf(state, id).type);
    const changing: UnitType[] = ['fieldGun', 'howitzer', 'tankRenaultFt17', 'tankMarkIFemale'];
    expect([types.length, types.filter((type) => changing.includes(type)).sort()]).toEqual([11, special.sort()]);
  });

  const { infantry: _, ...tenSlots } = slotsFor(['FR', 'GB'], []);
  it.each<[string, Seat, string[]]>([
    ['every slot goes to one of them', ENTENTE, []],
    ['the Central Powers may be the team', team(['AH', 'DE'], ['tank']), []],
    ['the slots must be given', seat(['FR', 'GB']), ['setup.seats[0].slots slotsMissing']],
    [
      'none may be left open',
      seat(['FR', 'GB'], { slots: tenSlots as Record<Slot, Nation> }),
      ['setup.seats[0].slots.infantry missing'],
    ],
    [
      'none goes to a third nation',
      seat(['FR', 'GB'], { slots: { ...slotsFor(['FR', 'GB'], []), tank: 'DE' } }),
      ['setup.seats[0].slots.tank notOneOf'],
    ],
    ['both are of one side', team(['FR', 'AH'], ['tank']), ['setup.seats[0].nations[1] wrongSide']],
  ])('[CO1] %s', (_title, one, problems) => {
    const enemy = one.side === 'central' ? seat(['FR'], { control: 'automa', difficulty: 'easy' }) : AUTOMA;
    expect(problemsOf(setupOf([one, enemy]))).toEqual(problems);
  });

  it('[CO1] there are eleven slots', () => {
    expect(SLOTS).toHaveLength(11);
  });
});

describe('CO2: the tokens of a team', () => {
  const place = (french: (id: string) => number, british: (id: string) => number): Action =>
    splitBy(start, TEAM, (id, nation) => (nation === 'FR' ? french(id) : british(id)));
  /** The infantry, or the tank, alone on one token, the others of its nation on another. */
  const apart = (one: string, there: number, others: number) => (id: string) => (id === one ? there : others);
  const always = (token: number) => () => token;

  it('[CO2] the team has 3 tokens, like a single player', () => {
    expect(start.commands.map((command) => tokensOf(command).length)).toEqual([3, 3]);
  });

  it.each<[string, Action, string | null]>([
    ['one token each, the third empty', place(always(0), always(1)), null],
    ['whichever token', place(always(2), always(0)), null],
    ['one token each, units of both on the third', place(apart('fr-infantry-1', 2, 0), apart('gb-tank-1', 2, 1)), null],
    ['the third may take units of one only', place(apart('fr-infantry-1', 2, 0), always(1)), null],
    ['all units of both on the third', place(always(1), always(1)), null],
    [
      'the French on their own token and on the third with the British',
      place(apart('fr-infantry-1', 0, 1), always(1)),
      null,
    ],
    [
      'two tokens with units of both',
      place(apart('fr-infantry-1', 0, 1), apart('gb-tank-1', 0, 1)),
      'CO2 tokenTakesOneNation',
    ],
    [
      'no token left for the British alone',
      place((id) => (id === 'fr-infantry-1' ? 0 : id === 'fr-fighter-1' ? 1 : 2), always(2)),
      'CO2 tokenTakesOneNation',
    ],
    [
      'no token left for the French alone',
      place(always(2), (id) => (id === 'gb-tank-1' ? 0 : id === 'gb-transport-1' ? 1 : 2)),
      'CO2 tokenTakesOneNation',
    ],
    [
      'all three with units of both',
      place(
        (id) => ['fr-infantry-1', 'fr-fighter-1'].indexOf(id) + 1,
        (id) => ['gb-tank-1', 'gb-transport-1'].indexOf(id) + 1,
      ),
      'CO2 tokenTakesOneNation',
    ],
  ])('[CO2] %s', (_title, action, refusal) => {
    expect(refusalOf(start, action)).toBe(refusal);
  });

  it('[CO2] [S9] the recommended split keeps to it', () => {
    const armies = recommendedSplit(start, commandOf(start, TEAM));
    expect(refusalOf(start, { type: 'split', command: TEAM, armies })).toBe(null);
  });
});

/** Two forts, F1 between A1 and A4, F2 between A4 and A7. */
const forts = { ...fortColumn(2), commands: TOGETHER };
const base: Stage = {
  ...forts,
  units: [unit('FR', 'infantry', 'A1'), unit('GB', 'infantry', 'A4'), unit('DE', 'infantry', 'A7')],
};
const buy = (nation: Nation, unitType: UnitType, at: Place = 'fort:F1'): Action => ({
  type: 'buy',
  nation,
  unitType,
  at,
});

describe('CO3: a team in play', () => {
  it('[CO3] a fort conquered by one is own to the other', () => {
    const taken = played(stage(base), moving('FR-infantry-A1', 'fort:F1'));
    expect(taken.forts).toEqual({ F1: 'A' });
    const both = played(taken, moving('GB-infantry-A4', 'fort:F1'));
    expect(eventsOfType(eventsOf(taken, moving('GB-infantry-A4', 'fort:F1')), 'fortConquered')).toEqual([]);
    expect(unitOf(both, 'GB-infantry-A4').at).toBe('fort:F1');
  });

  it('[CO3] the income of both goes to one purse', () => {
    expect(allCoins(endTo(stage({ ...base, owners: { F1: 'A', F2: 'A' }, coins: { A: 3 } }), 'money'))).toEqual([5, 0]);
  });

  it('[CO3] either may be repaired in any fort of the team, from the same coins', () => {
    const state = stage({
      ...forts,
      owners: { F1: 'A' },
      coins: { A: 5 },
      turn: { phase: 'money' },
      units: [...base.units, inFort('FR', 'tank', 'F1', { damage: 2 }), inFort('GB', 'tank', 'F1', { damage: 5 })],
    });
    const repaired = played(state, { type: 'repair', unit: 'GB-tank-F1' }, { type: 'repair', unit: 'FR-tank-F1' });
    expect([coinsOf(repaired, 'A'), unitOf(repaired, 'GB-tank-F1').damage]).toEqual([1, 0]);
    expect(unitOf(repaired, 'FR-tank-F1').damage).toBe(0);
  });

  it('[CO3] what one spends the other lacks', () => {
    const state = stage({ ...base, owners: { F1: 'A' }, coins: { A: 5 }, turn: { phase: 'money' } });
    // 5 − 4 = 1
    const spent = played(state, buy('FR', 'heavyInfantry'));
    expect(refusalOf(state, buy('GB', 'infantry'))).toBe(null);
    expect(refusalOf(spent, buy('GB', 'infantry'))).toBe('E3 tooFewCoins');
  });

  const open: Stage = {
    terrain: ['......', '......', '......', '......', '......', '......'],
    commands: TOGETHER,
    units: [
      unit('FR', 'infantry', 'A1'),
      unit('FR', 'tank', 'A3'),
      unit('GB', 'infantry', 'C1'),
      unit('GB', 'tank', 'C3'),
      unit('DE', 'infantry', 'B3'),
    ],
  };

  it('[CO3] both move in the team’s turn, in any order', () => {
    const order = [moving('GB-infantry-C1', 'D1'), moving('FR-infantry-A1', 'A2'), moving('GB-tank-C3', 'C2')];
    const state = played(stage(open), ...order);
    expect(state.units.map(({ at }) => at)).toEqual(['A2', 'A3', 'D1', 'C2', 'B3']);
    expect(refusalOf(state, moving('FR-tank-A3', 'A4'))).toBe(null);
  });

  it('[CO3] both attack, in any order', () => {
    // B3 touches A3 and C3 above it.
    const declared = played(
      endTo(stage(open), 'declare'),
      declaring('GB-tank-C3', 'DE-infantry-B3'),
      declaring('FR-tank-A3', 'DE-infantry-B3'),
    );
    expect(declared.turn.declared?.map(({ attacker }) => attacker)).toEqual(['GB-tank-C3', 'FR-tank-A3']);
  });

  it.each<[Phase, Action, string]>([
    ['declare', moving('GB-infantry-C1', 'D1'), 'M1 notThisPhase'],
    ['money', declaring('GB-tank-C3', 'DE-infantry-B3'), 'A1 notThisPhase'],
  ])('[CO3] phases are shared: in the %s phase neither is behind', (phase, action, refusal) => {
    expect(refusalOf(endTo(stage(open), phase), action)).toBe(refusal);
  });

  it('[CO3] a turn of the team is one turn', () => {
    const next = played(endTo(stage(open), 'money'), END);
    expect([next.turn.command, next.turn.round]).toEqual(['B', 3]);
  });

  it('[CO3] friendly fire is no target', () => {
    const state = endTo(stage({ ...open, units: [...open.units, unit('GB', 'infantry', 'B2')] }), 'declare');
    expect(refusalOf(state, declaring('FR-tank-A3', 'GB-infantry-B2'))).toBe('A2 ownSide');
  });

  it('[CO3] [T1] one may ride the other’s truck', () => {
    const state = stage({ ...open, units: [...open.units, unit('GB', 'transport', 'A2')] });
    expect(refusalOf(state, moving('FR-infantry-A1', 'truck:GB-transport-A2'))).toBe(null);
  });

  it.each<[string, readonly [Nation, string][], number, 'flank' | 'encircle' | null]>([
    ['alone there is no bonus', [], 12, null],
    ['one of the same player beside the enemy is a flank', [['FR', 'C2']], 14, 'flank'],
    ['one of the other player is none', [['GB', 'C2']], 12, null],
    [
      'two of the other player are none',
      [
        ['GB', 'C2'],
        ['GB', 'A3'],
      ],
      12,
      null,
    ],
    ['one of the other player exactly opposite is none', [['GB', 'B3']], 12, null],
    [
      'one of each is a flank only',
      [
        ['FR', 'C2'],
        ['GB', 'A3'],
      ],
      14,
      'flank',
    ],
    ['one of the same player exactly opposite encircles', [['FR', 'B3']], 15, 'encircle'],
    [
      'two of the same player encircle',
      [
        ['FR', 'C2'],
        ['FR', 'A3'],
      ],
      15,
      'encircle',
    ],
  ])('[CO3] ruling: %s', (_title, helpers, dice, bonusRule) => {
    const state = stage({
      terrain: OPEN,
      commands: TOGETHER,
      units: [
        unit('FR', 'infantry', 'B1'),
        unit('DE', 'infantry', 'B2'),
        ...helpers.map(([nation, at]) => unit(nation, 'tank', at)),
      ],
    });
    const events = eventsOf(atBattle(state, 'FR-infantry-B1', 'DE-infantry-B2'), { type: 'fight' });
    // 12 dice of an undamaged unit, 2 for a flank, 3 for encircling.
    expect(eventsOfType(events, 'fought')[0]?.attack).toMatchObject({ dice, bonusRule });
  });
});

describe('CO4: the team as one player', () => {
  it.each([1, 2, 3, 4])(
    '[CO4] [S4] [S6] the team rolls one die, and reveals in turn with the Automa (seed %i)',
    (seed) => {
      const { state, events } = driven(newGame(setupOf([ENTENTE, AUTOMA], seed)));
      for (const event of events) {
        if (event.type !== 'rolledForPlacing' && event.type !== 'rolledForFirstTurn') continue;
        for (const roll of event.rolls) expect(Object.keys(roll).sort()).toEqual(['DE', TEAM]);
      }
      const [a, b, ...rest] = eventsOfType(events, 'tokenRevealed').map(({ command }) => command);
      expect([[a, b].sort(), rest]).toEqual([
        ['DE', TEAM],
        [a, b, a, b],
      ]);
      expect(state.commands.map(({ id }) => id).sort()).toEqual(['DE', TEAM]);
    },
  );

  /** Army 1 is French, army 2 British, army 3 of both. */
  const opening = (round: number, armiesUsed: number[] = []): State =>
    stage({
      terrain: ['.....', '.....', '.....', '.....', '.....'],
      commands: TOGETHER,
      turn: { round },
      armiesUsed: { A: armiesUsed },
      units: [
        unit('FR', 'infantry', 'A1', { army: 1 }),
        unit('GB', 'infantry', 'A3', { army: 2 }),
        unit('FR', 'tank', 'B1', { army: 3 }),
        unit('GB', 'tank', 'B3', { army: 3 }),
        unit('DE', 'infantry', 'E5', { army: 4 }),
      ],
    });
  const steps = [
    moving('FR-infantry-A1', 'A2'),
    moving('GB-infantry-A3', 'A4'),
    moving('FR-tank-B1', 'C1'),
    moving('GB-tank-B3', 'C3'),
  ];

  it.each<[string, State, number[], boolean[]]>([
    ['first in round 1, one army: the French one', opening(1), [1], [true, false, false, false]],
    ['the British one', opening(1), [2], [false, true, false, false]],
    ['the shared one, with units of both', opening(1), [3], [false, false, true, true]],
    ['in round 2 the other two', opening(2, [3]), [], [true, true, false, false]],
    ['in round 2 the other two, the shared one among them', opening(2, [1]), [], [false, true, true, true]],
    ['from round 3 on no limit', opening(3, [1]), [], [true, true, true, true]],
  ])('[CO4] [S7] %s', (_title, state, armies, may) => {
    const chosen = armies.length > 0 ? played(state, { type: 'chooseArmies', armies }) : state;
    expect(steps.map((step) => refusalOf(chosen, step))).toEqual(may.map((yes) => (yes ? null : 'S7 armyRests')));
  });

  it('[CO4] [S7] not one army for each of the two', () => {
    expect(refusalOf(opening(1), { type: 'chooseArmies', armies: [1, 2] })).toBe('S7 wrongNumberOfArmies');
  });

  it.each<[string, readonly [Nation, Nation], readonly Slot[], number]>([
    ['3 coins if the Anti-Tank Gunners are in the split', ['AH', 'DE'], ['tank', 'infantry'], 3],
    ['in whatever order the two are named', ['DE', 'AH'], ['countryUnit'], 3],
    ['none with Big Bertha instead', ['AH', 'DE'], ['countryUnit'], 0],
    ['none with Big Bertha and all else Austrian', ['DE', 'AH'], SLOTS.filter((slot) => slot !== 'countryUnit'), 0],
    ['none for the Entente', ['FR', 'GB'], ['countryUnit'], 0],
  ])('[CO4] [S8] %s', (_title, nations, toSecond, coins) => {
    const enemy = seat([nations.includes('FR') ? 'DE' : 'FR'], { control: 'automa', difficulty: 'easy' });
    const setup = setupOf([team(nations, toSecond), enemy]);
    expect(coinsOf(newGame(setup), nations.join('-'))).toBe(coins);
    expect(coinsOf(begun(setup), nations.join('-'))).toBe(coins);
  });

  const shop = (...units: Stage['units']): State =>
    stage({
      ...forts,
      owners: { F1: 'A' },
      coins: { A: 40 },
      turn: { phase: 'money' },
      units: [unit('DE', 'infantry', 'A7'), ...units],
    });
  const french = [inFort('FR', 'infantry', 'F1', { id: 'one' }), inFort('FR', 'infantry', 'F1', { id: 'two' })];

  it.each<[string, State, Action, string | null]>([
    ['a bought unit is French', shop(), buy('FR', 'infantry'), null],
    ['or British, as chosen when it is bought', shop(), buy('GB', 'infantry'), null],
    ['a French Howitzer', shop(), buy('FR', 'howitzer'), null],
    ['no British Howitzer', shop(), buy('GB', 'howitzer'), 'E3 notOnMat'],
    ['a British Field Gun', shop(), buy('GB', 'fieldGun'), null],
    ['no French Field Gun', shop(), buy('FR', 'fieldGun'), 'E3 notOnMat'],
    ['a Mark I female is British', shop(), buy('FR', 'tankMarkIFemale'), 'E3 notOnMat'],
    ['no unit of a third nation', shop(), buy('DE', 'infantry'), 'E3 notYourTurn'],
  ])('[CO4] [E3] %s', (_title, state, action, refusal) => {
    expect(refusalOf(state, action)).toBe(refusal);
  });

  it.each<[string, State, Action, string | null]>([
    ['no third French Infantry', shop(...french), buy('FR', 'infantry'), 'E4 unitLimit'],
    ['a British one beside two French', shop(...french), buy('GB', 'infantry'), null],
    ['a second British one', played(shop(...french), buy('GB', 'infantry')), buy('GB', 'infantry'), null],
    [
      'no third British one',
      played(shop(...french), buy('GB', 'infantry'), buy('GB', 'infantry')),
      buy('GB', 'infantry'),
      'E4 unitLimit',
    ],
  ])('[CO4] [E4] counts per nation: %s', (_title, state, action, refusal) => {
    expect(refusalOf(state, action)).toBe(refusal);
  });

  it('[CO4] [E3] the bought unit has the nation it was bought for', () => {
    expect(played(shop(), buy('GB', 'tank')).units.at(-1)).toMatchObject({ nation: 'GB', type: 'tank' });
  });
});
