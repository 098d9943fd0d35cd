import { describe, expect, it } from 'vitest';
import { newGame } from '../../src/rules/setup.ts';
import type { Action, Command, CommandId, Ending, Phase, Side, State } from '../../src/rules/types.ts';
import { fortsToWin, timeLeft } from '../../src/rules/victory.ts';
import { FOUR, TWO, unit } from '../slow/example.ts';
import { inFort, moving, rolled } from '../support/battle.ts';
import { fourPlayers } from '../support/four.ts';
import { eventsOf, eventsOfType, after as played, refusalOf } from '../support/play.ts';
import { begun, setupOf } from '../support/setup.ts';
import { atBattle, END, endTo, endTurnTo, fortColumn, type Stage, stage } from '../support/stage.ts';

/** How the game stands: `forts entente V1`, or null while it goes on. */
function endOf({ ending, turn }: State): string | null {
  expect(turn.phase === 'over').toBe(ending !== undefined);
  return ending ? `${ending.reason} ${ending.winner ?? 'draw'} ${ending.rule}` : null;
}

/** F2, F3 … in order, to these commands. */
const fromF2 = (...owners: CommandId[]): Record<string, CommandId> =>
  Object.fromEntries(owners.map((owner, i) => [`F${i + 2}`, owner]));
const times = (count: number, owner: CommandId): CommandId[] => Array.from({ length: count }, () => owner);

/** A French Infantry before F1, a German one at the far end. */
const race = (forts: number, owners: Record<string, CommandId>, extra: Partial<Stage> = {}): State =>
  stage({
    ...fortColumn(forts),
    owners,
    units: [unit('FR', 'infantry', 'A1'), unit('DE', 'infantry', `A${3 * forts + 1}`)],
    ...extra,
  });
const CONQUER = moving('FR-infantry-A1', 'fort:F1');

describe('V1 and V4: forts', () => {
  it.each<[string, number, boolean, number, boolean]>([
    ['[V1] the fifth of 7 forts wins, the others standing empty', 7, false, 4, true],
    ['[V1] the fourth of 7 does not', 7, false, 3, false],
    ['[V1] the ninth of 14 forts wins', 14, false, 8, true],
    ['[V1] the eighth of 14 does not', 14, false, 7, false],
    ['[V1] ruling: the fifth of 5 forts wins', 5, false, 4, true],
    ['[V1] ruling: the fifth of 6 forts wins', 6, false, 4, true],
    ['[V1] ruling: all 3 of 3 forts do not', 3, false, 2, false],
    ['[V1] ruling: all 8 of 8 forts do not', 8, false, 7, false],
    ['[V1] ruling: the ninth of 10 forts wins', 10, false, 8, true],
    ['[V4] in the short game the fourth of 7 forts wins', 7, true, 3, true],
    ['[V4] in the short game the third of 7 does not', 7, true, 2, false],
    ['[V4] in the short game the seventh of 14 forts wins', 14, true, 6, true],
    ['[V4] in the short game the sixth of 14 does not', 14, true, 5, false],
    ['[V1] [V4] ruling: in the short game the fourth of 4 forts wins', 4, true, 3, true],
    ['[V1] [V4] ruling: in the short game the fourth of 8 does not', 8, true, 3, false],
    ['[V1] [V4] ruling: in the short game the seventh of 8 forts wins', 8, true, 6, true],
  ])('%s', (_title, forts, shortGame, held, wins) => {
    const state = played(race(forts, fromF2(...times(held, 'A')), { shortGame }), CONQUER);
    expect(endOf(state)).toBe(wins ? 'forts entente V1' : null);
  });

  it.each<[string, CommandId[], string | null]>([
    ['forts of both allies count', ['A', 'A', 'C', 'C'], 'forts entente V1'],
    ['most may be the ally’s', ['C', 'C', 'C', 'C'], 'forts entente V1'],
    ['those of the enemy do not', ['A', 'A', 'C', 'B', 'D'], null],
  ])('[V1] %s', (_title, owners, ending) => {
    expect(endOf(played(race(7, fromF2(...owners), { commands: FOUR }), CONQUER))).toBe(ending);
  });

  it('[V1] a fort taken from the enemy counts', () => {
    const owners = { F1: 'B', ...fromF2(...times(4, 'A'), 'B') };
    expect(endOf(played(race(7, owners), CONQUER))).toBe('forts entente V1');
  });

  it('[V1] the Central Powers win alike', () => {
    const state = race(7, { F1: 'B', F2: 'B', F3: 'B', F4: 'B' }, { turn: { command: 'B' } });
    expect(endOf(played(state, moving('DE-infantry-A22', 'fort:F7')))).toBe('forts central V1');
  });

  it('[V1] it is won at once, in the middle of the move phase', () => {
    const state = race(7, fromF2(...times(4, 'A')));
    const [ended] = eventsOfType(eventsOf(state, CONQUER), 'ended');
    expect(ended).toMatchObject({ rule: 'V1', ending: { reason: 'forts', winner: 'entente', rule: 'V1' } });
    const won = played(state, CONQUER);
    for (const action of [END, moving('DE-infantry-A22', 'A21'), { type: 'surrender', side: 'central' } as const]) {
      expect(refusalOf(won, action)).toBe('V1 gameOver');
    }
  });

  it.each<[string, State, number]>([
    ['[V1] Marne for two: 5', newGame(setupOf()), 5],
    ['[V1] the whole board for four: 9', newGame(fourPlayers()), 9],
  ])('%s', (_title, state, forts) => {
    expect(fortsToWin(state)).toBe(forts);
    expect(fortsToWin({ ...state, options: { ...state.options, shortGame: true } })).toBe(forts === 5 ? 4 : 7);
  });
});

