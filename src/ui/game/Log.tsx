import { useState } from 'preact/hooks';
import type { Hand } from '../../app/hand.ts';
import { isHuman, type Moment } from '../../app/moments.ts';
import { fill } from '../../i18n/fill.ts';
import { reasonsOf, tellMoment } from '../../i18n/tell.ts';
import { RuleLink } from '../parts/RuleLink.tsx';
import { words } from '../words.ts';

const FILTERS = ['all', 'yours', 'automas'] as const;
type Filter = (typeof FILTERS)[number];

const fits = (filter: Filter, moment: Moment) => filter === 'all' || (filter === 'yours') === isHuman(moment);

/** The end of a turn belongs to the round it leads into. */
const roundOf = ({ after }: Moment) => after.turn.round;

/** The whole game by round; a tap shows the moment on the board. */
export function Log({ hand }: { readonly hand: Hand }) {
  const { play } = hand;
  const { log, round } = words.value.game;
  const [filter, setFilter] = useState<Filter>('all');
  const rows = play.moments.value
    .map((moment, index) => ({ moment, index }))
    .filter(({ moment }) => fits(filter, moment));
  const rounds = [...new Set(rows.map(({ moment }) => roundOf(moment)))].reverse();
  return (
    <section class="log" aria-label={log.title}>
      {!hand.seats.duel && (
        <div class="choices">
          {FILTERS.map((one) => (
            <button key={one} type="button" aria-pressed={filter === one} onClick={() => setFilter(one)}>
              {log[one]}
            </button>
          ))}
        </div>
      )}
      <LastTurn hand={hand} />
      {rows.length === 0 && <p class="quiet">{log.empty}</p>}
      {rounds.map((n) => (
        <div key={n}>
          <h3>{fill(round, { n })}</h3>
          <ol>
            {rows
              .filter(({ moment }) => roundOf(moment) === n)
              .reverse()
              .map(({ moment, index }) => (
                <LogRow key={index} hand={hand} moment={moment} index={index} />
              ))}
          </ol>
        </div>
      ))}
    </section>
  );
}

/** The Automa's last turn again, from its first unit on. */
function LastTurn({ hand }: { readonly hand: Hand }) {
  const { moments, looking } = hand.play;
  const acted = moments.value.findLastIndex(({ action }) => action.type === 'act');
  const before = moments.value.slice(0, acted + 1).findLastIndex(({ action }) => action.type !== 'act');
  if (acted < 0) return null;
  const show = () => {
    looking.value = before + 1;
  };
  return (
    <button type="button" class="row-button" onClick={show}>
      {words.value.game.buttons.lastTurn}
    </button>
  );
}

export function LogRow({
  hand,
  moment,
  index,
}: {
  readonly hand: Hand;
  readonly moment: Moment;
  readonly index: number;
}) {
  const { play } = hand;
  const told = tellMoment(words.value, moment.before, moment.action, moment.events);
  const { action } = moment;
  const reasons = isHuman(moment) ? [] : reasonsOf(words.value, moment.before, action);
  const show = () => {
    play.looking.value = play.looking.value === index ? null : index;
    hand.why.value = null;
  };
  return (
    <li class={isHuman(moment) ? 'log-row' : 'log-row log-automa'}>
      <div class="log-slip">
        <button type="button" class="log-text" aria-pressed={play.looking.value === index} onClick={show}>
          {told.text}
        </button>
        {reasons.length > 0 && (
          <p class="reason">
            {reasons.map(({ text, rule }, i) => (
              <span key={rule}>
                {i > 0 && ' · '}
                {text} {rule && <RuleLink id={rule} />}
              </span>
            ))}
          </p>
        )}
      </div>
      {action.type === 'act' && (
        <button
          type="button"
          class="why-button"
          onClick={() => {
            hand.why.value = { moment: index, step: -1, from: play.looking.value };
            play.looking.value = index - 1 < 0 ? null : index - 1;
          }}
        >
          {words.value.game.buttons.why}
        </button>
      )}
    </li>
  );
}
