import { describe, expect, it } from 'vitest';
import { actingArmies } from '../../src/rules/armies.ts';
import { commandOf } from '../../src/rules/field.ts';
import { parseMap } from '../../src/rules/map.ts';
import type { Seat } from '../../src/rules/seats.ts';
import { newGame, recommendedSplit } from '../../src/rules/setup.ts';
import type { Action, Command, Event, HexId, MapFile, Nation, State, UnitType } from '../../src/rules/types.ts';
import { distancesFrom, terrainAt } from '../slow/board.ts';
import { FOUR, TWO, unit } from '../slow/example.ts';
import { FOUR_SEATS, fourPlayers, WHOLE } from '../support/four.ts';
import { eventsOf, eventsOfType, after as played, refusalOf, unitOf } from '../support/play.ts';
import {
  begun,
  DUEL,
  driven,
  MARNE,
  problemsOf,
  put,
  revealed,
  seat,
  setupOf,
  splitBy,
  tokensOf,
  unitIds,
  withTerrain,
} from '../support/setup.ts';
import { atBattle, END, endTo, endTurnTo, fortColumn, stage } from '../support/stage.ts';
import { AUTOMA, team } from '../support/team.ts';

const SEEDS = [1, 2, 3, 4, 5, 6, 7, 8];
const MANY_SEEDS = Array.from({ length: 400 }, (_, seed) => seed);
const ROLL: Action = { type: 'roll' };

describe('S1: the board', () => {
  const eastHalf: MapFile = {
    ...MARNE,
    id: 'east',
    starts: Object.fromEntries(Object.entries(MARNE.starts).map(([number, hex]) => [Number(number) + 6, hex])),
  };
  const { '6': _, ...fiveStarts } = MARNE.starts;

  it.each<[string, readonly Seat[], string | MapFile, string[]]>([
    ['two players use half of the board', DUEL, 'marne', []],
    ['the half may be the one with the numbers 7–12', DUEL, eastHalf, []],
    ['solo uses half of the board', [seat(['FR']), AUTOMA], 'marne', []],
    ['co-op uses half of the board', [team(['FR', 'GB'], ['tank', 'fieldPiece']), AUTOMA], 'marne', []],
    ['four players use all of it', FOUR_SEATS, WHOLE, []],
    ['two players do not use all of it', DUEL, WHOLE, ['setup.map needsForts', 'setup.map needsStarts']],
    ['four players need more than half', FOUR_SEATS, 'marne', ['setup.map needsForts', 'setup.map needsStarts']],
    ['five start numbers are too few', DUEL, { ...MARNE, starts: fiveStarts }, ['setup.map needsStarts']],
    ['three players cannot play', FOUR_SEATS.slice(0, 3), 'marne', ['setup.seats needsCommands']],
    [
      'allies never sit next to each other',
      [seat(['FR']), seat(['GB']), seat(['DE']), seat(['AH'])],
      WHOLE,
      ['setup.seats alliesAdjacent'],
    ],
    ['two players are of different sides', [seat(['FR']), seat(['GB'])], 'marne', ['setup.seats oneSideOnly']],
  ])('[S1] %s', (_title, seats, map, problems) => {
    expect(problemsOf(setupOf(seats, 1, map))).toEqual(problems);
  });

  it('[S1] the whole board has 14 forts and 12 start numbers', () => {
    const parsed = parseMap(WHOLE);
    expect(parsed.ok && [parsed.value.forts.length, Object.keys(parsed.value.starts).length]).toEqual([14, 12]);
  });

  it('[S1] the numbers 7–12 of the other half are dealt like 1–6', () => {
    const tokens = newGame(setupOf(DUEL, 3, eastHalf)).commands.flatMap(tokensOf);
    expect(tokens.sort((a, b) => a - b)).toEqual([7, 8, 9, 10, 11, 12]);
  });
});

