import { describe, expect, it } from 'vitest';
import { en } from '../../src/i18n/en.ts';
import { tellMoment } from '../../src/i18n/tell.ts';
import { apply } from '../../src/rules/apply.ts';
import { makePosition, parsePosition } from '../../src/rules/position.ts';
import type { Action, Correction, Phase, State } from '../../src/rules/types.ts';
import { TOGETHER, unit } from '../slow/example.ts';
import { aboard, declaring, inFort, moving } from '../support/battle.ts';
import { eventsOf, after as played, refusalOf, stateFrom, unitOf } from '../support/play.ts';
import { atBattle, coinsOf, END, endTo, type Stage, stage } from '../support/stage.ts';

/** Two forts (B1–B2 and F1–F2), a river in column D, forest on A4. */
const base: Stage = {
  terrain: ['.#.~.#.', '.#.~.#.', '...=...', '^..~...'],
  forts: [
    ['B1', 'B2'],
    ['F1', 'F2'],
  ],
  owners: { F1: 'A', F2: 'B' },
  coins: { A: 2, B: 3 },
  units: [
    unit('FR', 'tank', 'A1', { damage: 2, xp: 3 }),
    unit('FR', 'infantry', 'A2'),
    inFort('FR', 'fighter', 'F1'),
    unit('DE', 'armoredCar', 'G1'),
    inFort('DE', 'infantry', 'F2'),
  ],
};
const TANK = 'FR-tank-A1';
const FOOT = 'FR-infantry-A2';
const FIGHTER = 'FR-fighter-F1';
const CAR = 'DE-armoredCar-G1';
const start = stage(base);
const correct = (change: Correction): Action => ({ type: 'correct', change });
const place = (id: string, at: string) => correct({ kind: 'place', unit: id, at });
const add = (
  unitType: Extract<Correction, { kind: 'add' }>['unitType'],
  at: string,
  nation: 'FR' | 'DE' | 'GB' | 'AH' = 'FR',
) => correct({ kind: 'add', nation, unitType, at });
const fort = (id: string, command: string | null) => correct({ kind: 'fort', fort: id, command });
const set = (kind: 'damage' | 'xp', n: number) =>
  correct(kind === 'damage' ? { kind, unit: TANK, damage: n } : { kind, unit: TANK, xp: n });
const coins = (n: number, command = 'A') => correct({ kind: 'coins', command, coins: n });

const luck = (to: 'dice' | 'table', command = 'A') => correct({ kind: 'luck', command, luck: to });

