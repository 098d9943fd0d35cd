import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import compression from 'compression';
import type { Connect } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { defineConfig } from 'vitest/config';
import { otherLicences } from './config/licences.ts';
import { manifest } from './config/manifest.ts';

const LICENCES = 'licences.md';

const POLICY = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

export default defineConfig({
  root: 'src',
  base: './',
  publicDir: '../public',
  build: {
    outDir: '../dist',
    emptyOutDir: true,
    target: 'es2022',
    license: { fileName: LICENCES },
    // A file each for what the first page, the reading of files and the board need, instead of one for every set of pages that shares something.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'first', test: /src\/main\.tsx$/, priority: 3 },
            { name: 'reading', test: /src\/rules\/reading\.ts$/, priority: 2 },
            { name: 'board', test: /src\/ui\/board\/Board\.tsx$/, priority: 1 },
          ],
        },
      },
    },
  },
  oxc: { jsx: { importSource: 'preact' } },
  preview: { headers: { 'Content-Security-Policy': POLICY } },
  plugins: [
    {
      // The development server puts styles inline and talks over a socket; the built page carries the strict policy.
      name: 'lax-policy-in-development',
      apply: 'serve',
      transformIndexHtml: (html) => html.replace(/<meta\s+http-equiv="Content-Security-Policy"[^>]*>/, ''),
    },
    {
      name: 'compressed-preview',
      configurePreviewServer: ({ middlewares }) => {
        middlewares.use(compression() as unknown as Connect.NextHandleFunction);
      },
    },
    otherLicences(LICENCES),
    VitePWA({
      registerType: 'prompt',
      injectRegister: false,
      manifest,
      includeManifestIcons: false,
      workbox: {
        globPatterns: ['**/*.{js,css,html,woff2,png,svg,webp,md,txt}'],
        // From the very first visit on, before any reload.
        clientsClaim: true,
        skipWaiting: false,
        cleanupOutdatedCaches: true,
        inlineWorkboxRuntime: true,
        navigateFallback: null,
        // A link may come with what messengers hang on it.
        ignoreURLParametersMatching: [/.*/],
      },
    }),
  ],
  test: {
    root: fileURLToPath(new URL('.', import.meta.url)),
    // Browsers and servers wait a lot: two files at a time even on two cores.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      { extends: true, test: { name: 'rules', include: ['tests/**/*.test.ts'], exclude: ['tests/browser/**'] } },
      {
        extends: true,
        test: {
          name: 'browser',
          include: ['tests/browser/**/*.test.ts'],
          globalSetup: ['tests/browser/site.ts'],
          testTimeout: 30_000,
        },
      },
    ],
  },
});
