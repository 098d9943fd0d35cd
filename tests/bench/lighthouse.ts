/** `npm run lighthouse [page …]`: the built app's pages by Lighthouse on both presets, as the table in docs/performance.md. */
import { spawn } from 'node:child_process';
import { FLAGS, findChromium } from '../browser/chromium.ts';
import { serveApp } from '../shots/app.ts';

const LIGHTHOUSE = 'lighthouse@12.8.2';
const HOME = 'home';
const PAGES = [HOME, 'new', 'games', 'rules', 'units', 'settings', 'build', 'sheet'];
const PRESETS = { desktop: ['--preset=desktop'], mobile: [] } as const;

interface Report {
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
  readonly audits: Readonly<Record<string, { readonly displayValue?: string }>>;
}

function measure(url: string, preset: readonly string[], chromium: string): Promise<Report> {
  const flags = `--chrome-flags=--headless ${FLAGS.join(' ')}`;
  const line = ['--yes', LIGHTHOUSE, url, '--quiet', '--output=json', '--output-path=stdout', flags, ...preset];
  return new Promise((done, fail) => {
    const run = spawn('npx', line, {
      env: { ...process.env, CHROME_PATH: chromium },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let text = '';
    run.stdout.on('data', (part) => {
      text += part;
    });
    run.on('close', (code) =>
      code === 0 ? done(JSON.parse(text) as Report) : fail(new Error(`${LIGHTHOUSE}: ${code}`)),
    );
  });
}

const wanted = process.argv.slice(2);
const chromium = await findChromium();
const { site, close } = await serveApp();
const say = ({ audits }: Report, audit: string) => audits[audit]?.displayValue?.replace(/\u00a0/g, ' ') ?? '';
process.stdout.write('| page | preset | scores | paint | blocked | shift |\n|---|---|---|---|---|---|\n');
try {
  for (const page of wanted.length > 0 ? wanted : PAGES) {
    for (const [preset, options] of Object.entries(PRESETS)) {
      const report = await measure(`${site}#/${page === HOME ? '' : page}`, options, chromium);
      const scores = Object.values(report.categories).map(({ score }) => Math.round((score ?? 0) * 100));
      const paint = `${say(report, 'first-contentful-paint')}, ${say(report, 'largest-contentful-paint')}`;
      const rest = [say(report, 'total-blocking-time'), say(report, 'cumulative-layout-shift')];
      process.stdout.write(`| ${[page, preset, scores.join(', '), paint, ...rest].join(' | ')} |\n`);
    }
  }
} finally {
  await close();
}
