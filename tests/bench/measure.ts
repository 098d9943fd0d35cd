import { Bench } from 'tinybench';

/** Something to time: one run does this many of what is counted. */
export interface Job {
  readonly name: string;
  readonly count: number;
  readonly run: () => unknown;
}

/** One line of the table. */
export interface Figure {
  readonly name: string;
  /** Seconds for one of what is counted. */
  readonly seconds: number;
  /** "queries", "games" … */
  readonly counted: string;
  /** How many times as fast as another line, or how many times its time. */
  readonly ratio?: { readonly value: number; readonly of: string };
  readonly aim?: Aim;
}

export interface Aim {
  readonly text: string;
  readonly met: boolean;
}

/** A benchmark's part of the table. */
export interface Report {
  readonly title: string;
  /** What exactly is measured and compared. */
  readonly notes: readonly string[];
  readonly figures: readonly Figure[];
  /** Where two methods that should agree do not. */
  readonly differences: readonly string[];
}

export function atLeast(least: number, value: number, what = ''): Aim {
  return { text: `at least ${least}${what}`, met: value >= least };
}

export function moreThan(least: number, value: number): Aim {
  return { text: `more than ${least}`, met: value > least };
}

export function under(milliseconds: number, seconds: number): Aim {
  return { text: `under ${milliseconds} ms`, met: seconds * 1000 < milliseconds };
}

const ROUNDS = 3;
const WARM_UP = 400;

/**
 * Seconds for one of what each job counts. The jobs take turns, so that a busy spell of the computer hits all of them;
 * of each turn the median run counts, and of the turns the middle one.
 */
export function measure(jobs: readonly Job[], milliseconds = 500): number[] {
  const medians = jobs.map((): number[] => []);
  for (let round = 0; round < ROUNDS; round++) {
    const bench = new Bench({ time: milliseconds, iterations: 3, warmupTime: WARM_UP, warmupIterations: 2 });
    for (const { name, run } of jobs) bench.add(name, run, { async: false });
    bench.runSync().forEach(({ name, result }, j) => {
      if (result.state !== 'completed') throw new Error(`${name}: ${result.state}`);
      medians[j]?.push(result.latency.p50 / 1000 / (jobs[j]?.count ?? 1));
    });
  }
  return medians.map((ofJob) => ofJob.sort((a, b) => a - b)[ROUNDS >> 1] as number);
}
