import { spawnSync } from 'node:child_process';

export interface Ran {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** The headless command as a user runs it. */
export function headless(args: readonly string[], input = ''): Ran {
  const { status, stdout, stderr } = spawnSync('node', ['--import', 'tsx', 'src/headless/main.ts', ...args], {
    input,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return { code: status, out: stdout, err: stderr };
}
