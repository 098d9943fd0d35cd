import { describe, expect, it } from 'vitest';
import { automaAction } from '../../automa/index.ts';
import { physicalChanges } from '../../src/app/changes.ts';
import { en } from '../../src/i18n/en.ts';
import { sayChange } from '../../src/i18n/say-change.ts';
import { apply } from '../../src/rules/apply.ts';
import { drawBelow } from '../../src/rules/chance.ts';
import type { GameSetup } from '../../src/rules/seats.ts';
import { newGame } from '../../src/rules/setup.ts';
import type { Change } from '../../src/rules/table.ts';
import type { Correction, State } from '../../src/rules/types.ts';
import { unit } from '../slow/example.ts';
import { aboard, inFort, moving } from '../support/battle.ts';
import { after as played } from '../support/play.ts';
import { randomPlayer } from '../support/random.ts';
import { coopSetup, duelSetup, smallSetup, soloGame } from '../support/setups.ts';
import { type Stage, stage } from '../support/stage.ts';

/** What lies on a real board, written down the plainest way: `fr-tank-1` → `D7 2 3` (place, damage, experience). */
type Model = Map<string, string>;

function modelOf(state: State): Model {
  const model: Model = new Map();
  for (const { id, at, aboard: truck, damage, xp } of state.units) {
    if (at !== undefined) model.set(id, [truck ? `truck:${truck}` : at, damage, Math.min(xp, 5)].join(' '));
  }
  for (const [fort, owner] of Object.entries(state.forts)) model.set(`flag ${fort}`, owner);
  for (const { id, coins } of state.commands) model.set(`coins ${id}`, String(coins));
  return model;
}

/** Does one change by hand; damage, experience and coins are counted by the amount. */
function doByHand(model: Model, change: Change): void {
  if (change.kind === 'fort') {
    expect(model.get(`flag ${change.fort}`) ?? null).toBe(change.from);
    if (change.command === null) model.delete(`flag ${change.fort}`);
    else model.set(`flag ${change.fort}`, change.command);
    return;
  }
  if (change.kind === 'coins') {
    const key = `coins ${change.command}`;
    model.set(key, String(Number(model.get(key)) + change.amount));
    return;
  }
  const [at = '', damage = '0', xp = '0'] = model.get(change.unit)?.split(' ') ?? [];
  switch (change.kind) {
    case 'remove':
      expect(at).toBe(change.from);
      model.delete(change.unit);
      return;
    case 'place':
      expect(model.has(change.unit)).toBe(false);
      model.set(change.unit, `${change.to} 0 0`);
      return;
    case 'move':
      expect(at).toBe(change.from);
      model.set(change.unit, [change.to, damage, xp].join(' '));
      return;
    case 'damage':
      expect(at).toBe(change.at);
      model.set(change.unit, [at, Number(damage) + change.amount, xp].join(' '));
      return;
    case 'xp':
      expect(at).toBe(change.at);
      model.set(change.unit, [at, damage, Number(xp) + change.amount].join(' '));
  }
}

const isHex = (place: string) => !place.includes(':');
const taken = (model: Model, hex: string) => [...model.values()].some((value) => value.split(' ')[0] === hex);

/** Carries the list out on `before` and looks whether `after` lies there; no hex is entered while it is taken. */
function carryOut(before: State, after: State): Change[] {
  const changes = physicalChanges(before, after);
  const model = modelOf(before);
  changes.forEach((change, i) => {
    if (change.kind === 'place' && isHex(change.to)) expect(taken(model, change.to)).toBe(false);
    if (change.kind === 'move' && isHex(change.to) && taken(model, change.to)) {
      // Only in a ring, where everyone who is still to move waits for another.
      const waiting = changes.slice(i).filter((one) => one.kind === 'move');
      expect(waiting.every(({ to }) => isHex(to) && taken(model, to))).toBe(true);
    }
    doByHand(model, change);
  });
  expect([...model].sort()).toEqual([...modelOf(after)].sort());
  expect(new Set(changes.map(({ key }) => key)).size).toBe(changes.length);
  return changes;
}

