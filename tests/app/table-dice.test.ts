import { signal } from '@preact/signals';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Pace, runAutoma } from '../../src/app/runner.ts';
import {
  type Entered,
  type FightDice,
  isWhole,
  rollAtTable,
  type SetupRoll,
  tableDice,
  whoRolls,
  withTableDice,
} from '../../src/app/table-dice.ts';
import { newGame } from '../../src/rules/setup.ts';
import type { Action, Command, Luck, State } from '../../src/rules/types.ts';
import { unit } from '../slow/example.ts';
import { playFrom } from '../support/at-table.ts';
import { OPEN } from '../support/battle.ts';
import { eventsOf, eventsOfType, after as played, refusalOf, unitOf } from '../support/play.ts';
import { driven, seat, setupOf } from '../support/setup.ts';
import { atBattle, END, endTo, type Stage, stage } from '../support/stage.ts';
import { team } from '../support/team.ts';

const FIGHT = { type: 'fight' } as const;
const [CAR, FOE] = ['FR-armoredCar-B1', 'DE-infantry-B2'];

/** A French Armored Car (≤ 4) above a German Infantry (≤ 2). */
function battle(extra: Partial<Stage> = {}, car = {}, foe = {}): State {
  const units = [unit('FR', 'armoredCar', 'B1', car), unit('DE', 'infantry', 'B2', foe), ...(extra.units ?? [])];
  return atBattle(stage({ terrain: OPEN, options: { luck: 'table' }, ...extra, units }), CAR, FOE);
}
const AUTOMA_FOE: readonly Command[] = [
  { id: 'A', side: 'entente', nations: ['FR'], control: 'human', coins: 0 },
  { id: 'B', side: 'central', nations: ['DE'], control: 'automa', difficulty: 'easy', coins: 0 },
];
/** `A 12 ≤4` for the attacker, then the defender; - where nothing is rolled at the table. */
const rolls = (needed: FightDice | null) =>
  [needed?.attacker, needed?.defender].map((roll) => (roll ? `${roll.command} ${roll.dice} ≤${roll.toHit}` : '-'));
const lucks = (A: Luck, B: Luck) => ({ options: { luck: 'dice' as const }, luck: { A, B } });

