/** AU1 to AU3: the Automa's pool, its three armies on the board, and which of them act first. */
import { describe, expect, it } from 'vitest';
import { automaAction } from '../../automa/index.ts';
import { MOST_ROUNDS, practiceGame, soloSetup } from '../../src/headless/match.ts';
import { apply } from '../../src/rules/apply.ts';
import { check } from '../../src/rules/check.ts';
import { mapOf } from '../../src/rules/maps.ts';
import { newGame } from '../../src/rules/setup.ts';
import {
  type Action,
  type Command,
  DIFFICULTIES,
  type Difficulty,
  type HexId,
  type MapFile,
  type Nation,
  type State,
  type Unit,
  type UnitType,
} from '../../src/rules/types.ts';
import { after, unitOf } from '../support/play.ts';
import { revealed, tokensOf } from '../support/setup.ts';
import { smallSetup } from '../support/setups.ts';

const SEEDS = Array.from({ length: 120 }, (_, seed) => seed + 1);

/** Common to all mats, the Transport left out. */
const COMMON = 'infantry mountedInfantry heavyInfantry heavyMortar antiAircraft armoredCar tank fighter'.split(
  ' ',
) as UnitType[];

const POOLS: readonly (readonly [Nation, Nation, Difficulty, readonly UnitType[]])[] = [
  ['DE', 'FR', 'easy', [...COMMON, 'fieldGun', 'bigBertha']],
  ['DE', 'GB', 'standard', [...COMMON, 'fieldGun', 'bigBertha', 'armoredCar']],
  ['DE', 'FR', 'hard', [...COMMON, 'fieldGun', 'bigBertha', 'armoredCar', 'infantry']],
  ['DE', 'GB', 'overkill', [...COMMON, 'fieldGun', 'bigBertha', 'bigBertha', 'mountedInfantry']],
  ['AH', 'FR', 'easy', [...COMMON, 'howitzer', 'antiTankGunners']],
  ['AH', 'GB', 'standard', [...COMMON, 'howitzer', 'antiTankGunners', 'armoredCar']],
  ['AH', 'FR', 'hard', [...COMMON, 'howitzer', 'antiTankGunners', 'armoredCar', 'infantry']],
  ['AH', 'GB', 'overkill', [...COMMON, 'howitzer', 'antiTankGunners', 'antiTankGunners', 'mountedInfantry']],
  ['FR', 'DE', 'easy', [...COMMON, 'howitzer', 'tankRenaultFt17']],
  ['FR', 'AH', 'standard', [...COMMON, 'howitzer', 'tankRenaultFt17', 'armoredCar']],
  ['FR', 'DE', 'hard', [...COMMON, 'howitzer', 'tankRenaultFt17', 'armoredCar', 'infantry']],
  ['FR', 'AH', 'overkill', [...COMMON, 'howitzer', 'tankRenaultFt17', 'tankRenaultFt17', 'mountedInfantry']],
  ['GB', 'DE', 'easy', [...COMMON, 'fieldGun', 'tankMarkIFemale']],
  ['GB', 'AH', 'standard', [...COMMON, 'fieldGun', 'tankMarkIFemale', 'armoredCar']],
  ['GB', 'DE', 'hard', [...COMMON, 'fieldGun', 'tankMarkIFemale', 'armoredCar', 'infantry']],
  ['GB', 'AH', 'overkill', [...COMMON, 'fieldGun', 'tankMarkIFemale', 'tankMarkIFemale', 'mountedInfantry']],
];

function unitsOf(state: State, nation: Nation): Unit[] {
  return state.units.filter((unit) => unit.nation === nation);
}

function solo(seed: number, difficulty: Difficulty = 'standard'): State {
  return newGame(soloSetup(seed % 2 === 0 ? 'marne' : 'vosges', 'FR', 'DE', difficulty, seed));
}

describe('AU1: the pool', () => {
  it.each(POOLS)('[AU1] %s against %s, %s', (automa, human, difficulty, pool) => {
    const state = newGame(soloSetup('marne', human, automa, difficulty, 1));
    expect(
      unitsOf(state, automa)
        .map(({ type }) => type)
        .sort(),
    ).toEqual([...pool].sort());
    expect(unitsOf(state, human).length).toBe(11);
  });
});

interface SetUp {
  readonly state: State;
  /** Whose each action was. */
  readonly done: readonly (readonly [Command['id'], Action])[];
}

