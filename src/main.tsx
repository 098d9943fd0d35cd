import { effect } from '@preact/signals';
import { render } from 'preact';
import './ui/fonts.css';
import './ui/base.css';
import { Library } from './app/library.ts';
import { followAddress } from './app/route.ts';
import { loadSettings } from './app/settings.ts';
import { App } from './ui/App.tsx';

const root = document.getElementById('app');
if (root) {
  followAddress(window);
  const library = new Library();
  const settings = await loadSettings();
  effect(() => {
    document.documentElement.dataset.light = settings.night.value ? 'night' : 'day';
  });
  render(<App library={library} settings={settings} />, root);
  await library.refresh();
}
