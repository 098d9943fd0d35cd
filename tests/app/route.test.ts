import { afterEach, describe, expect, it } from 'vitest';
import { followAddress, go, hashOf, openedFrom, parseRoute, type Route, route } from '../../src/app/route.ts';

const ROUTES: readonly (readonly [hash: string, route: Route])[] = [
  ['#/', { page: 'home' }],
  ['#/new', { page: 'new' }],
  ['#/games', { page: 'games' }],
  ['#/settings', { page: 'settings' }],
  ['#/sheet', { page: 'sheet' }],
  ['#/rules', { page: 'rules' }],
  ['#/rules/I.3a', { page: 'rules', at: 'I.3a' }],
  ['#/game/g1a2-b', { page: 'game', id: 'g1a2-b' }],
  ['#/import/zAb_-9', { page: 'import', data: 'zAb_-9' }],
];

/** The part of a window that routes need. */
class FakeAddress {
  readonly location = { hash: '' };
  replaced = 0;
  readonly history = {
    replaceState: (_state: unknown, _title: string, hash: string) => {
      this.replaced++;
      this.location.hash = hash;
    },
  };
  private listener: (() => void) | undefined;
  addEventListener(_type: string, listener: () => void) {
    this.listener = listener;
  }
  removeEventListener() {
    this.listener = undefined;
  }
  visit(hash: string) {
    this.location.hash = hash;
    this.listener?.();
  }
}

const follow = (address: FakeAddress) => followAddress(address as unknown as Parameters<typeof followAddress>[0]);

describe('routes', () => {
  afterEach(() => go({ page: 'home' }));

  it.each(ROUTES)('%s is read and written', (hash, expected) => {
    expect(parseRoute(hash)).toEqual(expected);
    expect(hashOf(expected)).toBe(hash);
  });

  it.each(['', '#', '#/'])('"%s" is home', (hash) => {
    expect(parseRoute(hash)).toEqual({ page: 'home' });
  });

  it.each(['#/nowhere', '#/new/more', '#/game', '#/game/', '#/game/a/b', '#/game/%zz', '#//x', '#/__proto__'])(
    '%s leads home and says so',
    (hash) => {
      expect(parseRoute(hash)).toEqual({ page: 'home', unknown: hash });
    },
  );

  it('follows the address and sets it', () => {
    const address = new FakeAddress();
    address.location.hash = '#/games';
    const stop = follow(address);
    expect(route.value).toEqual({ page: 'games' });
    address.visit('#/nowhere');
    expect(route.value).toEqual({ page: 'home', unknown: '#/nowhere' });
    address.visit('#/');
    expect(route.value).toEqual({ page: 'home' });
    go({ page: 'new' });
    expect(address.location.hash).toBe('#/new');
    go({ page: 'game', id: 'g1' }, 'replace');
    expect([address.location.hash, address.replaced]).toEqual(['#/game/g1', 1]);
    stop();
    address.visit('#/games');
    expect(route.value).toEqual({ page: 'game', id: 'g1' });
  });

  it('the rule book knows where it was opened from', () => {
    const address = new FakeAddress();
    address.location.hash = '#/rules/M5';
    const stop = follow(address);
    expect(openedFrom.value).toBeNull();
    address.visit('#/game/g1');
    address.visit('#/rules/M9');
    address.visit('#/rules/F2');
    go({ page: 'rules' });
    expect(openedFrom.value).toEqual({ page: 'game', id: 'g1' });
    address.visit('#/new');
    go({ page: 'rules', at: 'E4' });
    expect(openedFrom.value).toEqual({ page: 'new' });
    stop();
  });
});
