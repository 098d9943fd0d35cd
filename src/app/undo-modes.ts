/** How far back a player may go: never past dice, past them with a mark, or freely. */
export const UNDO_MODES = ['strict', 'marked', 'free'] as const;
export type UndoMode = (typeof UNDO_MODES)[number];
