import { describe, expect, it } from 'vitest';
import type { Action, Phase, State } from '../../src/rules/types.ts';
import { FOUR, unit } from '../slow/example.ts';
import { inFort } from '../support/battle.ts';
import { eventsOf, eventsOfType, after as played, refusalOf, unitOf } from '../support/play.ts';
import { END, endTo, endTurnTo, fortColumn, type Stage, stage } from '../support/stage.ts';

const CAR = 'FR-armoredCar-A1';
const MOVE: Action = { type: 'move', unit: 'FR-infantry-A5', to: 'A4' };
const DECLARE: Action = { type: 'declare', attacker: CAR, target: 'DE-tank-A2' };
const FIGHT: Action = { type: 'fight' };
const REPAIR: Action = { type: 'repair', unit: 'FR-tank-F1' };
const BUY: Action = { type: 'buy', nation: 'FR', unitType: 'infantry', at: 'fort:F1' };

/** A French car beside a German tank at the top, a French fort of A7 and A8 with a damaged tank inside. */
const field: Stage = {
  terrain: ['.', '.', '.', '.', '.', '.', '#', '#', '.'],
  forts: [['A7', 'A8']],
  owners: { F1: 'A' },
  coins: { A: 9, B: 9 },
  units: [
    unit('FR', 'armoredCar', 'A1'),
    unit('FR', 'infantry', 'A5'),
    inFort('FR', 'tank', 'F1', { damage: 3 }),
    unit('DE', 'tank', 'A2'),
  ],
};

const inPhase = (phase: Phase): State =>
  stage({
    ...field,
    turn: {
      phase,
      ...(phase === 'battle' && { declared: [{ attacker: CAR, target: 'DE-tank-A2' }] }),
    },
  });

describe('P1: four phases', () => {
  it.each<[string, Phase, Action, string | null]>([
    ['units move in the move phase', 'move', MOVE, null],
    ['not when attacks are declared', 'declare', MOVE, 'M1 notThisPhase'],
    ['not in the battles', 'battle', MOVE, 'M1 notThisPhase'],
    ['not when money is spent', 'money', MOVE, 'M1 notThisPhase'],
    ['attacks are declared in their phase', 'declare', DECLARE, null],
    ['not before all moves are done', 'move', DECLARE, 'A1 notThisPhase'],
    ['not in the battles', 'battle', DECLARE, 'A1 notThisPhase'],
    ['not when money is spent', 'money', DECLARE, 'A1 notThisPhase'],
    ['battles are fought in their phase', 'battle', FIGHT, null],
    ['not during the moves', 'move', FIGHT, 'B1 notThisPhase'],
    ['not while attacks are declared', 'declare', FIGHT, 'B1 notThisPhase'],
    ['not when money is spent', 'money', FIGHT, 'B1 notThisPhase'],
    ['repairs come with the money', 'money', REPAIR, null],
    ['no repair during the moves', 'move', REPAIR, 'E2 notThisPhase'],
    ['no repair while attacks are declared', 'declare', REPAIR, 'E2 notThisPhase'],
    ['no repair in the battles', 'battle', REPAIR, 'E2 notThisPhase'],
    ['purchases come with the money', 'money', BUY, null],
    ['no purchase during the moves', 'move', BUY, 'E3 notThisPhase'],
    ['no purchase while attacks are declared', 'declare', BUY, 'E3 notThisPhase'],
    ['no purchase in the battles', 'battle', BUY, 'E3 notThisPhase'],
    ['the move phase may be ended with no move made', 'move', END, null],
    ['the declarations may be ended with none made', 'declare', END, null],
    ['the battles end by being fought', 'battle', END, 'P1 notThisPhase'],
    ['the money phase may be ended with nothing bought', 'money', END, null],
    ['set-up is over', 'move', { type: 'roll' }, 'S4 notThisPhase'],
    ['armies are split at set-up only', 'move', { type: 'split', command: 'A', armies: {} }, 'S3 notThisPhase'],
  ])('[P1] %s (%s phase)', (_title, phase, action, refusal) => {
    expect(refusalOf(inPhase(phase), action)).toBe(refusal);
  });

  /** Phase, command and round after each action. */
  const course = (state: State, actions: readonly Action[]): string[] => {
    let now = state;
    return actions.map((action) => {
      now = played(now, action);
      return `${now.turn.phase} ${now.turn.command} ${now.turn.round}`;
    });
  };

  it.each<[string, Action[], string[]]>([
    ['move, declare, battles, money', [END, DECLARE, END, FIGHT], ['declare', 'declare', 'battle', 'money']],
    ['with nothing declared there is nothing to fight', [END, END], ['declare', 'money']],
    [
      'an attack taken back need not be fought',
      [END, DECLARE, { type: 'withdraw', attacker: CAR }, END],
      ['declare', 'declare', 'declare', 'money'],
    ],
  ])('[P1] %s', (_title, actions, phases) => {
    expect(course(inPhase('move'), actions)).toEqual(phases.map((phase) => `${phase} A 3`));
  });

  it('[P1] the battle phase lasts until the last battle is fought', () => {
    const two: Stage = {
      ...field,
      units: [...field.units.slice(1), ...['A1', 'A3'].map((at) => unit('FR', 'tank', at))],
    };
    const declares = ['A1', 'A3'].map((at): Action => ({ ...DECLARE, attacker: `FR-tank-${at}` }) as Action);
    const phases = course(stage(two), [END, ...declares, END, FIGHT, FIGHT]).map((line) => line.split(' ')[0]);
    expect(phases).toEqual(['declare', 'declare', 'declare', 'battle', 'battle', 'money']);
  });

  it('[P1] a player does all four phases, then the next player', () => {
    expect(course(inPhase('move'), [END, END, END, END, END, END])).toEqual([
      'declare A 3',
      'money A 3',
      'move B 3',
      'declare B 3',
      'money B 3',
      'move A 4',
    ]);
  });

  it('[P1] four players take their turns in the order of the seats', () => {
    const state = stage({ ...field, commands: FOUR, turn: { command: 'C' } });
    expect(course(state, [END, END, END]).at(-1)).toBe('move D 3');
    expect(course(endTurnTo(state, 'D'), [END, END, END]).at(-1)).toBe('move A 4');
    expect(course(endTurnTo(state, 'A'), [END, END, END]).at(-1)).toBe('move B 4');
  });

  it('[P1] each phase is announced, and the turn of the next player', () => {
    const events = eventsOf(inPhase('move'), END, DECLARE, END);
    expect(eventsOfType(events, 'phaseBegan')).toEqual([{ type: 'phaseBegan', rule: 'P1', phase: 'battle' }]);
    const next = eventsOf(inPhase('money'), END);
    expect(next[0]).toEqual({ type: 'turnBegan', rule: 'P1', command: 'B', round: 3 });
  });
});