describe('what may be put right', () => {
  it.each<[string, Action, string | null]>([
    ['a unit stands elsewhere, however far', place(TANK, 'G4'), null],
    ['in an own fort', place(TANK, 'fort:F1'), null],
    ['out of the fort', place(FIGHTER, 'E1'), null],
    ['the enemy’s too, out of turn', place(CAR, 'G4'), null],
    ['a ground unit on a bridge', place(TANK, 'D3'), null],
    ['not where it stands already', place(TANK, 'A1'), 'D1 noChange'],
    ['not off the map', place(TANK, 'Z9'), 'M1 unknownHex'],
    ['not on a unit', place(TANK, 'A2'), 'M6 occupied'],
    ['not on a fort hex', place(TANK, 'B1'), 'M7 fortHex'],
    ['an aircraft neither', place(FIGHTER, 'F2'), 'M7 fortHex'],
    ['a tank does not stand in water', place(TANK, 'D1'), 'M4 cannotStand'],
    ['foot soldiers do', place(FOOT, 'D1'), null],
    ['aircraft fly over it', place(FIGHTER, 'D1'), null],
    ['nobody is in a fort of the enemy', place(TANK, 'fort:F2'), 'F3 foreignFort'],
    ['nor in one that is not there', place(TANK, 'fort:F9'), 'F1 unknownFort'],
    ['nor a unit that is not there', place('nobody', 'G4'), 'D1 unknownUnit'],
    ['a new unit', add('tank', 'G4'), null],
    ['a new unit in a fort', add('howitzer', 'fort:F1'), null],
    ['of a type its nation has', add('bigBertha', 'G4'), 'E3 notOnMat'],
    ['of a nation at the table', add('tank', 'G4', 'GB'), 'D1 notAtTheTable'],
    ['on a free hex', add('tank', 'G1'), 'M6 occupied'],
    ['on ground that bears it', add('howitzer', 'D4'), 'M4 cannotStand'],
    [
      'with an army number',
      correct({ kind: 'add', nation: 'FR', unitType: 'tank', at: 'G4', army: 100 }),
      'S3 outOfBounds',
    ],
    ['a unit is gone', correct({ kind: 'remove', unit: CAR }), null],
    ['only one that is there', correct({ kind: 'remove', unit: 'nobody' }), 'D1 unknownUnit'],
    ['damage up to 5', set('damage', 5), null],
    ['down to none', set('damage', 0), null],
    ['6 is a unit destroyed', set('damage', 6), 'B7 outOfBounds'],
    ['not less than none', set('damage', -1), 'B7 outOfBounds'],
    ['no half damage', set('damage', 1.5), 'B7 outOfBounds'],
    ['not what it has', set('damage', 2), 'B7 noChange'],
    ['experience', set('xp', 5), null],
    ['not less than none', set('xp', -1), 'B8 outOfBounds'],
    ['not what it has', set('xp', 3), 'B8 noChange'],
    ['coins', coins(0), null],
    ['of the other command', coins(9, 'B'), null],
    ['no debts', coins(-1), 'E1 outOfBounds'],
    ['of a command that is there', coins(1, 'X'), 'E1 unknownCommand'],
    ['the dice are rolled at the table from now on', luck('table'), null],
    ['not as they are rolled already', luck('dice'), 'D1 noChange'],
    ['by a command that is there', luck('table', 'X'), 'D1 unknownCommand'],
    ['a fort does not change hands with units inside', fort('F1', 'B'), 'F2 unitsInside'],
    ['nor does it become neutral', fort('F2', null), 'F2 unitsInside'],
    ['a fort that is there', fort('F9', 'A'), 'F1 unknownFort'],
    ['an owner that is there', fort('F1', 'X'), 'F2 unknownCommand'],
    ['not whom it belongs to', fort('F1', 'A'), 'F2 noChange'],
  ])('%s', (_title, action, refusal) => {
    expect(refusalOf(start, action)).toBe(refusal);
  });

  it('at most 500 units, as a position has', () => {
    const rows = Array.from({ length: 26 }, () => '.'.repeat(20));
    const ids = Array.from({ length: 499 }, (_, i) => `${String.fromCharCode(65 + (i % 20))}${Math.floor(i / 20) + 1}`);
    const full = stage({
      terrain: rows,
      units: [...ids.map((at) => unit('FR', 'infantry', at)), unit('DE', 'infantry', 'T25')],
    });
    expect(refusalOf(full, add('infantry', 'A26'))).toBe('D1 tooManyUnits');
  });

  it.each<[Phase, string | null]>([
    ['move', null],
    ['declare', null],
    ['money', null],
  ])('in the phase %s', (phase, refusal) => {
    expect(refusalOf(endTo(start, phase), place(TANK, 'G4'))).toBe(refusal);
  });

  it('not in set-up, not after the end', () => {
    const placing = { ...start, turn: { ...start.turn, phase: 'setup' as const } };
    expect(refusalOf(placing, place(TANK, 'G4'))).toBe('D1 notThisPhase');
    expect(refusalOf(played(start, { type: 'surrender', side: 'central' }), place(TANK, 'G4'))).toBe('V1 gameOver');
  });

  it('in the Automa’s turn too', () => {
    const theirs = played(endTo(stage({ ...base, commands: TOGETHER }), 'money'), END);
    expect(theirs.turn.command).toBe('B');
    expect(refusalOf(theirs, place(CAR, 'G4'))).toBe(null);
  });
});

