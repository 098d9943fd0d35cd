import { describe, expect, it } from 'vitest';
import { automaAction } from '../../automa/index.ts';
import { apply } from '../../src/rules/apply.ts';
import { check } from '../../src/rules/check.ts';
import { makePosition, parsePosition } from '../../src/rules/position.ts';
import type { GameSetup } from '../../src/rules/seats.ts';
import { newGame } from '../../src/rules/setup.ts';
import type { Action, State } from '../../src/rules/types.ts';
import { canonical, checksum } from '../../src/save/checksum.ts';
import { gameOf, makeGame, parseGame } from '../../src/save/game.ts';
import { randomCorrection } from '../support/corrections.ts';
import { randomPlayer } from '../support/random.ts';
import { coopSetup, duelSetup, smallSetup, soloGame } from '../support/setups.ts';

const MOST_ROUNDS = 4;

/** A position that is read back as it was written. */
function isSound(state: State): boolean {
  const written = JSON.parse(JSON.stringify(makePosition(state))) as unknown;
  const parsed = parsePosition(written);
  return parsed.ok && canonical(makePosition(parsed.value)) === canonical(written);
}

/** A random game in which people keep putting pieces right; how many corrections were taken, how many refused. */
function playWithCorrections(setup: GameSetup): { taken: number; refused: number } {
  const player = randomPlayer(setup.seed);
  const actions: Action[] = [];
  const count = { taken: 0, refused: 0 };
  let state = newGame(setup);
  const take = (action: Action) => {
    actions.push(action);
    state = apply(state, action).state;
  };
  for (let n = 0; state.turn.phase !== 'over' && state.turn.round <= MOST_ROUNDS; n++) {
    const change = randomCorrection(state, setup.seed, n);
    if (n % 3 === 0 && state.turn.phase !== 'setup') {
      const action: Action = { type: 'correct', change };
      if (check(state, action)) count.refused++;
      else {
        count.taken++;
        take(action);
        if (!isSound(state)) throw new Error(`seed ${setup.seed}: ${JSON.stringify(change)} makes no position`);
      }
    }
    take(automaAction(state) ?? player(state, n));
  }
  const replayed = parseGame(JSON.parse(JSON.stringify(makeGame(gameOf(setup, actions), state))));
  if (!replayed.ok || checksum(replayed.value.last) !== checksum(state)) throw new Error(`seed ${setup.seed}: replay`);
  return count;
}

describe('random games with corrections', () => {
  it.each<[string, number, (seed: number) => GameSetup]>([
    ['small boards', 24, smallSetup],
    ['two players', 16, duelSetup],
    ['solo against the Automa', 16, soloGame],
    ['co-op', 16, coopSetup],
  ])('%s: in %i games every position can be written and read', { timeout: 120_000 }, (_, games, setupFor) => {
    const counts = Array.from({ length: games }, (__, i) => playWithCorrections(setupFor(i + 1)));
    expect(counts.every(({ taken, refused }) => taken > 0 && refused > 0)).toBe(true);
  });
});
