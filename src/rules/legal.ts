import { actingArmies, armyChoice } from './armies.ts';
import { whyNoAttack } from './attack.ts';
import { unloadPlaces, whyNotAttacking, whyNotMoving } from './check.ts';
import { fortsOf, isAtLimit, priceOf, REPAIR_PRICE, wasInFortAllTurn } from './economy.ts';
import { commandAtTurn, commandOf, fieldOf, insideFort } from './field.ts';
import { unitsOfNation } from './mat.ts';
import { mayUnloadInPlace, reachOf } from './reach.ts';
import { unloadingTruck } from './room.ts';
import { hasSplit, placesFor, recommendedSplit, unitsOfCommand, unitsToPlace } from './setup.ts';
import type { Action, Command, Destination, State, UnitId } from './types.ts';

/**
 * What the player at turn may do now. Left out, though `check` allows it: surrender, gifts and corrections (any time),
 * taking a declaration back, and splits of the army other than the recommended one.
 */
export function legal(state: State): Action[] {
  switch (state.turn.phase) {
    case 'setup':
      return legalSetup(state);
    case 'move':
      return legalMoves(state);
    case 'declare':
      return [...legalDeclarations(state), { type: 'end' }];
    case 'battle':
      return [{ type: 'fight' }];
    case 'money':
      return [...legalMoney(state, commandAtTurn(state)), { type: 'end' }];
    case 'over':
      return [];
  }
}

function legalSetup(state: State): Action[] {
  const { setup } = state;
  switch (setup?.step) {
    case 'split':
      return state.commands
        .filter((command) => !hasSplit(state, command))
        .map((command) => ({ type: 'split', command: command.id, armies: recommendedSplit(state, command) }));
    case 'place': {
      const waiting = unitsToPlace(state);
      if (waiting.length > 0) {
        return waiting.flatMap((unit) =>
          placesFor(state, unit).map((at) => ({ type: 'place', unit: unit.id, at }) as const),
        );
      }
      const tokens = commandOf(state, setup.command).tokens ?? [];
      return tokens.filter((token) => !token.revealed).map((token) => ({ type: 'reveal', token: token.number }));
    }
    default:
      return [{ type: 'roll' }];
  }
}

/** Where a unit may move now: hexes, forts, trucks. */
export function destinationsOf(state: State, id: UnitId): Destination[] {
  if (whyNotMoving(state, id)) return [];
  const field = fieldOf(state);
  const u = state.units.findIndex((unit) => unit.id === id);
  const reach = reachOf(field, u);
  const destinations: Destination[] = [];
  for (let i = 0; i < reach.stopCount; i++) {
    const hex = reach.stops[i] as number;
    if (hex !== reach.start) destinations.push(field.board.ids[hex] as string);
  }
  for (const { fort } of reach.forts) destinations.push(insideFort(field.board.forts[fort]?.id as string));
  for (const { truck } of reach.trucks) destinations.push(`truck:${field.units[truck]?.id}`);
  if (mayUnloadInPlace(field, u)) destinations.push(field.board.ids[reach.start] as string);
  return destinations;
}

function legalMoves(state: State): Action[] {
  const command = commandAtTurn(state);
  if (actingArmies(state) === 'choose') return armyChoices(state, command);
  const field = fieldOf(state);
  if (unloadingTruck(field, state.commands.indexOf(command)) >= 0) {
    return state.units
      .filter((unit) => unit.aboard !== undefined && command.nations.includes(unit.nation))
      .flatMap((unit) => unloadPlaces(state, unit).map((to) => ({ type: 'unload', unit: unit.id, to }) as const));
  }
  const moves: Action[] = [];
  for (const unit of unitsOfCommand(state, command)) {
    for (const to of destinationsOf(state, unit.id)) {
      moves.push(
        command.control === 'automa' ? { type: 'act', unit: unit.id, to } : { type: 'move', unit: unit.id, to },
      );
    }
  }
  const aboard = state.units.some((unit) => unit.aboard !== undefined && command.nations.includes(unit.nation));
  return aboard ? moves : [...moves, { type: 'end' }];
}

/** S7: every set of armies of the allowed size. */
function armyChoices(state: State, command: Command): Action[] {
  const choice = armyChoice(state, command);
  if (!choice) return [];
  const sets = (from: readonly number[], count: number): number[][] =>
    count === 0
      ? [[]]
      : from.flatMap((army, i) => sets(from.slice(i + 1), count - 1).map((others) => [army, ...others]));
  return sets(choice.from, choice.count).map((armies) => ({ type: 'chooseArmies', armies }));
}

function legalDeclarations(state: State): Action[] {
  const field = fieldOf(state);
  const declared = new Set(state.turn.declared?.map((attack) => attack.attacker));
  const actions: Action[] = [];
  field.units.forEach((unit, u) => {
    if (declared.has(unit.id) || whyNotAttacking(state, unit.id)) return;
    field.units.forEach((enemy, target) => {
      if (!whyNoAttack(field, u, target)) actions.push({ type: 'declare', attacker: unit.id, target: enemy.id });
    });
  });
  return actions;
}

function legalMoney(state: State, command: Command): Action[] {
  const repairs: Action[] = unitsOfCommand(state, command)
    .filter((unit) => unit.damage > 0 && wasInFortAllTurn(unit) && command.coins >= REPAIR_PRICE)
    .map((unit) => ({ type: 'repair', unit: unit.id }));
  const forts = fortsOf(state, command);
  const purchases: Action[] = command.nations.flatMap((nation) =>
    unitsOfNation(nation)
      .filter((unitType) => command.coins >= priceOf(state, unitType) && !isAtLimit(state, nation, unitType))
      .flatMap((unitType) => forts.map((fort) => ({ type: 'buy', nation, unitType, at: insideFort(fort) }) as const)),
  );
  return [...repairs, ...purchases];
}
