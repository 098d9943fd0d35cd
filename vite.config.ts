import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const POLICY = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "connect-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

export default defineConfig({
  root: 'src',
  base: './',
  publicDir: '../public',
  build: { outDir: '../dist', emptyOutDir: true, target: 'es2022', license: { fileName: 'licences.md' } },
  oxc: { jsx: { importSource: 'preact' } },
  preview: { headers: { 'Content-Security-Policy': POLICY } },
  plugins: [
    {
      // The development server puts styles inline and talks over a socket; the built page carries the strict policy.
      name: 'lax-policy-in-development',
      apply: 'serve',
      transformIndexHtml: (html) => html.replace(/<meta\s+http-equiv="Content-Security-Policy"[^>]*>/, ''),
    },
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