describe('D1: what a battle needs from the table', () => {
  it.each<[string, State, string[]]>([
    ['both sides', battle(), ['A 12 ≤4', 'B 12 ≤2']],
    ['3 damage leave 8 dice', battle({}, { damage: 3 }), ['A 8 ≤4', 'B 12 ≤2']],
    ['a veteran hits up to 6', battle({}, { xp: 3 }), ['A 12 ≤6', 'B 12 ≤2']],
    ['a flank adds 2 dice', battle({ units: [unit('FR', 'tank', 'C2')] }), ['A 14 ≤4', 'B 12 ≤2']],
    ['encircling adds 3', battle({ units: [unit('FR', 'tank', 'B3')] }), ['A 15 ≤4', 'B 12 ≤2']],
    ['the defender’s damage counts', battle({}, {}, { damage: 5 }), ['A 12 ≤4', 'B 5 ≤2']],
    ['only one player rolls, the attacker', battle(lucks('table', 'dice')), ['A 12 ≤4', '-']],
    ['only one player rolls, the defender', battle(lucks('dice', 'table')), ['-', 'B 12 ≤2']],
    ['the app rolls for both', battle(lucks('dice', 'dice')), ['-', '-']],
    ['[AU6] the Automa has fixed hits', battle({ commands: AUTOMA_FOE }), ['A 12 ≤4', '-']],
  ])('[D1] %s', (_title, state, expected) => {
    expect(rolls(tableDice(state, FIGHT))).toEqual(expected);
  });

  it('[D1] [B2] no return fire, no dice', () => {
    const units = [unit('FR', 'armoredCar', 'B1'), unit('DE', 'heavyMortar', 'B2')];
    const state = stage({ terrain: OPEN, options: { luck: 'table' }, units });
    expect(rolls(tableDice(atBattle(state, CAR, 'DE-heavyMortar-B2'), FIGHT))).toEqual(['A 12 ≤4', '-']);
  });

  it.each<[string, State, Action]>([
    [
      'no battle is due',
      stage({ terrain: OPEN, options: { luck: 'table' }, units: [unit('FR', 'tank', 'A1'), unit('DE', 'tank', 'C3')] }),
      FIGHT,
    ],
    ['another action', battle(), END],
    ['the app rolls', battle(lucks('dice', 'dice')), FIGHT],
    ['[A4] the target is gone', { ...battle(), units: battle().units.slice(0, 1) }, FIGHT],
  ])('[D1] nothing where %s', (_title, state, action) => {
    expect(tableDice(state, action)).toBe(null);
  });

  it('[D1] [AU4] a player rolls the return fire against an Automa that has yet to come', () => {
    const units = [unit('FR', 'infantry', 'A1', { damage: 1 }), unit('DE', 'tank', 'A3')];
    const start = stage({ terrain: OPEN, options: { luck: 'table' }, commands: AUTOMA_FOE, units });
    const theirs = played(endTo(start, 'money'), END);
    const act = { type: 'act', unit: 'DE-tank-A3', to: 'A2', target: 'FR-infantry-A1' } as const;
    // 11 dice at 1 damage, an Infantry hits up to 2.
    expect(rolls(tableDice(theirs, act))).toEqual(['-', 'A 11 ≤2']);
    expect(tableDice(theirs, { type: 'act', unit: act.unit, to: act.to })).toBe(null);
    const rolled = withTableDice(theirs, act, { defender: { faces: [1, 2, 2, 3, 4, 5, 6, 7, 8, 9, 10] } });
    expect(refusalOf(theirs, rolled)).toBe(null);
    expect(eventsOfType(eventsOf(theirs, rolled), 'fought')[0]).toMatchObject({ dice: 0, returned: { hits: 3 } });
  });
});

describe('D1: Big Bertha', () => {
  const [BERTHA, AIM] = ['DE-bigBertha-A1', 'FR-tank-C3'];
  /** Aims at C3; an own Infantry stands on C2, right above it. */
  const shelling = (xp: number) => {
    const commands = [...AUTOMA_FOE]
      .reverse()
      .map((command): Command => ({ ...command, control: 'human', id: command.id === 'A' ? 'B' : 'A' }));
    const units = [unit('DE', 'bigBertha', 'A1', { xp }), unit('FR', 'tank', 'C3'), unit('DE', 'infantry', 'C2')];
    const terrain = ['.....', '.....', '.....', '.....', '.....'];
    return atBattle(stage({ terrain, options: { luck: 'table' }, commands, units }), BERTHA, AIM);
  };

  it('[D1] [B9] the landing die comes first', () => {
    expect(tableDice(shelling(0), FIGHT)).toMatchObject({
      landing: { unit: BERTHA, stray: 6 },
      attacker: null,
      defender: null,
    });
    expect(tableDice(shelling(3), FIGHT)?.landing).toMatchObject({ stray: 3 });
  });

  it('[D1] [B9] a war hero needs none', () => {
    expect(tableDice(shelling(5), FIGHT)).toMatchObject({ landing: null, attacker: { unit: BERTHA, dice: 12 } });
  });

  it.each<[string, number, number | undefined]>([
    ['7 is the target', 7, 12],
    ['1 is the neighbour at the top, where somebody stands', 1, 12],
    ['4 is the neighbour at the bottom, where nobody stands', 4, undefined],
  ])('[D1] [B9] %s', (_title, face, dice) => {
    const state = shelling(0);
    expect(tableDice(state, FIGHT, face)?.attacker?.dice).toBe(dice);
    const entered = { landing: face, ...(dice && { attacker: { hits: 0 } }) };
    expect(refusalOf(state, withTableDice(state, FIGHT, entered))).toBe(null);
  });
});