describe('P1: only the player whose turn it is', () => {
  it.each<[string, Phase, Action, string]>([
    ["nobody moves the enemy's units", 'move', { type: 'move', unit: 'DE-tank-A2', to: 'A3' }, 'M1 notYourUnit'],
    [
      'nobody attacks out of turn',
      'declare',
      { type: 'declare', attacker: 'DE-tank-A2', target: CAR },
      'A1 notYourUnit',
    ],
    ['nobody buys out of turn', 'money', { ...BUY, nation: 'DE' } as Action, 'E3 notYourTurn'],
    ["nobody repairs the enemy's units", 'money', { type: 'repair', unit: 'DE-tank-A2' }, 'E2 notYourUnit'],
  ])('[P1] %s', (_title, phase, action, refusal) => {
    expect(refusalOf(inPhase(phase), action)).toBe(refusal);
  });

  it("[P1] an ally's units wait for the ally's turn", () => {
    const state = stage({ ...field, commands: FOUR, units: [...field.units, unit('GB', 'tank', 'A9')] });
    expect(refusalOf(state, { type: 'move', unit: 'GB-tank-A9', to: 'fort:F1' })).toBe('M1 notYourUnit');
  });

  it('[P1] in the next turn a unit may move and attack again', () => {
    const fought = played(endTo(played(inPhase('move'), MOVE), 'declare'), DECLARE, END, {
      type: 'fight',
    });
    expect([unitOf(fought, 'FR-infantry-A5').moved, unitOf(fought, CAR).attacked]).toEqual([true, true]);
    const next = endTurnTo(fought, 'A');
    expect(refusalOf(next, { type: 'move', unit: 'FR-infantry-A5', to: 'A5' })).toBe(null);
    expect(refusalOf(endTo(next, 'declare'), DECLARE)).toBe(null);
  });

  it('[P1] a unit that has moved does not move again this turn', () => {
    const again: Action = { type: 'move', unit: 'FR-infantry-A5', to: 'A5' };
    expect(refusalOf(played(inPhase('move'), MOVE), again)).toBe('M1 alreadyMoved');
  });
});

describe('P1: a player without units', () => {
  it('[P1] a player with nothing to move still has four phases', () => {
    const state = stage({
      ...fortColumn(2),
      owners: { F1: 'A' },
      coins: { A: 2 },
      commands: FOUR,
      units: [unit('GB', 'infantry', 'A1'), unit('DE', 'infantry', 'A7')],
    });
    const money = endTo(state, 'money');
    expect([money.turn.command, refusalOf(money, BUY)]).toEqual(['A', null]);
  });
});
