import { actingArmies, armyChoice, mayAct } from './armies.ts';
import { whyNoAttack } from './attack.ts';
import { whyNotTheseDice } from './battle.ts';
import { CLOSED, WATER } from './board.ts';
import { whyNotCorrected } from './correction.ts';
import { whyNoGift, whyNoPurchase, whyNoRepair } from './economy.ts';
import { commandAtTurn, type Field, fieldOf, fortOfPlace, isFoot, unitIndex } from './field.ts';
import { canTakeForts, isFortToTake, ownsFort } from './forts.ts';
import { KINDS } from './mat.ts';
import { searchReach } from './movement.ts';
import { mayUnloadInPlace, reachOf } from './reach.ts';
import { type Rejection, refuse } from './refusals.ts';
import { whyNotTheseRolls } from './rolls.ts';
import { leavesRoom, loadsOf, unloadingTruck } from './room.ts';
import { unitsToPlace, whyNoSplit, whyNotPlaced } from './setup.ts';
import { freeHexesBeside, hexesToUnload, isTruck, passengersOf, SEATS } from './transport.ts';
import {
  type Action,
  type Destination,
  type Phase,
  type RuleId,
  type State,
  truckOf,
  type Unit,
  type UnitId,
} from './types.ts';

/** The one judge: null if the action is allowed, else the rule that forbids it. */
export function check(state: State, action: Action): Rejection | null {
  const { phase } = state.turn;
  if (phase === 'over') return refuse('V1', 'gameOver');
  switch (action.type) {
    case 'surrender':
      return null;
    case 'give':
      return phase === 'setup' ? refuse('E6', 'notThisPhase') : whyNoGift(state, action);
    case 'split':
      return whyNoSplit(state, action);
    case 'roll': {
      const step = state.setup?.step;
      const rolling = step === 'rollForPlacing' || step === 'rollForFirstTurn';
      return rolling ? whyNotTheseRolls(state, action.rolls) : refuse('S4', 'notThisPhase');
    }
    case 'reveal':
      return whyNotRevealed(state, action.token);
    case 'place':
      return whyNotPlaced(state, action);
    case 'chooseArmies':
      return inPhase(state, 'move', 'S7') ?? whyNotTheseArmies(state, action.armies);
    case 'move':
      return inPhase(state, 'move', 'M1') ?? forHumans(state) ?? whyNoMove(state, action.unit, action.to);
    case 'unload':
      return inPhase(state, 'move', 'T3') ?? whyNotUnloaded(state, action.unit, action.to);
    case 'declare':
      return inPhase(state, 'declare', 'A1') ?? whyNotDeclared(state, action);
    case 'withdraw':
      return (
        inPhase(state, 'declare', 'A1') ??
        (declaredBy(state, action.attacker) ? null : refuse('A1', 'notDeclared', { unit: action.attacker }))
      );
    case 'fight': {
      const no = inPhase(state, 'battle', 'B1');
      const next = state.turn.declared?.[0];
      return no ?? (next ? whyNotTheseDice(state, next, action.dice) : refuse('B1', 'notDeclared', { unit: '' }));
    }
    case 'repair':
      return inPhase(state, 'money', 'E2') ?? whyNoRepair(state, action);
    case 'buy':
      return inPhase(state, 'money', 'E3') ?? whyNoPurchase(state, action);
    case 'act':
      return inPhase(state, 'move', 'AU4') ?? whyNoAct(state, action);
    case 'correct':
      return phase === 'setup' ? refuse('D1', 'notThisPhase') : whyNotCorrected(state, action.change);
    case 'end':
      return whyNotOver(state);
  }
}

function inPhase(state: State, phase: Phase, rule: RuleId): Rejection | null {
  return state.turn.phase === phase ? null : refuse(rule, 'notThisPhase', { phase });
}

function forHumans(state: State): Rejection | null {
  return commandAtTurn(state).control === 'human' ? null : refuse('AU4', 'automaOnly');
}

