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
  build: { outDir: '../dist', emptyOutDir: true, target: 'es2022', license: { fileName: LICENCES } },
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
      },
    }),
  ],
  test: {
    root: fileURLToPath(new URL('.', import.meta.url)),
    projects: [
      { extends: true, test: { name: 'rules', include: ['tests/**/*.test.ts'], exclude: ['tests/browser/**'] } },
      {
        extends: true,
        test: { name: 'browser', include: ['tests/browser/**/*.test.ts'], globalSetup: ['tests/browser/site.ts'] },
      },
    ],
  },
});
