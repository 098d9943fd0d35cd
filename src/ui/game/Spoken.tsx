import { useRef } from 'preact/hooks';
import type { Hand } from '../../app/hand.ts';
import type { Moment } from '../../app/moments.ts';
import { fill } from '../../i18n/fill.ts';
import { tellMoment } from '../../i18n/tell.ts';
import { words } from '../words.ts';

const LATEST = 8;

const tell = ({ before, action, events }: Moment) => tellMoment(words.value, before, action, events).text;

/** What to say now that the game has gone from these moments to those: what was taken back first, then what was done. */
export function saidBetween(before: readonly Moment[], after: readonly Moment[]): readonly string[] {
  const shared = before.findIndex((moment, i) => moment !== after[i]);
  const kept = shared < 0 ? before.length : shared;
  const undone = before[kept];
  return [
    ...(undone ? [fill(words.value.game.log.undone, { what: tell(undone) })] : []),
    ...after.slice(kept).map(tell),
  ];
}

/** What has just happened, for those who listen: lines are only ever added. */
export function Spoken({ hand }: { readonly hand: Hand }) {
  const moments = hand.play.moments.value;
  const heard = useRef(moments);
  const said = useRef<readonly string[]>([]);
  if (heard.current !== moments) {
    said.current = [...said.current, ...saidBetween(heard.current, moments)];
    heard.current = moments;
  }
  const first = Math.max(0, said.current.length - LATEST);
  return (
    <div class="bd-unseen" role="log" aria-label={words.value.game.log.title}>
      {said.current.slice(first).map((line, i) => (
        <p key={first + i}>{line}</p>
      ))}
    </div>
  );
}
