import type { Hand } from '../../app/hand.ts';
import { tellMoment } from '../../i18n/tell.ts';
import { words } from '../words.ts';

const LATEST = 8;

/** What has just happened, for those who listen: the end of the log, read out as it grows. */
export function Spoken({ hand }: { readonly hand: Hand }) {
  const moments = hand.play.moments.value;
  const first = Math.max(0, moments.length - LATEST);
  return (
    <div class="bd-unseen" role="log" aria-label={words.value.game.log.title}>
      {moments.slice(first).map(({ before, action, events }, i) => (
        <p key={first + i}>{tellMoment(words.value, before, action, events).text}</p>
      ))}
    </div>
  );
}