describe('what comes of it', () => {
  it('the unit keeps damage, experience and whether it has moved', () => {
    const state = played(start, moving(TANK, 'A3'), place(TANK, 'G4'));
    expect(unitOf(state, TANK)).toMatchObject({ at: 'G4', damage: 2, xp: 3, moved: true });
  });

  it('a unit that has not moved may still move from its new place', () => {
    expect(refusalOf(played(start, place(TANK, 'G4')), moving(TANK, 'F4'))).toBe(null);
  });

  it('numbers are set, not added', () => {
    const state = played(start, set('damage', 5), set('xp', 1), coins(7), coins(0, 'B'));
    expect([unitOf(state, TANK).damage, unitOf(state, TANK).xp, coinsOf(state, 'A'), coinsOf(state, 'B')]).toEqual([
      5, 1, 7, 0,
    ]);
  });

  it('a new unit has a number of its own, also after one was removed', () => {
    const one = played(start, add('tank', 'G4'));
    const two = played(one, correct({ kind: 'remove', unit: 'fr-tank-1' }), add('tank', 'G3'));
    expect([unitOf(one, 'fr-tank-1').at, unitOf(two, 'fr-tank-2').at]).toEqual(['G4', 'G3']);
    expect(unitOf(one, 'fr-tank-1')).toMatchObject({ nation: 'FR', damage: 0, xp: 0 });
  });

  it('an empty fort changes hands, or is neutral', () => {
    const empty = played(start, place(FIGHTER, 'E1'));
    expect(played(empty, fort('F1', 'B')).forts).toEqual({ F1: 'B', F2: 'B' });
    expect(played(empty, fort('F1', null)).forts).toEqual({ F2: 'B' });
  });

  it('[V1] [V2] nobody wins by a correction', () => {
    const alone = played(
      start,
      correct({ kind: 'remove', unit: CAR }),
      correct({ kind: 'remove', unit: 'DE-infantry-F2' }),
    );
    expect(alone.turn.phase).toBe('move');
  });

  it('the event says what was put right, and names the new unit', () => {
    expect(eventsOf(start, add('tank', 'G4'))).toEqual([
      {
        type: 'corrected',
        rule: 'D1',
        change: { kind: 'add', nation: 'FR', unitType: 'tank', at: 'G4' },
        unit: 'fr-tank-1',
      },
    ]);
  });
});

describe('[A1] [A4] declared attacks', () => {
  const near: Stage = {
    terrain: ['.....', '.....', '.....'],
    units: [
      unit('FR', 'tank', 'A1'),
      unit('FR', 'infantry', 'B2'),
      unit('DE', 'tank', 'B1'),
      unit('DE', 'infantry', 'E3'),
    ],
  };
  const both = played(
    endTo(stage(near), 'declare'),
    declaring(TANK, 'DE-tank-B1'),
    declaring('FR-infantry-B2', 'DE-tank-B1'),
  );
  const attackers = (state: State) => state.turn.declared?.map(({ attacker }) => attacker);

  it.each<[string, Action, string[] | undefined]>([
    ['of a unit removed are gone', correct({ kind: 'remove', unit: TANK }), ['FR-infantry-B2']],
    ['against a unit removed are gone', correct({ kind: 'remove', unit: 'DE-tank-B1' }), undefined],
    ['of a unit out of range now are gone', place(TANK, 'E1'), ['FR-infantry-B2']],
    ['of a unit still in range stay', place(TANK, 'C1'), [TANK, 'FR-infantry-B2']],
    ['of others stay', place('DE-infantry-E3', 'E2'), [TANK, 'FR-infantry-B2']],
  ])('%s', (_title, action, left) => {
    expect(attackers(played(both, action))).toEqual(left);
  });

  it('where none is left in the battle phase, money follows, with its income', () => {
    const state = atBattle(stage(near), TANK, 'DE-tank-B1');
    const next = played(state, correct({ kind: 'remove', unit: TANK }));
    expect(next.turn.phase).toBe('money');
    expect(eventsOf(state, correct({ kind: 'remove', unit: TANK })).map(({ type }) => type)).toEqual([
      'corrected',
      'withdrawn',
      'phaseBegan',
      'earned',
    ]);
  });
});