describe('V2: nobody left', () => {
  /** A Frenchman above a German, both one hit short of the end unless told; dice lie on the table. */
  const duel = (extra: Partial<Stage> = {}, french = 5, german = 5): State =>
    stage({
      terrain: ['..', '..', '##', '##', '..'],
      forts: [
        ['A3', 'B3'],
        ['A4', 'B4'],
      ],
      options: { luck: 'table' },
      ...extra,
      units: [
        unit('FR', 'infantry', 'A1', { damage: french }),
        unit('DE', 'infantry', 'A2', { damage: german }),
        ...(extra.units ?? []),
      ],
    });

  /** 2 hits are 1 damage on the soft open row: the sixth. */
  const fight = (state: State, french: number, german: number): State =>
    played(atBattle(state, 'FR-infantry-A1', 'DE-infantry-A2'), rolled(french, german));

  it.each<[string, State, number, number, string | null]>([
    ['the last unit is destroyed: its team loses at once', duel(), 2, 0, 'elimination entente V2'],
    ['the attacker falls to return fire: the defender wins', duel(), 0, 2, 'elimination central V2'],
    ['nobody falls: the game goes on', duel(), 1, 1, null],
    ['a unit elsewhere keeps the team alive', duel({ units: [unit('DE', 'transport', 'B5')] }), 2, 0, null],
    [
      'a unit in a fort keeps the team alive',
      duel({ owners: { F1: 'B' }, units: [inFort('DE', 'transport')] }),
      2,
      0,
      null,
    ],
    [
      "the ally's unit keeps the team alive",
      duel({ commands: FOUR, units: [unit('AH', 'transport', 'B5')] }),
      2,
      0,
      null,
    ],
    [
      'forts and coins do not',
      duel({ owners: { F1: 'B', F2: 'B' }, coins: { B: 99 } }),
      2,
      0,
      'elimination entente V2',
    ],
    ['without an ally on the board the team of two loses', duel({ commands: FOUR }), 2, 0, 'elimination entente V2'],
    ['both emptied in one battle, no forts: a draw', duel(), 2, 2, 'elimination draw V2'],
    ['both emptied, as many forts: a draw', duel({ owners: { F1: 'A', F2: 'B' } }), 2, 2, 'elimination draw V2'],
    ['both emptied, more forts win', duel({ owners: { F1: 'A' } }), 2, 2, 'elimination entente V2'],
    ['whoever attacked', duel({ owners: { F1: 'B', F2: 'B' } }), 2, 2, 'elimination central V2'],
    [
      "both emptied, the ally's forts count",
      duel({ commands: FOUR, owners: { F2: 'D' } }),
      2,
      2,
      'elimination central V2',
    ],
    [
      'both fall, but one team has another unit',
      duel({ owners: { F1: 'B', F2: 'B' }, units: [unit('FR', 'transport', 'B5')] }),
      2,
      2,
      'elimination entente V2',
    ],
    [
      'both fall, both teams have another unit',
      duel({ units: [unit('FR', 'transport', 'B5'), unit('DE', 'transport', 'B1')] }),
      2,
      2,
      null,
    ],
  ])('[V2] %s', (_title, state, french, german, ending) => {
    expect(endOf(fight(state, french, german))).toBe(ending);
  });

  it('[V2] the battles still declared are not fought', () => {
    const state = duel({ units: [unit('FR', 'tank', 'B1')] });
    const declared = played(
      endTo(state, 'declare'),
      { type: 'declare', attacker: 'FR-infantry-A1', target: 'DE-infantry-A2' },
      { type: 'declare', attacker: 'FR-tank-B1', target: 'DE-infantry-A2' },
      END,
      rolled(2, 0),
    );
    expect([endOf(declared), refusalOf(declared, { type: 'fight' })]).toEqual([
      'elimination entente V2',
      'V1 gameOver',
    ]);
  });

  const siege = (extra: Stage['units'] = [], commands: readonly Command[] = TWO): State =>
    stage({
      ...fortColumn(2),
      commands,
      owners: { F1: 'B' },
      units: [unit('FR', 'infantry', 'A1'), inFort('DE', 'tank'), inFort('DE', 'transport'), ...extra],
    });

  it.each<[string, State, string | null]>([
    ['the last units fall with their fort', siege(), 'elimination entente V2'],
    ['one outside is enough to go on', siege([unit('DE', 'infantry', 'A4')]), null],
    ["one of the ally's is enough to go on", siege([unit('AH', 'infantry', 'A4')], FOUR), null],
  ])('[V2] %s', (_title, state, ending) => {
    expect(endOf(played(state, CONQUER))).toBe(ending);
  });

  it('[V2] a player without units goes on while the ally has some, and may buy new ones', () => {
    const state = stage({
      ...fortColumn(2),
      commands: FOUR,
      owners: { F1: 'B', F2: 'D' },
      coins: { B: 1 },
      units: [unit('FR', 'infantry', 'A1'), unit('AH', 'infantry', 'A7')],
    });
    const turn = endTo(endTurnTo(state, 'B'), 'money');
    // 1 coin and 1 from F1 buy an Infantry.
    const buy: Action = { type: 'buy', nation: 'DE', unitType: 'infantry', at: 'fort:F1' };
    expect([turn.turn.command, refusalOf(turn, buy)]).toEqual(['B', null]);
  });
});

