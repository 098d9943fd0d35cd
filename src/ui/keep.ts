import { effect } from '@preact/signals';
import type { Library } from '../app/library.ts';
import type { Play } from '../app/play.ts';

/** Saves every action as it happens, one write after the other, and says so when it cannot; gives back how to stop. */
export function keep(play: Play, library: Library): () => void {
  let last = Promise.resolve();
  return effect(() => {
    const saved = play.toSave(Date.now());
    const now = play.now.value;
    last = last.then(() =>
      library.save(saved, now).then(
        () => {
          play.unsaved.value = false;
        },
        () => {
          play.unsaved.value = true;
        },
      ),
    );
  });
}