describe('[T3] trucks with passengers', () => {
  /** A truck on B2 with an infantry aboard; A1 … C3 around it. */
  const loaded = stage({
    terrain: ['....', '....', '....'],
    forts: [],
    units: [unit('FR', 'transport', 'B2'), aboard('FR', 'infantry', 'B2'), unit('DE', 'tank', 'D3')],
  });
  const [TRUCK, RIDER] = ['FR-transport-B2', 'FR-infantry-B2'];

  it.each<[string, State, Action, string | null]>([
    ['a loaded truck is not taken away', loaded, correct({ kind: 'remove', unit: TRUCK }), 'T3 stillAboard'],
    ['its passenger may be', loaded, correct({ kind: 'remove', unit: RIDER }), null],
    ['or be put down anywhere', loaded, place(RIDER, 'D1'), null],
    ['but not on the truck’s hex', loaded, place(RIDER, 'B2'), 'M6 occupied'],
  ])('%s', (_title, state, action, refusal) => {
    expect(refusalOf(state, action)).toBe(refusal);
  });

  it('a truck takes its passengers along', () => {
    const state = played(loaded, place(TRUCK, 'A1'));
    expect(unitOf(state, RIDER)).toMatchObject({ at: 'A1', aboard: TRUCK });
  });

  it('whoever is put down is aboard no longer', () => {
    expect(unitOf(played(loaded, place(RIDER, 'D1')), RIDER)).toMatchObject({ at: 'D1', aboard: undefined });
  });

  it('nobody is put where the passengers could not get off any more', () => {
    // A column of three hexes: the truck in the middle has driven, the free hex below is the only one.
    const narrow = stage({
      terrain: ['.', '.', '.', '.'],
      units: [
        unit('FR', 'tank', 'A1'),
        unit('FR', 'transport', 'A2', { moved: true }),
        aboard('FR', 'infantry', 'A2'),
        unit('DE', 'tank', 'A4'),
      ],
    });
    expect(refusalOf(narrow, add('infantry', 'A3', 'DE'))).toBe('T3 noRoomToUnload');
    expect(refusalOf(narrow, place('DE-tank-A4', 'A3'))).toBe('T3 noRoomToUnload');
    expect(refusalOf(narrow, correct({ kind: 'remove', unit: TANK }))).toBe(null);
  });
});

describe('told and read again', () => {
  it.each<[Action, string]>([
    [place(TANK, 'G4'), 'Correction: Tank placed on G4'],
    [place(TANK, 'fort:F1'), 'Correction: Tank placed in Fort 1'],
    [add('howitzer', 'G4'), 'Correction: a new Howitzer (France) on G4'],
    [add('howitzer', 'fort:F1'), 'Correction: a new Howitzer (France) in Fort 1'],
    [correct({ kind: 'remove', unit: CAR }), 'Correction: Armored Car taken off'],
    [set('damage', 4), 'Correction: Tank has 4 damage'],
    [set('xp', 4), 'Correction: Tank has 4 experience'],
    [coins(5, 'B'), 'Correction: Germany has 5 coins'],
  ])('%j', (action, text) => {
    const { state, events } = apply(start, action);
    expect(tellMoment(en, start, action, events)).toEqual({ text, rule: null });
    const parsed = parsePosition(JSON.parse(JSON.stringify(makePosition(state))));
    expect(parsed.ok && JSON.stringify(makePosition(parsed.value))).toBe(JSON.stringify(makePosition(state)));
  });

  it('of forts', () => {
    const empty = stateFrom({ ...makePosition(start), units: start.units.slice(0, 2).concat(start.units.slice(3, 4)) });
    const told = (action: Action) => tellMoment(en, empty, action, []).text;
    expect(told(fort('F1', 'B'))).toBe('Correction: Fort 1 belongs to Germany');
    expect(told(fort('F1', null))).toBe('Correction: Fort 1 is neutral');
  });
});
