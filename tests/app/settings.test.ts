import 'fake-indexeddb/auto';
import { signal } from '@preact/signals';
import { createStore, set } from 'idb-keyval';
import { describe, expect, it } from 'vitest';
import { loadSettings } from '../../src/app/settings.ts';

const wishes = (dark = false, still = false) => ({ dark: signal(dark), still: signal(still) });

/** Long enough for the storage to have it. */
const written = () => new Promise((done) => setTimeout(done, 20));

describe('settings', () => {
  it('are kept from visit to visit', async () => {
    const first = await loadSettings(wishes());
    first.pace.value = 'fast';
    first.hexNames.value = 'large';
    first.hand.value = 'left';
    first.textSize.value = 'largest';
    first.colours.value = 'distinct';
    first.awake.value = false;
    first.shortcuts.value = false;
    await written();
    const again = await loadSettings(wishes());
    expect([again.pace.value, again.hexNames.value, again.hand.value, again.textSize.value]).toEqual([
      'fast',
      'large',
      'left',
      'largest',
    ]);
    expect([again.colours.value, again.awake.value, again.shortcuts.value]).toEqual(['distinct', false, false]);
  });

  it.each([
    ['system', true, true],
    ['system', false, false],
    ['day', true, false],
    ['night', false, true],
  ] as const)('light “%s” on a device that wishes dark: %s makes it night: %s', async (light, dark, night) => {
    const settings = await loadSettings(wishes(dark));
    settings.light.value = light;
    expect(settings.night.value).toBe(night);
  });

  it.each([
    ['system', true, true],
    ['system', false, false],
    ['full', true, false],
    ['less', false, true],
  ] as const)('movement “%s” on a device that wishes less: %s keeps things still: %s', async (motion, wish, still) => {
    const settings = await loadSettings(wishes(false, wish));
    settings.motion.value = motion;
    expect(settings.still.value).toBe(still);
  });

  it('follow the wish of the device while they say so', async () => {
    const system = wishes();
    const settings = await loadSettings(system);
    settings.light.value = 'system';
    system.dark.value = true;
    expect(settings.night.value).toBe(true);
  });

  it.each([[null], [42], ['<b>'], [{ pace: 'fast' }], [['fast']]])(
    '%j in the storage counts as never set',
    async (odd) => {
      const store = createStore('trench-club-settings', 'settings');
      for (const key of ['pace', 'hexNames', 'awake', 'textSize']) await set(key, odd, store);
      const settings = await loadSettings(wishes());
      expect([settings.pace.value, settings.hexNames.value, settings.awake.value, settings.textSize.value]).toEqual([
        'normal',
        'off',
        true,
        'normal',
      ]);
    },
  );
});
