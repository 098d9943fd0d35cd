/** The numbers of the unit mat, typed in a second time. Base units only. */

import type { Armor, Nation, UnitType } from '../../src/rules/types.ts';

type Reach = readonly [number, number] | null;

export interface MatRow {
  readonly speed: number;
  readonly ground: Reach;
  readonly air: Reach;
  readonly attack: number;
  /** Another value against tanks. */
  readonly tanks?: number;
  readonly price: number;
  readonly armor: Armor;
  readonly rides: boolean;
}

function row(
  speed: number,
  ground: Reach,
  air: Reach,
  attack: number,
  price: number,
  armor: Armor,
  rides: boolean,
): MatRow {
  return { speed, ground, air, attack, price, armor, rides };
}

export const MAT: Readonly<Record<UnitType, MatRow>> = {
  infantry: row(2, [1, 1], null, 2, 2, 'soft', true),
  mountedInfantry: row(3, [1, 1], null, 2, 3, 'soft', true),
  heavyInfantry: row(2, [1, 1], [1, 1], 4, 4, 'soft', true),
  fieldGun: row(2, [1, 3], null, 3, 4, 'soft', true),
  howitzer: row(2, [2, 4], null, 3, 4, 'soft', true),
  heavyMortar: row(1, [2, 5], null, 3, 4, 'soft', true),
  antiAircraft: row(3, [2, 2], [1, 4], 4, 5, 'soft', false),
  armoredCar: row(4, [1, 1], null, 4, 5, 'light', false),
  tank: row(2, [1, 1], null, 6, 8, 'heavy', false),
  fighter: row(5, [1, 1], [1, 1], 3, 8, 'air', false),
  transport: row(4, null, null, 0, 3, 'soft', false),
  bigBertha: row(1, [2, 8], null, 6, 7, 'soft', true),
  antiTankGunners: { ...row(2, [1, 2], null, 3, 4, 'soft', true), tanks: 7 },
  tankMarkIFemale: row(2, [1, 1], null, 4, 7, 'heavy', false),
  tankRenaultFt17: row(3, [1, 1], null, 5, 7, 'medium', false),
};

const FOR_ALL: readonly UnitType[] = [
  'infantry',
  'mountedInfantry',
  'heavyInfantry',
  'heavyMortar',
  'antiAircraft',
  'armoredCar',
  'tank',
  'fighter',
  'transport',
];

/** The 11 types of each nation. */
export const ROSTER: Readonly<Record<Nation, readonly UnitType[]>> = {
  DE: [...FOR_ALL, 'fieldGun', 'bigBertha'],
  AH: [...FOR_ALL, 'howitzer', 'antiTankGunners'],
  FR: [...FOR_ALL, 'howitzer', 'tankRenaultFt17'],
  GB: [...FOR_ALL, 'fieldGun', 'tankMarkIFemale'],
};

/** Fewest hits for 1, 2, … 6 damage. */
export const ROWS: Readonly<Record<Armor, { readonly open: readonly number[]; readonly forest: readonly number[] }>> = {
  soft: { open: [2, 3, 5, 6, 8, 9], forest: [2, 4, 6, 8, 10, 12] },
  light: { open: [2, 4, 6, 8, 10, 12], forest: [3, 5, 8, 10, 13, 15] },
  medium: { open: [3, 5, 7, 10, 12, 14], forest: [3, 6, 9, 12, 14, 17] },
  heavy: { open: [3, 6, 8, 11, 13, 16], forest: [4, 7, 10, 13, 16, 20] },
  air: { open: [2, 4, 6, 7, 9, 11], forest: [2, 4, 6, 7, 9, 11] }, // B6: no forest row, so the open one stands
};

/** B3: dice at damage 0 … 5. */
export const DICE: readonly number[] = [12, 11, 9, 8, 6, 5];

/** Terms: nothing else is a foot soldier. */
export function isFoot(type: UnitType): boolean {
  return ['infantry', 'mountedInfantry', 'heavyInfantry', 'antiTankGunners'].includes(type);
}

/** Terms: "Tank" in the name; the Anti-Tank Gunners are soldiers, not tanks. */
export function isTank(type: UnitType): boolean {
  return ['tank', 'tankMarkIFemale', 'tankRenaultFt17'].includes(type);
}

export function isAir(type: UnitType): boolean {
  return type === 'fighter';
}
