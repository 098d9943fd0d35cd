import { appendFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Part of the app as people get it, but not imported as code: the fonts, and what keeps the app for offline. */
const OTHERS = [
  '@fontsource/alegreya-sans',
  '@fontsource/old-standard-tt',
  'workbox-core',
  'workbox-precaching',
  'workbox-routing',
];

function licenceOf(name: string): string {
  const folder = join('node_modules', name);
  const { version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const text = readFileSync(join(folder, 'LICENSE'), 'utf8');
  return `\n## ${name} - ${version} (${license})\n\n${text.trim()}\n`;
}

/** Adds their licences to those of the bundled code. */
export function otherLicences(fileName: string): Plugin {
  return {
    name: 'other-licences',
    apply: 'build',
    writeBundle: ({ dir = '' }) => appendFileSync(join(dir, fileName), OTHERS.map(licenceOf).join('')),
  };
}
