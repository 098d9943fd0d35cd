import type { Hand } from '../../app/hand.ts';
import { ZoomButton } from '../board/ZoomButtons.tsx';
import { words } from '../words.ts';

/** For people who share a tablet: turn the board round, lock it while it is passed on. */
export function BoardTools({ hand, onLock }: { readonly hand: Hand; readonly onLock: () => void }) {
  const { seats } = hand;
  const { together, game } = words.value;
  if (seats.nations.length < 2) return null;
  return (
    <fieldset class="bd-zoom bd-tools">
      <legend class="bd-unseen">{together.seats}</legend>
      <ZoomButton
        name={together.turnBoard}
        icon="M5 9a7.5 7.5 0 0 1 14 1M19 4v6h-6M19 15a7.5 7.5 0 0 1-14-1M5 20v-6h6"
        onTap={() => seats.turn()}
      />
      <ZoomButton
        name={game.guard.button}
        icon="M6 11h12v9h-12zM8.5 11v-3.5a3.5 3.5 0 0 1 7 0v3.5M12 15v2"
        onTap={onLock}
      />
    </fieldset>
  );
}
