import { type Hand, tokensToTurn } from '../../app/hand.ts';
import { fill } from '../../i18n/fill.ts';
import { nameOf } from '../../i18n/tell.ts';
import { commandAtTurn } from '../../rules/field.ts';
import type { State, UnitId } from '../../rules/types.ts';
import { words } from '../words.ts';

export function hasChoices(hand: Hand): boolean {
  return hand.choosing.value !== null || tokensToTurn(hand).length > 0;
}

/** S4, S7: the token to turn over, the armies that act. */
export function Choices({ hand }: { readonly hand: Hand }) {
  const state = hand.play.now.value;
  if (hand.choosing.value) return <Armies hand={hand} state={state} choice={hand.choosing.value} />;
  return hasChoices(hand) ? <Tokens hand={hand} state={state} /> : null;
}

interface ArmiesProps {
  readonly hand: Hand;
  readonly state: State;
  readonly choice: NonNullable<ReturnType<Hand['choosing']['peek']>>;
}

function Armies({ hand, state, choice }: ArmiesProps) {
  const { game, names } = words.value;
  const chosen = hand.ticked.value;
  return (
    <section class="armies-choice">
      {choice.from.map((army) => (
        <button
          key={army}
          type="button"
          class="row-button"
          aria-pressed={chosen.includes(army)}
          onClick={() => hand.tick(army)}
        >
          <b>{fill(game.army, { n: army })}</b>
          <span>
            {state.units
              .filter((unit) => unit.army === army && commandAtTurn(state).nations.includes(unit.nation))
              .map((unit) => names.units[unit.type])
              .join(', ')}
          </span>
        </button>
      ))}
    </section>
  );
}

function Tokens({ hand, state }: { readonly hand: Hand; readonly state: State }) {
  const { buttons } = words.value.game;
  const sayUnits = (units: readonly UnitId[]) => {
    if (units.length === 0) return buttons.noUnits;
    // S2: the other player looks on, and the tokens lie face down.
    return hand.seats.duel
      ? fill(buttons.faceDown, { n: units.length })
      : units.map((id) => nameOf(words.value, state, id)).join(', ');
  };
  return (
    <section class="armies-choice">
      {tokensToTurn(hand).map((token) => (
        <button
          key={token.number}
          type="button"
          class="row-button"
          onClick={() => hand.take({ type: 'reveal', token: token.number })}
        >
          <b>{fill(buttons.reveal, { n: token.number })}</b>
          <span>{sayUnits(token.units)}</span>
        </button>
      ))}
    </section>
  );
}
