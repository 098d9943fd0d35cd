import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';

const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/microsoft-edge',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

export const FLAGS: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** A Chromium that is there: named, installed, or the one that comes as an optional package. */
export async function findChromium(): Promise<string> {
  const known = [process.env.CHROME_PATH ?? '', ...INSTALLED];
  return known.find((path) => path !== '' && existsSync(path)) ?? packaged();
}

export async function launch(more: readonly string[] = []): Promise<Browser> {
  return chromium.launch({ executablePath: await findChromium(), args: [...FLAGS, ...more] });
}

async function packaged(): Promise<string> {
  process.env.AWS_EXECUTION_ENV ??= 'AWS_Lambda_nodejs20.x';
  try {
    const { default: shipped } = await import('@sparticuz/chromium');
    return await shipped.executablePath();
  } catch {
    throw new Error('The browser tests need Chrome, Chromium or Edge: install one, or set CHROME_PATH to it.');
  }
}
