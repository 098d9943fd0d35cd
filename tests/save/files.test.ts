import { describe, expect, it } from 'vitest';
import { en } from '../../src/i18n/en.ts';
import { sayProblem } from '../../src/i18n/say.ts';
import { fortOwner } from '../../src/rules/forts.ts';
import { parseJson } from '../../src/rules/json.ts';
import { parseMap } from '../../src/rules/map.ts';
import { MAPS } from '../../src/rules/maps.ts';
import { matOf } from '../../src/rules/mat.ts';
import { makePosition, parsePosition } from '../../src/rules/position.ts';
import { parseMat } from '../../src/rules/read-mat.ts';
import type { Parsed } from '../../src/rules/reading.ts';
import { newGame } from '../../src/rules/setup.ts';
import { UNIT_TYPES } from '../../src/rules/types.ts';
import { gameOf, makeGame, parseGame } from '../../src/save/game.ts';
import { randomPosition } from '../slow/random.ts';
import { begun } from '../support/setup.ts';
import { coopSetup, soloGame } from '../support/setups.ts';

const wordsOf = (parsed: Parsed<unknown>): string[] =>
  parsed.ok ? [] : parsed.problems.map((problem) => sayProblem(en, problem));

const again = <T>(value: T): T => JSON.parse(JSON.stringify(value));

describe('written and read back unchanged', () => {
  it.each(Object.values(MAPS))('the map $id', (map) => {
    expect(parseMap(again(map))).toEqual({ ok: true, value: map, notes: [] });
  });

  it.each(Array.from({ length: 40 }, (_, seed) => seed))('random position %i', (seed) => {
    const parsed = parsePosition(randomPosition(seed));
    if (!parsed.ok) throw new Error(wordsOf(parsed).join('\n'));
    const file = makePosition(parsed.value);
    const back = parsePosition(again(file));
    expect(back.ok && makePosition(back.value)).toEqual(file);
    expect(back.ok && back.value).toEqual(parsed.value);
  });

  it.each([
    ['dealt', newGame(soloGame(3))],
    ['a co-op team dealt', newGame(coopSetup(2))],
  ])('a game just %s, as a position', (_, state) => {
    const back = parsePosition(again(makePosition(state)));
    expect(back.ok && back.value).toEqual(state);
  });

  it('a game on its first turn, as a position', () => {
    const file = makePosition(begun(soloGame(4)));
    const back = parsePosition(again(file));
    expect(back.ok && makePosition(back.value)).toEqual(file);
  });

  it('a mat that corrects a few numbers', () => {
    const mat = {
      format: 'trench-club-mat/1',
      id: 'my-box',
      name: 'My box',
      units: { tank: { speed: 2.5, attack: 5 }, bigBertha: { rangeGround: [2, null] } },
      armor: { soft: { open: [1, 2, 3, 4, 5, 6] } },
      dice: [12, 11, 10, 9, 8, 7],
    };
    const parsed = parseMat(again(mat));
    expect(parsed).toEqual({ ok: true, value: mat, notes: [] });
    if (!parsed.ok) return;
    const { units, armor, dice, mark, armorMark, diceMark } = matOf(parsed.value);
    expect(units.tank).toMatchObject({ speed: 2.5, attack: 5, price: 8 });
    expect(units.bigBertha.rangeGround).toEqual([2, null]);
    expect([armor.soft.open, armor.soft.forest]).toEqual([
      [1, 2, 3, 4, 5, 6],
      [2, 4, 6, 8, 10, 12],
    ]);
    expect(dice).toEqual([12, 11, 10, 9, 8, 7]);
    expect([mark('tank', 'speed'), mark('tank', 'price'), mark('infantry', 'speed')]).toEqual([
      'custom',
      'house',
      'book',
    ]);
    expect([armorMark('soft', 'open'), armorMark('soft', 'forest'), diceMark(0)]).toEqual([
      'custom',
      'derived',
      'custom',
    ]);
  });

  it('every number of our own mat says where it comes from', () => {
    const { units, mark } = matOf(undefined);
    for (const type of UNIT_TYPES) {
      for (const number of Object.keys(units[type]) as (keyof (typeof units)[typeof type])[]) {
        expect(['book', 'derived', 'house']).toContain(mark(type, number));
      }
    }
  });

  it('a game with its set-up, seed and actions', () => {
    const setup = soloGame(5);
    const file = makeGame(gameOf(setup, []), newGame(setup));
    const parsed = parseGame(again(file));
    expect(parsed.ok && makeGame(parsed.value.game, parsed.value.last)).toEqual(file);
  });
});

