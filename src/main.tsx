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
  render(<App library={library} settings={settings} device={device} />, root);
  await library.refresh();
}
