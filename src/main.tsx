import { effect } from '@preact/signals';
import { render } from 'preact';
import './ui/fonts.css';
import './ui/base.css';
import { thisDevice } from './app/device.ts';
import { followAddress, type Route, route } from './app/route.ts';
import { loadSettings, systemWishes } from './app/settings.ts';
import { savedIds } from './save/store.ts';
import { App } from './ui/App.tsx';
import { keepFocus } from './ui/keep-focus.ts';
import { fetchPage, fetchPages, fetchShelf } from './ui/pages.ts';

/** Milliseconds before the first page shows without the saved games. */
const PATIENCE = 150;
/** Milliseconds until all else is fetched. */
const LULL = 1500;
/** Milliseconds between one page and the next, so that a tap in between is answered. */
const BREATH = 30;
/** The pages that can do without the saved games, where nothing is saved yet. */
const WITHOUT_GAMES: readonly Route['page'][] = ['home', 'new', 'rules', 'sheet', 'units', 'settings'];

const pause = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));

/** Not at the top of the file: what comes later imports this file too, and would wait for itself. */
async function start(root: HTMLElement): Promise<void> {
  followAddress(window);
  fetchPage(route.value.page);
  const fetchGames = () => fetchShelf().catch(() => null);
  const needsGames = () => !WITHOUT_GAMES.includes(route.value.page);
  if (needsGames()) fetchGames();
  const device = thisDevice(window);
  const [ids, settings] = await Promise.all([
    savedIds().catch(() => null),
    loadSettings(systemWishes((query) => matchMedia(query))),
  ]);
  const fresh = ids?.length === 0;
  effect(() => {
    const { dataset } = document.documentElement;
    dataset.light = settings.night.value ? 'night' : 'day';
    dataset.motion = settings.still.value ? 'less' : 'full';
    dataset.text = settings.textSize.value;
    dataset.colours = settings.colours.value;
    dataset.hand = settings.hand.value;
  });
  effect(() => {
    if (!fresh || needsGames()) fetchGames();
  });
  if (!fresh) {
    // A short shelf is read by now, and the first page need not change under the eyes.
    const reading = fetchGames()
      .then((shelf) => shelf?.reading)
      .catch(() => undefined);
    await Promise.race([reading, pause(PATIENCE)]);
  }
  keepFocus(root);
  render(<App settings={settings} device={device} fresh={fresh} />, root);
  await pause(LULL);
  await fetchPages(() => pause(BREATH));
  device.keepApp();
}

const root = document.getElementById('app');
if (root) start(root);