const position = {
  format: 'trench-club-position/1',
  map: 'marne',
  options: { shortGame: false, unitLimit: 2, trenches: false, specialForces: false, luck: 'dice' },
  commands: [
    { id: 'A', side: 'entente', nations: ['FR', 'GB'], control: 'human', coins: 2 },
    { id: 'B', side: 'central', nations: ['DE'], control: 'automa', difficulty: 'standard', coins: 0 },
  ],
  forts: { F1: 'A' },
  units: [
    { id: 'fr-infantry-1', nation: 'FR', type: 'infantry', at: 'G3' },
    { id: 'de-tank-1', nation: 'DE', type: 'tank', at: 'G5' },
  ],
  turn: { round: 3, command: 'B', phase: 'move' },
  seed: 7,
};
const [infantry, tank] = position.units;

describe('broken positions name the place', () => {
  it('the sound one is read', () => {
    expect(wordsOf(parsePosition(position))).toEqual([]);
  });

  it.each<[string, object, string]>([
    ['a unit off the map', { units: [{ ...infantry, at: 'Z99' }] }, 'units[0].at: "Z99" is not on this map'],
    ['two units on one hex', { units: [infantry, { ...tank, at: 'G3' }] }, 'units[1].at: G3 is taken by fr-infantry-1'],
    [
      'two units of one id',
      { units: [infantry, { ...tank, id: 'fr-infantry-1' }] },
      'units[1].id: "fr-infantry-1" is used already',
    ],
    ['negative damage', { units: [{ ...infantry, damage: -1 }] }, 'units[0].damage: -1 is not between 0 and 5'],
    ['damage of the destroyed', { units: [{ ...infantry, damage: 6 }] }, 'units[0].damage: 6 is not between 0 and 5'],
    ['half a point of damage', { units: [{ ...infantry, damage: 1.5 }] }, 'units[0].damage: 1.5 is not a whole number'],
    [
      'a Tank in the water',
      { units: [{ ...tank, at: waterHex() }] },
      `units[0].at: a tank cannot stand on ${waterHex()}`,
    ],
    ['an unknown type', { units: [{ ...infantry, type: 'dragon' }] }, 'units[0].type: "dragon" is not one of'],
    ['a unit of nobody', { units: [{ ...infantry, nation: 'AH' }] }, 'units[0].nation: no command'],
    [
      'a country unit of another',
      { units: [{ ...tank, type: 'tankRenaultFt17' }] },
      'units[0].type: DE has no tankRenaultFt17',
    ],
    [
      'a unit in an enemy fort',
      { units: [{ ...tank, at: 'fort:F1' }] },
      'units[0].at: F1 does not belong to command B',
    ],
    ['a unit in no fort', { units: [{ ...tank, at: 'fort:F99' }] }, 'units[0].at: there is no fort "F99"'],
    [
      'aboard a Tank',
      { units: [infantry, tank, { ...infantry, id: 'x', aboard: 'de-tank-1' }] },
      'units[2].aboard: "de-tank-1" is not a Troop Transport',
    ],
    ['two owners of a fort', { forts: { F1: ['A', 'B'] } }, 'forts.F1: should be text'],
    ['an unknown owner', { forts: { F1: 'C' } }, 'forts.F1: there is no command "C" here'],
    ['an unknown fort', { forts: { F9: 'A' } }, 'forts.F9: there is no fort "F9" on this map'],
    ['an unknown map', { map: 'somme' }, 'map: "somme" is no map of ours'],
    ['no units', { units: undefined }, 'units: missing'],
    ['units as text', { units: 'many' }, 'units: should be list'],
    [
      'one side only',
      { commands: [position.commands[0]], turn: { ...position.turn, command: 'A' }, units: [infantry] },
      'commands: both sides must be at the table',
    ],
    [
      'a nation led twice',
      { commands: [position.commands[0], { ...position.commands[1], nations: ['DE', 'DE'] }] },
      'commands[1].nations[1]: DE is led by two commands',
    ],
    [
      'a nation on the wrong side',
      { commands: [position.commands[0], { ...position.commands[1], nations: ['DE', 'FR'] }] },
      'commands[1].nations[1]: FR',
    ],
    [
      'an Automa without difficulty',
      { commands: [position.commands[0], { ...position.commands[1], difficulty: undefined }] },
      'commands[1].difficulty: the Automa needs a difficulty',
    ],
    ['a turn of nobody', { turn: { ...position.turn, command: 'Z' } }, 'turn.command: there is no command "Z" here'],
    ['battles with nobody declared', { turn: { ...position.turn, phase: 'battle' } }, 'turn.declared: missing'],
    ['an unknown phase', { turn: { ...position.turn, phase: 'tea' } }, 'turn.phase: "tea" is not one of'],
    [
      'rules of a later version',
      { options: { ...position.options, trenches: true } },
      'options.trenches: this rule is not part of this version yet',
    ],
    [
      'a unit of the Special Forces',
      { units: [infantry, { ...tank, type: 'gunboat' }] },
      'units[1].type: this rule is not part of this version yet',
    ],
    [
      'mines on the board',
      { mines: [{ hex: 'G4', command: 'A' }] },
      'mines: this rule is not part of this version yet',
    ],
    [
      'somebody aboard in the Automa’s army',
      {
        units: [
          { ...tank, type: 'transport' },
          { ...tank, id: 'x', type: 'infantry', aboard: 'de-tank-1' },
        ],
      },
      'units[1].aboard: the Automa has no Troop Transport to ride on (AU1)',
    ],
    [
      'somebody still aboard when attacks are declared',
      {
        units: [
          { ...infantry, type: 'transport' },
          { ...infantry, id: 'x', aboard: 'fr-infantry-1' },
        ],
        turn: { round: 3, command: 'A', phase: 'declare' },
      },
      'units[1].aboard: everyone is off the trucks by the end of the move (T6)',
    ],
    ['lists in lists in lists', { commands: nested(20_000) }, 'commands[0]: should be object, but is […]'],
    ['another format', { format: 'trench-club-position/9' }, 'format: "trench-club-position/9" is not one of'],
  ])('%s', (_, change, says) => {
    const words = wordsOf(parsePosition({ ...position, ...change }));
    expect(
      words.find((line) => line.startsWith(says)),
      words.join('\n'),
    ).toBeDefined();
  });

  it('tells all problems at once', () => {
    const words = wordsOf(
      parsePosition({
        ...position,
        seed: -1,
        units: [
          { ...infantry, damage: 9, at: 3 },
          { ...tank, xp: 'much' },
        ],
      }),
    );
    expect(words.map((line) => line.split(':')[0])).toEqual(['seed', 'units[0].at', 'units[0].damage', 'units[1].xp']);
  });

  it('[S7] the armies that act in round 1 are remembered, so that they rest in round 2', () => {
    const turn = { round: 1, command: 'B', phase: 'move', armies: [3] };
    const parsed = parsePosition({ ...position, units: [infantry, { ...tank, army: 3 }], turn });
    expect(parsed.ok && parsed.value.commands.map(({ armiesUsed }) => armiesUsed)).toEqual([undefined, [3]]);
  });

  it.each(['constructor', '__proto__', 'toString'])('a fort may be called %s', (id) => {
    const map = { ...smallMap, forts: [{ ...smallMap.forts[0], id }] };
    const units = [
      { ...infantry, at: 'A1' },
      { ...tank, at: 'B1' },
    ];
    const neutral = parsePosition({ ...position, map, forts: {}, units });
    expect(neutral.ok && fortOwner(neutral.value, id)).toBeNull();
    const owned = parsePosition({ ...position, map, forts: Object.fromEntries([[id, 'A']]), units });
    expect(owned.ok && fortOwner(owned.value, id)).toBe('A');
    expect(owned.ok && Object.entries(makePosition(owned.value).forts)).toEqual([[id, 'A']]);
  });

  it('notes fields it does not know and reads the rest', () => {
    const parsed = parsePosition({ ...position, comment: 'a fine morning' });
    expect(parsed.ok && parsed.notes.map(({ at, code }) => [at, code])).toEqual([['comment', 'unknownField']]);
  });
});

