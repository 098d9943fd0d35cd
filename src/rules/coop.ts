import { isFoot } from './field.ts';
import { KINDS, matOf } from './mat.ts';
import { SLOTS, type Slot, unitForSlot, unitsOfCommand } from './setup.ts';
import type { Command, MatFile, Nation, State, Unit, UnitId, UnitType } from './types.ts';

/** S9: the fast ones, then the line, then the rest. */
const FAST: readonly UnitType[] = ['mountedInfantry', 'armoredCar', 'fighter'];
const LINE: readonly UnitType[] = ['infantry', 'tank', 'fieldGun', 'howitzer', 'antiAircraft'];
const OWN_TOKEN = 4;

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

/**
 * CO2: armies for a team: a token for each player takes up to four of their own, a foot soldier among them, the
 * third token the rest of both, with a foot soldier where there is one to spare.
 */
export function balancedArmies(state: State, command: Command): Readonly<Record<string, readonly UnitId[]>> {
  const tokens = (command.tokens ?? []).map(({ number }) => number);
  const shared: UnitId[] = [];
  const armies: UnitId[][] = [];
  for (const nation of command.nations) {
    const own = unitsOfCommand(state, command).filter((unit) => unit.nation === nation);
    const sorted = [...own].sort((a, b) => placeInLine(a) - placeInLine(b));
    const [leader, ...spare] = sorted.filter(isFoot);
    const others = [...sorted.filter((unit) => !isFoot(unit)), ...spare];
    const army = [...(leader ? [leader] : []), ...others];
    armies.push(army.slice(0, OWN_TOKEN).map(({ id }) => id));
    shared.push(...army.slice(OWN_TOKEN).map(({ id }) => id));
  }
  armies.push(shared);
  return Object.fromEntries(tokens.map((token, t) => [token, armies[t] ?? []]));
}

function placeInLine({ type }: Unit): number {
  return FAST.includes(type) ? 0 : LINE.includes(type) ? 1 : 2;
}
