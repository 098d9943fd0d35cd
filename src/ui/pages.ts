import { type Signal, signal } from '@preact/signals';
import type { Shelf } from './shelf.ts';

/** null until it has come; 'lost' when it cannot. */
export const shelf: Signal<Shelf | 'lost' | null> = signal(null);

let fetching: Promise<Shelf> | undefined;

/** Fetches the saved games and the code that reads them; once. */
export function fetchShelf(): Promise<Shelf> {
  fetching ??= import('./shelf.ts').then(({ Shelf }) => {
    const fetched = new Shelf();
    shelf.value = fetched;
    return fetched;
  });
  fetching.catch(() => {
    shelf.value = 'lost';
  });
  return fetching;
}

/** The pages whose code comes when they are asked for. */
export const PAGES = {
  game: () => import('./GamePage.tsx').then(({ GamePage }) => GamePage),
  new: () => import('./screens/NewGame.tsx').then(({ NewGame }) => NewGame),
  games: () => import('./screens/SavedGames.tsx').then(({ SavedGames }) => SavedGames),
  build: () => import('./screens/BuildPosition.tsx').then(({ BuildPosition }) => BuildPosition),
  import: () => import('./screens/SharedPosition.tsx').then(({ SharedPosition }) => SharedPosition),
  rules: () => import('./rules/Rules.tsx').then(({ Rules }) => Rules),
  sheet: () => import('./rules/ReferenceSheet.tsx').then(({ ReferenceSheet }) => ReferenceSheet),
  units: () => import('./Gallery.tsx').then(({ Gallery }) => Gallery),
  settings: () => import('./screens/Settings.tsx').then(({ SettingsPage }) => SettingsPage),
};

/** The page somebody comes straight to is fetched while settings and games are read. */
export function fetchPage(page: string): void {
  if (page in PAGES) PAGES[page as keyof typeof PAGES]().catch(() => undefined);
}

/** So that every page opens at once, and goes on should this version be replaced from another window. */
export async function fetchPages(pause: () => Promise<unknown>): Promise<void> {
  for (const load of [fetchShelf, ...Object.values(PAGES)]) {
    await pause();
    await load().catch(() => undefined);
  }
}
