import type { Hand } from '../../app/hand.ts';
import { fill } from '../../i18n/fill.ts';
import { commandName } from '../../i18n/tell.ts';
import { commandAtTurn } from '../../rules/field.ts';
import { PHASES } from '../../rules/types.ts';
import { fortsOfSide, fortsToWin } from '../../rules/victory.ts';
import { RuleText } from '../parts/RuleLink.tsx';
import { words } from '../words.ts';
import { doNow } from './doNow.ts';

const STEPS = PHASES.filter((phase) => phase !== 'setup' && phase !== 'over');

/** Whose turn it is, the phase, what to do now, and how many forts each side holds. */
export function Header({ hand }: { readonly hand: Hand }) {
  const { shown, looking } = hand.play;
  const state = shown.value;
  const { game, names } = words.value;
  const { phase, round } = state.turn;
  const goal = fortsToWin(state);
  return (
    <header class="turn-header">
      <p class="turn-of">
        {looking.value !== null && <strong>{game.past} </strong>}
        {fill(game.round, { n: round })} · {commandName(words.value, commandAtTurn(state))} ·{' '}
        {fill(game.coins, { n: commandAtTurn(state).coins })}
      </p>
      {!state.setup && (
        <ol class="phases">
          {STEPS.map((one) => (
            <li key={one} aria-current={one === phase ? 'step' : undefined}>
              {game.phases[one]}
            </li>
          ))}
        </ol>
      )}
      <p class="do-now" role="status" tabIndex={-1}>
        <RuleText text={doNow(hand)} />
      </p>
      <ul class="tally">
        {state.commands.map(({ id, side, nations }) => {
          const n = fortsOfSide(state, side);
          return (
            <li key={id} class={`tally-${side}`} aria-label={fill(game.fortsOf, { side: names.sides[side], n, goal })}>
              <b>{nations.join('+')}</b>{' '}
              <span class="tally-forts" aria-hidden="true">
                {Array.from({ length: goal }, (_, i) => (
                  <i key={i} class={i < n ? 'held' : ''} />
                ))}
              </span>{' '}
              {fill(game.forts, { n, goal })}
              {n === goal - 1 && <em> {game.oneFortShort}</em>}
            </li>
          );
        })}
      </ul>
    </header>
  );
}
