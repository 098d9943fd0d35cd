import { COUNTRY_UNIT, KINDS, matOf } from './mat.ts';
import type { CommandId, Difficulty, Luck, MapFile, MatFile, Nation, Options, Side, UnitType } from './types.ts';

export const DEFAULT_OPTIONS: Options = {
  shortGame: false,
  unitLimit: 2,
  trenches: false,
  specialForces: false,
  luck: 'dice',
};

/** CO1: the places of an army; each goes to one nation of a team and takes its version. */
export const SLOTS = [
  'infantry',
  'mountedInfantry',
  'heavyInfantry',
  'fieldPiece',
  'heavyMortar',
  'antiAircraft',
  'armoredCar',
  'tank',
  'fighter',
  'transport',
  'countryUnit',
] as const;
export type Slot = (typeof SLOTS)[number];

export function unitForSlot(slot: Slot, nation: Nation): UnitType {
  if (slot === 'countryUnit') return COUNTRY_UNIT[nation];
  if (slot === 'fieldPiece') return KINDS.fieldGun.nations.includes(nation) ? 'fieldGun' : 'howitzer';
  return slot;
}

/** One player, one co-op team or the Automa, as chosen before the game. */
export interface Seat {
  readonly id: CommandId;
  readonly side: Side;
  readonly nations: readonly Nation[];
  readonly control: 'human' | 'automa';
  readonly difficulty?: Difficulty | undefined;
  readonly luck?: Luck | undefined;
  /** CO1: who gets which slot; needed for two nations. */
  readonly slots?: Readonly<Record<Slot, Nation>>;
}

/** Everything chosen before the first action. Seats stand clockwise. */
export interface GameSetup {
  readonly map: string | MapFile;
  readonly mat?: MatFile;
  readonly options: Options;
  readonly seats: readonly Seat[];
  readonly seed: number;
}

/** AU1: what the Automa has beyond its mat less the Transport. */
export function automaExtras(nation: Nation, difficulty: Difficulty): readonly UnitType[] {
  switch (difficulty) {
    case 'easy':
      return [];
    case 'standard':
      return ['armoredCar'];
    case 'hard':
      return ['armoredCar', 'infantry'];
    case 'overkill':
      return [COUNTRY_UNIT[nation], 'mountedInfantry'];
  }
}

interface Share {
  count: number;
  price: number;
  attack: number;
  foot: number;
}

/**
 * CO1: a fair way to share the eleven slots: at most one unit more for either, for both a foot soldier who takes forts
 * in every game (V4), prices as equal as they can be, then attack values; what is still equal goes by the order of slots.
 */
export function balancedSlots(nations: readonly [Nation, Nation], mat?: MatFile): Readonly<Record<Slot, Nation>> {
  const { units } = matOf(mat);
  let best = 0;
  let bestBy: readonly number[] = [Number.POSITIVE_INFINITY];
  for (let toSecond = 0; toSecond < 1 << SLOTS.length; toSecond++) {
    const shares = nations.map((): Share => ({ count: 0, price: 0, attack: 0, foot: 0 })) as [Share, Share];
    SLOTS.forEach((slot, s) => {
      const to = (toSecond >> s) & 1;
      const type = unitForSlot(slot, nations[to] as Nation);
      const share = shares[to] as Share;
      share.count++;
      share.price += units[type].price;
      share.attack += units[type].attack ?? 0;
      share.foot += KINDS[type].foot && type !== 'antiTankGunners' ? 1 : 0;
    });
    const [one, two] = shares;
    if (Math.abs(one.count - two.count) > 1 || one.foot === 0 || two.foot === 0) continue;
    const by = [Math.abs(one.price - two.price), Math.abs(one.attack - two.attack)];
    if (isLess(by, bestBy)) [best, bestBy] = [toSecond, by];
  }
  const entries = SLOTS.map((slot, s) => [slot, nations[(best >> s) & 1]]);
  return Object.fromEntries(entries) as Record<Slot, Nation>;
}

function isLess(one: readonly number[], other: readonly number[]): boolean {
  const at = one.findIndex((number, i) => number !== other[i]);
  return at >= 0 && (one[at] as number) < (other[at] ?? Number.POSITIVE_INFINITY);
}
