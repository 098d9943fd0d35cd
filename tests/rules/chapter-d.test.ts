import { describe, expect, it } from 'vitest';
import { check } from '../../src/rules/check.ts';
import type { Action, Command, Hits, State, TableDice } from '../../src/rules/types.ts';
import { AUTOMAS, TWO, unit } from '../slow/example.ts';
import { declaring, OPEN } from '../support/battle.ts';
import { eventsOf, eventsOfType, after as played, refusalOf, unitOf } from '../support/play.ts';
import { atBattle, END, endTo, type Stage, stage } from '../support/stage.ts';

const CAR = 'FR-armoredCar-B1';
const FOE = 'DE-infantry-B2';

/** A French Armored Car (≤ 4) above a German Infantry (≤ 2); dice at the table unless told. */
function battle(extra: Partial<Stage> = {}, car = {}, foe = {}): State {
  const state = stage({
    terrain: OPEN,
    options: { luck: 'table' },
    ...extra,
    units: [unit('FR', 'armoredCar', 'B1', car), unit('DE', 'infantry', 'B2', foe), ...(extra.units ?? [])],
  });
  return atBattle(state, CAR, FOE);
}

const fight = (dice: TableDice): Action => ({ type: 'fight', dice });
const attacker = (hits: number, faces?: number[]): Action => fight({ attacker: faces ? { hits, faces } : { hits } });
const defender = (hits: number, faces?: number[]): Action => fight({ defender: faces ? { hits, faces } : { hits } });

/** What the app rolled and what each side hit. */
function foughtOf(state: State, action: Action) {
  const [fought] = eventsOfType(eventsOf(state, action), 'fought');
  if (!fought) throw new Error('no battle');
  return fought;
}

/** The same with dice the app rolls. */
const rolledByApp = battle({ options: {} });
const byHand = (luck: 'dice' | 'table', command = 'A'): Action => ({
  type: 'correct',
  change: { kind: 'luck', command, luck },
});

const fresh = battle();
const OUT = 'D1 diceOutOfRange';

describe('D1: hits in range', () => {
  const flank = battle({ units: [unit('FR', 'tank', 'C2')] });
  const encircled = battle({ units: [unit('FR', 'tank', 'B3')] });

  it.each<[string, State, Action, string | null]>([
    ['an undamaged attacker has 12 dice: no hit', fresh, attacker(0), null],
    ['12 hits of 12', fresh, attacker(12), null],
    ['not 13 of 12', fresh, attacker(13), OUT],
    ['not fewer than none', fresh, attacker(-1), OUT],
    ['no half hits', fresh, attacker(1.5), OUT],
    ['3 damage leave 8 dice: 8 hits', battle({}, { damage: 3 }), attacker(8), null],
    ['not 9 of 8', battle({}, { damage: 3 }), attacker(9), OUT],
    ['5 damage leave 5 dice: 5 hits', battle({}, { damage: 5 }), attacker(5), null],
    ['not 6 of 5', battle({}, { damage: 5 }), attacker(6), OUT],
    ['a flank makes 14 dice: 14 hits', flank, attacker(14), null],
    ['not 15 of 14', flank, attacker(15), OUT],
    ['encircling makes 15 dice: 15 hits', encircled, attacker(15), null],
    ['not 16 of 15', encircled, attacker(16), OUT],
    ['the defender has 12 dice too', fresh, defender(12), null],
    ['not 13 of 12 for the defender', fresh, defender(13), OUT],
    ['not fewer than none for the defender', fresh, defender(-1), OUT],
    ['a defender with 2 damage has 9 dice: 9 hits', battle({}, {}, { damage: 2 }), defender(9), null],
    ['not 10 of 9', battle({}, {}, { damage: 2 }), defender(10), OUT],
    ['a flank gives the defender nothing', flank, defender(13), OUT],
    ['both sides at once', fresh, fight({ attacker: { hits: 4 }, defender: { hits: 2 } }), null],
    ['one of them out of range spoils both', fresh, fight({ attacker: { hits: 4 }, defender: { hits: 13 } }), OUT],
  ])('[D1] %s', (_title, state, action, refusal) => {
    expect(refusalOf(state, action)).toBe(refusal);
  });

  it('[D1] the hits entered are the hits that count', () => {
    const dice = fight({ attacker: { hits: 5 }, defender: { hits: 4 } });
    const state = played(fresh, dice);
    // Soft, open: 5 hits are 3 damage. Light, open: 4 hits are 2.
    expect(unitOf(state, FOE)).toMatchObject({ damage: 3, xp: 1 });
    expect(unitOf(state, CAR)).toMatchObject({ damage: 2, xp: 1 });
    expect(foughtOf(fresh, dice)).toMatchObject({ dice: 0, attack: { hits: 5, dice: 12 }, returned: { hits: 4 } });
  });
});

