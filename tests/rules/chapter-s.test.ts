import { describe, expect, it } from 'vitest';
import { actingArmies } from '../../src/rules/armies.ts';
import { parseMap } from '../../src/rules/map.ts';
import { newGame, recommendedSplit, type Seat } from '../../src/rules/setup.ts';
import type { Action, Command, Event, HexId, MapFile, Nation, State, UnitType } from '../../src/rules/types.ts';
import { distancesFrom, terrainAt } from '../slow/board.ts';
import { example, FOUR, TWO, unit } from '../slow/example.ts';
import { FOUR_SEATS, fourPlayers, WHOLE } from '../support/four.ts';
import { after, eventsOf, eventsOfType, refusalOf, unitOf } from '../support/play.ts';
import {
  begun,
  commandOf,
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

const SEEDS = [1, 2, 3, 4, 5, 6, 7, 8];
const MANY_SEEDS = Array.from({ length: 400 }, (_, seed) => seed);
const ROLL: Action = { type: 'roll' };

describe('S1: the board', () => {
  const eastHalf: MapFile = {
    ...MARNE,
    id: 'east',
    starts: Object.fromEntries(Object.entries(MARNE.starts).map(([number, hex]) => [Number(number) + 6, hex])),
  };
  const team = seat(['FR', 'GB'], {
    slots: {
      infantry: 'FR',
      mountedInfantry: 'GB',
      heavyInfantry: 'FR',
      fieldPiece: 'GB',
      heavyMortar: 'FR',
      antiAircraft: 'GB',
      armoredCar: 'FR',
      tank: 'GB',
      fighter: 'FR',
      transport: 'GB',
      countryUnit: 'FR',
    },
  });
  const automa = seat(['DE'], { control: 'automa', difficulty: 'easy' });
  const { '6': _, ...fiveStarts } = MARNE.starts;

  it.each<[string, readonly Seat[], string | MapFile, string[]]>([
    ['two players use half of the board', DUEL, 'marne', []],
    ['the half may be the one with the numbers 7–12', DUEL, eastHalf, []],
    ['solo uses half of the board', [seat(['FR']), automa], 'marne', []],
    ['co-op uses half of the board', [team, automa], 'marne', []],
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
    const state = after(start, split({ [x]: own.slice(0, 4), [y]: own.slice(4) }));
    expect(own.map((id) => unitOf(state, id).army)).toEqual([x, x, x, x, y, y, y, y, y, y, y]);
  });

  it('[S3] nobody splits twice', () => {
    expect(refusalOf(after(start, split({ [x]: own })), split({ [y]: own }))).toBe('S3 alreadySplit');
  });

  it('[S3] the players split in any order, and placing waits for the last', () => {
    const one = after(start, splitBy(start, 'DE', () => 0));
    expect([one.setup?.step, refusalOf(one, ROLL)]).toEqual(['split', 'S4 notThisPhase']);
    const both = after(one, splitBy(start, 'FR', () => 1));
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

const rollsOf = (seed: number, type: 'rolledForPlacing' | 'rolledForFirstTurn') => {
  const { events } = driven(newGame(setupOf(DUEL, seed)));
  return eventsOfType(events, type)[0] as Extract<Event, { type: typeof type }>;
};

describe('S4: placing', () => {
  it.each(SEEDS)('[S4] the highest d12 starts placing (seed %i)', (seed) => {
    const { state, events } = driven(newGame(setupOf(DUEL, seed)), 'place');
    const [rolled] = eventsOfType(events, 'rolledForPlacing');
    expectFairRoll(rolled?.rolls ?? [], ['FR', 'DE'], rolled?.first ?? '');
    expect(state.setup?.command).toBe(rolled?.first);
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
    const rolled = driven(newGame(fourPlayers(seed)), 'place');
    const [event] = eventsOfType(rolled.events, 'rolledForPlacing');
    expectFairRoll(event?.rolls.slice(0, 1) ?? [], ['FR', 'DE', 'GB', 'AH'], event?.first ?? '');
  });

  it.each(SEEDS)('[S4] two players reveal in turn, one token each time (seed %i)', (seed) => {
    const { events } = driven(newGame(setupOf(DUEL, seed)), null, 7);
    const first = eventsOfType(events, 'rolledForPlacing')[0]?.first;
    const [a, b] = first === 'FR' ? ['FR', 'DE'] : ['DE', 'FR'];
    expect(eventsOfType(events, 'tokenRevealed').map(({ command }) => command)).toEqual([a, b, a, b, a, b]);
  });

  it.each(SEEDS)('[S4] four players reveal clockwise, whoever begins (seed %i)', (seed) => {
    const { events } = driven(newGame(fourPlayers(seed)), null, 7);
    const seats = ['FR', 'DE', 'GB', 'AH'];
    const from = seats.indexOf(eventsOfType(events, 'rolledForPlacing')[0]?.first ?? '');
    const round = [...seats.slice(from), ...seats.slice(0, from)];
    const order = eventsOfType(events, 'tokenRevealed').map(({ command }) => command);
    expect(order).toEqual([...round, ...round, ...round]);
  });

  it('[S4] an empty army is revealed and the next player goes on', () => {
    const start = newGame(setupOf());
    const rolled = after(start, splitBy(start, 'FR', () => 2), splitBy(start, 'DE', () => 2), ROLL);
    const one = rolled.setup?.command as string;
    const shown = after(rolled, { type: 'reveal', token: tokensOf(commandOf(rolled, one))[0] as number });
    expect(shown.setup?.command).toBe(one === 'FR' ? 'DE' : 'FR');
  });

  describe('what is refused', () => {
    const types: UnitType[] = ['infantry', 'tank'];
    const shown = revealed(1, types);
    const holder = shown.setup?.command as string;
    const [enemy] = shown.commands.filter(({ id }) => id !== holder) as [Command];
    const [other = 0] = tokensOf(commandOf(shown, holder)).filter((token) => token !== 1);
    const placed = after(shown, put(shown, 'infantry', 'G3'), put(shown, 'tank', 'G2'));
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
      // The enemy has two empty tokens and one with all units, so the holder is soon asked again.
      const again = after(placed, reveal(tokensOf(enemy).find((token) => !isRevealed(placed, token)) as number));
      const back = again.setup?.command === holder ? again : driven(again, 'none').state;
      if (back.setup?.command === holder) expect(refusalOf(back, reveal(1))).toBe('S4 tokenAlreadyRevealed');
    });
  });
});
