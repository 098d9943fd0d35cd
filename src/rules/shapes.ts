import type { Command, State, Turn, Unit } from './types.ts';

/**
 * Copies with all keys in one order, undefined where nothing is to be said. Spreading makes a new hidden class each
 * time; objects of one shape are read several times faster, and the rules read little else.
 */
export type Draft<T> = { -readonly [K in keyof T]: T[K] };

export function makeUnit(unit: Pick<Unit, 'id' | 'nation' | 'type'> & Partial<Unit>): Draft<Unit> {
  return {
    id: unit.id,
    nation: unit.nation,
    type: unit.type,
    at: unit.at,
    damage: unit.damage ?? 0,
    xp: unit.xp ?? 0,
    army: unit.army,
    moved: unit.moved,
    attacked: unit.attacked,
    aboard: unit.aboard,
    inFortSinceTurnStart: unit.inFortSinceTurnStart,
  };
}

export function makeTurn(turn: Turn): Draft<Turn> {
  return {
    round: turn.round,
    command: turn.command,
    phase: turn.phase,
    armies: turn.armies,
    declared: turn.declared,
    attackedThisTurn: turn.attackedThisTurn,
  };
}

export function makeCommand(command: Command): Draft<Command> {
  return {
    id: command.id,
    side: command.side,
    nations: command.nations,
    control: command.control,
    difficulty: command.difficulty,
    luck: command.luck,
    coins: command.coins,
    armiesUsed: command.armiesUsed,
    tokens: command.tokens,
  };
}

export function makeState(state: State): Draft<State> {
  return {
    map: state.map,
    mat: state.mat,
    options: state.options,
    seed: state.seed,
    commands: state.commands,
    forts: state.forts,
    units: state.units,
    turn: state.turn,
    setup: state.setup,
    ending: state.ending,
    numbers: state.numbers,
    rolled: state.rolled,
    drawn: state.drawn,
  };
}
