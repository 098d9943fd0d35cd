import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { build, preview } from 'vite';

const SOURCES = ['src', 'automa', 'maps', 'public', 'package.json', 'vite.config.ts'];
const PAGE = join('dist', 'index.html');

function newestIn(path: string): number {
  const stat = statSync(path);
  if (!stat.isDirectory()) return stat.mtimeMs;
  return Math.max(stat.mtimeMs, ...readdirSync(path).map((name) => newestIn(join(path, name))));
}

function isBuilt(): boolean {
  return existsSync(PAGE) && SOURCES.filter(existsSync).every((path) => newestIn(path) <= statSync(PAGE).mtimeMs);
}

if (!isBuilt()) await build({ logLevel: 'warn' });
const server = await preview({ preview: { host: true, port: 4173 } });
process.stdout.write('Trench Club is ready. Open it here, or on a tablet in the same network:\n');
server.printUrls();
