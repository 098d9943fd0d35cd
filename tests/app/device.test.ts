import { signal } from '@preact/signals';
import { describe, expect, it } from 'vitest';
import { isBetweenTurns, isGoodMoment } from '../../src/app/between-turns.ts';
import { type Browser, Install } from '../../src/app/install.ts';
import type { Route } from '../../src/app/route.ts';
import { stayAwake } from '../../src/app/stay-awake.ts';
import { Updates } from '../../src/app/updates.ts';
import { device } from '../../src/i18n/en/device.ts';
import type { State } from '../../src/rules/types.ts';

const game = (turn: object, moved: readonly string[] = []) =>
  ({
    commands: [
      { id: 'A', control: 'human', nations: ['FR'] },
      { id: 'B', control: 'automa', nations: ['DE'] },
    ],
    units: [
      { id: 'fr', nation: 'FR', ...(moved.includes('fr') && { moved: true }) },
      { id: 'de', nation: 'DE', ...(moved.includes('de') && { moved: true }) },
    ],
    turn: { round: 2, command: 'A', ...turn },
  }) as unknown as State;

describe('between turns', () => {
  it.each([
    ['a person’s turn begins', game({ phase: 'move' }), true],
    ['the enemy’s units still lie as they moved', game({ phase: 'move' }, ['de']), true],
    ['the game is over', game({ phase: 'over' }), true],
    ['a unit has moved', game({ phase: 'move' }, ['fr']), false],
    ['armies are chosen', game({ phase: 'move', armies: [1] }), false],
    ['attacks are declared', game({ phase: 'declare' }), false],
    ['battles are fought', game({ phase: 'battle' }), false],
    ['money is spent', game({ phase: 'money' }), false],
    ['the Automa is at it', game({ phase: 'move', command: 'B' }), false],
    ['set-up', game({ phase: 'setup' }), false],
  ])('%s', (_, state, expected) => {
    expect(isBetweenTurns(state)).toBe(expected);
  });

  const inGame: Route = { page: 'game', id: 'g1' };
  it.each<[Route, Route | null, boolean]>([
    [{ page: 'home' }, null, true],
    [{ page: 'games' }, null, true],
    [{ page: 'settings' }, { page: 'home' }, true],
    [{ page: 'rules' }, null, true],
    [{ page: 'rules' }, inGame, false],
    [{ page: 'settings' }, { page: 'new' }, false],
    [{ page: 'new' }, null, false],
    [{ page: 'import', data: 'x' }, null, false],
    [inGame, null, true],
    [{ page: 'game', id: 'unknown' }, null, false],
  ])('a new version at %j opened from %j: %s', (at, from, expected) => {
    const stateOf = (id: string) => (id === 'g1' ? game({ phase: 'move' }) : undefined);
    expect(isGoodMoment(at, from, stateOf)).toBe(expected);
  });
});

describe('the way to install', () => {
  const way = (over: Partial<Browser>, navigator: Partial<Browser['navigator']> = {}, standalone = false) =>
    new Install({
      isSecureContext: true,
      navigator: { userAgent: 'Mozilla/5.0 (Linux; Android 14)', maxTouchPoints: 5, ...navigator },
      matchMedia: () => ({ matches: standalone }),
      addEventListener: () => undefined,
      ...over,
    }).way.value;

  it('is told by what the browser is', () => {
    const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari/605.1.15';
    expect(way({})).toBe('menu');
    expect(way({}, { userAgent: mac, maxTouchPoints: 0 })).toBe('menu');
    expect(way({}, { userAgent: mac, maxTouchPoints: 5 })).toBe('share');
    expect(way({}, { userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X)' })).toBe('share');
    expect(way({}, { standalone: true })).toBe('done');
    expect(way({}, {}, true)).toBe('done');
    expect(way({ isSecureContext: false }, { userAgent: mac, maxTouchPoints: 5 })).toBe('insecure');
  });
});

describe('a new version that another window agreed to', () => {
  const workers = (controller: object | null) =>
    Object.assign(new EventTarget(), { controller }) as unknown as ServiceWorkerContainer;

  it.each([
    ['is offered here too, before this window keeps the app', {}, true],
    ['is not offered to the window of the first visit', null, false],
  ])('%s', (_, controller, offered) => {
    let reloads = 0;
    const updates = new Updates(() => reloads++);
    const container = workers(controller);
    updates.listen(container);
    container.dispatchEvent(new Event('controllerchange'));
    expect([updates.ready.value, reloads]).toEqual([offered, 0]);
  });
});

describe('a browser that can do less', () => {
  it('has no lock for the screen, and nothing breaks', async () => {
    const page = Object.assign(new EventTarget(), { hidden: false }) as unknown as Document;
    const stop = stayAwake(signal(true), { navigator: {}, document: page });
    page.dispatchEvent(new Event('visibilitychange'));
    await Promise.resolve();
    expect(stop).not.toThrow();
  });

  it('agrees to a new version without a waiting worker by loading the page again', () => {
    let reloads = 0;
    const updates = new Updates(() => reloads++);
    updates.look(0);
    updates.agree();
    expect(reloads).toBe(1);
  });
});

it.each([
  [12_000, 'less than 0.1 MB'],
  [850_000, 'about 0.85 MB'],
  [2_340_000, 'about 2.3 MB'],
  [41_200_000, 'about 41 MB'],
])('%i bytes are %s', (bytes, words) => {
  expect(device.used(bytes)).toContain(words);
});
