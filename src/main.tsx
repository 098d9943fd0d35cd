import { effect } from '@preact/signals';
import { render } from 'preact';
import './ui/fonts.css';
import './ui/base.css';
import { thisDevice } from './app/device.ts';
import { Library } from './app/library.ts';
import { followAddress } from './app/route.ts';
import { loadSettings, systemWishes } from './app/settings.ts';
import { App, fetchPages } from './ui/App.tsx';
import { keepFocus } from './ui/keep-focus.ts';

/** Milliseconds before the first page shows without the saved games. */
const PATIENCE = 150;
/** Milliseconds until pages that come later are fetched. */
const LULL = 1500;

const root = document.getElementById('app');
if (root) {
  followAddress(window);
  const device = thisDevice(window);
  const library = new Library();
  const reading = library.refresh();
  const settings = await loadSettings(systemWishes((query) => matchMedia(query)));
  effect(() => {
    const { dataset } = document.documentElement;
    dataset.light = settings.night.value ? 'night' : 'day';
    dataset.motion = settings.still.value ? 'less' : 'full';
    dataset.text = settings.textSize.value;
    dataset.colours = settings.colours.value;
    dataset.hand = settings.hand.value;
  });
  // A short shelf is read by now, and the first page need not change under the eyes.
  await Promise.race([reading, new Promise((done) => setTimeout(done, PATIENCE))]);
  keepFocus(root);
  render(<App library={library} settings={settings} device={device} />, root);
  await reading;
  setTimeout(fetchPages, LULL);
}
