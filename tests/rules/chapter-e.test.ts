import { describe, expect, it } from 'vitest';
import { newGame } from '../../src/rules/setup.ts';
import type { Action, Command, CommandId, Nation, Place, State, UnitType } from '../../src/rules/types.ts';
import { FOUR, TWO, unit } from '../slow/example.ts';
import { inFort, moving, rolled } from '../support/battle.ts';
import { eventsOf, eventsOfType, after as played, refusalOf, stateFrom, unitOf } from '../support/play.ts';
import { setupOf } from '../support/setup.ts';
import { allCoins, atBattle, coinsOf, END, endTo, endTurnTo, fortColumn, type Stage, stage } from '../support/stage.ts';

/** Three forts: F1 between A1 and A4, F2 between A4 and A7, F3 between A7 and A10. */
const forts = fortColumn(3);
const infantry = [unit('FR', 'infantry', 'A1'), unit('DE', 'infantry', 'A10')];

const buy = (unitType: UnitType, at: Place = 'fort:F1', nation: Nation = 'FR'): Action => ({
  type: 'buy',
  nation,
  unitType,
  at,
});
const repair = (id: string): Action => ({ type: 'repair', unit: id });

describe('E1: income', () => {
  const base: Stage = { ...forts, units: infantry };

  it.each<[string, Stage, number[]]>([
    ['no fort, no coin', base, [0, 0]],
    ['1 coin for a fort', { ...base, owners: { F2: 'A' } }, [1, 0]],
    ['1 coin for each fort', { ...base, owners: { F1: 'A', F2: 'A', F3: 'A' } }, [3, 0]],
    ['added to what is there', { ...base, owners: { F1: 'A', F2: 'A' }, coins: { A: 4 } }, [6, 0]],
    ["nothing for the enemy's forts", { ...base, owners: { F1: 'A', F2: 'B', F3: 'B' }, coins: { B: 1 } }, [1, 1]],
    ["nothing for the ally's forts", { ...base, commands: FOUR, owners: { F1: 'A', F2: 'C' } }, [1, 0, 0, 0]],
    ['only the player at turn is paid', { ...base, turn: { command: 'B' }, owners: { F1: 'A', F3: 'B' } }, [0, 1]],
  ])('[E1] %s', (_title, scene, coins) => {
    expect(allCoins(endTo(stage(scene), 'money'))).toEqual(coins);
  });

  it('[E1] it is paid at the end of the turn, not before', () => {
    const state = stage({ ...base, owners: { F1: 'A' } });
    const paid = (['move', 'declare', 'money'] as const).map((phase) => coinsOf(endTo(state, phase), 'A'));
    expect(paid).toEqual([0, 0, 1]);
  });

  it('[E1] a fort conquered this turn pays this turn', () => {
    const state = stage({ ...base, owners: { F2: 'A' } });
    // F2 and the new F1.
    expect(coinsOf(endTo(played(state, moving('FR-infantry-A1', 'fort:F1')), 'money'), 'A')).toBe(2);
  });

  it('[E1] a conquered fort pays its new owner and no longer the old one', () => {
    const state = stage({ ...base, owners: { F1: 'B', F3: 'B' } });
    const taken = endTo(played(state, moving('FR-infantry-A1', 'fort:F1')), 'money');
    // A: F1. B, a turn later: F3 only.
    expect(allCoins(endTo(played(taken, END), 'money'))).toEqual([1, 1]);
  });

  it('[E1] an empty fort pays as well', () => {
    const state = stage({ ...base, owners: { F1: 'A' }, units: [unit('FR', 'tank', 'A7'), unit('DE', 'tank', 'A10')] });
    expect(coinsOf(endTo(state, 'money'), 'A')).toBe(1);
  });

  it('[E1] every turn pays once', () => {
    let state = stage({ ...base, owners: { F1: 'A', F2: 'A', F3: 'B' } });
    const coins: number[][] = [];
    for (let turn = 0; turn < 4; turn++) {
      state = played(endTo(state, 'money'), END);
      coins.push(allCoins(state));
    }
    expect(coins).toEqual([
      [2, 0],
      [2, 1],
      [4, 1],
      [4, 2],
    ]);
  });
});