describe('D1: faces or hits become the action', () => {
  const faces = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
  const OUT = 'D1 diceOutOfRange';

  it.each<[string, Entered, string | null]>([
    ['hits', { attacker: { hits: 4 } }, null],
    ['no hit', { attacker: { hits: 0 }, defender: { hits: 0 } }, null],
    ['every die', { attacker: { hits: 12 } }, null],
    ['more than there are dice', { attacker: { hits: 13 } }, OUT],
    ['fewer than none', { defender: { hits: -1 } }, OUT],
    ['faces', { attacker: { faces }, defender: { faces } }, null],
    ['a face too few', { attacker: { faces: faces.slice(1) } }, OUT],
    ['a face too many', { attacker: { faces: [...faces, 1] } }, OUT],
    ['a face no die has', { attacker: { faces: [...faces.slice(1), 13] } }, OUT],
    ['a landing die nobody rolls', { landing: 3 }, 'D1 diceAtTableOnly'],
    ['nothing: the app rolls', {}, null],
  ])('[D1] %s', (_title, entered, refusal) => {
    const state = battle();
    expect(refusalOf(state, withTableDice(state, FIGHT, entered))).toBe(refusal);
  });

  it('[D1] faces at most the value hit', () => {
    // Four of 1 … 12 are at most 4, two at most 2.
    const state = battle();
    const action = withTableDice(state, FIGHT, { attacker: { faces }, defender: { faces } });
    expect(action.dice).toEqual({ attacker: { hits: 4, faces }, defender: { hits: 2, faces } });
    // Soft, open: 4 hits are 2 damage. Light, open: 2 hits are 1.
    const after = played(state, action);
    expect([unitOf(after, FOE).damage, unitOf(after, CAR).damage]).toEqual([2, 1]);
  });
});

describe('D1: set-up rolls at the table', () => {
  const rollingBy = (luck: Luck, own?: Luck) => {
    const seats = [seat(['FR'], own ? { luck: own } : {}), seat(['DE'], { control: 'automa', difficulty: 'easy' })];
    const setup = setupOf(seats);
    return driven(newGame({ ...setup, options: { ...setup.options, luck } }), 'rollForPlacing').state;
  };
  const state = rollingBy('table');
  const BAD = 'D1 rollsDoNotFit';

  it.each<[string, SetupRoll[], string | null]>([
    ['one is higher', [{ FR: 3, DE: 9 }], null],
    [
      'a tie is rolled again',
      [
        { FR: 3, DE: 3 },
        { FR: 12, DE: 1 },
      ],
      null,
    ],
    ['a tie is not the end', [{ FR: 3, DE: 3 }], BAD],
    [
      'once one is highest nobody rolls again',
      [
        { FR: 3, DE: 9 },
        { FR: 3, DE: 9 },
      ],
      BAD,
    ],
    ['everybody rolls', [{ FR: 3 }], BAD],
    ['nobody else does', [{ FR: 3, DE: 9, GB: 4 }], BAD],
    ['a d12 has no 0', [{ FR: 0, DE: 9 }], BAD],
    ['a d12 has no 13', [{ FR: 3, DE: 13 }], BAD],
    ['no roll at all', [], BAD],
  ])('[D1] [S4] %s', (_title, given, refusal) => {
    expect(refusalOf(state, rollAtTable(given))).toBe(refusal);
  });

  it('[D1] [S4] who rolled highest places first, and the app rolls nothing', () => {
    const [rolled] = eventsOfType(eventsOf(state, rollAtTable([{ FR: 3, DE: 9 }])), 'rolledForPlacing');
    expect(rolled).toMatchObject({ first: 'DE', dice: 0, rolls: [{ FR: 3, DE: 9 }] });
    expect(played(state, rollAtTable([{ FR: 3, DE: 9 }])).setup).toMatchObject({ step: 'place', command: 'DE' });
  });

  it('[D1] [S6] and who rolls highest then has the first turn', () => {
    const last = driven(state, 'rollForFirstTurn').state;
    expect(played(last, rollAtTable([{ FR: 1, DE: 2 }])).turn.command).toBe('DE');
    expect(played(last, rollAtTable([{ FR: 2, DE: 1 }])).turn.command).toBe('FR');
  });

  it('[D1] only where somebody rolls at the table', () => {
    expect(refusalOf(rollingBy('dice'), rollAtTable([{ FR: 3, DE: 9 }]))).toBe('D1 diceAtTableOnly');
    expect(refusalOf(rollingBy('dice', 'table'), rollAtTable([{ FR: 3, DE: 9 }]))).toBe(null);
    expect(whoRolls(rollingBy('dice'))).toEqual([]);
  });

  it('[D1] [S4] who is to roll: everybody, then those who tied, then nobody', () => {
    expect(whoRolls(state)).toEqual(['FR', 'DE']);
    expect(whoRolls(state, [{ FR: 4, DE: 4 }])).toEqual(['FR', 'DE']);
    expect(whoRolls(state, [{ FR: 4, DE: 5 }])).toEqual([]);
    expect(whoRolls(played(state, { type: 'roll' }))).toEqual([]);
  });

  it('[D1] [CO4] a co-op team rolls one die', () => {
    const seats = [{ ...team(['FR', 'GB'], ['tank']), luck: 'table' as const }, seat(['DE'])];
    expect(whoRolls(driven(newGame(setupOf(seats)), 'rollForPlacing').state)).toEqual(['FR-GB', 'DE']);
  });
});

