import { describe, expect, it } from 'vitest';
import { balancedArmies } from '../../src/rules/coop.ts';
import { commandOf, isFoot } from '../../src/rules/field.ts';
import { matOf } from '../../src/rules/mat.ts';
import { balancedSlots, type Seat, SLOTS, unitForSlot } from '../../src/rules/seats.ts';
import { newGame } from '../../src/rules/setup.ts';
import type { MatFile, Nation, State, UnitType } from '../../src/rules/types.ts';
import { TOGETHER, unit } from '../slow/example.ts';
import { inFort, moving } from '../support/battle.ts';
import { after as played, refusalOf } from '../support/play.ts';
import { problemsOf, seat, setupOf, tokensOf, unitIds } from '../support/setup.ts';
import { atBattle, fortColumn, stage } from '../support/stage.ts';
import { AUTOMA } from '../support/team.ts';

const TEAMS: readonly (readonly [Nation, Nation])[] = [
  ['FR', 'GB'],
  ['GB', 'FR'],
  ['DE', 'AH'],
  ['AH', 'DE'],
];
const enemyOf = ([one]: readonly [Nation, Nation]): Seat =>
  seat([one === 'FR' || one === 'GB' ? 'DE' : 'FR'], { control: 'automa', difficulty: 'standard' });
const setupFor = (nations: readonly [Nation, Nation], mat?: MatFile) => ({
  ...setupOf([seat(nations, { slots: balancedSlots(nations, mat) }), enemyOf(nations)]),
  ...(mat && { mat }),
});
const typesOf = (nations: readonly [Nation, Nation], mat?: MatFile) => {
  const slots = balancedSlots(nations, mat);
  return nations.map((nation) =>
    SLOTS.filter((slot) => slots[slot] === nation).map((slot) => unitForSlot(slot, nation)),
  );
};
const sum = (types: readonly UnitType[], value: 'price' | 'attack', mat?: MatFile) =>
  types.reduce((total, type) => total + (matOf(mat).units[type][value] ?? 0), 0);

describe('CO1: a balanced way to share the slots', () => {
  it.each(TEAMS)('[CO1] %s and %s: five and six units, a foot soldier each, worth nearly the same', (...nations) => {
    const [one, two] = typesOf(nations) as [UnitType[], UnitType[]];
    expect([one.length, two.length].sort()).toEqual([5, 6]);
    const foot: UnitType[] = ['infantry', 'mountedInfantry', 'heavyInfantry'];
    for (const types of [one, two]) expect(types.some((type) => foot.includes(type))).toBe(true);
    // The eleven prices add up to 53 with the Entente's country units and Big Bertha, to 50 with the Gunners.
    expect(Math.abs(sum(one, 'price') - sum(two, 'price'))).toBeLessThanOrEqual(1);
    expect(Math.abs(sum(one, 'attack') - sum(two, 'attack'))).toBeLessThanOrEqual(1);
    expect(problemsOf(setupFor(nations))).toEqual([]);
  });

  it('[CO1] it goes by the mat that is played with', () => {
    const mat: MatFile = { format: 'trench-club-mat/1', id: 'm', name: 'M', units: { tank: { price: 30 } } };
    const [one, two] = typesOf(['FR', 'GB'], mat) as [UnitType[], UnitType[]];
    // The tank outweighs all; its owner gets five units and the cheapest of the rest.
    expect([one, two].find((types) => types.includes('tank'))).toHaveLength(5);
    expect(Math.abs(sum(one, 'price', mat) - sum(two, 'price', mat))).toBeLessThan(10);
  });
});