/** The whole set-up; A is the practice player, B the Automa. */
function setUp(start: State): SetUp {
  const player = practiceGame();
  const done: [Command['id'], Action][] = [];
  let state = start;
  for (let n = 0; state.turn.phase === 'setup'; n++) {
    const action = player(state, n);
    expect(check(state, action)).toBeNull();
    done.push([state.setup?.command ?? '', action]);
    state = apply(state, action).state;
  }
  return { state, done };
}

/** The Automa's armies in the order in which it revealed them, each as it placed them. */
function armiesPlaced({ done }: SetUp): string[][] {
  const armies: string[][] = [];
  for (const [id, action] of done) {
    if (id !== 'B') continue;
    if (action.type === 'reveal') armies.push([]);
    if (action.type === 'place') armies.at(-1)?.push(action.unit);
  }
  return armies;
}

/** What the Automa does with a revealed army of these types, the hexes one after the other. */
function placed(token: number, types: readonly UnitType[], map: string | MapFile, taken: readonly HexId[]): HexId[] {
  const start = revealed(token, types, map);
  const blockers = start.units.filter((unit) => unit.army !== token).slice(0, taken.length);
  let state: State = {
    ...start,
    commands: start.commands.map((command) => ({ ...command, control: 'automa', difficulty: 'easy' })),
    units: start.units.map((unit) => {
      const at = taken[blockers.indexOf(unit)];
      return at === undefined ? unit : { ...unit, at };
    }),
  };
  const hexes: HexId[] = [];
  for (const _ of types) {
    const action = automaAction(state);
    if (action?.type !== 'place') throw new Error('a unit is to be placed');
    hexes.push(action.at);
    state = after(state, action);
  }
  return hexes;
}

const SMALL = smallSetup(1).map;
const NINE: readonly UnitType[] = [...COMMON, 'transport'];

describe('AU2: the armies on the board', () => {
  it.each<[string, number, number, string | MapFile, HexId[], HexId[]]>([
    ['the first on the number', 1, 1, 'marne', [], ['G3']],
    ['the next clockwise from the top', 1, 7, 'marne', [], ['G3', 'G2', 'H2', 'H3', 'G4', 'F3', 'F2']],
    ['then the next ring likewise', 1, 9, 'marne', [], ['G3', 'G2', 'H2', 'H3', 'G4', 'F3', 'F2', 'G1', 'H1']],
    ['occupied hexes are skipped', 1, 4, 'marne', ['G2', 'H3'], ['G3', 'H2', 'G4', 'F3']],
    ['an occupied number too', 1, 3, 'marne', ['G3'], ['G2', 'H2', 'H3']],
    // B2 is a fort; E2 and E3 are water; of the second ring C0, D0 and B0 are off the map.
    ['a fort, water and the edge are skipped', 1, 8, SMALL, [], ['C2', 'C1', 'D1', 'D2', 'C3', 'B1', 'E1', 'D3']],
    // B6 and B5 are forts.
    ['at the left edge', 4, 7, SMALL, [], ['A7', 'A6', 'B7', 'A8', 'A5', 'C6', 'C7']],
    // Around F8, clockwise: F7, G8, G9, F9, E9, E8; H8 and H9 are beyond.
    ['around a lowered column', 5, 7, SMALL, [], ['F8', 'F7', 'G8', 'G9', 'F9', 'E9', 'E8']],
  ])('[AU2] %s', (_title, token, count, map, taken, hexes) => {
    expect(placed(token, NINE.slice(0, count), map, taken)).toEqual(hexes);
  });

  it.each<[Difficulty, number[]]>([
    ['easy', [4, 4, 2]],
    ['standard', [4, 4, 3]],
    ['hard', [4, 4, 4]],
    ['overkill', [4, 4, 4]],
  ])('[AU2] %s: armies of %j, its tokens alternating with the player’s', (difficulty, sizes) => {
    for (const seed of SEEDS.slice(0, 20)) {
      const done = setUp(solo(seed, difficulty));
      expect(armiesPlaced(done).map((army) => army.length)).toEqual(sizes);
      const reveals = done.done.flatMap(([id, { type }]) => (type === 'reveal' ? [id] : [])).join('');
      expect(['ABABAB', 'BABABA']).toContain(reveals);
    }
  });

  it('[AU2] it reveals its three tokens; the first drawn of each army stands on the number', () => {
    for (const seed of SEEDS.slice(0, 20)) {
      const start = solo(seed);
      const done = setUp(start);
      const tokens = armiesPlaced(done).map((army) => {
        const [first, ...others] = army.map((id) => unitOf(done.state, id));
        expect(first?.at).toBe(mapOf(start.map).starts[String(first?.army)]);
        expect(others.map(({ army: token }) => token)).toEqual(others.map(() => first?.army));
        return first?.army ?? 0;
      });
      expect(tokens.sort((one, other) => one - other)).toEqual(tokensOf(start.commands.find(({ id }) => id === 'B')));
    }
  });

  it('[AU2] units and tokens are drawn at random: over many seeds each comes first, second and third', () => {
    const seen = new Set<string>();
    for (const seed of SEEDS) {
      const start = solo(seed, 'easy');
      const tokens = tokensOf(start.commands.find(({ id }) => id === 'B'));
      const done = setUp(start);
      armiesPlaced(done).forEach((army, place) => {
        seen.add(`token ${tokens.indexOf(unitOf(done.state, army[0] ?? '').army ?? 0)} place ${place}`);
        army.forEach((id, nth) => {
          seen.add(`${id} place ${place}`);
          if (nth === 0) seen.add(`${id} first`);
        });
      });
    }
    // 3 tokens and 10 units in 3 places each, and each unit as the first drawn.
    expect(seen.size).toBe(3 * 3 + 10 * 3 + 10);
  });
});