describe('D1: the Automa waits for dice at the table', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it.each<[Pace]>([['instant'], ['fast']])('[D1] at the pace %s', (pace) => {
    const units = [unit('FR', 'infantry', 'B2'), unit('FR', 'infantry', 'E5'), unit('DE', 'tank', 'A2')];
    const terrain = ['.....', '.....', '.....', '.....', '.....'];
    const start = stage({ terrain, options: { luck: 'table' }, commands: AUTOMA_FOE, units });
    const play = playFrom(played(endTo(start, 'money'), END));
    const stop = runAutoma(play, signal(pace), (now, next) => tableDice(now, next) !== null);
    vi.advanceTimersByTime(20_000);
    const next = play.automaNext.value;
    // [II.1] it attacks, and the Infantry beside it returns fire.
    expect([play.moments.value.length, next?.type]).toEqual([0, 'act']);
    if (next?.type === 'act') play.take(withTableDice(play.now.value, next, { defender: { hits: 0 } }));
    vi.advanceTimersByTime(20_000);
    expect(play.automaNext.value).toBe(null);
    stop();
  });
});

describe('D1: whether everything is entered', () => {
  const needed = tableDice(battle(), FIGHT);
  const faces = (count: number) => ({ faces: Array.from({ length: count }, () => 7) });

  it.each<[string, Entered, boolean]>([
    ['nothing yet', {}, false],
    ['one side only', { attacker: faces(12) }, false],
    ['a die is missing', { attacker: faces(11), defender: faces(12) }, false],
    ['every face of both', { attacker: faces(12), defender: faces(12) }, true],
    ['hits not said yet', { attacker: {}, defender: faces(12) }, false],
    ['no hits is an answer', { attacker: { hits: 0 }, defender: { hits: 0 } }, true],
  ])('[D1] %s', (_title, entered, whole) => {
    expect(isWhole(needed, entered)).toBe(whole);
  });

  it('[D1] [B9] Big Bertha’s landing die comes first', () => {
    const units = [unit('DE', 'bigBertha', 'A4'), unit('FR', 'infantry', 'A1')];
    const commands = [
      { id: 'B', side: 'central', nations: ['DE'], control: 'human', coins: 0 },
      { id: 'A', side: 'entente', nations: ['FR'], control: 'human', coins: 0 },
    ] as const;
    const scene = stage({
      terrain: Array<string>(6).fill('....'),
      units,
      commands,
      options: { luck: 'table' },
      turn: { command: 'B' },
    });
    const state = atBattle(scene, 'DE-bigBertha-A4', 'FR-infantry-A1');
    const asked = tableDice(state, FIGHT);
    expect([isWhole(asked, {}), asked?.landing?.stray]).toEqual([false, 6]);
  });
});
