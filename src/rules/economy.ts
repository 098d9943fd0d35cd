import { commandAtTurn, commandOfNation, fortOfPlace, unitIndex } from './field.ts';
import { fortOwner } from './forts.ts';
import { mapOf } from './maps.ts';
import { COUNTRY_UNIT, KINDS, matOf } from './mat.ts';
import { type Rejection, refuse } from './refusals.ts';
import type { Action, Command, FortId, Nation, State, Unit, UnitType } from './types.ts';

export const REPAIR_PRICE = 2;

export function fortsOf(state: State, command: Command): FortId[] {
  return mapOf(state.map)
    .forts.map(({ id }) => id)
    .filter((fort) => fortOwner(state, fort) === command.id);
}

/** E1 */
export function income(state: State, command: Command): number {
  return fortsOf(state, command).length;
}

export function priceOf(state: State, type: UnitType): number {
  return matOf(state.mat).units[type].price;
}

/** E2: in an own fort since the turn began. */
export function wasInFortAllTurn(unit: Unit): boolean {
  return fortOfPlace(unit.at) !== null && (unit.inFortSinceTurnStart ?? !unit.moved);
}

export function whyNoRepair(state: State, action: Extract<Action, { type: 'repair' }>): Rejection | null {
  const unit = state.units[unitIndex(state, action.unit)];
  if (!unit) return refuse('E2', 'unknownUnit', { unit: action.unit });
  const command = commandOfNation(state, unit.nation);
  if (command.id !== state.turn.command) return refuse('E2', 'notYourUnit', { unit: unit.id });
  if (unit.damage === 0) return refuse('E2', 'notDamaged', { unit: unit.id });
  if (!wasInFortAllTurn(unit)) return refuse('E2', 'notInFortSinceStart', { unit: unit.id });
  if (command.coins < REPAIR_PRICE) return refuse('E2', 'tooFewCoins', { price: REPAIR_PRICE, coins: command.coins });
  return null;
}

export function countOfType(state: State, nation: Nation, type: UnitType): number {
  return state.units.filter((unit) => unit.nation === nation && unit.type === type).length;
}

/** E4: a nation has its share of this type. */
export function isAtLimit(state: State, nation: Nation, type: UnitType): boolean {
  const { unitLimit } = state.options;
  return unitLimit > 0 && countOfType(state, nation, type) >= unitLimit;
}

export function whyNoPurchase(state: State, action: Extract<Action, { type: 'buy' }>): Rejection | null {
  const { nation, unitType, at } = action;
  const command = commandAtTurn(state);
  if (!command.nations.includes(nation)) return refuse('E3', 'notYourTurn');
  if (!KINDS[unitType]?.nations.includes(nation)) return refuse('E3', 'notOnMat', { type: unitType, nation });
  const fort = fortOfPlace(at);
  if (fort === null || fortOwner(state, fort) !== command.id) return refuse('E3', 'ownFortOnly', { place: at });
  if (isAtLimit(state, nation, unitType)) {
    return refuse('E4', 'unitLimit', { type: unitType, limit: state.options.unitLimit });
  }
  const price = priceOf(state, unitType);
  if (command.coins < price) return refuse('E3', 'tooFewCoins', { price, coins: command.coins });
  return null;
}

/** E6: the bank keeps one coin of every gift, so fewer than two would bring nothing. */
export function whyNoGift(state: State, { from, to, coins }: Extract<Action, { type: 'give' }>): Rejection | null {
  const giver = state.commands.find((command) => command.id === from);
  const taker = state.commands.find((command) => command.id === to);
  if (!giver || !taker || giver === taker || giver.side !== taker.side) return refuse('E6', 'notAnAlly', { from, to });
  if (!Number.isInteger(coins) || coins < 2) return refuse('E6', 'giftTooSmall');
  if (giver.coins < coins) return refuse('E6', 'tooFewCoins', { price: coins, coins: giver.coins });
  return null;
}

/** S8: Austria-Hungary's country unit is cheap, so it starts with 3 coins; in co-op only if that unit is in the split (CO4). */
export function startingCoins(types: readonly UnitType[]): number {
  return types.includes(COUNTRY_UNIT.AH) ? 3 : 0;
}