describe('V3: surrender', () => {
  const surrender = (side: Side): Action => ({ type: 'surrender', side });

  it.each<[string, State, Side, Side]>([
    ['the team at turn gives up', race(7, {}), 'entente', 'central'],
    ['the other team gives up', race(7, {}), 'central', 'entente'],
    ['with more forts too', race(7, fromF2(...times(4, 'A'))), 'entente', 'central'],
    ['during set-up', newGame(setupOf()), 'central', 'entente'],
    ['in the first turn', begun(setupOf()), 'entente', 'central'],
    ['four players: a team as a whole', begun(fourPlayers()), 'central', 'entente'],
  ])('[V3] %s', (_title, state, side, winner) => {
    const ending: Ending = { reason: 'surrender', winner, rule: 'V3' };
    expect(eventsOf(state, surrender(side))).toEqual([{ type: 'ended', rule: 'V3', ending }]);
    expect(endOf(played(state, surrender(side)))).toBe(`surrender ${winner} V3`);
  });

  it.each<Phase>(['move', 'declare', 'money'])('[V3] in the %s phase', (phase) => {
    expect(refusalOf(endTo(race(7, {}), phase), surrender('entente'))).toBe(null);
  });

  it('[V3] between battles', () => {
    const declared = [{ attacker: 'FR-infantry-A1', target: 'DE-infantry-A22' }];
    expect(refusalOf(race(7, {}, { turn: { phase: 'battle', declared } }), surrender('central'))).toBe(null);
  });

  it('[V3] not when the game is over', () => {
    expect(refusalOf(played(race(7, {}), surrender('entente')), surrender('central'))).toBe('V1 gameOver');
  });
});