function whyNotRevealed(state: State, number: number): Rejection | null {
  const { setup } = state;
  if (setup?.step !== 'place') return refuse('S4', 'notThisPhase');
  if (unitsToPlace(state).length > 0) return refuse('S4', 'placeArmyFirst');
  const command = state.commands.find(({ id }) => id === setup.command);
  const token = command?.tokens?.find((one) => one.number === number);
  if (!token) return refuse('S4', 'unknownToken', { token: number });
  return token.revealed ? refuse('S4', 'tokenAlreadyRevealed', { token: number }) : null;
}

function whyNotTheseArmies(state: State, armies: readonly number[]): Rejection | null {
  if (state.turn.armies) return refuse('S7', 'armiesAlreadyChosen');
  if (actingArmies(state) !== 'choose') return refuse('S7', 'notThisPhase');
  const choice = armyChoice(state, commandAtTurn(state));
  if (!choice) return refuse('S7', 'notThisPhase');
  if (new Set(armies).size !== choice.count || armies.length !== choice.count) {
    return refuse('S7', 'wrongNumberOfArmies', { count: choice.count });
  }
  const unknown = armies.find((army) => !choice.from.includes(army));
  return unknown === undefined ? null : refuse('S7', 'unknownArmy', { army: unknown });
}

/** Whether this unit may do its part of the move phase now: its own turn, once, in an army that acts (M1, S7, T2–T4). */
export function whyNotMoving(state: State, id: UnitId): Rejection | null {
  const field = fieldOf(state);
  const u = unitIndex(state, id);
  const unit = field.units[u];
  if (!unit) return refuse('M1', 'unknownUnit', { unit: id });
  const command = commandAtTurn(state);
  if (!command.nations.includes(unit.nation)) return refuse('M1', 'notYourUnit', { unit: id });
  if (actingArmies(state) === 'choose') return refuse('S7', 'chooseArmiesFirst');
  if (!mayAct(state, unit)) return refuse('S7', 'armyRests', { unit: id, army: unit.army ?? 0 });
  if (unit.aboard !== undefined) return refuse('T2', 'alreadyMoved', { unit: id });
  if (unit.moved) return refuse('M1', 'alreadyMoved', { unit: id });
  const truck = unloadingTruck(field, field.command[u] as number);
  return truck >= 0 ? refuse('T3', 'unloadFirst', { truck: field.units[truck]?.id ?? '' }) : null;
}

function whyNoMove(state: State, id: UnitId, to: Destination): Rejection | null {
  const no = whyNotMoving(state, id);
  if (no) return no;
  const field = fieldOf(state);
  const u = unitIndex(state, id);
  const fort = fortOfPlace(to);
  const truck = truckOf(to);
  if (fort !== null) return whyNotIntoFort(field, u, fort);
  if (truck !== null) return whyNotAboard(field, u, truck);
  return whyNotTo(field, u, to);
}

function whyNotIntoFort(field: Field, u: number, id: string): Rejection | null {
  const fort = field.board.fortIndex.get(id);
  const unit = field.units[u] as Unit;
  if (fort === undefined) return refuse('F1', 'unknownFort', { fort: id });
  const reach = reachOf(field, u);
  if (reach.forts.some((way) => way.fort === fort)) return null;
  if (unit.at === `fort:${id}`) return refuse('F3', 'alreadyInThisFort', { fort: id });
  if (ownsFort(field, u, fort)) return refuse('F3', 'notNextToEntrance', { unit: unit.id, fort: id });
  if (!isFortToTake(field, u, fort)) return refuse('F5', 'alliedFort', { fort: id });
  if (!isFoot(unit)) return refuse('F2', 'onlyFootConquer', { unit: unit.id });
  if (!canTakeForts(field.state, unit)) return refuse('V4', 'gunnersCannotConquer');
  return refuse('F2', 'startNextToEntrance', { unit: unit.id, fort: id });
}