describe('D1: faces', () => {
  // Four of them are at most 4, two of them at most 2.
  const faces = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

  it.each<[string, State, Action, string | null]>([
    ['4 of these 12 hit for a rookie car', fresh, attacker(4, faces), null],
    ['not 3', fresh, attacker(3, faces), OUT],
    ['not 5', fresh, attacker(5, faces), OUT],
    ['6 of them hit for a veteran', battle({}, { xp: 3 }), attacker(6, faces), null],
    ['and no longer 4', battle({}, { xp: 3 }), attacker(4, faces), OUT],
    ['8 of them hit for a war hero', battle({}, { xp: 5 }), attacker(8, faces), null],
    ['one face too few', fresh, attacker(4, faces.slice(0, 11)), OUT],
    ['one face too many', fresh, attacker(4, [...faces, 12]), OUT],
    ['a d12 has no 0', fresh, attacker(4, [0, 2, 3, 4, ...faces.slice(4)]), OUT],
    ['a d12 has no 13', fresh, attacker(4, [...faces.slice(0, 11), 13]), OUT],
    ['a d12 has no 4.5', fresh, attacker(4, [...faces.slice(0, 4), 4.5, ...faces.slice(5)]), OUT],
    ['2 of them hit for the Infantry', fresh, defender(2, faces), null],
    ['not 4', fresh, defender(4, faces), OUT],
    ['8 faces for 8 dice', battle({}, { damage: 3 }), attacker(4, faces.slice(0, 8)), null],
    ['not 12 faces for 8 dice', battle({}, { damage: 3 }), attacker(4, faces), OUT],
  ])('[D1] %s', (_title, state, action, refusal) => {
    expect(refusalOf(state, action)).toBe(refusal);
  });

  it('[D1] the faces are told as entered', () => {
    expect(foughtOf(fresh, attacker(4, faces)).attack).toMatchObject({ hits: 4, faces });
  });
});

