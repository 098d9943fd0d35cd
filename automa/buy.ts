import { drawBelow } from '../src/rules/chance.ts';
import { fortsOf, isAtLimit, priceOf } from '../src/rules/economy.ts';
import { commandAtTurn, fieldOf, insideFort, isFoot } from '../src/rules/field.ts';
import { KINDS, unitsOfNation } from '../src/rules/mat.ts';
import type { Action, Command, FortId, Nation, State, Unit, UnitType } from '../src/rules/types.ts';
import { distancesFor } from './distance.ts';

export interface Purchase {
  readonly action: Extract<Action, { type: 'buy' }>;
  /** The AU7 line that chose the type. */
  readonly because: 'fewFootSoldiers' | 'armoredCar' | 'carsAtLimit' | 'gunAtLimit';
  /** How many types, and forts, it was drawn from. */
  readonly types: readonly UnitType[];
  readonly forts: readonly FortId[];
}

const FEWEST_FOOT_SOLDIERS = 2;
const TYPE_DRAW = 100;
const FORT_DRAW = 200;

/** AU7: what it would buy next, whether or not it can pay for it. */
export function wantedTypes(state: State, nation: Nation): Pick<Purchase, 'because' | 'types'> {
  const foot = state.units.filter((unit) => unit.nation === nation && isFoot(unit)).length;
  if (foot < FEWEST_FOOT_SOLDIERS && !isAtLimit(state, nation, 'mountedInfantry')) {
    return { because: 'fewFootSoldiers', types: ['mountedInfantry'] };
  }
  if (!isAtLimit(state, nation, 'armoredCar')) return { because: 'armoredCar', types: ['armoredCar'] };
  const gun = KINDS.fieldGun.nations.includes(nation) ? 'fieldGun' : 'howitzer';
  if (!isAtLimit(state, nation, gun)) return { because: 'carsAtLimit', types: [gun] };
  const { coins } = commandAtTurn(state);
  const others = unitsOfNation(nation).filter(
    (type) => type !== 'transport' && priceOf(state, type) <= coins && !isAtLimit(state, nation, type),
  );
  return { because: 'gunAtLimit', types: others };
}

/** AU7, AU8: its next purchase; null when it buys nothing more. */
export function decidePurchase(state: State): Purchase | null {
  const command = commandAtTurn(state);
  const nation = command.nations[0] as Nation;
  const { because, types } = wantedTypes(state, nation);
  const n = state.units.length;
  const unitType = types[drawBelow(types.length, state.seed, 'ties', state.drawn, TYPE_DRAW + n)];
  if (unitType === undefined || command.coins < priceOf(state, unitType)) return null;
  const forts = bestForts(state, command, unitType);
  const fort = forts[drawBelow(forts.length, state.seed, 'ties', state.drawn, FORT_DRAW + n)];
  if (fort === undefined) return null;
  return { action: { type: 'buy', nation, unitType, at: insideFort(fort) }, because, types, forts };
}

/** AU8: nearest enemies first, of forts without an enemy foot soldier at an entrance; several where they tie. */
export function bestForts(state: State, command: Command, type: UnitType): FortId[] {
  const { board, units, hex, mat, command: commandOf } = fieldOf(state);
  const isEnemy = (u: number) => state.commands[commandOf[u] as number]?.side !== command.side;
  const enemies = units.map((_, u) => u).filter((u) => (hex[u] as number) >= 0 && isEnemy(u));
  const isGuarded = (fort: number) =>
    enemies.some((u) => isFoot(units[u] as Unit) && board.fortsBeside[hex[u] as number]?.includes(fort));
  const mover = KINDS[type].foot ? 'foot' : KINDS[type].air ? 'air' : 'ground';
  const distances = distancesFor(board, mover, mat.units[type].speed * 2);
  const measured = fortsOf(state, command)
    .map((id) => ({ id, fort: board.fortIndex.get(id) as number }))
    .filter(({ fort }) => !isGuarded(fort))
    .map(({ id, fort }) => {
      const entrances = board.forts[fort]?.entrances ?? [];
      const far = enemies.map((u) =>
        Math.min(...entrances.map((entrance) => distances[entrance * board.size + (hex[u] as number)] as number)),
      );
      return { id, far: far.sort((a, b) => a - b) };
    });
  const best = measured.reduce<number[] | null>(
    (nearest, { far }) => (nearest && !isNearer(far, nearest) ? nearest : far),
    null,
  );
  return measured.filter(({ far }) => best && !isNearer(best, far) && !isNearer(far, best)).map(({ id }) => id);
}

/** The nearest enemy, then more enemies at that distance, then the second-nearest, and so on: plain sorted order. */
function isNearer(one: readonly number[], other: readonly number[]): boolean {
  for (let i = 0; i < one.length; i++) {
    if (one[i] !== other[i]) return (one[i] as number) < (other[i] as number);
  }
  return false;
}
