import { automaAction } from '../../automa/index.ts';
import { practicePlayer } from '../../automa/practice.ts';
import { apply } from '../rules/apply.ts';
import { DEFAULT_OPTIONS, type GameSetup } from '../rules/seats.ts';
import { newGame } from '../rules/setup.ts';
import { type Action, type Difficulty, type Nation, SIDE_OF, type Side, type State } from '../rules/types.ts';
import { fortsOfSide } from '../rules/victory.ts';

/** Decides what to do in a state; the n-th decision of a game may draw on `n`. */
export type Player = (state: State, n: number) => Action;

/** A game not finished by then counts as unfinished. */
export const MOST_ROUNDS = 60;

export interface Match {
  readonly setup: GameSetup;
  readonly actions: readonly Action[];
  readonly last: State;
  /** Units destroyed, by side. */
  readonly losses: Readonly<Record<Side, number>>;
}

export function soloSetup(map: string, human: Nation, automa: Nation, difficulty: Difficulty, seed: number): GameSetup {
  return {
    map,
    options: DEFAULT_OPTIONS,
    seats: [
      { id: 'A', side: SIDE_OF[human], nations: [human], control: 'human' },
      { id: 'B', side: SIDE_OF[automa], nations: [automa], control: 'automa', difficulty },
    ],
    seed,
  };
}

/** Plays until somebody has won or the rounds are up; `keep` is off where nobody needs the actions. */
export function playMatch(setup: GameSetup, player: Player, keep = true): Match {
  let state = newGame(setup);
  const actions: Action[] = [];
  const losses = { central: 0, entente: 0 };
  for (let n = 0; state.turn.phase !== 'over' && state.turn.round <= MOST_ROUNDS; n++) {
    const action = player(state, n);
    if (keep) actions.push(action);
    const before = state.units;
    const { state: next, events } = apply(state, action);
    for (const event of events) {
      if (event.type !== 'destroyed') continue;
      const nation = before.find((unit) => unit.id === event.unit)?.nation;
      if (nation) losses[SIDE_OF[nation]]++;
    }
    state = next;
  }
  return { setup, actions, last: state, losses };
}

export function summary({ last, losses }: Match): object {
  return {
    winner: last.ending?.winner ?? null,
    reason: last.ending?.reason ?? 'limit',
    rounds: Math.min(last.turn.round, MOST_ROUNDS),
    forts: { central: fortsOfSide(last, 'central'), entente: fortsOfSide(last, 'entente') },
    losses,
  };
}

/** The Automa for its own side, the practice player for the other. */
export function practiceGame(): Player {
  const practice = practicePlayer();
  return (state) => automaAction(state) ?? practice(state);
}