describe('D1: who rolls', () => {
  const given: Hits = { hits: 3 };
  const lucks = (options: 'dice' | 'table', luck: Stage['luck'] = {}): State =>
    battle({ options: { luck: options }, luck });
  const AT_TABLE = 'D1 diceAtTableOnly';

  it.each<[string, State, TableDice, number]>([
    ['the app rolls for both where the table has nothing', fresh, {}, 24],
    ['the app rolls for the defender where only the attacker is given', fresh, { attacker: given }, 12],
    ['the app rolls for the attacker where only the defender is given', fresh, { defender: given }, 12],
    ['the app rolls nothing where both are given', fresh, { attacker: given, defender: given }, 0],
    ['the app rolls for both where dice are its own', lucks('dice'), {}, 24],
  ])('[D1] %s', (_title, state, dice, rolled) => {
    const fought = foughtOf(state, fight(dice));
    expect(fought.dice).toBe(rolled);
    expect(fought.attack.faces?.length).toBe(dice.attacker ? undefined : 12);
    expect(fought.returned?.faces?.length).toBe(dice.defender ? undefined : 12);
    // ≤ 4 hits for the rookie car.
    if (!dice.attacker) expect(fought.attack.hits).toBe(fought.attack.faces?.filter((face) => face <= 4).length);
    else expect(fought.attack.hits).toBe(3);
  });

  it('[D1] a battle without any dice given is allowed at the table', () => {
    expect(refusalOf(fresh, { type: 'fight' })).toBe(null);
  });

  it.each<[string, State, TableDice, string | null]>([
    ["no hits are entered where the app rolls: the attacker's", lucks('dice'), { attacker: given }, AT_TABLE],
    ["the defender's", lucks('dice'), { defender: given }, AT_TABLE],
    ['one player may roll while the app rolls for the other', lucks('dice', { A: 'table' }), { attacker: given }, null],
    ['only for that player', lucks('dice', { A: 'table' }), { defender: given }, AT_TABLE],
    ['likewise the defender', lucks('dice', { B: 'table' }), { defender: given }, null],
    ['and not the attacker', lucks('dice', { B: 'table' }), { attacker: given }, AT_TABLE],
    [
      'at a table with dice one player may leave them to the app',
      lucks('table', { A: 'dice' }),
      { attacker: given },
      AT_TABLE,
    ],
    ['while the other rolls', lucks('table', { A: 'dice' }), { defender: given }, null],
    ['both by choice', lucks('dice', { A: 'table', B: 'table' }), { attacker: given, defender: given }, null],
  ])('[D1] %s', (_title, state, dice, refusal) => {
    expect(refusalOf(state, fight(dice))).toBe(refusal);
  });

  describe('against the Automa', () => {
    const state = battle({ commands: AUTOMAS });

    it('[D1] [AU6] it has no dice to enter', () => {
      expect(refusalOf(state, fight({ attacker: given }))).toBe(null);
      expect(refusalOf(state, fight({ defender: given }))).toBe(AT_TABLE);
    });

    it('[D1] [AU6] its fixed hits stand beside the hits entered', () => {
      const fought = foughtOf(state, fight({ attacker: given }));
      // The attack value of a rookie Infantry is 2.
      expect(fought).toMatchObject({ dice: 0, attack: { hits: 3 }, returned: { dice: null, hits: 2 } });
    });

    it('[D1] the human rolls return fire at the table when the Automa attacks', () => {
      const commands: readonly Command[] = [...AUTOMAS.slice(1, 2), ...TWO.slice(0, 1)];
      const turn = stage({
        terrain: OPEN,
        commands,
        options: { luck: 'table' },
        turn: { command: 'B' },
        units: [unit('DE', 'infantry', 'B1'), unit('FR', 'infantry', 'B2')],
      });
      const act = (dice: TableDice): Action => ({
        type: 'act',
        unit: 'DE-infantry-B1',
        target: 'FR-infantry-B2',
        dice,
      });
      expect(refusalOf(turn, act({ defender: { hits: 12 } }))).toBe(null);
      expect(refusalOf(turn, act({ defender: { hits: 13 } }))).toBe(OUT);
      expect(refusalOf(turn, act({ attacker: { hits: 2 } }))).toBe(AT_TABLE);
      // Soft, open: 3 hits are 2 damage.
      expect(unitOf(played(turn, act({ defender: { hits: 3 } })), 'DE-infantry-B1').damage).toBe(2);
    });
  });
});

describe('D1: no return fire, no dice', () => {
  it('[D1] [B2] a shot from afar is not answered, so no hits are entered for it', () => {
    const state = atBattle(
      stage({
        terrain: OPEN,
        options: { luck: 'table' },
        units: [unit('FR', 'heavyMortar', 'B1'), unit('DE', 'infantry', 'B3')],
      }),
      'FR-heavyMortar-B1',
      'DE-infantry-B3',
    );
    expect(refusalOf(state, attacker(12))).toBe(null);
    expect(refusalOf(state, defender(1))).toBe('B2 diceOutOfRange');
    expect(foughtOf(state, attacker(2)).returned).toBe(null);
  });
});

