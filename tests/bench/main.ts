/**
 * `npm run bench [name]`: bundles the benchmarks and runs the bundle, then those in a browser. The loader that runs
 * TypeScript in development names every function as it is made, also inside hot loops, which the built app does not.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright-core';
import { build } from 'vite';
import { launch } from '../browser/chromium.ts';
import { benchBrowser } from './browser.ts';
import { summaryOf, tableOf } from './print.ts';

const BROWSER = 'browser';
const [wanted = ''] = process.argv.slice(2);

/** The benchmarks that need no browser. */
async function runSuite(): Promise<number> {
  const outDir = mkdtempSync(join(tmpdir(), 'trench-club-bench-'));
  try {
    await build({
      configFile: false,
      publicDir: false,
      logLevel: 'error',
      ssr: { noExternal: true },
      build: { ssr: fileURLToPath(new URL('./suite.ts', import.meta.url)), outDir, minify: false },
    });
    const run = spawnSync(process.execPath, [join(outDir, 'suite.js'), ...process.argv.slice(2)], { stdio: 'inherit' });
    return run.status ?? 1;
  } finally {
    rmSync(outDir, { recursive: true, force: true });
  }
}

async function runBrowser(): Promise<void> {
  let browser: Browser;
  try {
    browser = await launch();
  } catch {
    console.log(`\n${BROWSER}: left out, there is no Chrome, Chromium or Edge here.`);
    return;
  }
  try {
    const reports = [await benchBrowser(browser)];
    console.log(`\n${tableOf(reports)}\n\n${summaryOf(reports)}`);
  } finally {
    await browser.close();
  }
}

const onlyBrowser = wanted !== '' && BROWSER.startsWith(wanted);
if (!onlyBrowser) process.exitCode = await runSuite();
if (onlyBrowser || wanted === '') await runBrowser();
