import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type PreviewServer, preview } from 'vite';
import { version } from '../../package.json';
import { buildApp } from './build.ts';

/** The app built as if package.json named this version; gives the folder, which holds it or has it `inside`. */
export async function buildVersion(as: string, inside = ''): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'trench-club-version-'));
  const outDir = join(folder, inside);
  const named = {
    name: 'another-version',
    enforce: 'pre' as const,
    transform: (code: string, id: string) =>
      /package\.json$/.test(id) ? code.replace(`"version": "${version}"`, `"version": "${as}"`) : null,
  };
  await buildApp({ build: { outDir }, plugins: [named] });
  return folder;
}

/** A server that can be stopped, and started again at the same address with another folder. */
export class Host {
  private server: PreviewServer | null = null;
  private port = 0;
  private readonly folders = new Set<string>();

  async start(outDir: string): Promise<string> {
    this.folders.add(outDir);
    this.server = await preview({
      logLevel: 'error',
      build: { outDir },
      preview: { host: '127.0.0.1', port: this.port, strictPort: this.port > 0, allowedHosts: ['table.test'] },
    });
    const site = this.server.resolvedUrls?.local[0] ?? '';
    this.port = Number(new URL(site).port);
    return site;
  }

  async stop(): Promise<void> {
    await this.server?.close();
    this.server = null;
  }

  async close(): Promise<void> {
    await this.stop();
    for (const folder of this.folders) rmSync(folder, { recursive: true, force: true });
  }
}