describe('V4: the short game', () => {
  const automas: readonly Command[] = FOUR.map((command) =>
    command.id === 'D' ? { ...command, control: 'automa', difficulty: 'easy' } : command,
  );
  const gunners = (shortGame: boolean, owner?: CommandId, commands: readonly Command[] = FOUR): State =>
    stage({
      ...fortColumn(7),
      commands,
      shortGame,
      owners: owner ? { F1: owner } : {},
      turn: { command: 'D' },
      units: [
        unit('AH', 'antiTankGunners', 'A1'),
        unit('AH', 'infantry', 'A4'),
        unit('FR', 'infantry', 'A22'),
        unit('AH', 'tank', 'A16'),
      ],
    });
  const go = moving('AH-antiTankGunners-A1', 'fort:F1');
  const act: Action = { type: 'act', unit: 'AH-antiTankGunners-A1', to: 'fort:F1' };

  it.each<[string, State, Action, string | null]>([
    ['Anti-Tank Gunners cannot conquer a neutral fort', gunners(true), go, 'V4 gunnersCannotConquer'],
    ['nor an enemy fort', gunners(true, 'A'), go, 'V4 gunnersCannotConquer'],
    ['they enter an own fort', gunners(true, 'D'), go, null],
    ['in the long game they conquer a neutral fort', gunners(false), go, null],
    ['and an enemy fort', gunners(false, 'A'), go, null],
    ['other foot soldiers conquer in the short game', gunners(true), moving('AH-infantry-A4', 'fort:F1'), null],
    ["the Automa's gunners cannot either", gunners(true, 'A', automas), act, 'V4 gunnersCannotConquer'],
    ["in the long game the Automa's can", gunners(false, 'A', automas), act, null],
  ])('[V4] %s', (_title, state, action, refusal) => {
    expect(refusalOf(state, action)).toBe(refusal);
  });

  it.each<[string, CommandId[], string | null]>([
    ['4 of 7 of both allies win', ['A', 'C', 'C'], 'forts entente V1'],
    ['3 of 7 of both allies do not', ['A', 'C', 'B', 'D'], null],
  ])('[V4] %s', (_title, owners, ending) => {
    const state = race(7, fromF2(...owners), { commands: FOUR, shortGame: true });
    expect(endOf(played(state, CONQUER))).toBe(ending);
  });

  it('[V4] elimination and surrender are as ever', () => {
    const state = race(7, {}, { shortGame: true });
    expect(endOf(played(state, { type: 'surrender', side: 'central' }))).toBe('surrender entente V3');
  });
});

describe('V5: the turn timer', () => {
  const timed = (turnMinutes: number): State => race(7, {}, { options: { turnMinutes } });

  it.each<[string, State, number, number | null]>([
    ['it is optional: without it there is no end to a turn', race(7, {}), 600, null],
    ['5 minutes are 300 seconds', timed(5), 0, 300],
    ['half a minute used of 2', timed(2), 30, 90],
    ['the last second', timed(1), 59, 1],
    ['time is up', timed(1), 60, 0],
    ['never less than nothing', timed(1), 75, 0],
  ])('[V5] %s', (_title, state, used, left) => {
    expect(timeLeft(state, used)).toBe(left);
  });

  it('[V5] the clock is the same in every turn and phase', () => {
    const state = timed(3);
    for (const later of [endTo(state, 'declare'), endTo(state, 'money'), endTurnTo(state, 'B')]) {
      expect(timeLeft(later, 60)).toBe(120);
    }
  });
});