function whyNotAboard(field: Field, u: number, id: UnitId): Rejection | null {
  const truck = unitIndex(field.state, id);
  const unit = field.units[u] as Unit;
  const lorry = field.units[truck];
  if (!lorry) return refuse('T2', 'unknownUnit', { unit: id });
  if (!isTruck(lorry) || truck === u) return refuse('T1', 'notATruck', { unit: id });
  if (!KINDS[unit.type].rides) return refuse('T1', 'cannotRide', { unit: unit.id });
  if (field.command[truck] !== field.command[u]) return refuse('T1', 'otherNationsTruck', { truck: id });
  if (lorry.moved) return refuse('T2', 'truckHasMoved', { truck: id });
  if (passengersOf(field, truck) >= SEATS) return refuse('T1', 'truckFull', { truck: id });
  if (!mayAct(field.state, lorry)) return refuse('S7', 'armyRests', { unit: id, army: lorry.army ?? 0 });
  if (reachOf(field, u).trucks.some((way) => way.truck === truck)) return null;
  const near = searchReach(field, u, {}).trucks.some((way) => way.truck === truck);
  return near
    ? refuse('T3', 'noRoomToUnload', { truck: id })
    : refuse('T2', 'truckOutOfReach', { unit: unit.id, truck: id });
}

function whyNotTo(field: Field, u: number, id: string): Rejection | null {
  const { board } = field;
  const unit = field.units[u] as Unit;
  const hex = board.index.get(id);
  if (hex === undefined) return refuse('M1', 'unknownHex', { hex: id });
  if (hex === field.hex[u]) {
    if (mayUnloadInPlace(field, u)) return null;
    return passengersOf(field, u) > 0 ? refuse('T3', 'noRoomToUnload', { truck: unit.id }) : refuse('M1', 'staysPut');
  }
  if (reachOf(field, u).cost[hex] !== CLOSED) return null;
  if (board.costs.air[hex] === CLOSED) return refuse('M7', 'fortHex', { hex: id });
  const other = field.units[field.occupant[hex] as number];
  if (other) return refuse('M6', 'occupied', { hex: id, unit: other.id });
  if (board.terrain[hex] === WATER && board.costs[isFoot(unit) ? 'foot' : 'ground'][hex] === CLOSED) {
    return isFoot(unit) ? refuse('M4', 'waterTakesWholeMove', { hex: id }) : refuse('M4', 'noWater', { unit: unit.id });
  }
  const near = searchReach(field, u, { passengers: 0 });
  if (near.cost[hex] !== CLOSED) return refuse('T3', 'noRoomToUnload', { truck: unit.id });
  const noContact = new Uint8Array(board.size);
  const bold = searchReach(field, u, { contact: noContact, passengers: 0 });
  if (bold.cost[hex] !== CLOSED) return refuse('M9', 'stoppedByContact', { hex: id });
  const empty = new Array<number>(board.size).fill(-1);
  const alone = searchReach(field, u, { occupant: empty, contact: noContact, passengers: 0 });
  if (alone.cost[hex] !== CLOSED) return refuse('M6', 'enemyInTheWay', { hex: id });
  return refuse('M2', 'tooFar', { unit: unit.id, hex: id });
}

function whyNotUnloaded(state: State, id: UnitId, to: string): Rejection | null {
  const field = fieldOf(state);
  const u = unitIndex(state, id);
  const unit = field.units[u];
  if (!unit) return refuse('T3', 'unknownUnit', { unit: id });
  if (!commandAtTurn(state).nations.includes(unit.nation)) return refuse('T3', 'notYourUnit', { unit: id });
  if (unit.aboard === undefined) return refuse('T3', 'nobodyAboard', { unit: id });
  const truck = unitIndex(state, unit.aboard);
  if (!field.units[truck]?.moved) return refuse('T2', 'stillAboard', { unit: id });
  const hex = field.board.index.get(to);
  if (hex === undefined) return refuse('T3', 'unknownHex', { hex: to });
  const at = field.hex[truck] as number;
  if (field.board.distance(at, hex) !== 1) return refuse('T3', 'unloadNextToTruck', { hex: to });
  if (!hexesToUnload(field, at, truck).includes(hex)) {
    if (field.occupant[hex] !== -1) return refuse('T3', 'occupied', { hex: to });
    return field.board.terrain[hex] === WATER
      ? refuse('T3', 'noUnloadOnWater', { hex: to })
      : refuse('T3', 'fortHex', { hex: to });
  }
  if (!leavesRoomAfterUnloading(field, u, truck, hex)) return refuse('T3', 'noRoomToUnload', { truck: unit.aboard });
  return null;
}

