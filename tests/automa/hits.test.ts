/** AU6: the Automa's fixed hits, and the dice of the player beside them. */
import { describe, expect, it } from 'vitest';
import type { Action, Event, UnitId } from '../../src/rules/types.ts';
import type { SlowUnit } from '../slow/types.ts';
import { at, board } from '../slow-automa/build.ts';
import { eventsOf, eventsOfType, stateFrom } from '../support/play.ts';
import { SEEDS } from './turns.ts';

/** B2 in the middle; around it, clockwise from the top: B1, C2, C3, B3, A3, A2. */
const OPEN = ['...', '...', '...'];

function fought(events: readonly Event[]): Extract<Event, { type: 'fought' }> {
  const [battle] = eventsOfType(events, 'fought');
  if (!battle) throw new Error('no battle');
  return battle;
}

/** The first unit, the Automa's, attacks the second from where it stands. */
function automaAttack(units: readonly SlowUnit[]): readonly Event[] {
  const [unit, target] = units as [SlowUnit, SlowUnit];
  const state = stateFrom(board(OPEN, units, { automa: unit.nation, human: target.nation }));
  return eventsOf(state, { type: 'act', unit: unit.id, target: target.id });
}

/** The first unit, the player's, attacks the second. */
function humanAttack(units: readonly SlowUnit[]): readonly Event[] {
  const [unit, target] = units as [SlowUnit, SlowUnit];
  const turn = { command: 'A', phase: 'declare' } as const;
  const state = stateFrom(board(OPEN, units, { automa: target.nation, human: unit.nation, turn }));
  const declare: Action = { type: 'declare', attacker: unit.id, target: target.id };
  return eventsOf(state, declare, { type: 'end' }, { type: 'fight' });
}