describe('E2: repairs', () => {
  const TANK = 'FR-tank-F1';
  const tank = (damage: number, extra: { xp?: number; inFortSinceTurnStart?: boolean } = {}) =>
    inFort('FR', 'tank', 'F1', { damage, ...extra });
  const base = { ...forts, owners: { F1: 'A', F3: 'B' } };
  const at = (coins: number, units: Stage['units']): State =>
    stage({ ...base, coins: { A: coins }, units: [...units, ...infantry], turn: { phase: 'money' } });

  it.each([1, 2, 3, 4, 5])('[E2] 2 coins remove all of %i damage, experience stays', (damage) => {
    const state = played(at(3, [tank(damage, { xp: 4 })]), repair(TANK));
    expect([unitOf(state, TANK).damage, unitOf(state, TANK).xp, coinsOf(state, 'A')]).toEqual([0, 4, 1]);
  });

  it.each<[string, State, string, string | null]>([
    ['with exactly 2 coins', at(2, [tank(3)]), TANK, null],
    ['not with 1 coin', at(1, [tank(3)]), TANK, 'E2 tooFewCoins'],
    ['not an undamaged unit', at(9, [tank(0)]), TANK, 'E2 notDamaged'],
    ['not on the board', at(9, [unit('FR', 'tank', 'A4', { damage: 3 })]), 'FR-tank-A4', 'E2 notInFortSinceStart'],
    [
      'not one that came in this turn, as the file says',
      at(9, [tank(3, { inFortSinceTurnStart: false })]),
      TANK,
      'E2 notInFortSinceStart',
    ],
    ["not the enemy's", at(9, [inFort('DE', 'tank', 'F3', { damage: 3 })]), 'DE-tank-F3', 'E2 notYourUnit'],
    ['not a unit that does not exist', at(9, []), TANK, 'E2 unknownUnit'],
    ['not twice', played(at(9, [tank(3)]), repair(TANK)), TANK, 'E2 notDamaged'],
  ])('[E2] %s', (_title, state, id, refusal) => {
    expect(refusalOf(state, repair(id))).toBe(refusal);
  });

  it('[E2] income comes first: 1 coin and 1 from the fort pay a repair', () => {
    const state = endTo(stage({ ...base, coins: { A: 1 }, units: [tank(5), ...infantry] }), 'money');
    expect(coinsOf(played(state, repair(TANK)), 'A')).toBe(0);
  });

  it('[E2] each repair costs 2', () => {
    const two = at(5, [tank(3), inFort('FR', 'fighter', 'F1', { damage: 1 })]);
    const state = played(two, repair(TANK), repair('FR-fighter-F1'));
    expect([coinsOf(state, 'A'), unitOf(state, TANK).damage, unitOf(state, 'FR-fighter-F1').damage]).toEqual([1, 0, 0]);
  });

  it('[E2] who goes into the fort this turn is repaired the next', () => {
    const outside = stage({
      ...base,
      coins: { A: 5 },
      units: [unit('FR', 'tank', 'A4', { damage: 4 }), ...infantry],
    });
    const entered = endTo(played(outside, moving('FR-tank-A4', 'fort:F1')), 'money');
    expect(refusalOf(entered, repair('FR-tank-A4'))).toBe('E2 notInFortSinceStart');
    expect(refusalOf(endTo(endTurnTo(entered, 'A'), 'money'), repair('FR-tank-A4'))).toBe(null);
  });

  it('[E2] who is driven into the fort this turn is repaired the next', () => {
    const state = stage({
      terrain: ['.', '.', '.', '#', '#', '.'],
      forts: [['A4', 'A5']],
      owners: { F1: 'A' },
      coins: { A: 5 },
      units: [unit('FR', 'infantry', 'A1', { damage: 2 }), unit('FR', 'transport', 'A2'), unit('DE', 'infantry', 'A6')],
    });
    const driven = played(
      state,
      moving('FR-infantry-A1', 'truck:FR-transport-A2'),
      moving('FR-transport-A2', 'fort:F1'),
    );
    expect(unitOf(driven, 'FR-infantry-A1').at).toBe('fort:F1');
    expect(refusalOf(endTo(driven, 'money'), repair('FR-infantry-A1'))).toBe('E2 notInFortSinceStart');
    expect(refusalOf(endTo(endTurnTo(driven, 'A'), 'money'), repair('FR-infantry-A1'))).toBe(null);
  });

  it('[E2] who has conquered the fort this turn is repaired the next', () => {
    const state = stage({
      ...forts,
      coins: { A: 5 },
      units: [unit('FR', 'infantry', 'A1', { damage: 2 }), unit('DE', 'infantry', 'A10')],
    });
    const conquered = played(state, moving('FR-infantry-A1', 'fort:F1'));
    expect(refusalOf(endTo(conquered, 'money'), repair('FR-infantry-A1'))).toBe('E2 notInFortSinceStart');
    expect(refusalOf(endTo(endTurnTo(conquered, 'A'), 'money'), repair('FR-infantry-A1'))).toBe(null);
  });

  it('[E2] who has left the fort is not repaired', () => {
    const left = played(stage({ ...base, coins: { A: 5 }, units: [tank(4), ...infantry] }), moving(TANK, 'A4'));
    expect(refusalOf(endTo(left, 'money'), repair(TANK))).toBe('E2 notInFortSinceStart');
  });
});

