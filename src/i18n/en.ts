import { automa } from './en/automa.ts';
import { names } from './en/names.ts';
import { problems } from './en/problems.ts';
import { refusals } from './en/refusals.ts';

/** All words of the app; other languages have the same shape. */
export const en = { automa, names, problems, refusals };
export type Words = typeof en;
