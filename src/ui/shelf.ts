import { Library } from '../app/library.ts';
import { UpdateSlip } from './parts/UpdateSlip.tsx';
import { LastGame } from './screens/LastGame.tsx';

/** The saved games and what shows them wherever one is: all the first page can do without. */
export class Shelf {
  readonly library = new Library();
  readonly LastGame = LastGame;
  readonly UpdateSlip = UpdateSlip;
  /** Until the games have been read. */
  readonly reading = this.library.refresh();
}
