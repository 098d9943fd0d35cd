import { createStore, del, keys } from 'idb-keyval';

/** The browser's storage of games, a row each; small, so that the first page can ask whether there are any. */
export const store = createStore('trench-club', 'games');

export async function savedIds(): Promise<string[]> {
  return (await keys(store)).filter((key) => typeof key === 'string');
}

export async function deleteGame(id: string): Promise<void> {
  await del(id, store);
}
