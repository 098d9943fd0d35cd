import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { build, preview } from 'vite';
import { screens } from '../../src/i18n/en/screens.ts';

export interface Served {
  readonly site: string;
  readonly close: () => Promise<void>;
}

/** The app, built into a folder of its own and served on a free port. */
export async function serveApp(): Promise<Served> {
  const outDir = mkdtempSync(join(tmpdir(), 'trench-club-app-'));
  await build({ logLevel: 'error', build: { outDir } });
  const server = await preview({ preview: { port: 0, host: '127.0.0.1' }, logLevel: 'error', build: { outDir } });
  return {
    site: server.resolvedUrls?.local[0] ?? '',
    close: async () => {
      await server.close();
      rmSync(outDir, { recursive: true, force: true });
    },
  };
}

/** Sets what the app keeps from visit to visit, and opens the page again with it. */
export async function keepSetting(page: Page, key: 'pace' | 'light', value: unknown): Promise<void> {
  await page.evaluate(
    ([name, kept]) =>
      new Promise<void>((done, fail) => {
        const opening = indexedDB.open('trench-club-settings');
        opening.onerror = () => fail(opening.error);
        opening.onsuccess = () => {
          const change = opening.result.transaction('settings', 'readwrite');
          change.objectStore('settings').put(kept, name);
          change.onerror = () => fail(change.error);
          change.oncomplete = () => {
            opening.result.close();
            done();
          };
        };
      }),
    [key, value] as const,
  );
  await page.reload();
}

/** Puts a game file on the shelf of saved games, and stays there. */
export async function importGame(page: Page, site: string, text: string): Promise<void> {
  await page.goto(`${site}#/games`);
  const cards = page.locator('.shelf > li');
  await page.getByRole('button', { name: screens.saved.importFile }).waitFor();
  await page.waitForTimeout(300);
  const before = await cards.count();
  const file = { name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(text) };
  await page.locator('input[type=file]').first().setInputFiles(file);
  await cards.nth(before).waitFor();
}
