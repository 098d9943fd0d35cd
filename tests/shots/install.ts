/** `npm run icons`: the icons and pictures by which devices show the app before it is installed, in the folder `public`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import type { Challenge } from '../../src/app/challenge.ts';
import { MAPS, mapOf } from '../../src/rules/maps.ts';
import { launch } from '../browser/chromium.ts';
import { Player } from '../browser/table.ts';
import { serveApp } from './app.ts';
import { drawIcon, type IconShape } from './icon.ts';

const ICONS: readonly (readonly [name: string, size: number, shape: IconShape])[] = [
  ['192', 192, 'rounded'],
  ['512', 512, 'rounded'],
  ['maskable-192', 192, 'full'],
  ['maskable-512', 512, 'full'],
  ['apple-touch', 180, 'full'],
];
const SCREENS = [
  ['wide', 1180, 820],
  ['narrow', 390, 844],
] as const;
/** The first screen's board for small and for sharp screens, and the maps to choose from. */
const PORTRAITS: readonly Portrait[] = [
  { name: 'board-680', map: 'marne', width: 680 },
  { name: 'board-1200', map: 'marne', width: 1200 },
  ...Object.keys(MAPS).map((map) => ({ name: map, map, width: 640, bare: true }) as const),
];
const CHALLENGE: Challenge = {
  map: 'marne',
  nation: 'FR',
  automa: 'DE',
  difficulty: 'standard',
  shortGame: false,
  unitLimit: 2,
  seed: 11,
};
const ROUND = 4;

async function paint(browser: Browser, name: string, size: number, shape: IconShape): Promise<void> {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(`<style>body{margin:0}svg{display:block;width:100vw}</style>${drawIcon(shape)}`);
  await page.screenshot({ path: `public/icons/${name}.png`, omitBackground: true });
  await page.close();
}

/** A game some rounds on, with the reach of a unit shown. */
async function shoot(browser: Browser, site: string, name: string, width: number, height: number): Promise<void> {
  const page = await browser.newPage({ viewport: { width, height }, reducedMotion: 'reduce', serviceWorkers: 'block' });
  const player = await Player.begin(page, site, CHALLENGE);
  const move = () => {
    const action = player.state.turn.phase === 'move' ? player.decide(player.state) : null;
    return action?.type === 'move' ? action : null;
  };
  const atOf = (id: string) => player.state.units.find((unit) => unit.id === id)?.at ?? '';
  await player.playUntil(({ turn }) => {
    const next = turn.round >= ROUND ? move() : null;
    return next !== null && /^[A-Z]+\d+$/.test(atOf(next.unit)) && !next.to.includes(':');
  });
  await page.locator('.turn-of', { hasText: player.header() }).waitFor();
  await player.tapHex(atOf(move()?.unit ?? ''));
  await page.waitForTimeout(500);
  await page.screenshot({ path: `public/screenshots/${name}.jpg`, type: 'jpeg', quality: 82 });
  await page.close();
}

interface Portrait {
  readonly name: string;
  readonly map: string;
  readonly width: number;
  /** The land alone, without units and pennants. */
  readonly bare?: true;
}

/** Maps for the screens before a game: a picture is there sooner than a thousand shapes. */
async function portray(browser: Browser, site: string, { name, map, width, bare }: Portrait): Promise<void> {
  const page = await browser.newPage({
    viewport: { width: 1180, height: 900 },
    deviceScaleFactor: 2,
    serviceWorkers: 'block',
  });
  await page.goto(`${site}#/units`);
  await page.getByRole('button', { name: mapOf(map).name }).click();
  if (bare) {
    const rest = page.locator('.map-sheet > :not(.terrain)');
    await rest.evaluateAll((groups) => {
      for (const group of groups) group.setAttribute('visibility', 'hidden');
    });
  }
  const png = await page.locator('svg.map-sheet').first().screenshot();
  const webp = await page.evaluate(
    async ([data, wide]) => {
      const image = new Image();
      image.src = `data:image/png;base64,${data}`;
      await image.decode();
      const canvas = document.createElement('canvas');
      canvas.width = wide;
      canvas.height = Math.round((image.height / image.width) * wide);
      canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
      return canvas.toDataURL('image/webp', 0.4).split(',')[1] ?? '';
    },
    [png.toString('base64'), width] as const,
  );
  writeFileSync(`public/pictures/${name}.webp`, Buffer.from(webp, 'base64'));
  await page.close();
}

for (const folder of ['public/icons', 'public/screenshots', 'public/pictures']) mkdirSync(folder, { recursive: true });
const browser = await launch();
const { site, close } = await serveApp();
try {
  for (const [name, size, shape] of ICONS) await paint(browser, name, size, shape);
  for (const portrait of PORTRAITS) await portray(browser, site, portrait);
  for (const [name, width, height] of SCREENS) await shoot(browser, site, name, width, height);
} finally {
  await browser.close();
  await close();
}