/** Plays to the Automa's turn in this round, once the armies are known that act. */
function automaTurn(seed: number, round: number): State {
  const player = practiceGame();
  let state = solo(seed);
  for (let n = 0; state.turn.round <= MOST_ROUNDS; n++) {
    const action = player(state, n);
    const { command, phase } = state.turn;
    const ready = phase === 'move' && command === 'B' && state.turn.round === round;
    if (ready && action.type !== 'chooseArmies') return state;
    state = apply(state, action).state;
  }
  throw new Error('no such turn');
}

/** The Automa's armies that still have units. */
function armiesAlive(state: State): number[] {
  return [...new Set(unitsOf(state, 'DE').flatMap(({ army }) => army ?? []))].sort((a, b) => a - b);
}

/** The armies of all units that act in the rest of this turn. */
function armiesActing(state: State): number[] {
  const armies = new Set<number>();
  let now = state;
  for (let action = automaAction(now); action?.type === 'act'; action = automaAction(now)) {
    const { army } = unitOf(now, action.unit);
    if (army !== undefined) armies.add(army);
    now = after(now, action);
  }
  return [...armies].sort((a, b) => a - b);
}

describe('AU3: the opening', () => {
  const isFirst = (state: State) => state.commands[0]?.id === 'B';

  /** The armies chosen, as places 0, 1, 2 among all by number. */
  function chosen(state: State): string {
    const all = armiesAlive(state);
    return (state.turn.armies ?? []).map((army) => all.indexOf(army)).join('');
  }

  it('[AU3] in round 1 it acts with one army when it is first, with two when second, drawn at random', () => {
    const seen = { first: new Set<string>(), second: new Set<string>() };
    for (const seed of SEEDS) {
      const state = automaTurn(seed, 1);
      seen[isFirst(state) ? 'first' : 'second'].add(chosen(state));
    }
    expect([...seen.first].sort()).toEqual(['0', '1', '2']);
    expect([...seen.second].sort()).toEqual(['01', '02', '12']);
  });

  it('[AU3] the limit holds: only units of these armies act', () => {
    for (const seed of SEEDS.slice(0, 20)) {
      const state = automaTurn(seed, 1);
      expect(armiesActing(state)).toEqual(state.turn.armies);
    }
  });

  it('[AU3] in round 2 the first acts with its other two armies, the second with all three', () => {
    for (const seed of SEEDS.slice(0, 20)) {
      const before = automaTurn(seed, 1).turn.armies ?? [];
      const state = automaTurn(seed, 2);
      const alive = armiesAlive(state);
      const allowed = isFirst(state) ? alive.filter((army) => !before.includes(army)) : alive;
      expect(armiesActing(state)).toEqual(allowed);
    }
  });

  it.each(DIFFICULTIES)('[AU3] from round 3 on, %s, nothing is limited', (difficulty) => {
    const player = practiceGame();
    let state = solo(7, difficulty);
    for (let n = 0; state.turn.round < 3 || state.turn.command !== 'B'; n++) {
      state = apply(state, player(state, n)).state;
    }
    expect(state.turn.armies).toBeUndefined();
    expect(armiesActing(state)).toEqual(armiesAlive(state));
  });
});
