import { isFoot } from './field.ts';
import { unitsOfCommand } from './setup.ts';
import type { Command, State, Unit, UnitId, UnitType } from './types.ts';

/** S9: the fast ones, then the line, then the rest. */
const FAST: readonly UnitType[] = ['mountedInfantry', 'armoredCar', 'fighter'];
const LINE: readonly UnitType[] = ['infantry', 'tank', 'fieldGun', 'howitzer', 'antiAircraft'];
const OWN_TOKEN = 4;

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
