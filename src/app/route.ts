import { type Signal, signal } from '@preact/signals';

/** Where in the app somebody is; the address holds it behind the #. */
export type Route =
  | { readonly page: 'home' /** The address that was asked for and is none of ours. */; readonly unknown?: string }
  | { readonly page: 'new' }
  | { readonly page: 'games' }
  | { readonly page: 'units' }
  | { readonly page: 'settings' }
  /** A position built by hand. */
  | { readonly page: 'build' }
  /** What to print and lay beside the board. */
  | { readonly page: 'sheet' }
  /** The rule book, opened at a rule or a chapter. */
  | { readonly page: 'rules'; readonly at?: string }
  | { readonly page: 'game'; readonly id: string }
  /** A position shared by link. */
  | { readonly page: 'import'; readonly data: string };

export function parseRoute(hash: string): Route {
  const path = hash.replace(/^#?\/?/, '');
  const [, page = '', rest = ''] = /^([^/]*)\/?(.*)$/.exec(path) ?? [];
  const unknown: Route = { page: 'home', unknown: hash };
  switch (page) {
    case '':
      return rest === '' ? { page: 'home' } : unknown;
    case 'new':
    case 'games':
    case 'units':
    case 'settings':
    case 'build':
    case 'sheet':
      return rest === '' ? { page } : unknown;
    case 'rules':
      return rest === '' ? { page } : /^[\w.-]+$/.test(rest) ? { page, at: rest } : unknown;
    case 'game':
      return /^[\w-]+$/.test(rest) ? { page, id: rest } : unknown;
    case 'import':
      return { page, data: rest };
    default:
      return unknown;
  }
}

export function hashOf(route: Route): string {
  switch (route.page) {
    case 'home':
      return '#/';
    case 'new':
    case 'games':
    case 'units':
    case 'settings':
    case 'build':
    case 'sheet':
      return `#/${route.page}`;
    case 'rules':
      return route.at === undefined ? '#/rules' : `#/rules/${route.at}`;
    case 'game':
      return `#/game/${route.id}`;
    case 'import':
      return `#/import/${route.data}`;
  }
}

type Address = Pick<Window, 'location' | 'history' | 'addEventListener' | 'removeEventListener'>;

let address: Address | undefined;

export const route: Signal<Route> = signal({ page: 'home' });

/** Pages to look something up or set something, and then to go back to where one was. */
export const ASIDE: readonly Route['page'][] = ['rules', 'settings', 'sheet'];

/** The page such a page was opened from; null when somebody came straight to it. */
export const openedFrom: Signal<Route | null> = signal(null);

function show(next: Route): void {
  const last = route.value;
  if (ASIDE.includes(next.page) && !ASIDE.includes(last.page)) openedFrom.value = last;
  route.value = next;
}

/** From now on the address and `route` say the same; gives back how to stop it. */
export function followAddress(to: Address): () => void {
  address = to;
  const read = () => {
    const next = parseRoute(to.location.hash);
    if (JSON.stringify(next) !== JSON.stringify(route.value)) show(next);
  };
  to.addEventListener('hashchange', read);
  read();
  openedFrom.value = null;
  return () => {
    to.removeEventListener('hashchange', read);
    address = undefined;
  };
}

/** Goes there; with `replace` the page left behind is not one to come back to. */
export function go(next: Route, how: 'push' | 'replace' = 'push'): void {
  show(next);
  if (!address || address.location.hash === hashOf(next)) return;
  if (how === 'push') address.location.hash = hashOf(next);
  else address.history.replaceState(null, '', hashOf(next));
}
