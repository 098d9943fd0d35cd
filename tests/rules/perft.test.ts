import { describe, expect, it } from 'vitest';
import { practiceGame, soloSetup } from '../../src/headless/match.ts';
import { apply } from '../../src/rules/apply.ts';
import { legal } from '../../src/rules/legal.ts';
import { mapOf } from '../../src/rules/maps.ts';
import { makePosition } from '../../src/rules/position.ts';
import { newGame } from '../../src/rules/setup.ts';
import type { Nation, Phase, State } from '../../src/rules/types.ts';
import { slowCountDeclarations, slowCountMoves } from '../slow/moves.ts';
import type { SlowPosition } from '../slow/types.ts';

/** A game on a real map, played on to the human's turn in this round and phase. */
function playedTo(map: string, nations: readonly [Nation, Nation], seed: number, round: number, phase: Phase): State {
  const player = practiceGame();
  let state = newGame(soloSetup(map, ...nations, 'hard', seed));
  const wanted = () => state.turn.round === round && state.turn.phase === phase && state.turn.command === 'A';
  for (let n = 0; !wanted(); n++) state = apply(state, player(state, n)).state;
  return state;
}

function slowly(state: State): SlowPosition {
  return JSON.parse(JSON.stringify({ ...makePosition(state), map: mapOf(state.map) }));
}

const count = (state: State, type: string) => legal(state).filter((action) => action.type === type).length;

describe('perft: as many actions as a slow, obvious search finds', () => {
  it.each([
    ['marne', 'FR', 'DE', 7, 3],
    ['marne', 'GB', 'AH', 8, 5],
    ['vosges', 'DE', 'FR', 9, 3],
    ['vosges', 'AH', 'GB', 10, 6],
  ] as const)(
    '[M1, A1] %s, %s against %s, seed %i, round %i',
    { timeout: 60_000 },
    (map, human, automa, seed, round) => {
      const moving = playedTo(map, [human, automa], seed, round, 'move');
      const moves = slowCountMoves(slowly(moving));
      expect(moves).toBeGreaterThan(0);
      expect(count(moving, 'move')).toBe(moves);
      const declaring = playedTo(map, [human, automa], seed, round, 'declare');
      expect(count(declaring, 'declare')).toBe(slowCountDeclarations(slowly(declaring)));
    },
  );

  it('[S4] the opening: one number to place on, then the free hexes of its ring for every unit left', () => {
    // No water, fort or unit touches start 1 of the Marne: six hexes in its ring.
    let state = newGame(soloSetup('marne', 'FR', 'DE', 'easy', 2));
    const player = practiceGame();
    const placing = () => state.setup?.placing === 1 && state.setup.command === 'A';
    for (let n = 0; !placing(); n++) state = apply(state, player(state, n)).state;
    const units =
      state.commands.find(({ id }) => id === 'A')?.tokens?.find((token) => token.number === 1)?.units.length ?? 0;
    expect(count(state, 'place')).toBe(units);
    state = apply(state, player(state, 0)).state;
    expect(count(state, 'place')).toBe((units - 1) * 6);
  });
});
