import { effect } from '@preact/signals';
import { render } from 'preact';
import './ui/fonts.css';
import './ui/base.css';
import { thisDevice } from './app/device.ts';
import { Library } from './app/library.ts';
import { followAddress } from './app/route.ts';
import { loadSettings, systemWishes } from './app/settings.ts';
import { App } from './ui/App.tsx';
import { keepFocus } from './ui/keep-focus.ts';

/** Milliseconds. */
const PATIENCE = 300;

const root = document.getElementById('app');
if (root) {
  followAddress(window);
  const device = thisDevice(window);
  const library = new Library();
  const settings = await loadSettings(systemWishes((query) => matchMedia(query)));
  effect(() => {
    const { dataset } = document.documentElement;
    dataset.light = settings.night.value ? 'night' : 'day';
    dataset.motion = settings.still.value ? 'less' : 'full';
    dataset.text = settings.textSize.value;
    dataset.colours = settings.colours.value;
    dataset.hand = settings.hand.value;
  });
  keepFocus(root);
  const read = library.refresh();
  // With few games the first picture is the right one; with many it does not wait for them.
  await Promise.race([read, new Promise((resolve) => setTimeout(resolve, PATIENCE))]);
  root.replaceChildren();
  render(<App library={library} settings={settings} device={device} />, root);
  await read;
}