describe('E3: purchases', () => {
  const shop = (coins: number, commands: readonly Command[] = FOUR, command: CommandId = 'A'): State =>
    stage({
      ...forts,
      commands,
      owners: { F1: command },
      coins: { [command]: coins },
      turn: { phase: 'money', command },
      units: infantry,
    });

  const commandOf: Record<Nation, CommandId> = { FR: 'A', DE: 'B', GB: 'C', AH: 'D' };

  it.each<[Nation, UnitType, number]>([
    ['FR', 'infantry', 2],
    ['FR', 'mountedInfantry', 3],
    ['FR', 'heavyInfantry', 4],
    ['FR', 'howitzer', 4],
    ['FR', 'heavyMortar', 4],
    ['FR', 'antiAircraft', 5],
    ['FR', 'armoredCar', 5],
    ['FR', 'tank', 8],
    ['FR', 'fighter', 8],
    ['FR', 'transport', 3],
    ['FR', 'tankRenaultFt17', 7],
    ['DE', 'fieldGun', 4],
    ['DE', 'bigBertha', 7],
    ['GB', 'fieldGun', 4],
    ['GB', 'tankMarkIFemale', 7],
    ['AH', 'howitzer', 4],
    ['AH', 'antiTankGunners', 4],
  ])('[E3] %s: the price of %s is %i', (nation, type, price) => {
    const command = commandOf[nation];
    const action = buy(type, 'fort:F1', nation);
    expect(refusalOf(shop(price - 1, FOUR, command), action)).toBe('E3 tooFewCoins');
    const state = played(shop(price, FOUR, command), action);
    expect(coinsOf(state, command)).toBe(0);
    expect(state.units.at(-1)).toMatchObject({ nation, type, at: 'fort:F1', damage: 0, xp: 0 });
  });

  it.each<[Nation, UnitType]>([
    ['FR', 'fieldGun'],
    ['FR', 'bigBertha'],
    ['FR', 'tankMarkIFemale'],
    ['DE', 'howitzer'],
    ['DE', 'antiTankGunners'],
    ['GB', 'tankRenaultFt17'],
    ['AH', 'bigBertha'],
  ])('[E3] %s has no %s on its mat', (nation, type) => {
    expect(refusalOf(shop(9, FOUR, commandOf[nation]), buy(type, 'fort:F1', nation))).toBe('E3 notOnMat');
  });

  it.each<[string, Stage['owners'], Place, string | null]>([
    ['into an own fort', { F1: 'A' }, 'fort:F1', null],
    ['into any own fort', { F1: 'A', F3: 'A' }, 'fort:F3', null],
    ['not into a neutral fort', { F1: 'A' }, 'fort:F2', 'E3 ownFortOnly'],
    ['not into an enemy fort', { F1: 'A', F2: 'B' }, 'fort:F2', 'E3 ownFortOnly'],
    ["not into the ally's fort", { F1: 'A', F2: 'C' }, 'fort:F2', 'E3 ownFortOnly'],
    ['not onto a hex', { F1: 'A' }, 'A4', 'E3 ownFortOnly'],
    ['not onto an entrance', { F1: 'A' }, 'A2', 'E3 ownFortOnly'],
    ['not into a fort that does not exist', { F1: 'A' }, 'fort:F9', 'E3 ownFortOnly'],
    ['no fort, no purchase', {}, 'fort:F1', 'E3 ownFortOnly'],
  ])('[E3] %s', (_title, owners = {}, at, refusal) => {
    const state = stage({
      ...forts,
      commands: FOUR,
      owners,
      coins: { A: 9 },
      turn: { phase: 'money' },
      units: infantry,
    });
    expect(refusalOf(state, buy('infantry', at))).toBe(refusal);
  });

  it("[E3] nobody buys another nation's units", () => {
    expect(refusalOf(shop(9), buy('infantry', 'fort:F1', 'GB'))).toBe('E3 notYourTurn');
  });

  it('[E3] several units may be bought, into one fort', () => {
    // 12 − 2 − 3 − 5 = 2
    const state = played(shop(12), buy('infantry'), buy('mountedInfantry'), buy('armoredCar'));
    expect(coinsOf(state, 'A')).toBe(2);
    expect(state.units.filter(({ at }) => at === 'fort:F1')).toHaveLength(3);
  });

  it('[E3] a corrected mat has its own prices', () => {
    const mat = { format: 'trench-club-mat/1', id: 'box', name: 'Box', units: { infantry: { price: 5 } } } as const;
    expect(refusalOf({ ...shop(4), mat }, buy('infantry'))).toBe('E3 tooFewCoins');
    expect(coinsOf(played({ ...shop(6), mat }, buy('infantry')), 'A')).toBe(1);
  });

  it('[E3] a bought unit moves from its next turn on', () => {
    const next = endTurnTo(played(shop(3), buy('mountedInfantry')), 'A');
    expect(refusalOf(next, moving('fr-mountedInfantry-1', 'A4'))).toBe(null);
  });

  it('[E3] what is not spent is kept', () => {
    const next = endTurnTo(played(shop(7, TWO), buy('infantry')), 'A');
    // 7 − 2; nobody is paid between two own turns.
    expect(coinsOf(next, 'A')).toBe(5);
  });
});

