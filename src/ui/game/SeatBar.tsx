import type { Hand } from '../../app/hand.ts';
import type { Play } from '../../app/play.ts';
import { fill } from '../../i18n/fill.ts';
import { NATION_LETTER } from '../../i18n/letters.ts';
import type { Nation } from '../../rules/types.ts';
import { words } from '../words.ts';

/** The player's name; without one, the nation's. */
export function playerOf(play: Play, nation: Nation): string {
  return play.players.value[nation] ?? words.value.names.nations[nation];
}

/** The two of a team: who still has units to act, and whose hand is over the board. */
export function SeatBar({ hand }: { readonly hand: Hand }) {
  const { play, seats, ready } = hand;
  const { together, names } = words.value;
  if (!seats.team) return null;
  const { phase } = play.now.value.turn;
  const counts = hand.mine.value && !hand.choosing.value && (phase === 'move' || phase === 'declare');
  return (
    <fieldset class="seats">
      <legend class="bd-unseen">{together.seats}</legend>
      {seats.nations.map((nation) => {
        const n = seats.toAct(nation, ready.value);
        const name = playerOf(play, nation);
        return (
          <button
            key={nation}
            type="button"
            class="seat"
            aria-pressed={seats.atHand.value === nation}
            aria-label={fill(together.seat, { name, nation: names.nations[nation], n })}
            onClick={() => seats.take(nation)}
          >
            <b class={`seat-letter mini-${nation}`} aria-hidden="true">
              {NATION_LETTER[nation]}
            </b>
            <span>
              <strong>{name}</strong>
              {counts && <small>{n > 0 ? fill(together.toAct, { n }) : together.doneActing}</small>}
            </span>
          </button>
        );
      })}
    </fieldset>
  );
}
