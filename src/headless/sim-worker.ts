import { parentPort } from 'node:worker_threads';
import { MOST_ROUNDS, playMatch, practiceGame, soloSetup } from './match.ts';
import type { Fixture, Outcome } from './sim.ts';

export function playFixture(fixture: Fixture): Outcome {
  const { map, human, automa, difficulty, seed } = fixture;
  const { last } = playMatch(soloSetup(map, human, automa, difficulty, seed), practiceGame(), false);
  const { ending } = last;
  const automaSide = last.commands.find(({ control }) => control === 'automa')?.side;
  const reason = ending?.reason === 'elimination' ? 'elimination' : ending ? 'forts' : 'limit';
  return {
    fixture,
    automaWon: ending !== undefined && ending.winner === automaSide,
    ending: reason,
    rounds: Math.min(last.turn.round, MOST_ROUNDS),
  };
}

parentPort?.on('message', (fixtures: readonly Fixture[]) => {
  parentPort?.postMessage(fixtures.map(playFixture));
});
