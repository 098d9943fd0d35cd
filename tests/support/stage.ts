import { commandOf } from '../../src/rules/field.ts';
import type { Action, Command, CommandId, Luck, Options, Phase, State, Turn, UnitId } from '../../src/rules/types.ts';
import { column, example, type Sketch, TWO } from '../slow/example.ts';
import { after, stateFrom } from './play.ts';

/** A sketch with everything a single rule may hang on; round 3, the move phase of command A, unless told. */
export interface Stage extends Sketch {
  readonly options?: Partial<Options>;
  readonly turn?: Partial<Turn>;
  readonly coins?: Readonly<Record<CommandId, number>>;
  readonly luck?: Readonly<Record<CommandId, Luck>>;
  readonly armiesUsed?: Readonly<Record<CommandId, readonly number[]>>;
}

export function stage({ options, turn, coins, luck, armiesUsed, ...sketch }: Stage): State {
  const position = example(sketch);
  const commands = (sketch.commands ?? TWO).map((command): Command => {
    const used = armiesUsed?.[command.id];
    const own = luck?.[command.id];
    return {
      ...command,
      coins: coins?.[command.id] ?? 0,
      ...(own && { luck: own }),
      ...(used && { armiesUsed: used }),
    };
  });
  return stateFrom({
    ...position,
    commands,
    options: { ...position.options, ...options },
    turn: { ...position.turn, ...turn },
  });
}

/** A map one hex wide with so many forts: F1 at A2 and A3, F2 at A5 and A6 …, plain A1, A4, A7 … between them. */
export function fortColumn(count: number): Required<Pick<Sketch, 'terrain' | 'forts'>> {
  return {
    terrain: column(`${'.##'.repeat(count)}.`),
    forts: Array.from({ length: count }, (_, i) => [`A${3 * i + 2}`, `A${3 * i + 3}`]),
  };
}

export const END: Action = { type: 'end' };

/** Ends phase after phase until this one of the same turn begins. */
export function endTo(state: State, phase: Phase): State {
  let now = state;
  for (let i = 0; now.turn.phase !== phase; i++) {
    if (i > 3) throw new Error(`no ${phase} phase in this turn`);
    now = after(now, END);
  }
  return now;
}

/** Ends turns, nothing done in them, until this command begins a new one. */
export function endTurnTo(state: State, command: CommandId): State {
  let now = state;
  do now = after(endTo(now, 'money'), END);
  while (now.turn.command !== command);
  return now;
}

export function coinsOf(state: State, id: CommandId): number {
  return commandOf(state, id).coins;
}

/** The coins of every command, in turn order. */
export function allCoins(state: State): number[] {
  return state.commands.map(({ coins }) => coins);
}

/** One declared battle up to where its dice are due. */
export function atBattle(state: State, attacker: UnitId, target: UnitId): State {
  return after(endTo(state, 'declare'), { type: 'declare', attacker, target }, END);
}
