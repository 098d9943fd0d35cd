import { fortForNew, type Hand, ownForts } from '../../app/hand.ts';
import { fill } from '../../i18n/fill.ts';
import { NATION_LETTER } from '../../i18n/letters.ts';
import { nameOf, placeName } from '../../i18n/tell.ts';
import { whyNoPurchase } from '../../rules/economy.ts';
import { commandAtTurn, insideFort } from '../../rules/field.ts';
import { legal } from '../../rules/legal.ts';
import { matOf, unitsOfNation } from '../../rules/mat.ts';
import type { Nation } from '../../rules/types.ts';
import { Miniature } from '../Miniature.tsx';
import { words } from '../words.ts';
import { playerOf } from './SeatBar.tsx';

/** Repairs and purchases: the card of each unit with its price, and where it goes. */
export function Money({ hand }: { readonly hand: Hand }) {
  const state = hand.play.now.value;
  const { money, buttons } = words.value.game;
  const command = commandAtTurn(state);
  const forts = ownForts(state);
  const fort = fortForNew(hand);
  const repairs = legal(state).filter((action) => action.type === 'repair');
  const mat = matOf(state.mat);
  const atHand = hand.seats.atHand.value;
  const ownFirst = (a: Nation, b: Nation) => Number(b === atHand) - Number(a === atHand);
  return (
    <section class="money">
      <p>
        {fill(money.income, { n: forts.length })} <strong>{fill(money.left, { n: command.coins })}</strong>
      </p>
      <h3>{money.repairs}</h3>
      {repairs.length === 0 && <p class="quiet">{money.noRepairs}</p>}
      {repairs.map((action) => (
        <button key={action.unit} type="button" class="row-button" onClick={() => hand.take(action)}>
          {fill(buttons.repair, { unit: nameOf(words.value, state, action.unit), price: 2 })}
        </button>
      ))}
      <h3>{money.buy}</h3>
      {!fort && <p class="quiet">{money.noFort}</p>}
      {fort && forts.length > 1 && (
        <label class="fort-choice">
          {money.into}{' '}
          <select
            value={fort}
            onChange={(event) => {
              hand.fortForNew.value = event.currentTarget.value;
            }}
          >
            {forts.map((id) => (
              <option key={id} value={id}>
                {placeName(state, insideFort(id))}
              </option>
            ))}
          </select>
        </label>
      )}
      {fort &&
        [...command.nations].sort(ownFirst).map((nation) => (
          <div key={nation} class="shop" data-nation={nation}>
            {command.nations.length > 1 && <h4>{playerOf(hand.play, nation)}</h4>}
            {unitsOfNation(nation).map((unitType) => {
              const action = { type: 'buy', nation, unitType, at: insideFort(fort) } as const;
              const no = whyNoPurchase(state, action);
              const { price, attack } = mat.units[unitType];
              const name = words.value.names.units[unitType];
              const label = command.nations.length > 1 ? `${name} (${NATION_LETTER[nation]})` : name;
              return (
                <button
                  key={`${nation}-${unitType}`}
                  type="button"
                  class="shop-unit"
                  disabled={no !== null}
                  aria-label={fill(buttons.buy, { unit: label, price })}
                  onClick={() => hand.take(action)}
                >
                  <Miniature type={unitType} nation={nation} side={command.side} attack={attack} size={48} label="" />
                  <span>{name}</span>
                  <b>{fill(money.price, { n: price })}</b>
                  {no && <small>{no.code === 'unitLimit' ? money.enough : money.tooDear}</small>}
                </button>
              );
            })}
          </div>
        ))}
      {state.options.unitLimit > 0 && <p class="quiet">{fill(money.limit, { n: state.options.unitLimit })}</p>}
    </section>
  );
}
