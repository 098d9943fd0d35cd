/**
 * `npm run bench [name]`: bundles the benchmarks and runs the bundle. The loader that runs TypeScript in development
 * names every function as it is made, also inside hot loops, which the built app does not.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const outDir = mkdtempSync(join(tmpdir(), 'trench-club-bench-'));
try {
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    ssr: { noExternal: true },
    build: { ssr: fileURLToPath(new URL('./suite.ts', import.meta.url)), outDir, minify: false },
  });
  const { status } = spawnSync(process.execPath, [join(outDir, 'suite.js'), ...process.argv.slice(2)], {
    stdio: 'inherit',
  });
  process.exitCode = status ?? 1;
} finally {
  rmSync(outDir, { recursive: true, force: true });
}