describe('AU6: fixed hits', () => {
  it.each<[string, UnitId, number, number, UnitId, number]>([
    ['a rookie Tank has its attack value', 'de-tank-1', 0, 0, 'fr-infantry-1', 6],
    ['2 damage change nothing', 'de-tank-1', 2, 2, 'fr-infantry-1', 6],
    ['a veteran 2 more', 'de-tank-1', 0, 3, 'fr-infantry-1', 8],
    ['a veteran with 4 points likewise', 'de-fieldGun-1', 1, 4, 'fr-infantry-1', 5],
    ['a war hero 4 more', 'de-tank-1', 2, 5, 'fr-infantry-1', 10],
    ['points above 5 change nothing', 'de-infantry-1', 0, 9, 'fr-infantry-1', 6],
    ['damaged beyond 2, half the rookie value', 'de-tank-1', 3, 0, 'fr-infantry-1', 3],
    ['damaged beyond 2, half the rookie value rounded up', 'de-fieldGun-1', 3, 0, 'fr-infantry-1', 2],
    ['of 5 that is 3', 'fr-tankRenaultFt17-1', 4, 2, 'de-infantry-1', 3],
    ['of 2 that is 1', 'de-infantry-1', 5, 0, 'fr-infantry-1', 1],
    ['and 1 per level: a veteran', 'de-fieldGun-1', 4, 3, 'fr-infantry-1', 3],
    ['and 1 per level: a war hero', 'de-fieldGun-1', 5, 5, 'fr-infantry-1', 4],
    ['a damaged war-hero Tank', 'de-tank-1', 5, 6, 'fr-infantry-1', 5],
    ['Anti-Tank Gunners against a tank', 'ah-antiTankGunners-1', 0, 0, 'fr-tank-1', 7],
    ['as veterans', 'ah-antiTankGunners-1', 0, 3, 'fr-tankRenaultFt17-1', 9],
    ['half of 7 rounded up, and 1 per level', 'ah-antiTankGunners-1', 3, 4, 'fr-tank-1', 5],
    ['against anything else', 'ah-antiTankGunners-1', 0, 0, 'fr-armoredCar-1', 3],
    ['half of 3 rounded up', 'ah-antiTankGunners-1', 3, 0, 'fr-armoredCar-1', 2],
    ['a Fighter against a Fighter', 'de-fighter-1', 0, 0, 'fr-fighter-1', 3],
  ])('[AU6] %s', (_title, id, damage, xp, target, hits) => {
    const unit = at(id, 'B1', { damage, xp });
    const enemy = at(target, 'B2');
    const { attack } = fought(automaAttack([unit, enemy]));
    expect(attack).toMatchObject({ unit: id, dice: null, hits });
    expect(attack.faces).toBeUndefined();
    const { returned } = fought(humanAttack([enemy, unit]));
    expect(returned).toMatchObject({ unit: id, dice: null, hits });
    expect(returned?.faces).toBeUndefined();
  });

  it.each<[string, SlowUnit[], number, 'flank' | 'encircle' | null]>([
    ['alone', [], 0, null],
    ['one helper', [at('fr-infantry-2', 'C2')], 2, 'flank'],
    ['one opposite', [at('fr-infantry-2', 'B3')], 3, 'encircle'],
    ['two helpers', [at('fr-infantry-2', 'C2'), at('fr-armoredCar-1', 'A2')], 3, 'encircle'],
  ])('[AU6] %s: the player gets the dice, the Automa in the same place none', (_title, helpers, bonus, bonusRule) => {
    const german = (unit: SlowUnit): SlowUnit => at(unit.id.replace('fr-', 'de-'), unit.at);
    const human = fought(humanAttack([at('fr-infantry-1', 'B1'), at('de-tank-1', 'B2'), ...helpers]));
    expect(human.attack).toMatchObject({ dice: 12 + bonus, bonus, bonusRule });
    expect(human.attack.faces?.length).toBe(12 + bonus);
    const automa = fought(automaAttack([at('de-infantry-1', 'B1'), at('fr-tank-1', 'B2'), ...helpers.map(german)]));
    expect(automa.attack).toMatchObject({ dice: null, bonus: 0, bonusRule: null, hits: 2 });
  });

  it.each([
    [0, 12],
    [1, 11],
    [2, 9],
    [5, 5],
  ])('[AU6] return fire of a player’s unit with %i damage is rolled with %i dice', (damage, dice) => {
    const soldier = at('fr-infantry-1', 'B2', { damage });
    const { returned } = fought(automaAttack([at('de-infantry-1', 'B1'), soldier]));
    expect(returned).toMatchObject({ unit: 'fr-infantry-1', dice, toHit: 2 });
    expect(returned?.faces?.length).toBe(dice);
    expect(returned?.hits).toBe(returned?.faces?.filter((face) => face <= 2).length);
  });

  it('[AU6] Big Bertha’s landing die is still rolled, until she is a war hero', () => {
    const shoot = (seed: number, xp: number): readonly Event[] => {
      const units = [at('de-bigBertha-1', 'A1', { xp }), at('fr-infantry-1', 'D1')];
      const state = { ...stateFrom(board(['.......', '.......', '.......'], units)), seed };
      return eventsOf(state, { type: 'act', unit: 'de-bigBertha-1', target: 'fr-infantry-1' });
    };
    const landed = SEEDS.map((seed) => {
      const events = shoot(seed, 0);
      const [shell] = eventsOfType(events, 'shellLanded');
      expect(shell?.dice).toBe(1);
      // Rookie: 1–6 a neighbour, which is empty here, 7–12 the target.
      const hit = (shell?.die ?? 0) > 6;
      expect(shell?.hit).toBe(hit ? 'fr-infantry-1' : null);
      expect(eventsOfType(events, 'fought').map(({ attack }) => [attack.dice, attack.hits])).toEqual(
        hit ? [[null, 6]] : [],
      );
      return hit;
    });
    expect(new Set(landed).size).toBe(2);
    expect(eventsOfType(shoot(1, 5), 'shellLanded')).toEqual([]);
    expect(fought(shoot(1, 5)).attack.hits).toBe(10);
  });
});