function nested(depth: number): unknown {
  let list: unknown[] = [];
  for (let n = 0; n < depth; n++) list = [list];
  return list;
}

function waterHex(): string {
  const row = MAPS.marne?.terrain.findIndex((line) => line.includes('~')) ?? 0;
  const column = MAPS.marne?.terrain[row]?.indexOf('~') ?? 0;
  return `${String.fromCharCode(65 + column)}${row + 1}`;
}

const smallMap = {
  format: 'trench-club-map/1',
  id: 'small',
  name: 'Small',
  season: 'summer',
  terrain: ['.-^', '##~'],
  forts: [{ id: 'F1', name: 'One', entrances: ['A2', 'B2'], walls: [] }],
  starts: { '1': 'A1' },
  trenches: [],
};

describe('broken maps name the place', () => {
  it.each<[string, object, string]>([
    ['rows of different lengths', { terrain: ['.-^', '##'] }, 'terrain[1]: has 2 hexes, the first row has 3'],
    ['an unknown character', { terrain: ['.-?', '##~'] }, 'terrain[0]: "?" at C1 is no terrain'],
    [
      'a fort hex of nobody',
      { terrain: ['.-#', '##~'] },
      'forts: C1 is drawn as a fort hex (#) but belongs to no fort',
    ],
    [
      'an entrance that is plain',
      { forts: [{ ...smallMap.forts[0], entrances: ['A2', 'A1'], walls: ['B2'] }] },
      'forts[0].entrances[1]: A1 is not drawn as a fort hex',
    ],
    [
      'one entrance',
      { forts: [{ ...smallMap.forts[0], entrances: ['A2'], walls: ['B2'] }] },
      'forts[0].entrances: a fort has two entrances',
    ],
    ['a start in the water', { starts: { '1': 'C2' } }, 'starts.1: C2 is water or a fort'],
    [
      'a trench off the map',
      { trenches: [{ id: 'T1', hexes: ['Q9'] }] },
      'trenches[0].hexes[0]: "Q9" is not on this map',
    ],
    ['no terrain', { terrain: [] }, 'terrain: is empty'],
  ])('%s', (_, change, says) => {
    const words = wordsOf(parseMap({ ...smallMap, ...change }));
    expect(
      words.find((line) => line.startsWith(says)),
      words.join('\n'),
    ).toBeDefined();
  });
});

