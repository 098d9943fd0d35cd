import {
  ARMORS,
  type Armor,
  type DamageRows,
  type MatFile,
  NATIONS,
  type Nation,
  type Range,
  UNIT_TYPES,
  type UnitNumbers,
  type UnitType,
} from './types.ts';

/** Where a number comes from: the rule book, its examples, ours, or the player's own mat. */
export const MARKS = ['book', 'derived', 'house', 'custom'] as const;
export type Mark = (typeof MARKS)[number];

type Marked<T> = readonly [value: T, mark: Mark];
type MarkedNumbers = { readonly [K in keyof UnitNumbers]: Marked<UnitNumbers[K]> };

const book = <T>(value: T): Marked<T> => [value, 'book'];
const derived = <T>(value: T): Marked<T> => [value, 'derived'];
const house = <T>(value: T): Marked<T> => [value, 'house'];

const none = book(null);
const noSpecials = { attackTanks: none, attackFoot: none, attackAir: none };
const one: Range = [1, 1];

const PRINTED: Readonly<Record<UnitType, MarkedNumbers>> = {
  infantry: {
    speed: book(2),
    rangeGround: book(one),
    rangeAir: none,
    attack: book(2),
    ...noSpecials,
    price: book(2),
    armor: book('soft'),
  },
  mountedInfantry: {
    speed: book(3),
    rangeGround: book(one),
    rangeAir: none,
    attack: book(2),
    ...noSpecials,
    price: book(3),
    armor: book('soft'),
  },
  heavyInfantry: {
    speed: house(2),
    rangeGround: derived(one),
    rangeAir: derived(one),
    attack: house(4),
    ...noSpecials,
    price: house(4),
    armor: house('soft'),
  },
  fieldGun: {
    speed: house(2),
    rangeGround: house([1, 3]),
    rangeAir: none,
    attack: derived(3),
    ...noSpecials,
    price: house(4),
    armor: house('soft'),
  },
  howitzer: {
    speed: house(2),
    rangeGround: house([2, 4]),
    rangeAir: none,
    attack: derived(3),
    ...noSpecials,
    price: house(4),
    armor: house('soft'),
  },
  heavyMortar: {
    speed: book(1),
    rangeGround: book([2, 5]),
    rangeAir: none,
    attack: book(3),
    ...noSpecials,
    price: house(4),
    armor: house('soft'),
  },
  antiAircraft: {
    speed: house(3),
    rangeGround: house([2, 2]),
    rangeAir: house([1, 4]),
    attack: book(4),
    ...noSpecials,
    price: house(5),
    armor: house('soft'),
  },
  armoredCar: {
    speed: book(4),
    rangeGround: derived(one),
    rangeAir: none,
    attack: book(4),
    ...noSpecials,
    price: house(5),
    armor: book('light'),
  },
  tank: {
    speed: derived(2),
    rangeGround: derived(one),
    rangeAir: none,
    attack: book(6),
    ...noSpecials,
    price: house(8),
    armor: house('heavy'),
  },
  fighter: {
    speed: house(5),
    rangeGround: derived(one),
    rangeAir: derived(one),
    attack: house(3),
    ...noSpecials,
    price: house(8),
    armor: house('air'),
  },
  transport: {
    speed: house(4),
    rangeGround: none,
    rangeAir: none,
    attack: none,
    ...noSpecials,
    price: house(3),
    armor: house('soft'),
  },
  bigBertha: {
    speed: house(1),
    rangeGround: house([2, 8]),
    rangeAir: none,
    attack: house(6),
    ...noSpecials,
    price: derived(7),
    armor: house('soft'),
  },
  antiTankGunners: {
    speed: house(2),
    rangeGround: house([1, 2]),
    rangeAir: none,
    attack: house(3),
    ...noSpecials,
    attackTanks: house(7),
    price: house(4),
    armor: house('soft'),
  },
  tankMarkIFemale: {
    speed: derived(2),
    rangeGround: derived(one),
    rangeAir: none,
    attack: derived(4),
    ...noSpecials,
    price: derived(7),
    armor: derived('heavy'),
  },
  tankRenaultFt17: {
    speed: derived(3),
    rangeGround: derived(one),
    rangeAir: none,
    attack: derived(5),
    ...noSpecials,
    price: derived(7),
    armor: derived('medium'),
  },
};

/** Fewest hits in one battle for 1, 2 … 6 damage. */
const PRINTED_ROWS: Readonly<
  Record<Armor, { readonly open: Marked<readonly number[]>; readonly forest: Marked<readonly number[] | null> }>