function leavesRoomAfterUnloading(field: Field, u: number, truck: number, hex: number): boolean {
  const count = passengersOf(field, truck) - 1;
  const at = field.hex[truck] as number;
  const others = loadsOf(field, u).filter((load) => load.truck !== truck);
  if (others.length === 0) return freeHexesBeside(field, at, truck) - 1 >= count;
  const rest = count > 0 ? [{ truck, hex: at, count, parked: true }] : [];
  return leavesRoom(field, u, hex, [...rest, ...others]);
}

/** The hexes where a passenger may get off now. */
export function unloadPlaces(state: State, passenger: Unit): string[] {
  const field = fieldOf(state);
  const truck = unitIndex(state, passenger.aboard ?? '');
  const at = field.hex[truck] as number;
  if (truck < 0 || at < 0) return [];
  return hexesToUnload(field, at, truck)
    .map((hex) => field.board.ids[hex] as string)
    .filter((hex) => !whyNotUnloaded(state, passenger.id, hex));
}

function declaredBy(state: State, attacker: UnitId): boolean {
  return state.turn.declared?.some((attack) => attack.attacker === attacker) ?? false;
}

/** A1, S7: why this unit has no attack to declare or make any more. */
export function whyNotAttacking(state: State, id: UnitId): Rejection | null {
  const unit = state.units[unitIndex(state, id)];
  if (!unit) return refuse('A1', 'unknownUnit', { unit: id });
  if (!commandAtTurn(state).nations.includes(unit.nation)) return refuse('A1', 'notYourUnit', { unit: id });
  if (!mayAct(state, unit)) return refuse('S7', 'armyRests', { unit: id, army: unit.army ?? 0 });
  return unit.attacked ? refuse('A1', 'alreadyAttacked', { unit: id }) : null;
}

function whyNotDeclared(state: State, action: Extract<Action, { type: 'declare' }>): Rejection | null {
  const no = whyNotAttacking(state, action.attacker);
  if (no) return no;
  if (declaredBy(state, action.attacker)) return refuse('A1', 'alreadyDeclared', { unit: action.attacker });
  const target = unitIndex(state, action.target);
  if (target < 0) return refuse('A2', 'unknownUnit', { unit: action.target });
  const last = state.turn.declared?.length ?? 0;
  const { position = last } = action;
  if (!Number.isInteger(position) || position < 0 || position > last)
    return refuse('A1', 'badPosition', { most: last });
  return whyNoAttack(fieldOf(state), unitIndex(state, action.attacker), target);
}

/** AU4: the Automa's unit moves, then attacks from where it stands. */
function whyNoAct(state: State, action: Extract<Action, { type: 'act' }>): Rejection | null {
  if (commandAtTurn(state).control !== 'automa') return refuse('AU4', 'humanOnly');
  const no = action.to === undefined ? whyNotMoving(state, action.unit) : whyNoMove(state, action.unit, action.to);
  if (no || action.target === undefined) return no;
  const target = unitIndex(state, action.target);
  if (target < 0) return refuse('A2', 'unknownUnit', { unit: action.target });
  const field = fieldOf(state);
  const u = unitIndex(state, action.unit);
  const from = action.to === undefined ? (field.hex[u] as number) : (field.board.index.get(action.to) ?? -1);
  return (
    whyNotAttacking(state, action.unit) ??
    whyNoAttack(field, u, target, from) ??
    (action.dice
      ? whyNotTheseDice(standingAt(state, action), { attacker: action.unit, target: action.target }, action.dice)
      : null)
  );
}

/** The state as it would be with the Automa's unit where it goes. */
export function standingAt(state: State, { unit: id, to }: Extract<Action, { type: 'act' }>): State {
  if (to === undefined) return state;
  return { ...state, units: state.units.map((unit) => (unit.id === id ? { ...unit, at: to } : unit)) };
}

function whyNotOver(state: State): Rejection | null {
  const { phase } = state.turn;
  if (phase === 'setup' || phase === 'battle') return refuse('P1', 'notThisPhase', { phase: 'move' });
  if (phase !== 'move') return null;
  if (actingArmies(state) === 'choose') return refuse('S7', 'chooseArmiesFirst');
  const { nations } = commandAtTurn(state);
  const aboard = state.units.find((unit) => unit.aboard !== undefined && nations.includes(unit.nation));
  return aboard ? refuse('T6', 'stillAboard', { unit: aboard.id }) : null;
}