describe('broken mats name the place', () => {
  const mat = { format: 'trench-club-mat/1', id: 'm', name: 'M' };
  it.each<[string, object, string]>([
    ['a third of a point', { units: { tank: { speed: 1.3 } } }, 'units.tank.speed: 1.3 is not a multiple of 0.5'],
    [
      'a range that ends before it begins',
      { units: { tank: { rangeGround: [3, 1] } } },
      'units.tank.rangeGround: 1 is nearer than 3',
    ],
    ['an unknown unit', { units: { dragon: {} } }, 'units.dragon: "dragon" is not one of'],
    [
      'a unit of the Special Forces',
      { units: { gunboat: { speed: 2 } } },
      'units.gunboat: this rule is not part of this version yet',
    ],
    [
      'a range without attack',
      { units: { transport: { rangeGround: [1, 1] } } },
      'units.transport: a unit with a range needs an attack value',
    ],
    [
      'a row that falls',
      { armor: { soft: { open: [2, 3, 3, 6, 8, 9] } } },
      'armor.soft.open: each number must be higher',
    ],
    ['five dice', { dice: [12, 11, 9, 8, 6] }, 'dice: should be six'],
  ])('%s', (_, change, says) => {
    const words = wordsOf(parseMat({ ...mat, ...change }));
    expect(
      words.find((line) => line.startsWith(says)),
      words.join('\n'),
    ).toBeDefined();
  });
});

