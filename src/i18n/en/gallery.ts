import type { Armor } from '../../rules/types.ts';

const armors: Readonly<Record<Armor, string>> = {
  soft: 'soft',
  light: 'light',
  medium: 'medium',
  heavy: 'heavy',
  air: 'air',
};

export const gallery = {
  title: 'Maps and units',
  home: 'Home',
  maps: 'Map',
  light: 'Light',
  day: 'Day',
  night: 'Night',
  view: 'View',
  whole: 'Whole map',
  close: 'Close up',
  layers: 'Layers',
  trenches: 'Trenches',
  boardLabel: (map: string, columns: number, rows: number, forts: number) =>
    `Map of the ${map}: ${columns} columns and ${rows} rows of hexes with roads, woods, a river and ${forts} forts`,
  roster: 'The units',
  rosterLine: 'Every number says where it comes from.',
  nation: 'Nation',
  armors,
  speed: 'Speed',
  range: 'Range',
  air: 'vs air',
  attack: 'Attack',
  attackTanks: 'vs tanks',
  attackFoot: 'vs foot',
  attackAir: 'hits air on',
  price: 'Price',
  armor: 'Armor',
  none: '–',
  span: (nearest: number, farthest: number) => (nearest === farthest ? `${nearest}` : `${nearest}–${farthest}`),
  from: (nearest: number) => `${nearest}+`,
  /** The small letter behind a number. */
  marks: { book: '', derived: 'd', house: 'h', custom: 'c' },
  markWords: {
    book: 'no letter: the rule book says it',
    derived: 'derived from the rule book’s examples',
    house: 'house value, ours',
    custom: 'from your own mat',
  },
  countryUnit: 'Country unit',
  tokens: 'Reading a miniature',
  legend: {
    fresh: 'can still act',
    done: 'has acted',
    veteran: 'veteran, damaged',
    hero: 'war hero, nearly lost',
  },
  unitLabel: (unit: string, nation: string, damage: number, experience: number) =>
    `${unit}, ${nation}, damage ${damage}, experience ${experience}`,
} as const;