describe('the list carried out by hand makes the other board', () => {
  it.each<[string, number, (seed: number) => GameSetup]>([
    ['solo', 8, soloGame],
    ['hot seat', 6, duelSetup],
    ['co-op', 6, coopSetup],
    ['small boards', 12, smallSetup],
  ])('%s: every turn and every step back of %i games', (_, games, setupFor) => {
    for (let seed = 1; seed <= games; seed++) {
      const player = randomPlayer(seed);
      let state = newGame(setupFor(seed));
      const states = [state];
      const turns = [state];
      for (let n = 0; state.turn.phase !== 'over' && state.turn.round <= 6; n++) {
        const { command } = state.turn;
        state = apply(state, automaAction(state) ?? player(state, n)).state;
        states.push(state);
        if (state.turn.command !== command) turns.push(state);
      }
      turns.forEach((turn, i) => {
        if (i > 0) carryOut(turns[i - 1] as State, turn);
      });
      for (let k = 0; k < 20; k++) {
        const [one, other] = [0, 1].map((j) => states[drawBelow(states.length, seed, 'deal', k, j)]) as [State, State];
        carryOut(one, other);
        carryOut(other, one);
      }
    }
  });

  it('nothing is to be done where nothing changed', () => {
    const state = newGame(soloGame(1));
    expect(physicalChanges(state, state)).toEqual([]);
  });
});

/** Fort 1 between A1 and A4 of the French, Fort 2 between C1 and C4 of nobody. */
const base: Stage = {
  terrain: ['....', '#.#.', '#.#.', '....'],
  forts: [
    ['A2', 'A3'],
    ['C2', 'C3'],
  ],
  owners: { F1: 'A' },
  coins: { A: 4, B: 0 },
  units: [
    unit('FR', 'tank', 'A1', { damage: 1, xp: 2 }),
    unit('FR', 'infantry', 'B1'),
    unit('FR', 'transport', 'B4'),
    inFort('FR', 'howitzer', 'F1'),
    unit('DE', 'tank', 'D1', { xp: 5 }),
    unit('DE', 'heavyMortar', 'D4'),
  ],
};
const start = stage(base);
const [TANK, FOOT, TRUCK, GUN, FOE] = [
  'FR-tank-A1',
  'FR-infantry-B1',
  'FR-transport-B4',
  'FR-howitzer-F1',
  'DE-tank-D1',
];
const put = (state: State, ...changes: Correction[]): State =>
  played(state, ...changes.map((change) => ({ type: 'correct', change }) as const));
const said = (before: State, after: State) => carryOut(before, after).map((change) => sayChange(en, after, change));