describe('E1, E2, E3: a turn by hand', () => {
  const state = stage({
    ...forts,
    owners: { F2: 'A', F3: 'B' },
    coins: { A: 3, B: 1 },
    units: [
      unit('FR', 'infantry', 'A1'),
      inFort('FR', 'tank', 'F2', { damage: 4, xp: 2 }),
      inFort('FR', 'fighter', 'F2', { damage: 1 }),
      unit('DE', 'infantry', 'A10'),
    ],
  });
  const income = endTo(played(state, moving('FR-infantry-A1', 'fort:F1')), 'money');

  it('[E1] [E2] [E3] 3 coins, 2 forts, one repair, one Mounted Infantry: nothing is left', () => {
    const repaired = played(income, repair('FR-tank-F2'));
    const bought = played(repaired, buy('mountedInfantry'));
    // 3 + 2 forts = 5; − 2 = 3; − 3 = 0
    expect([income, repaired, bought].map((now) => coinsOf(now, 'A'))).toEqual([5, 3, 0]);
    expect(refusalOf(bought, repair('FR-fighter-F2'))).toBe('E2 tooFewCoins');
    expect(refusalOf(bought, buy('infantry'))).toBe('E3 tooFewCoins');
    expect(unitOf(bought, 'FR-tank-F2')).toMatchObject({ damage: 0, xp: 2 });
  });

  it('[E1] [E2] [E3] two repairs leave too little for an Infantry', () => {
    const spent = played(income, repair('FR-tank-F2'), repair('FR-fighter-F2'));
    // 5 − 2 − 2 = 1
    expect([coinsOf(spent, 'A'), refusalOf(spent, buy('infantry'))]).toEqual([1, 'E3 tooFewCoins']);
  });

  it('[E1] [E3] two rounds of both players', () => {
    const mine = endTurnTo(played(income, buy('heavyInfantry')), 'B');
    const theirs = endTurnTo(played(endTo(mine, 'money'), buy('infantry', 'fort:F3', 'DE')), 'A');
    const again = endTo(theirs, 'money');
    // A: 5 − 4 = 1, then 2 forts: 3. B: 1 + 1 − 2 = 0.
    expect([allCoins(mine), allCoins(theirs), allCoins(again)]).toEqual([
      [1, 1],
      [1, 0],
      [3, 0],
    ]);
  });

  it('[E1] [E2] [E3] every coin is told of', () => {
    const paid = eventsOf(endTo(state, 'declare'), END);
    expect(eventsOfType(paid, 'earned')).toEqual([{ type: 'earned', rule: 'E1', command: 'A', coins: 1 }]);
    expect(eventsOf(income, repair('FR-tank-F2'))[0]).toMatchObject({ type: 'repaired', rule: 'E2', coins: 2 });
    expect(eventsOf(income, buy('infantry'))[0]).toMatchObject({ type: 'bought', rule: 'E3', coins: 2 });
  });
});

