import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { type Difficulty, NATIONS, type Nation } from '../rules/types.ts';

/** So many games for each difficulty, spread over maps and nations by their number. */
export interface Plan {
  readonly games: number;
  readonly difficulties: readonly Difficulty[];
  readonly maps: readonly string[];
  readonly seed: number;
}

/** One game to play, and how it went. */
export interface Fixture {
  readonly map: string;
  readonly human: Nation;
  readonly automa: Nation;
  readonly difficulty: Difficulty;
  readonly seed: number;
}

export interface Outcome {
  readonly fixture: Fixture;
  readonly automaWon: boolean;
  readonly ending: 'forts' | 'elimination' | 'limit';
  readonly rounds: number;
}

const isCentral = (nation: Nation) => nation === 'DE' || nation === 'AH';
export const PAIRINGS: readonly (readonly [Nation, Nation])[] = NATIONS.flatMap((human) =>
  NATIONS.filter((automa) => isCentral(human) !== isCentral(automa)).map((automa) => [human, automa] as const),
);

/** Maps take turns, then the pairings of nations; the seed counts up. */
export function fixturesOf({ games, difficulties, maps, seed }: Plan): Fixture[] {
  return difficulties.flatMap((difficulty) =>
    Array.from({ length: games }, (_, i) => {
      const [human, automa] = PAIRINGS[Math.floor(i / maps.length) % PAIRINGS.length] as readonly [Nation, Nation];
      return { map: maps[i % maps.length] as string, human, automa, difficulty, seed: seed + i };
    }),
  );
}

const BATCH = 25;

/** Plays all fixtures on all cores. */
export async function playAll(fixtures: readonly Fixture[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  let next = 0;
  const progress = progressBar(fixtures.length);
  const work = () =>
    new Promise<void>((resolve, reject) => {
      const worker = new Worker(new URL('./sim-worker.mjs', import.meta.url));
      const send = () => {
        const batch = fixtures.slice(next, next + BATCH);
        next += BATCH;
        worker.postMessage(batch);
      };
      worker.on('message', (played: Outcome[]) => {
        outcomes.push(...played);
        progress(outcomes.length);
        if (next < fixtures.length) return send();
        resolve(worker.terminate().then(() => undefined));
      });
      worker.on('error', reject);
      send();
    });
  const workers = Math.min(availableParallelism(), Math.ceil(fixtures.length / BATCH));
  await Promise.all(Array.from({ length: workers }, work));
  return outcomes;
}

function progressBar(total: number): (done: number) => void {
  if (!process.stderr.isTTY) return () => undefined;
  const width = 30;
  return (done) => {
    const filled = Math.round((done / total) * width);
    process.stderr.write(
      `\r[${'#'.repeat(filled)}${' '.repeat(width - filled)}] ${done}/${total}${done === total ? '\n' : ''}`,
    );
  };
}

/** Wilson's interval: honest also for shares near 0 and 1. */
export function interval95(wins: number, games: number): [number, number] {
  if (games === 0) return [0, 1];
  const z = 1.959964;
  const share = wins / games;
  const middle = share + (z * z) / (2 * games);
  const half = z * Math.sqrt((share * (1 - share)) / games + (z * z) / (4 * games * games));
  const scale = 1 + (z * z) / games;
  return [round((middle - half) / scale), round((middle + half) / scale)];
}

export function round(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}

export interface Report {
  readonly games: number;
  readonly automaWinShare: number;
  readonly interval: [number, number];
  readonly rounds: { readonly mean: number; readonly median: number; readonly max: number };
  readonly endings: Readonly<Record<Outcome['ending'], number>>;
}

export function report(outcomes: readonly Outcome[]): Report {
  const games = outcomes.length;
  const wins = outcomes.filter(({ automaWon }) => automaWon).length;
  const rounds = outcomes.map((outcome) => outcome.rounds).sort((a, b) => a - b);
  const middle = Math.floor(games / 2);
  const median = games % 2 === 1 ? rounds[middle] : ((rounds[middle - 1] ?? 0) + (rounds[middle] ?? 0)) / 2;
  const count = (ending: Outcome['ending']) => outcomes.filter((outcome) => outcome.ending === ending).length;
  return {
    games,
    automaWinShare: round(games === 0 ? 0 : wins / games),
    interval: interval95(wins, games),
    rounds: {
      mean: round(rounds.reduce((sum, one) => sum + one, 0) / Math.max(1, games)),
      median: median ?? 0,
      max: rounds.at(-1) ?? 0,
    },
    endings: { forts: count('forts'), elimination: count('elimination'), limit: count('limit') },
  };
}

export async function simulate(plan: Plan): Promise<object> {
  const began = performance.now();
  const outcomes = await playAll(fixturesOf(plan));
  const seconds = (performance.now() - began) / 1000;
  const difficulties = Object.fromEntries(
    plan.difficulties.map((difficulty) => [
      difficulty,
      report(outcomes.filter(({ fixture }) => fixture.difficulty === difficulty)),
    ]),
  );
  return { difficulties, gamesPerSecond: Math.round((outcomes.length / seconds) * 10) / 10 };
}
