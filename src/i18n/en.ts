import { atTable } from './en/at-table.ts';
import { automa } from './en/automa.ts';
import { board } from './en/board.ts';
import { device } from './en/device.ts';
import { gallery } from './en/gallery.ts';
import { game } from './en/game.ts';
import { history } from './en/history.ts';
import { names } from './en/names.ts';
import { problems } from './en/problems.ts';
import { refusals } from './en/refusals.ts';
import { screens } from './en/screens.ts';
import { settings } from './en/settings.ts';
import { table } from './en/table.ts';
import { together } from './en/together.ts';

/** All words of the app; other languages have the same shape. */
export const en = {
  language: 'en',
  atTable,
  automa,
  board,
  device,
  gallery,
  game,
  history,
  names,
  problems,
  refusals,
  screens,
  settings,
  table,
  together,
};
export type Words = typeof en;