> = {
  soft: { open: derived([2, 3, 5, 6, 8, 9]), forest: derived([2, 4, 6, 8, 10, 12]) },
  light: { open: derived([2, 4, 6, 8, 10, 12]), forest: house([3, 5, 8, 10, 13, 15]) },
  medium: { open: house([3, 5, 7, 10, 12, 14]), forest: house([3, 6, 9, 12, 14, 17]) },
  heavy: { open: house([3, 6, 8, 11, 13, 16]), forest: house([4, 7, 10, 13, 16, 20]) },
  air: { open: house([2, 4, 6, 7, 9, 11]), forest: none },
};

/** B3 */
const PRINTED_DICE: readonly Marked<number>[] = [book(12), book(11), derived(9), book(8), derived(6), book(5)];

/** What no mat changes: the kinds of the Terms, who rides a truck (T1), whose mat shows it. */
interface Kind {
  readonly foot?: true;
  readonly tank?: true;
  readonly air?: true;
  readonly rides?: true;
  readonly nations: readonly Nation[];
}

export const KINDS: Readonly<Record<UnitType, Kind>> = {
  infantry: { foot: true, rides: true, nations: NATIONS },
  mountedInfantry: { foot: true, rides: true, nations: NATIONS },
  heavyInfantry: { foot: true, rides: true, nations: NATIONS },
  fieldGun: { rides: true, nations: ['DE', 'GB'] },
  howitzer: { rides: true, nations: ['AH', 'FR'] },
  heavyMortar: { rides: true, nations: NATIONS },
  antiAircraft: { nations: NATIONS },
  armoredCar: { nations: NATIONS },
  tank: { tank: true, nations: NATIONS },
  fighter: { air: true, nations: NATIONS },
  transport: { nations: NATIONS },
  bigBertha: { rides: true, nations: ['DE'] },
  antiTankGunners: { foot: true, rides: true, nations: ['AH'] },
  tankMarkIFemale: { tank: true, nations: ['GB'] },
  tankRenaultFt17: { tank: true, nations: ['FR'] },
};

export const COUNTRY_UNIT: Readonly<Record<Nation, UnitType>> = {
  DE: 'bigBertha',
  AH: 'antiTankGunners',
  FR: 'tankRenaultFt17',
  GB: 'tankMarkIFemale',
};

/** S3: the 11 units of a nation's mat, in the mat's order. */
export function unitsOfNation(nation: Nation): readonly UnitType[] {
  return UNIT_TYPES.filter((type) => KINDS[type].nations.includes(nation));
}

/** The numbers in force, ours or corrected by a player's mat. */
export interface Mat {
  readonly units: Readonly<Record<UnitType, UnitNumbers>>;
  readonly armor: Readonly<Record<Armor, DamageRows>>;
  /** Dice by the unit's own damage, 0 to 5 (B3). */
  readonly dice: readonly number[];
  mark(type: UnitType, number: keyof UnitNumbers): Mark;
  armorMark(armor: Armor, row: 'open' | 'forest'): Mark;
  diceMark(damage: number): Mark;
}

export const OUR_MAT = makeMat(undefined);
const mats = new WeakMap<MatFile, Mat>();

export function matOf(file: MatFile | undefined): Mat {
  if (!file) return OUR_MAT;
  let mat = mats.get(file);
  if (!mat) {
    mat = makeMat(file);
    mats.set(file, mat);
  }
  return mat;
}

function makeMat(file: MatFile | undefined): Mat {
  const units = {} as Record<UnitType, UnitNumbers>;
  for (const type of UNIT_TYPES) {
    const ours = Object.fromEntries(Object.entries(PRINTED[type]).map(([key, [value]]) => [key, value]));
    units[type] = { ...(ours as unknown as UnitNumbers), ...file?.units?.[type] };
  }
  const armor = {} as Record<Armor, DamageRows>;
  for (const name of ARMORS) {
    armor[name] = { open: PRINTED_ROWS[name].open[0], forest: PRINTED_ROWS[name].forest[0], ...file?.armor?.[name] };
  }
  return {
    units,
    armor,
    dice: file?.dice ?? PRINTED_DICE.map(([count]) => count),
    mark: (type, number) => (file?.units?.[type]?.[number] !== undefined ? 'custom' : PRINTED[type][number][1]),
    armorMark: (name, row) => (file?.armor?.[name]?.[row] !== undefined ? 'custom' : PRINTED_ROWS[name][row][1]),
    diceMark: (damage) => (file?.dice ? 'custom' : (PRINTED_DICE[damage]?.[1] ?? 'house')),
  };
}
