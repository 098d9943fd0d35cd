import { preview } from 'vite';
import type { TestProject } from 'vitest/node';
import { buildApp } from './build.ts';
import { findChromium } from './chromium.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    readonly site: string;
  }
}

/** The built app, served for the browser tests. */
export default async function serve(project: TestProject): Promise<() => Promise<void>> {
  // The packaged browser unpacks itself when it is first asked for: once, before several tests ask at the same time.
  await findChromium().catch(() => undefined);
  await buildApp();
  const server = await preview({
    preview: { port: 0, host: '127.0.0.1', allowedHosts: ['table.test'] },
    logLevel: 'error',
  });
  project.provide('site', server.resolvedUrls?.local[0] ?? '');
  return () => server.close();
}