describe('E4: two of a type', () => {
  const many = (count: number, options: Stage['options'] = {}, extra: Stage['units'] = []): State =>
    stage({
      ...forts,
      terrain: [...forts.terrain, '.', '.', '.'],
      commands: FOUR,
      owners: { F1: 'A' },
      coins: { A: 99 },
      options,
      turn: { phase: 'money' },
      units: [
        unit('DE', 'infantry', 'A13'),
        ...['A1', 'A4', 'A7', 'A10'].slice(0, count).map((at) => unit('FR', 'infantry', at)),
        ...extra,
      ],
    });
  const others = [unit('GB', 'infantry', 'A11'), unit('DE', 'infantry', 'A12')];

  it.each<[string, State, Action, string | null]>([
    ['a second of a type may be bought', many(1), buy('infantry'), null],
    ['a third may not', many(2), buy('infantry'), 'E4 unitLimit'],
    ['a third bought in one go may not', played(many(1), buy('infantry')), buy('infantry'), 'E4 unitLimit'],
    ['one in a fort counts', many(1, {}, [inFort('FR', 'infantry', 'F1')]), buy('infantry'), 'E4 unitLimit'],
    ['other types do not', many(2), buy('mountedInfantry'), null],
    ['nor do those of the ally and the enemy', many(1, {}, others), buy('infantry'), null],
    [
      'a Tank is not a Renault FT-17',
      many(0, {}, [unit('FR', 'tank', 'A1'), unit('FR', 'tank', 'A4')]),
      buy('tankRenaultFt17'),
      null,
    ],
    ['switched off, there is no limit', many(4, { unitLimit: 0 }), buy('infantry'), null],
    ['a limit of 3 lets a third in', many(2, { unitLimit: 3 }), buy('infantry'), null],
    ['and no fourth', many(3, { unitLimit: 3 }), buy('infantry'), 'E4 unitLimit'],
    ['a limit of 1 lets no second in', many(1, { unitLimit: 1 }), buy('infantry'), 'E4 unitLimit'],
  ])('[E4] %s', (_title, state, action, refusal) => {
    expect(refusalOf(state, action)).toBe(refusal);
  });

  it('[E4] it is on by default, at 2', () => {
    expect(newGame(setupOf()).options.unitLimit).toBe(2);
    const position = {
      format: 'trench-club-position/1',
      map: 'marne',
      commands: TWO,
      units: [],
      turn: { round: 3, command: 'A', phase: 'money' },
    };
    expect(stateFrom(position).options.unitLimit).toBe(2);
  });

  it('[E4] a destroyed unit makes room', () => {
    const state = stage({
      ...forts,
      owners: { F2: 'A' },
      coins: { A: 9 },
      options: { luck: 'table' },
      units: [
        unit('FR', 'infantry', 'A1', { damage: 5 }),
        inFort('FR', 'infantry', 'F2'),
        unit('DE', 'tank', 'B1'),
        unit('DE', 'tank', 'B2'),
      ],
      terrain: forts.terrain.map((hex) => `${hex}.`),
    });
    expect(refusalOf(endTo(state, 'money'), buy('infantry', 'fort:F2'))).toBe('E4 unitLimit');
    // 2 hits are 1 damage on the open row: 5 + 1 = 6.
    const lost = played(atBattle(state, 'FR-infantry-A1', 'DE-tank-B1'), rolled(0, 2));
    expect([lost.turn.phase, refusalOf(lost, buy('infantry', 'fort:F2'))]).toEqual(['money', null]);
  });
});

