import { unitIndex } from './field.ts';
import { type Draft, makeCommand, makeState, makeTurn, makeUnit } from './shapes.ts';
import type { Command, CommandId, Setup, State, Turn, Unit, UnitId } from './types.ts';

/** States that differ from another in one part; the other stays as it is. */

export function withUnits(state: State, units: readonly Unit[]): Draft<State> {
  const next = makeState(state);
  next.units = units;
  return next;
}

export function withUnit(state: State, id: UnitId, change: (unit: Draft<Unit>) => void): Draft<State> {
  const u = unitIndex(state, id);
  const units = state.units.slice();
  if (u >= 0) {
    const unit = makeUnit(units[u] as Unit);
    change(unit);
    units[u] = unit;
  }
  return withUnits(state, units);
}

export function withTurn(state: State, change: (turn: Draft<Turn>) => void): Draft<State> {
  const next = makeState(state);
  const turn = makeTurn(state.turn);
  change(turn);
  next.turn = turn;
  return next;
}

export function withCommand(state: State, id: CommandId, change: (command: Draft<Command>) => void): Draft<State> {
  const next = makeState(state);
  next.commands = state.commands.map((command) => {
    if (command.id !== id) return command;
    const copy = makeCommand(command);
    change(copy);
    return copy;
  });
  return next;
}

export function withCoins(state: State, id: CommandId, coins: number): Draft<State> {
  return withCommand(state, id, (command) => {
    command.coins += coins;
  });
}

export function withSetup(state: State, setup: Setup): Draft<State> {
  const next = makeState(state);
  next.setup = setup;
  return next;
}

export function withRolled(state: State, dice: number): State {
  if (dice === 0) return state;
  const next = makeState(state);
  next.rolled += dice;
  return next;
}
