import { Play } from '../../src/app/play.ts';
import type { UndoMode } from '../../src/app/undo-modes.ts';
import { makePosition } from '../../src/rules/position.ts';
import type { State } from '../../src/rules/types.ts';
import type { SavedGame } from '../../src/save/saved.ts';

/** A game that goes on from this state. */
export function playFrom(start: State, undo: UndoMode = 'marked', extras: Partial<SavedGame> = {}): Play {
  const game = { position: makePosition(start), seed: start.seed, actions: [] };
  return new Play({ id: 'g', name: 'G', created: 0, updated: 0, undo, rewound: 0, game, ...extras }, start);
}

/** The Automa plays until somebody else is to act. */
export function automaPlays(play: Play): void {
  for (let next = play.automaNext.value; next; next = play.automaNext.value) play.take(next);
}