describe('broken games name the place', () => {
  const setup = soloGame(5);
  const file = again(makeGame(gameOf(setup, []), newGame(setup)));
  it.each<[string, object, string]>([
    [
      'an action that is not allowed',
      { actions: [{ type: 'end' }] },
      'actions[0]: not allowed by P1: Not in this phase.',
    ],
    ['an unknown action', { actions: [{ type: 'teleport' }] }, 'actions[0].type: "teleport" is not one of'],
    ['an action that is no object', { actions: [7] }, 'actions[0]: should be object'],
    ['a correction of nothing', { actions: [{ type: 'correct' }] }, 'actions[0].change: missing'],
    [
      'an unknown correction',
      { actions: [{ type: 'correct', change: { kind: 'weather' } }] },
      'actions[0].change.kind: "weather" is not one of',
    ],
    [
      'a correction of a unit to nowhere',
      { actions: [{ type: 'correct', change: { kind: 'place', unit: 'fr-tank-1' } }] },
      'actions[0].change.at: missing',
    ],
    [
      'a correction to six damage',
      { actions: [{ type: 'correct', change: { kind: 'damage', unit: 'fr-tank-1', damage: 6 } }] },
      'actions[0].change.damage: 6 is not between 0 and 5',
    ],
    [
      'a correction to debts',
      { actions: [{ type: 'correct', change: { kind: 'coins', command: 'A', coins: -1 } }] },
      'actions[0].change.coins: -1 is not between 0 and 9999',
    ],
    [
      'a correction to dice of nobody',
      { actions: [{ type: 'correct', change: { kind: 'luck', command: 'A', luck: 'loaded' } }] },
      'actions[0].change.luck: "loaded" is not one of',
    ],
    [
      'a correction with an unknown type',
      { actions: [{ type: 'correct', change: { kind: 'add', nation: 'FR', unitType: 'dragon', at: 'G3' } }] },
      'actions[0].change.unitType: "dragon" is not one of',
    ],
    [
      'a fort without an owner or null',
      { actions: [{ type: 'correct', change: { kind: 'fort', fort: 'F1' } }] },
      'actions[0].change.command: missing',
    ],
    [
      'a correction during set-up',
      { actions: [{ type: 'correct', change: { kind: 'fort', fort: 'F1', command: null } }] },
      'actions[0]: not allowed by D1: Not in this phase.',
    ],
    [
      'a die of thirteen',
      { actions: [{ type: 'roll', rolls: [{ FR: 13 }] }] },
      'actions[0].rolls[0].FR: 13 is not between 1 and 12',
    ],
    ['another end', { checksum: 'ffffffffffffffff' }, 'checksum: the replay ends elsewhere'],
    ['no seed', { seed: undefined }, 'seed: missing'],
    [
      'two seats of one name',
      { setup: { map: 'marne', seats: setup.seats.map((one) => ({ ...one, id: 'A' })) } },
      'setup.seats[1].id: "A" is used already',
    ],
    [
      'an Automa of two nations',
      {
        setup: {
          map: 'marne',
          seats: [
            setup.seats[0],
            { ...setup.seats[1], nations: setup.seats[1]?.side === 'central' ? ['DE', 'AH'] : ['FR', 'GB'] },
          ],
        },
      },
      'setup.seats[1].nations: the Automa leads one nation',
    ],
    [
      'three seats',
      { setup: { ...gameOf(setup, []), map: 'marne', seats: [...setup.seats, setup.seats[0]] } },
      'setup.seats: set-up is for two or for four',
    ],
  ])('%s', (_, change, says) => {
    const words = wordsOf(parseGame({ ...file, ...change }));
    expect(
      words.find((line) => line.startsWith(says)),
      words.join('\n'),
    ).toBeDefined();
  });
});

describe('broken text', () => {
  const text = JSON.stringify(position);
  it('cut off anywhere, it is a problem and never an exception', () => {
    for (let length = 0; length < text.length; length += 7) expect(parseJson(text.slice(0, length)).ok).toBe(false);
  });

  it('a key given twice is told, with its place', () => {
    const twice = text.replace('"forts":{"F1":"A"}', '"forts":{"F1":"A","F1":"B"}');
    expect(wordsOf(parseJson(twice))).toEqual(['forts.F1: given twice']);
    expect(wordsOf(parseJson('[{"a":[{"b":1,"b":2}]}]'))).toEqual(['[0].a[0].b: given twice']);
  });

  it('a byte order mark before the text does no harm', () => {
    expect(parseJson('\uFEFF{"a":1}')).toMatchObject({ ok: true, value: { a: 1 } });
  });

  it('quotes and backslashes inside of texts hide no key, and show none', () => {
    expect(wordsOf(parseJson('{"a":"\\\\","b":1,"b":2}'))).toEqual(['b: given twice']);
    expect(wordsOf(parseJson('{"a":"\\",\\"a\\":","b":2}'))).toEqual([]);
  });

  it('40 MB in one text', () => {
    const parsed = parseMap({ ...smallMap, name: 'a'.repeat(40_000_000) });
    expect(wordsOf(parsed)).toEqual(['name: is longer than 200']);
    expect(parseJson(`{"name":"${'a'.repeat(40_000_000)}"}`).ok).toBe(true);
  });

  it('10 MB of noise', () => {
    const noise = 'x{"[ý,'.repeat(1_700_000);
    expect(wordsOf(parseJson(noise))).toEqual(['this is not a JSON file, or it is cut off']);
  });

  it.each([null, 7, 'text', [], {}, { format: 'trench-club-map/1' }])(
    '%j is no map, position, mat or game',
    (value) => {
      for (const parse of [parseMap, parsePosition, parseMat, parseGame]) expect(parse(value).ok).toBe(false);
    },
  );
});