describe('what is to be done, in words', () => {
  it.each<[State, string[]]>([
    [put(start, { kind: 'place', unit: TANK, at: 'D2' }), ['French Tank: A1 → D2']],
    [put(start, { kind: 'place', unit: TANK, at: 'fort:F1' }), ['French Tank: A1 → Fort 1']],
    [put(start, { kind: 'place', unit: GUN, at: 'A4' }), ['French Howitzer: Fort 1 → A4']],
    [played(start, moving(FOOT, 'B2')), ['French Infantry: B1 → B2']],
    [put(start, { kind: 'remove', unit: FOE }), ['Take the German Tank off D1']],
    [put(start, { kind: 'remove', unit: GUN }), ['Take the French Howitzer out of Fort 1']],
    [put(start, { kind: 'add', nation: 'DE', unitType: 'infantry', at: 'D2' }), ['Put a German Infantry on D2']],
    [
      put(start, { kind: 'add', nation: 'FR', unitType: 'infantry', at: 'fort:F1' }),
      ['Put a French Infantry into Fort 1'],
    ],
    [put(start, { kind: 'damage', unit: TANK, damage: 3 }), ['French Tank at A1: +2 damage']],
    [put(start, { kind: 'damage', unit: TANK, damage: 0 }), ['French Tank at A1: −1 damage']],
    [put(start, { kind: 'damage', unit: GUN, damage: 2 }), ['French Howitzer in Fort 1: +2 damage']],
    [put(start, { kind: 'xp', unit: TANK, xp: 3 }), ['French Tank at A1: +1 experience']],
    [put(start, { kind: 'fort', fort: 'F2', command: 'B' }), ['Fort 2: German flag']],
    [
      put(start, { kind: 'place', unit: GUN, at: 'A4' }, { kind: 'fort', fort: 'F1', command: null }),
      ['French Howitzer: Fort 1 → A4', 'Fort 1: no flag'],
    ],
    [put(start, { kind: 'coins', command: 'B', coins: 5 }), ['Germany: 5 coins']],
    [put(start, { kind: 'coins', command: 'A', coins: 1 }), ['France: 1 coin']],
  ])('%#: %s', (after, words) => {
    expect(said(start, after)).toEqual(words);
  });

  it('[T2] aboard a truck and off it', () => {
    const units = [unit('FR', 'transport', 'B4'), aboard('FR', 'infantry', 'B4'), unit('DE', 'tank', 'D1')];
    const riding = stage({ ...base, units });
    const off = put(riding, { kind: 'place', unit: 'FR-infantry-B4', at: 'A4' });
    expect(said(riding, off)).toEqual(['French Infantry: the truck on B4 → A4']);
    expect(said(off, riding)).toEqual(['French Infantry: A4 → the truck on B4']);
    const driven = put(riding, { kind: 'place', unit: 'FR-transport-B4', at: 'D4' });
    expect(said(riding, driven)).toEqual(['French Troop Transport: B4 → D4']);
  });

  it('[B8] markers beyond five are not laid', () => {
    expect(said(start, put(start, { kind: 'xp', unit: FOE, xp: 7 }))).toEqual([]);
  });
});

describe('the order', () => {
  it('losses, moves into hexes that are free by then, new pieces, markers, flags, coins', () => {
    const after = put(
      start,
      { kind: 'coins', command: 'A', coins: 0 },
      { kind: 'fort', fort: 'F2', command: 'A' },
      { kind: 'xp', unit: FOOT, xp: 1 },
      { kind: 'damage', unit: FOOT, damage: 1 },
      { kind: 'remove', unit: FOE },
      { kind: 'place', unit: FOOT, at: 'D1' },
      { kind: 'place', unit: TANK, at: 'B1' },
      { kind: 'add', nation: 'FR', unitType: 'fighter', at: 'A1' },
    );
    expect(said(start, after)).toEqual([
      'Take the German Tank off D1',
      'French Infantry: B1 → D1',
      'French Tank: A1 → B1',
      'Put a French Fighter on A1',
      'French Infantry at D1: +1 damage',
      'French Infantry at D1: +1 experience',
      'Fort 2: French flag',
      'France: 0 coins',
    ]);
  });

  it('two that change places', () => {
    const after = put(
      start,
      { kind: 'place', unit: TANK, at: 'D2' },
      { kind: 'place', unit: FOOT, at: 'A1' },
      { kind: 'place', unit: TANK, at: 'B1' },
    );
    expect(said(start, after)).toEqual(['French Tank: A1 → B1', 'French Infantry: B1 → A1']);
  });

  it('hexes to light: both ends of a move, a fort’s entrances', () => {
    const after = put(start, { kind: 'place', unit: TANK, at: 'fort:F1' }, { kind: 'place', unit: TRUCK, at: 'D3' });
    expect(physicalChanges(start, after).map(({ hexes }) => hexes)).toEqual([
      ['A1', 'A2', 'A3'],
      ['B4', 'D3'],
    ]);
  });
});