describe('S2: the tokens', () => {
  const deal = (seed: number) => newGame(setupOf(DUEL, seed)).commands.map(tokensOf);

  it.each(SEEDS)('[S2] two players get 3 of the six tokens each, every token once (seed %i)', (seed) => {
    const [one = [], other = []] = deal(seed);
    expect([one.length, other.length]).toEqual([3, 3]);
    expect([...one, ...other].sort()).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it.each(SEEDS)('[S2] four players get 3 of the twelve tokens each, every token once (seed %i)', (seed) => {
    const hands = newGame(fourPlayers(seed)).commands.map(tokensOf);
    expect(hands.map((hand) => hand.length)).toEqual([3, 3, 3, 3]);
    expect(hands.flat().sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  });

  it('[S2] tokens lie face down until they are revealed, with nothing on them yet', () => {
    for (const token of newGame(setupOf()).commands.flatMap(({ tokens }) => tokens ?? [])) {
      expect(token).toMatchObject({ revealed: false, units: [] });
    }
  });

  it('[S2] every deal comes up: 20 ways to give France 3 of 6 tokens', () => {
    expect(new Set(MANY_SEEDS.map((seed) => deal(seed)[0]?.join())).size).toBe(20);
  });

  it('[S2] the same seed deals the same tokens', () => {
    expect(SEEDS.map(deal)).toEqual(SEEDS.map(deal));
  });
});

describe('S3: the armies', () => {
  const start = newGame(setupOf());
  const [x = 0, y = 0, z = 0] = tokensOf(commandOf(start, 'FR'));
  const [foreign = 0] = tokensOf(commandOf(start, 'DE'));
  const own = unitIds(start, commandOf(start, 'FR'));
  const split = (armies: Record<string, string[]>, command = 'FR'): Action => ({ type: 'split', command, armies });

  it.each<[Nation, UnitType[]]>([
    ['FR', ['howitzer', 'tankRenaultFt17']],
    ['DE', ['fieldGun', 'bigBertha']],
    ['GB', ['fieldGun', 'tankMarkIFemale']],
    ['AH', ['howitzer', 'antiTankGunners']],
  ])('[S3] %s starts with 11 units, one of each on its mat', (nation, special) => {
    const units = newGame(fourPlayers()).units.filter((one) => one.nation === nation);
    const common = ['infantry', 'mountedInfantry', 'heavyInfantry', 'heavyMortar', 'antiAircraft', 'armoredCar'];
    expect(units.map(({ type }) => type).sort()).toEqual(
      [...common, 'tank', 'fighter', 'transport', ...special].sort(),
    );
    for (const one of units) expect(one).toMatchObject({ damage: 0, xp: 0 });
  });

  it.each<[string, Action, string | null]>([
    ['a token may get all units', split({ [x]: own, [y]: [], [z]: [] }), null],
    ['a token that gets none need not be named', split({ [y]: own }), null],
    ['1, 5 and 5 units', split({ [x]: own.slice(0, 1), [y]: own.slice(1, 6), [z]: own.slice(6) }), null],
    ['two tokens may share, the third empty', split({ [x]: own.slice(0, 3), [z]: own.slice(3) }), null],
    ['no unit stays behind', split({ [x]: own.slice(1) }), 'S3 unitLeftOut'],
    ['no unit is on two tokens', split({ [x]: own, [y]: own.slice(0, 1) }), 'S3 unitTwice'],
    ['no unit is twice on a token', split({ [x]: [...own, own[0] as string] }), 'S3 unitTwice'],
    ["not onto the enemy's token", split({ [x]: own.slice(1), [foreign]: own.slice(0, 1) }), 'S3 unknownToken'],
    ['not onto a token that does not exist', split({ 7: own }), 'S3 unknownToken'],
    ["not with the enemy's units", split({ [x]: [...own, 'de-tank-1'] }), 'S3 unitNotYours'],
    ['not for a player who is not there', split({ [x]: own }, 'GB'), 'S3 notThisPhase'],
  ])('[S3] %s', (_title, action, refusal) => {
    expect(refusalOf(start, action)).toBe(refusal);
  });

  it("[S3] a token's units are an army", () => {
    const state = played(start, split({ [x]: own.slice(0, 4), [y]: own.slice(4) }));
    expect(own.map((id) => unitOf(state, id).army)).toEqual([x, x, x, x, y, y, y, y, y, y, y]);
  });

  it('[S3] nobody splits twice', () => {
    expect(refusalOf(played(start, split({ [x]: own })), split({ [y]: own }))).toBe('S3 alreadySplit');
  });

  it('[S3] the players split in any order, and placing waits for the last', () => {
    const one = played(
      start,
      splitBy(start, 'DE', () => 0),
    );
    expect([one.setup?.step, refusalOf(one, ROLL)]).toEqual(['split', 'S4 notThisPhase']);
    const both = played(
      one,
      splitBy(start, 'FR', () => 1),
    );
    expect([both.setup?.step, refusalOf(both, ROLL)]).toEqual(['rollForPlacing', null]);
    expect(refusalOf(both, split({ [x]: own }))).toBe('S3 notThisPhase');
  });
});

/** S4: per round of dice only the highest stay in, and the last round has one. */
function expectFairRoll(rolls: readonly Readonly<Record<string, number>>[], everybody: string[], first: string): void {
  let players = [...everybody].sort();
  for (const roll of rolls) {
    expect(Object.keys(roll).sort()).toEqual(players);
    for (const face of Object.values(roll)) expect([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]).toContain(face);
    const highest = Math.max(...Object.values(roll));
    players = players.filter((id) => roll[id] === highest);
  }
  expect(players).toEqual([first]);
}

type Rolled = Extract<Event, { readonly rolls: unknown }>;

const rolledIn = (events: readonly Event[], type: Rolled['type']): Rolled =>
  events.find((event): event is Rolled => event.type === type) as Rolled;

const rollsOf = (seed: number, type: Rolled['type']): Rolled =>
  rolledIn(driven(newGame(setupOf(DUEL, seed))).events, type);

describe('S4: placing', () => {
  it.each(SEEDS)('[S4] the highest d12 starts placing (seed %i)', (seed) => {
    const { state, events } = driven(newGame(setupOf(DUEL, seed)), 'place');
    const { rolls, first } = rolledIn(events, 'rolledForPlacing');
    expectFairRoll(rolls, ['FR', 'DE'], first);
    expect(state.setup?.command).toBe(first);
  });

  it('[S4] a tie is rolled again, as often as it takes', () => {
    const rolls = MANY_SEEDS.map((seed) => rollsOf(seed, 'rolledForPlacing'));
    const ties = rolls.filter((rolled) => rolled.rolls.length > 1);
    // One game in 12 begins with a tie: about 33 of 400.
    expect(ties.length).toBeGreaterThan(10);
    expect(ties.length).toBeLessThan(80);
    for (const rolled of rolls) expectFairRoll(rolled.rolls, ['FR', 'DE'], rolled.first);
  });

  it.each(SEEDS)('[S4] of four, the highest d12 starts placing (seed %i)', (seed) => {
    const { state, events } = driven(newGame(fourPlayers(seed)), 'place');
    const { rolls, first } = rolledIn(events, 'rolledForPlacing');
    expectFairRoll(rolls, ['FR', 'DE', 'GB', 'AH'], first);
    expect(state.setup?.command).toBe(first);
  });

  it.each(SEEDS)('[S4] two players reveal in turn, one token each time (seed %i)', (seed) => {
    const { events } = driven(newGame(setupOf(DUEL, seed)), null, 7);
    const { first } = rolledIn(events, 'rolledForPlacing');
    const [a, b] = first === 'FR' ? ['FR', 'DE'] : ['DE', 'FR'];
    expect(eventsOfType(events, 'tokenRevealed').map(({ command }) => command)).toEqual([a, b, a, b, a, b]);
  });

  it.each(SEEDS)('[S4] four players reveal clockwise, whoever begins (seed %i)', (seed) => {
    const { events } = driven(newGame(fourPlayers(seed)), null, 7);
    const seats = ['FR', 'DE', 'GB', 'AH'];
    const from = seats.indexOf(rolledIn(events, 'rolledForPlacing').first);
    const round = [...seats.slice(from), ...seats.slice(0, from)];
    const order = eventsOfType(events, 'tokenRevealed').map(({ command }) => command);
    expect(order).toEqual([...round, ...round, ...round]);
  });

  it('[S4] an empty army is revealed and the next player goes on', () => {
    const start = newGame(setupOf());
    const rolled = played(
      start,
      splitBy(start, 'FR', () => 2),
      splitBy(start, 'DE', () => 2),
      ROLL,
    );
    const one = rolled.setup?.command as string;
    const shown = played(rolled, { type: 'reveal', token: tokensOf(commandOf(rolled, one))[0] as number });
    expect(shown.setup?.command).toBe(one === 'FR' ? 'DE' : 'FR');
  });

  describe('what is refused', () => {
    const types: UnitType[] = ['infantry', 'tank'];
    const shown = revealed(1, types);
    const holder = shown.setup?.command as string;
    const [enemy] = shown.commands.filter(({ id }) => id !== holder) as [Command];
    const [other = 0] = tokensOf(commandOf(shown, holder)).filter((token) => token !== 1);
    const placed = played(shown, put(shown, 'infantry', 'G3'), put(shown, 'tank', 'G2'));
    const enemyToken = tokensOf(enemy).at(-1) as number;
    const enemyTank = `${enemy.id.toLowerCase()}-tank-1`;
    const ownFighter = `${holder.toLowerCase()}-fighter-1`;
    const reveal = (token: number): Action => ({ type: 'reveal', token });

    it.each<[string, State, Action, string | null]>([
      ['the next token waits until the army stands', shown, reveal(other), 'S4 placeArmyFirst'],
      ['a unit of another token waits', shown, { type: 'place', unit: ownFighter, at: 'G3' }, 'S4 notInThisArmy'],
      ["an enemy's unit is not placed", shown, { type: 'place', unit: enemyTank, at: 'G3' }, 'S4 notInThisArmy'],
      ['then it is the other player', placed, reveal(other), 'S4 unknownToken'],
      ['the other player reveals an own token', placed, reveal(enemyToken), null],
      ['the dice are not due', placed, ROLL, 'S4 notThisPhase'],
      ['a unit stands where it was put', placed, put(shown, 'tank', 'H2'), 'S4 notInThisArmy'],
      ['no token before the dice', newGame(setupOf()), reveal(1), 'S4 notThisPhase'],
      ['no turn before the armies stand', placed, END, 'P1 notThisPhase'],
    ])('[S4] %s', (_title, state, action, refusal) => {
      expect(refusalOf(state, action)).toBe(refusal);
    });

    it('[S4] a token is revealed once', () => {
      // The enemy's first two tokens are empty, so the holder is asked again.
      const next = commandOf(placed, enemy.id).tokens?.find((token) => !token.revealed);
      const back = played(placed, reveal(next?.number ?? 0));
      expect([back.setup?.command, refusalOf(back, reveal(1))]).toEqual([holder, 'S4 tokenAlreadyRevealed']);
    });
  });

  /** As many as a start hex and the ring around it take. */
  const seven: UnitType[] = [
    'infantry',
    'mountedInfantry',
    'heavyInfantry',
    'heavyMortar',
    'antiAircraft',
    'armoredCar',
    'tank',
  ];
  // Start 1 of Marne is G3, all land around it.
  const ringOne = ['G2', 'H2', 'H3', 'G4', 'F3', 'F2'];
  const ringTwo = ['G1', 'H1', 'I2', 'I3', 'I4', 'H4', 'G5', 'F4', 'E4', 'E3', 'E2', 'F1'];
  const ringThree = ['G6', 'J3', 'D3', 'H5', 'F5'];

  it.each<[string, string[], HexId[], string | null]>([
    ['the first unit stands on the number', [], ['G3'], null],
    ['the first unit stands nowhere else', [], [...ringOne, ...ringTwo], 'S4 ringFirst'],
    ['the second stands anywhere on the ring around it', ['G3'], ringOne, null],
    ['nobody goes to the next ring while the first has room', ['G3'], [...ringTwo, ...ringThree], 'S4 ringFirst'],
    ['the last free hex of a ring must be filled', ['G3', ...ringOne.slice(1)], ringTwo, 'S4 ringFirst'],
    ['the last free hex of a ring may be filled', ['G3', ...ringOne.slice(1)], ['G2'], null],
    ['when the ring is full, the next ring outwards', ['G3', ...ringOne], ringTwo, null],
    ['the ring after the next waits', ['G3', ...ringOne], ringThree, 'S4 ringFirst'],
    ['one unit per hex', ['G3', 'H2'], ['G3', 'H2'], 'S5 occupied'],
    ['not off the map', ['G3'], ['Z99'], 'S4 unknownHex'],
  ])('[S4] %s', (_title, taken, hexes, refusal) => {
    const shown = revealed(1, [...seven, 'transport']);
    const state = played(shown, ...taken.map((hex, i) => put(shown, seven[i] as UnitType, hex)));
    expect(hexes.map((hex) => refusalOf(state, put(state, 'transport', hex)))).toEqual(hexes.map(() => refusal));
  });

  it.each(SEEDS)('[S4] every army of a whole set-up stands as near to its number as it can (seed %i)', (seed) => {
    const { state, events } = driven(newGame(setupOf(DUEL, seed)), null, 5);
    expectNearPlaces(MARNE, state, events);
  });

  it.each(SEEDS)('[S4] so do the armies of four players (seed %i)', (seed) => {
    const { state, events } = driven(newGame(fourPlayers(seed)), null, 11);
    expectNearPlaces(WHOLE, state, events);
  });

  it.each([1, 2, 3, 4, 5, 6])('[S4] all 11 units on token %i find their places', (token) => {
    const shown = revealed(token, [
      ...seven,
      'transport',
      'fighter',
      'fieldGun',
      'howitzer',
      'bigBertha',
      'tankRenaultFt17',
    ]);
    const { state, events } = driven(shown, 'rollForFirstTurn', 3);
    const placed = eventsOfType(events, 'placed').filter(({ unit: id }) => unitOf(state, id).army === token);
    expect(placed).toHaveLength(11);
    expect(placed[0]?.at).toBe(MARNE.starts[token]);
  });
});

/** S4, S5 with the neighbour lists of the formats: each unit is on the nearest ring with free land, or on water before it. */
function expectNearPlaces(map: MapFile, state: State, events: readonly Event[]): void {
  const taken = new Set<HexId>();
  let rings = new Map<HexId, number>();
  for (const event of events) {
    if (event.type === 'tokenRevealed') rings = distancesFrom(map, map.starts[event.token] as HexId);
    if (event.type !== 'placed') continue;
    const land = [...rings].filter(
      ([hex]) => !taken.has(hex) && !['fort', 'water'].includes(terrainAt(map, hex) ?? ''),
    );
    const nearest = Math.min(...land.map(([, ring]) => ring));
    const swims = terrainAt(map, event.at) === 'water';
    expect(taken.has(event.at)).toBe(false);
    expect(terrainAt(map, event.at)).not.toBe('fort');
    if (swims) {
      expect(['infantry', 'mountedInfantry', 'heavyInfantry', 'antiTankGunners', 'fighter']).toContain(
        unitOf(state, event.unit).type,
      );
      expect(rings.get(event.at)).toBeLessThanOrEqual(nearest);
    } else {
      expect(rings.get(event.at)).toBe(nearest);
    }
    taken.add(event.at);
  }
  expect(taken.size).toBe(state.units.length);
}

describe('S5: water, forts and others in the ring', () => {
  const land = ['H2', 'G4', 'F3', 'F2'];
  /** Water at G2 and H3 next to start 1, and at H1 in its second ring. */
  const river = withTerrain(MARNE, { G2: '~', H3: '~', H1: '~' });
  const island = withTerrain(MARNE, { G2: '~', H2: '~', H3: '~', G4: '~', F3: '~', F2: '~' });
  const bridge = withTerrain(MARNE, { G2: '=' });
  /** Start 4 beside the fort of K8, K9, L8, L9: the ring of M8 is M7, N7, N8, M9, L7 and the wall L8. */
  const byFort: MapFile = { ...MARNE, starts: { ...MARNE.starts, 4: 'M8' } };
  const fillers: UnitType[] = ['transport', 'heavyMortar', 'antiAircraft', 'armoredCar', 'mountedInfantry', 'fighter'];

  it.each<[string, MapFile, string[], UnitType, HexId, string | null]>([
    ['a foot soldier may start on water', river, ['G3'], 'infantry', 'G2', null],
    ['so may Heavy Infantry', river, ['G3'], 'heavyInfantry', 'H3', null],
    ['so may an air unit', river, ['G3'], 'fighter', 'G2', null],
    ['a Tank may not', river, ['G3'], 'tank', 'G2', 'S5 noStartOnWater'],
    ['an Armored Car may not', river, ['G3'], 'armoredCar', 'G2', 'S5 noStartOnWater'],
    ['an Anti-Aircraft may not', river, ['G3'], 'antiAircraft', 'H3', 'S5 noStartOnWater'],
    ['a foot soldier need not use water', river, ['G3'], 'infantry', 'F2', null],
    ['empty land keeps the ring open', river, ['G3', ...land.slice(1)], 'tank', 'G1', 'S4 ringFirst'],
    ['empty water does not keep the ring open', river, ['G3', ...land], 'tank', 'G1', null],
    ['not for a foot soldier either', river, ['G3', ...land], 'infantry', 'G1', null],
    ['it may still use the water of the full ring', river, ['G3', ...land], 'infantry', 'G2', null],
    ['or the water of the next', river, ['G3', ...land], 'infantry', 'H1', null],
    ['but not while the first ring has land', river, ['G3'], 'infantry', 'H1', 'S4 ringFirst'],
    ['a Tank stays on land in the next ring too', river, ['G3', ...land], 'tank', 'H1', 'S5 noStartOnWater'],
    ['a ring of water only is full from the start', island, ['G3'], 'tank', 'G1', null],
    ['and open to those who may start on it', island, ['G3'], 'infantry', 'F3', null],
    ['a bridge is land for ground units', bridge, ['G3'], 'tank', 'G2', null],
    ['a bridge left empty keeps the ring open', bridge, ['G3', 'H3', ...land], 'tank', 'G1', 'S4 ringFirst'],
    ['a wall is never used', byFort, ['M8'], 'tank', 'L8', 'S5 fortHex'],
    ['a wall is not flown over at the start', byFort, ['M8'], 'fighter', 'L8', 'S5 fortHex'],
    ['a ring with a fort hex has room for five', byFort, ['M8', 'M7', 'N7', 'N8', 'M9'], 'tank', 'M10', 'S4 ringFirst'],
    ['and is full with five', byFort, ['M8', 'M7', 'N7', 'N8', 'M9', 'L7'], 'tank', 'M10', null],
    ['an entrance is never used', byFort, ['M8', 'M7', 'N7', 'N8', 'M9', 'L7'], 'infantry', 'L9', 'S5 fortHex'],
  ])('[S5] %s', (_title, map, taken, type, at, refusal) => {
    const others = fillers.filter((filler) => filler !== type);
    const shown = revealed(map === byFort ? 4 : 1, [...others, type], map);
    const state = played(shown, ...taken.map((hex, i) => put(shown, others[i] as UnitType, hex)));
    expect(refusalOf(state, put(state, type, at))).toBe(refusal);
  });

  it("[S5] another player's unit in the ring takes its hex, and the ring is full without it", () => {
    const shown = revealed(1, [
      'infantry',
      'transport',
      'heavyMortar',
      'antiAircraft',
      'armoredCar',
      'heavyInfantry',
      'tank',
    ]);
    const enemy = shown.units.find(({ nation }) => nation !== shown.setup?.command);
    const met = { ...shown, units: shown.units.map((one) => (one === enemy ? { ...one, at: 'G2' } : one)) };
    const first = played(met, put(met, 'infantry', 'G3'));
    expect(refusalOf(first, put(first, 'tank', 'G2'))).toBe('S5 occupied');
    const four = played(
      first,
      put(met, 'transport', 'H2'),
      put(met, 'heavyMortar', 'H3'),
      put(met, 'antiAircraft', 'G4'),
    );
    const full = played(four, put(met, 'armoredCar', 'F3'), put(met, 'heavyInfantry', 'F2'));
    expect(refusalOf(full, put(full, 'tank', 'G1'))).toBe(null);
  });
});

describe('S6: the first turn', () => {
  it.each(SEEDS)('[S6] all roll again and the highest takes the first turn (seed %i)', (seed) => {
    const rolled = rollsOf(seed, 'rolledForFirstTurn');
    expectFairRoll(rolled.rolls, ['FR', 'DE'], rolled.first);
    expect(begun(setupOf(DUEL, seed)).turn).toMatchObject({ round: 1, command: rolled.first, phase: 'move' });
  });

  it('[S6] whoever began placing need not have the first turn', () => {
    const same = MANY_SEEDS.filter(
      (seed) => rollsOf(seed, 'rolledForPlacing').first === rollsOf(seed, 'rolledForFirstTurn').first,
    );
    // About one game in two.
    expect(same.length).toBeGreaterThan(140);
    expect(same.length).toBeLessThan(260);
  });

  it.each(SEEDS)('[S6] then clockwise, round after round (seed %i)', (seed) => {
    const seats = ['FR', 'DE', 'GB', 'AH'];
    let state = begun(fourPlayers(seed));
    const from = seats.indexOf(state.turn.command);
    const turns = [0, 1, 2, 3, 4, 5, 6, 7].map((n) => `${seats[(from + n) % 4]} ${n < 4 ? 1 : 2}`);
    const seen: string[] = [];
    for (let n = 0; n < 8; n++) {
      seen.push(`${state.turn.command} ${state.turn.round}`);
      state = endOpeningTurn(state);
    }
    expect(seen).toEqual(turns);
  });

  it('[S6] the tokens are put away, the armies stay', () => {
    const state = begun(setupOf());
    expect([state.setup, ...state.commands.map(({ tokens }) => tokens)]).toEqual([undefined, undefined, undefined]);
    expect(state.units.every(({ army, at }) => army !== undefined && at !== undefined)).toBe(true);
  });
});

/** Ends a turn of round 1 or 2, with the first armies that may be chosen. */
function endOpeningTurn(state: State): State {
  const acting = actingArmies(state);
  const own = state.units.filter(({ nation }) => commandOf(state, state.turn.command).nations.includes(nation));
  const armies = [...new Set(own.map(({ army }) => army as number))];
  const choices = [armies.slice(0, 1), armies.slice(0, 2)].map(
    (some): Action => ({ type: 'chooseArmies', armies: some }),
  );
  const chosen = acting === 'choose' ? choices.filter((choice) => refusalOf(state, choice) === null) : [];
  return played(endTo(played(state, ...chosen), 'money'), END);
}

describe('S7: the opening limit', () => {
  /** Each command has armies 3n+1, 3n+2, 3n+3 of one unit each, in a column of its own, out of contact with all others. */
  const opening = (commands: readonly Command[], round: number, command: string, used: number[] = []): State =>
    stage({
      terrain: Array.from({ length: 5 }, () => '..........'),
      commands,
      turn: { round, command },
      armiesUsed: { [command]: used },
      units: commands.flatMap(({ nations: [nation = 'FR'] }, c) =>
        (['infantry', 'tank', 'armoredCar'] as const).map((type, i) =>
          unit(nation, type, `${'ADGJ'.charAt(c)}${2 * i + 1}`, { army: 3 * c + i + 1 }),
        ),
      ),
    });

  /** The armies whose unit may move now: one hex down, the last one up. */
  const acting = (state: State): number[] =>
    state.units
      .filter(({ id, at = '' }) => {
        const row = Number(at.slice(1));
        return refusalOf(state, { type: 'move', unit: id, to: `${at.charAt(0)}${row === 5 ? 4 : row + 1}` }) === null;
      })
      .map(({ army }) => army ?? 0);

  const choose = (...armies: number[]): Action => ({ type: 'chooseArmies', armies });

  it.each<[string, readonly Command[], number, string, number[], number[], number[]]>([
    ['in round 1 the first player acts with one army', TWO, 1, 'A', [], [2], [2]],
    ['whichever they like', TWO, 1, 'A', [], [3], [3]],
    ['in round 1 the second player acts with two armies', TWO, 1, 'B', [], [4, 6], [4, 6]],
    ['in round 2 the first player acts with the other two armies', TWO, 2, 'A', [2], [], [1, 3]],
    ['those that rested, without a choice', TWO, 2, 'A', [3], [], [1, 2]],
    ['in round 2 the second player acts with all three', TWO, 2, 'B', [4, 6], [], [4, 5, 6]],
    ['from round 3 on the first player has no limit', TWO, 3, 'A', [2], [], [1, 2, 3]],
    ['from round 3 on the second player has no limit', TWO, 3, 'B', [4, 6], [], [4, 5, 6]],
    ['of four, the first acts with one army in round 1', FOUR, 1, 'A', [], [1], [1]],
    ['of four, the second acts with one army in round 1', FOUR, 1, 'B', [], [5], [5]],
    ['of four, the third acts with two armies in round 1', FOUR, 1, 'C', [], [7, 9], [7, 9]],
    ['of four, the fourth acts with all three in round 1', FOUR, 1, 'D', [], [], [10, 11, 12]],
    ['of four, the first has no limit in round 2', FOUR, 2, 'A', [1], [], [1, 2, 3]],
    ['of four, the second has no limit in round 2', FOUR, 2, 'B', [5], [], [4, 5, 6]],
    ['of four, the third has no limit in round 2', FOUR, 2, 'C', [7, 9], [], [7, 8, 9]],
  ])('[S7] %s', (_title, commands, round, command, used, chosen, armies) => {
    const state = opening(commands, round, command, used);
    expect(acting(chosen.length > 0 ? played(state, choose(...chosen)) : state)).toEqual(armies);
  });

  it.each<[string, readonly Command[], number, string, number[], string | null]>([
    ['the first of two takes one', TWO, 1, 'A', [1], null],
    ['not two', TWO, 1, 'A', [1, 2], 'S7 wrongNumberOfArmies'],
    ['not all three', TWO, 1, 'A', [1, 2, 3], 'S7 wrongNumberOfArmies'],
    ["not the enemy's", TWO, 1, 'A', [4], 'S7 unknownArmy'],
    ['not one that does not exist', TWO, 1, 'A', [9], 'S7 unknownArmy'],
    ['the second of two takes two', TWO, 1, 'B', [5, 6], null],
    ['not three', TWO, 1, 'B', [4, 5, 6], 'S7 wrongNumberOfArmies'],
    ['not one of them and one of the enemy', TWO, 1, 'B', [1, 4], 'S7 unknownArmy'],
    ['the second of four does not take two', FOUR, 1, 'B', [4, 5], 'S7 wrongNumberOfArmies'],
    ['the third of four takes two', FOUR, 1, 'C', [8, 9], null],
    ['the fourth of four has nothing to choose', FOUR, 1, 'D', [10], 'S7 notThisPhase'],
    ['nobody chooses in round 2', TWO, 2, 'B', [4], 'S7 notThisPhase'],
    ['nobody chooses from round 3 on', TWO, 3, 'A', [1], 'S7 notThisPhase'],
  ])('[S7] choosing armies: %s', (_title, commands, round, command, armies, refusal) => {
    expect(refusalOf(opening(commands, round, command), choose(...armies))).toBe(refusal);
  });

  it('[S7] the choice stands for the turn', () => {
    expect(refusalOf(played(opening(TWO, 1, 'A'), choose(1)), choose(2))).toBe('S7 armiesAlreadyChosen');
  });

  it('[S7] nobody moves before the armies are chosen', () => {
    const move: Action = { type: 'move', unit: 'FR-infantry-A1', to: 'A2' };
    expect(refusalOf(opening(TWO, 1, 'A'), move)).toBe('S7 chooseArmiesFirst');
  });

  it('[S7] an army at rest does not move', () => {
    const state = played(opening(TWO, 1, 'A'), choose(1));
    expect(refusalOf(state, { type: 'move', unit: 'FR-tank-A3', to: 'A4' })).toBe('S7 armyRests');
    expect(refusalOf(state, { type: 'move', unit: 'FR-infantry-A1', to: 'A2' })).toBe(null);
  });

  it.each<[string, readonly Command[], number[][], number[][]]>([
    [
      '1–2, 2–3 in play: what was chosen in round 1 is remembered',
      TWO,
      [[2], [5, 6], [], [], [], []],
      [[2], [5, 6], [1, 3], [4, 5, 6], [1, 2, 3], [4, 5, 6]],
    ],
    [
      '1–1–2–3 in play, then no limit',
      FOUR,
      [[3], [4], [8, 9], [], [], []],
      [[3], [4], [8, 9], [10, 11, 12], [1, 2, 3], [4, 5, 6]],
    ],
  ])('[S7] %s', (_title, commands, choices, armies) => {
    let state = opening(commands, 1, 'A');
    const turns = choices.map((chosen) => {
      const now = chosen.length > 0 ? played(state, choose(...chosen)) : state;
      state = played(endTo(now, 'money'), END);
      return acting(now);
    });
    expect(turns).toEqual(armies);
  });

  describe('at close quarters', () => {
    /** The German in the middle has a Frenchman of army 1 above it, one of army 2 beside, one bought later below. */
    const melee = played(
      stage({
        terrain: ['...', '...', '...'],
        turn: { round: 1 },
        units: [
          unit('FR', 'infantry', 'B1', { army: 1 }),
          unit('FR', 'tank', 'C2', { army: 2 }),
          unit('FR', 'heavyMortar', 'A1'),
          unit('DE', 'infantry', 'B2', { army: 4 }),
        ],
      }),
      choose(1),
    );

    it.each<[string, string, string | null]>([
      ['the chosen army attacks', 'FR-infantry-B1', null],
      ['an army at rest does not attack', 'FR-tank-C2', 'S7 armyRests'],
      ['a unit in no army attacks', 'FR-heavyMortar-A1', null],
    ])('[S7] %s', (_title, attacker, refusal) => {
      const declare: Action = { type: 'declare', attacker, target: 'DE-infantry-B2' };
      expect(refusalOf(endTo(melee, 'declare'), declare)).toBe(refusal);
    });

    it('[S7] a unit of an army at rest still gives flank, as close combat looks at type and place only', () => {
      const events = eventsOf(atBattle(melee, 'FR-infantry-B1', 'DE-infantry-B2'), { type: 'fight' });
      expect(eventsOfType(events, 'fought')[0]?.attack).toMatchObject({ dice: 14, bonusRule: 'flank' });
    });
  });

  describe('units bought later', () => {
    /** A fort at A2, A3 with army 1 above it and army 2 two hexes below. */
    const start = stage({
      ...fortColumn(1),
      terrain: ['.', '#', '#', '.', '.', '.', '.', '.', '.', '.'],
      turn: { round: 1 },
      owners: { F1: 'A' },
      coins: { A: 5 },
      units: [
        unit('FR', 'infantry', 'A1', { army: 1 }),
        unit('FR', 'tank', 'A5', { army: 2 }),
        unit('DE', 'infantry', 'A10', { army: 4 }),
      ],
    });
    const buy: Action = { type: 'buy', nation: 'FR', unitType: 'mountedInfantry', at: 'fort:F1' };
    const next = endTurnTo(played(endTo(played(start, choose(1)), 'money'), buy), 'A');

    it('[S7] they are in no army', () => {
      expect(unitOf(next, 'fr-mountedInfantry-1').army).toBe(undefined);
    });

    it.each<[string, Action, string | null]>([
      ['they act in round 2', { type: 'move', unit: 'fr-mountedInfantry-1', to: 'A4' }, null],
      ['while the army of round 1 rests', { type: 'move', unit: 'FR-infantry-A1', to: 'fort:F1' }, 'S7 armyRests'],
      ['and the other army acts', { type: 'move', unit: 'FR-tank-A5', to: 'A6' }, null],
    ])('[S7] %s', (_title, action, refusal) => {
      expect([next.turn.round, refusalOf(next, action)]).toEqual([2, refusal]);
    });
  });
});

describe('S8: coins at the start', () => {
  const automa = { control: 'automa', difficulty: 'easy' } as const;

  it.each<[string, readonly Seat[], number[]]>([
    ['France and Germany have none', DUEL, [0, 0]],
    ['Austria-Hungary has 3', [seat(['GB']), seat(['AH'])], [0, 3]],
    ['wherever it sits', [seat(['AH']), seat(['FR'])], [3, 0]],
    ['so has its Automa', [seat(['FR']), seat(['AH'], automa)], [0, 3]],
    ['no other Automa', [seat(['AH']), seat(['GB'], automa)], [3, 0]],
  ])('[S8] %s', (_title, seats, coins) => {
    expect(newGame(setupOf(seats)).commands.map((command) => command.coins)).toEqual(coins);
  });

  it('[S8] of four only Austria-Hungary has 3', () => {
    expect(newGame(fourPlayers()).commands.map(({ id, coins }) => [id, coins])).toEqual([
      ['FR', 0],
      ['DE', 0],
      ['GB', 0],
      ['AH', 3],
    ]);
  });

  it('[S8] set-up neither pays nor costs anything', () => {
    const state = begun(fourPlayers());
    expect(state.commands.map(({ id }) => [id, commandOf(state, id).coins]).sort()).toEqual([
      ['AH', 3],
      ['DE', 0],
      ['FR', 0],
      ['GB', 0],
    ]);
  });
});

describe('S9: the recommended split', () => {
  it.each<[Nation, UnitType, UnitType]>([
    ['FR', 'howitzer', 'tankRenaultFt17'],
    ['DE', 'fieldGun', 'bigBertha'],
    ['GB', 'fieldGun', 'tankMarkIFemale'],
    ['AH', 'howitzer', 'antiTankGunners'],
  ])('[S9] %s: a fast army, a field army and the rest', (nation, fieldPiece, countryUnit) => {
    const state = newGame(fourPlayers());
    const split = recommendedSplit(state, commandOf(state, nation));
    const groups = Object.values(split).map((ids) => ids.map((id) => unitOf(state, id).type as string).sort());
    const wanted = [
      ['mountedInfantry', 'armoredCar', 'fighter'],
      ['infantry', 'tank', fieldPiece, 'antiAircraft'],
      ['heavyInfantry', 'heavyMortar', 'transport', countryUnit],
    ];
    expect(groups.sort()).toEqual(wanted.map((group) => group.sort()).sort());
    expect(refusalOf(state, { type: 'split', command: nation, armies: split })).toBe(null);
  });
});
