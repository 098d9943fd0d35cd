import { automa } from './en/automa.ts';
import { game } from './en/game.ts';
import { history } from './en/history.ts';
import { names } from './en/names.ts';
import { problems } from './en/problems.ts';
import { refusals } from './en/refusals.ts';

/** All words of the app; other languages have the same shape. */
export const en = { automa, game, history, names, problems, refusals };
export type Words = typeof en;
