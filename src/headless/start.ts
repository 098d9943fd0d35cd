import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { BadInput } from './bad-input.ts';
import { readStartOptions, serve } from './serve.ts';

const SOURCES = ['src', 'config', 'automa', 'maps', 'public', 'package.json', 'vite.config.ts'];
const PAGE = join('dist', 'index.html');

function newestIn(path: string): number {
  const stat = statSync(path);
  if (!stat.isDirectory()) return stat.mtimeMs;
  return Math.max(stat.mtimeMs, ...readdirSync(path).map((name) => newestIn(join(path, name))));
}

function isBuilt(): boolean {
  return existsSync(PAGE) && SOURCES.filter(existsSync).every((path) => newestIn(path) <= statSync(PAGE).mtimeMs);
}

async function start(): Promise<void> {
  const options = readStartOptions(process.argv.slice(2));
  if (!isBuilt()) await build({ logLevel: 'warn' });
  const { server, certificate } = await serve(options);
  process.stdout.write('Trench Club is ready. Open it here, or on a tablet in the same network:\n');
  server.printUrls();
  if (certificate) {
    process.stdout.write(`Browsers warn until they trust its certificate: copy ${certificate} to the tablet.\n`);
  }
}

try {
  await start();
} catch (error) {
  if (!(error instanceof BadInput)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(2);
}