describe('CO2: balanced armies of a team', () => {
  it.each(TEAMS)('[CO2] %s and %s: four, four and three, a foot soldier on every token', (...nations) => {
    const state = newGame(setupFor(nations));
    const command = commandOf(state, nations.join('-'));
    const armies = balancedArmies(state, command);
    expect(refusalOf(state, { type: 'split', command: command.id, armies })).toBe(null);
    const [one, two, both] = tokensOf(command).map((token) => armies[token] ?? []);
    expect([one, two, both].map((army) => army?.length)).toEqual([4, 4, 3]);
    const unitsIn = (ids: readonly string[] = []) => state.units.filter(({ id }) => ids.includes(id));
    expect(unitsIn(one).every(({ nation }) => nation === nations[0])).toBe(true);
    expect(unitsIn(two).every(({ nation }) => nation === nations[1])).toBe(true);
    for (const army of [one, two, both]) expect(unitsIn(army).some(isFoot)).toBe(true);
  });

  it('[CO2] one player may have all the units', () => {
    const slots = Object.fromEntries(SLOTS.map((slot) => [slot, 'FR'])) as Seat['slots'] & object;
    const state = newGame(setupOf([seat(['FR', 'GB'], { slots }), AUTOMA]));
    const armies = balancedArmies(state, commandOf(state, 'FR-GB'));
    expect(refusalOf(state, { type: 'split', command: 'FR-GB', armies })).toBe(null);
  });
});

describe('CO1, CO3: what else a team shares', () => {
  it.each<[Nation, number]>([
    ['DE', 11],
    ['AH', 11],
  ])(
    '[CO1] [AU1] the Automa %s has what it has in solo: 10 units and, at standard, a second Armored Car',
    (nation, count) => {
      const enemy = seat([nation], { control: 'automa', difficulty: 'standard' });
      const state = newGame(setupOf([seat(['FR', 'GB'], { slots: balancedSlots(['FR', 'GB']) }), enemy]));
      const types = unitIds(state, commandOf(state, nation)).map((id) => id.split('-')[1]);
      expect([types.length, types.filter((type) => type === 'armoredCar').length]).toEqual([count, 2]);
      expect(types).not.toContain('transport');
    },
  );

  const seven = fortColumn(7);

  it('[CO3] [V1] forts taken by either count together', () => {
    const state = stage({
      ...seven,
      commands: TOGETHER,
      owners: { F1: 'A', F2: 'A', F3: 'A', F4: 'A' },
      units: [unit('FR', 'infantry', 'A1'), unit('GB', 'infantry', 'A16'), unit('DE', 'infantry', 'A22')],
    });
    expect(played(state, moving('GB-infantry-A16', 'fort:F5')).ending).toEqual({
      reason: 'forts',
      winner: 'entente',
      rule: 'V1',
    });
  });

  it('[CO3] [V2] the team fights on while one of them has units', () => {
    const lost = (british: boolean): State => {
      const commands = TOGETHER.map((command) => ({ ...command, control: 'human' as const, difficulty: undefined }));
      const units = [
        unit('DE', 'tank', 'A1'),
        unit('FR', 'infantry', 'A2', { damage: 5 }),
        ...(british ? [unit('GB', 'infantry', 'A4')] : []),
      ];
      const turn = { command: 'B' };
      const table = { B: 'table' as const };
      const state = stage({ terrain: ['.', '.', '.', '.'], commands, luck: table, turn, units });
      const battle = atBattle(state, 'DE-tank-A1', 'FR-infantry-A2');
      return played(battle, { type: 'fight', dice: { attacker: { hits: 12 } } });
    };
    expect(lost(true).ending).toBe(undefined);
    expect(lost(false).ending).toEqual({ reason: 'elimination', winner: 'central', rule: 'V2' });
  });

  it('[CO3] [E3] one buys into the fort the other has taken', () => {
    const state = stage({
      ...fortColumn(2),
      commands: TOGETHER,
      owners: { F1: 'A' },
      coins: { A: 9 },
      turn: { phase: 'money' },
      units: [inFort('FR', 'infantry', 'F1'), unit('DE', 'infantry', 'A7')],
    });
    expect(refusalOf(state, { type: 'buy', nation: 'GB', unitType: 'tank', at: 'fort:F1' })).toBe(null);
  });

  it('[CO3] [F5] a fort of the team is not conquered by the other', () => {
    const state = stage({
      ...fortColumn(2),
      commands: TOGETHER,
      owners: { F1: 'A' },
      units: [unit('GB', 'tank', 'A1'), unit('FR', 'infantry', 'A4'), unit('DE', 'infantry', 'A7')],
    });
    // Entering an own fort is for any unit and costs half a point; only foot soldiers conquer (F2).
    expect(refusalOf(state, moving('GB-tank-A1', 'fort:F1'))).toBe(null);
  });
});
