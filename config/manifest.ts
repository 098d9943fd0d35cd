import type { ManifestOptions } from 'vite-plugin-pwa';
import { device } from '../src/i18n/en/device.ts';

const { app } = device;

/** What a device needs to know to install the app. Addresses are relative, so that it works from any folder of a site. */
export const manifest: Partial<ManifestOptions> = {
  name: app.name,
  short_name: app.shortName,
  description: app.description,
  lang: 'en',
  start_url: './',
  scope: './',
  display: 'standalone',
  theme_color: '#453322',
  background_color: '#2a2018',
  categories: ['games'],
  icons: [
    { src: 'icons/192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
    { src: 'icons/512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
    { src: 'icons/maskable-192.png', sizes: '192x192', type: 'image/png', purpose: 'maskable' },
    { src: 'icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
  screenshots: [
    { src: 'screenshots/wide.jpg', sizes: '1180x820', type: 'image/jpeg', form_factor: 'wide', label: app.wide },
    { src: 'screenshots/narrow.jpg', sizes: '390x844', type: 'image/jpeg', form_factor: 'narrow', label: app.narrow },
  ],
};
