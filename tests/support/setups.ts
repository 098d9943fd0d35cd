import { drawBelow } from '../../src/rules/chance.ts';
import { balancedSlots, type GameSetup, SLOTS, type Slot } from '../../src/rules/seats.ts';
import { DIFFICULTIES, type Difficulty, type MapFile, type Nation } from '../../src/rules/types.ts';
import { fourPlayers } from './four.ts';
import { seat, setupOf } from './setup.ts';

/** A tight board where armies meet at once and forts change hands: all of S1, little of the walking. */
const SMALL: MapFile = {
  format: 'trench-club-map/1',
  id: 'small',
  name: 'Small',
  season: 'summer',
  terrain: [
    '.-..^....-',
    '.#-.~^.#..',
    '-#..~.-#-.',
    '..-~=..^..',
    '.#.~.-.#.^',
    '.#-~..-#-.',
    '-..=-.....',
    '.#-~.-.#..',
    '^#.~..-#.^',
    '.-.-^.#-..',
    '..--.-#...',
  ],
  forts: [
    { id: 'F1', name: 'One', entrances: ['B2', 'B3'], walls: [] },
    { id: 'F2', name: 'Two', entrances: ['H2', 'H3'], walls: [] },
    { id: 'F3', name: 'Three', entrances: ['B5', 'B6'], walls: [] },
    { id: 'F4', name: 'Four', entrances: ['H5', 'H6'], walls: [] },
    { id: 'F5', name: 'Five', entrances: ['B8', 'B9'], walls: [] },
    { id: 'F6', name: 'Six', entrances: ['H8', 'H9'], walls: [] },
    { id: 'F7', name: 'Seven', entrances: ['G10', 'G11'], walls: [] },
  ],
  starts: { '1': 'C2', '2': 'F3', '3': 'I4', '4': 'A7', '5': 'F8', '6': 'D11' },
  trenches: [],
};

export function smallSetup(seed: number): GameSetup {
  const setup = setupOf([seat(['AH']), seat(['GB'])], seed, SMALL);
  return { ...setup, options: { ...setup.options, shortGame: seed % 2 === 0, unitLimit: seed % 3 } };
}

const PAIRS: readonly (readonly [Nation, Nation])[] = [
  ['FR', 'DE'],
  ['AH', 'GB'],
  ['DE', 'GB'],
  ['FR', 'AH'],
];

export function duelSetup(seed: number): GameSetup {
  const [one, other] = PAIRS[seed % PAIRS.length] as readonly [Nation, Nation];
  return setupOf([seat([one]), seat([other])], seed, seed % 2 === 0 ? 'marne' : 'vosges');
}

export function soloGame(seed: number): GameSetup {
  const duel = duelSetup(seed);
  const [human, other] = duel.seats;
  if (!human || !other) throw new Error('two seats');
  return { ...duel, seats: [human, { ...other, control: 'automa', difficulty: seed % 2 === 0 ? 'hard' : 'overkill' }] };
}

export function coopSetup(seed: number): GameSetup {
  const central = seed % 2 === 0;
  const [one, two, enemy]: Nation[] = central ? ['DE', 'AH', 'FR'] : ['FR', 'GB', 'DE'];
  const slots = Object.fromEntries(SLOTS.map((slot, i) => [slot, (i + seed) % 2 === 0 ? one : two]));
  const team = { ...seat([one as Nation, two as Nation]), slots: slots as Record<Slot, Nation> };
  return setupOf([team, seat([enemy as Nation])], seed, central ? 'marne' : SMALL);
}

/** A team of either side on either map against the Automa, its slots shared fairly or by chance. */
export function teamSetup(seed: number): GameSetup {
  const teams = [
    ['DE', 'AH', 'GB'],
    ['FR', 'GB', 'AH'],
    ['AH', 'DE', 'FR'],
    ['GB', 'FR', 'DE'],
  ] as const;
  const [one, two, enemy] = teams[seed % 4] as (typeof teams)[number];
  const byChance = SLOTS.map((slot, s) => [slot, drawBelow(2, seed, 'deal', s) === 0 ? one : two]);
  const slots = seed % 3 === 0 ? balancedSlots([one, two]) : (Object.fromEntries(byChance) as Record<Slot, Nation>);
  const difficulty = DIFFICULTIES[(seed >> 1) % 4] as Difficulty;
  const seats = [seat([one, two], { slots }), seat([enemy], { control: 'automa', difficulty })];
  return setupOf(seed % 5 === 0 ? seats.reverse() : seats, seed, (seed >> 2) % 2 === 0 ? 'marne' : 'vosges');
}

export function fourSetup(seed: number): GameSetup {
  return fourPlayers(seed);
}