describe('E6: gifts', () => {
  const table = (turn: Stage['turn'] = {}): State =>
    stage({
      ...forts,
      commands: FOUR,
      owners: { F1: 'C' },
      coins: { A: 5, B: 4, C: 0, D: 6 },
      turn,
      units: infantry,
    });
  const give = (from: CommandId, to: CommandId, coins: number): Action => ({ type: 'give', from, to, coins });

  it.each<[string, Action[], number[]]>([
    ['3 coins given are 2 received', [give('A', 'C', 3)], [2, 4, 2, 6]],
    ['all may be given', [give('A', 'C', 5)], [0, 4, 4, 6]],
    ['2 coins given are 1 received', [give('A', 'C', 2)], [3, 4, 1, 6]],
    ['the other team likewise', [give('D', 'B', 4)], [5, 7, 0, 2]],
    // One gift of 4 would bring 3.
    ['1 coin of each gift goes to the bank', [give('A', 'C', 2), give('A', 'C', 2)], [1, 4, 2, 6]],
    // A: 5 − 4 + 1 = 2, C: 0 + 3 − 2 = 1
    ['there and back costs 2', [give('A', 'C', 4), give('C', 'A', 2)], [2, 4, 1, 6]],
  ])('[E6] %s', (_title, gifts, coins) => {
    expect(allCoins(played(table(), ...gifts))).toEqual(coins);
  });

  const battle = { phase: 'battle', declared: [{ attacker: 'FR-infantry-A1', target: 'DE-infantry-A10' }] } as const;

  it.each<[string, Stage['turn']]>([
    ['while moving', { phase: 'move' }],
    ['while attacks are declared', { phase: 'declare' }],
    ['between battles', battle],
    ['in the money phase', { phase: 'money' }],
    ["in the ally's turn", { command: 'C', phase: 'money' }],
    ["in the enemy's turn", { command: 'B', phase: 'move' }],
    ["in the other enemy's turn", { command: 'D', phase: 'declare' }],
  ])('[E6] at any time: %s', (_title, turn) => {
    expect(refusalOf(table(turn), give('A', 'C', 3))).toBe(null);
  });

  it.each<[string, State, Action, string]>([
    ['not to an enemy', table(), give('A', 'B', 3), 'E6 notAnAlly'],
    ['not to oneself', table(), give('A', 'A', 3), 'E6 notAnAlly'],
    ['not to nobody', table(), give('A', 'X', 3), 'E6 notAnAlly'],
    ['not more than there is', table(), give('A', 'C', 6), 'E6 tooFewCoins'],
    ['not from an empty purse', table(), give('C', 'A', 2), 'E6 tooFewCoins'],
    ['not nothing', table(), give('A', 'C', 0), 'E6 giftTooSmall'],
    ['not less than nothing', table(), give('A', 'C', -3), 'E6 giftTooSmall'],
    ['not half coins', table(), give('A', 'C', 2.5), 'E6 giftTooSmall'],
    [
      'two players have nobody to give to',
      stage({ ...forts, units: infantry, coins: { A: 5 } }),
      give('A', 'B', 3),
      'E6 notAnAlly',
    ],
  ])('[E6] %s', (_title, state, action, refusal) => {
    expect(refusalOf(state, action)).toBe(refusal);
  });

  it('[E6] the ally may spend it at once', () => {
    const state = table({ command: 'C', phase: 'money' });
    expect(refusalOf(state, buy('infantry', 'fort:F1', 'GB'))).toBe('E3 tooFewCoins');
    const given = played(state, give('A', 'C', 3), buy('infantry', 'fort:F1', 'GB'));
    expect(allCoins(given)).toEqual([2, 4, 0, 6]);
  });

  it('[E6] a gift tells what arrives', () => {
    expect(eventsOf(table(), give('A', 'C', 5))).toEqual([
      { type: 'given', rule: 'E6', from: 'A', to: 'C', coins: 5, arrives: 4 },
    ]);
  });
});