describe('D1: the landing die', () => {
  const GUN = 'DE-bigBertha-A1';
  const AIM = 'FR-infantry-C3';

  /** The target in the middle of five columns, a Frenchman right above it. */
  const shelling = (xp: number, luck: 'dice' | 'table' = 'table'): State =>
    played(
      endTo(
        stage({
          terrain: ['.....', '.....', '.....', '.....', '.....'],
          turn: { command: 'B' },
          options: { luck },
          units: [unit('DE', 'bigBertha', 'A1', { xp }), unit('FR', 'infantry', 'C3'), unit('FR', 'tank', 'C2')],
        }),
        'declare',
      ),
      declaring(GUN, AIM),
      END,
    );

  it.each<[string, number, number, string, string | null]>([
    ['a rookie’s 7 is the target', 0, 7, 'C3', AIM],
    ['a rookie’s 12 is the target', 0, 12, 'C3', AIM],
    ['a rookie’s 1 is the neighbour at the top', 0, 1, 'C2', 'FR-tank-C2'],
    // Clockwise around C3, an upper column: C2, D2, D3, C4, B3, B2.
    ['a rookie’s 2 is the next clockwise', 0, 2, 'D2', null],
    ['a rookie’s 6 is the last', 0, 6, 'B2', null],
    ['a veteran’s 4 is the target', 3, 4, 'C3', AIM],
    ['a veteran’s 3 is a neighbour', 3, 3, 'D3', null],
  ])('[D1] [B9] %s', (_title, xp, landing, at, hit) => {
    const [landed] = eventsOfType(eventsOf(shelling(xp), fight({ landing })), 'shellLanded');
    expect(landed).toMatchObject({ die: landing, at, hit, dice: 0 });
  });

  it.each<[string, State, TableDice, string | null]>([
    ['1 is a face', shelling(0), { landing: 1 }, null],
    ['12 is a face', shelling(0), { landing: 12 }, null],
    ['0 is none', shelling(0), { landing: 0 }, OUT],
    ['13 is none', shelling(0), { landing: 13 }, OUT],
    ['2.5 is none', shelling(0), { landing: 2.5 }, OUT],
    ['with the hits on the target', shelling(0), { landing: 7, attacker: { hits: 12 } }, null],
    ['not more hits than dice', shelling(0), { landing: 7, attacker: { hits: 13 } }, OUT],
    ['not where the app rolls', shelling(0, 'dice'), { landing: 7 }, 'D1 diceAtTableOnly'],
  ])('[D1] [B9] %s', (_title, state, dice, refusal) => {
    expect(refusalOf(state, fight(dice))).toBe(refusal);
  });

  it.each<[string, State]>([
    ['a war hero always hits where it aims', shelling(5)],
    ['other units have none', fresh],
  ])('[D1] [B9] no landing die is entered: %s', (_title, state) => {
    expect(check(state, fight({ landing: 7 }))?.rule).toBe('D1');
  });

  it('[D1] [B9] the app rolls it where it is not given', () => {
    const [landed] = eventsOfType(eventsOf(shelling(0), { type: 'fight' }), 'shellLanded');
    expect(landed?.dice).toBe(1);
    expect([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]).toContain(landed?.die);
  });
});

describe('D1: changed in the middle of a game', () => {
  it('[D1] from then on hits are entered, and the app rolls for the other side alone', () => {
    expect(refusalOf(rolledByApp, attacker(4))).toBe('D1 diceAtTableOnly');
    const changed = played(rolledByApp, byHand('table'));
    expect([refusalOf(changed, attacker(4)), refusalOf(changed, defender(1))]).toEqual([null, 'D1 diceAtTableOnly']);
    expect(foughtOf(changed, attacker(4)).attack.hits).toBe(4);
  });

  it('[D1] and back again', () => {
    const back = played(rolledByApp, byHand('table'), byHand('dice'));
    expect(refusalOf(back, attacker(4))).toBe('D1 diceAtTableOnly');
  });

  it('[D1] the Automa rolls nothing, so nothing changes', () => {
    const state = stage({
      terrain: OPEN,
      commands: AUTOMAS,
      units: [unit('FR', 'tank', 'B1'), unit('DE', 'tank', 'C2')],
    });
    expect(refusalOf(state, byHand('table', 'B'))).toBe('D1 noChange');
  });
});
