import type { Hand } from '../../app/hand.ts';
import { isHuman, type Moment } from '../../app/moments.ts';
import { fill } from '../../i18n/fill.ts';
import { nameOf, placeName, tellMoment } from '../../i18n/tell.ts';
import type { State, Unit, UnitId } from '../../rules/types.ts';
import { words } from '../words.ts';
import { BattleCard } from './BattleCard.tsx';
import { Choices } from './Choices.tsx';
import { ForecastCard } from './ForecastCard.tsx';
import { LogRow } from './Log.tsx';
import { Money } from './Money.tsx';
import { UnitCard } from './UnitCard.tsx';
import { UnitPicture } from './UnitPicture.tsx';

function Attacks({ hand, state }: { readonly hand: Hand; readonly state: State }) {
  const { buttons } = words.value.game;
  const declared = state.turn.declared ?? [];
  const canChange = hand.mine.value && state.turn.phase === 'declare';
  return (
    <ol class="attacks">
      {declared.map(({ attacker, target }, i) => {
        const name = (id: UnitId) => nameOf(words.value, hand.play.knowing(id), id);
        const names = { attacker: name(attacker), target: name(target) };
        return (
          <li key={attacker}>
            <div>
              <span>
                {names.attacker} → {names.target}
              </span>
              {canChange && i > 0 && (
                <button
                  type="button"
                  aria-label={fill(buttons.earlier, names)}
                  onClick={() => hand.reorder(attacker, i - 1)}
                >
                  ↑
                </button>
              )}
              {canChange && (
                <button
                  type="button"
                  aria-label={fill(buttons.remove, names)}
                  onClick={() => hand.take({ type: 'withdraw', attacker })}
                >
                  ✕
                </button>
              )}
            </div>
          </li>
        );
      })}
    </ol>
  );
}

interface PiecesProps {
  readonly hand: Hand;
  readonly state: State;
  readonly title: string;
  readonly units: readonly Unit[];
}

/** Units to pick from, in any order. */
function Pieces({ hand, state, title, units }: PiecesProps) {
  return (
    <section class="shop" aria-label={title}>
      <h4>{title}</h4>
      {units.map((unit) => (
        <button
          key={unit.id}
          type="button"
          class="shop-unit"
          aria-pressed={unit.id === hand.held.value}
          onClick={() => hand.select(unit.id)}
        >
          <UnitPicture state={state} unit={unit} size={48} />
          <span>{words.value.names.units[unit.type]}</span>
          {unit.at && !unit.aboard && <small>{placeName(state, unit.at)}</small>}
        </button>
      ))}
    </section>
  );
}

/** S4, T3: the units to put down now. */
function Waiting({ hand, state }: { readonly hand: Hand; readonly state: State }) {
  const units = hand.waiting.value;
  return units.length < 2 ? null : <Pieces hand={hand} state={state} title={words.value.game.waiting} units={units} />;
}

/** Who can still act in this phase. */
function Ready({ hand, state }: { readonly hand: Hand; readonly state: State }) {
  const { move, declare } = words.value.game.ready;
  const units = state.units.filter(({ id }) => hand.ready.value.has(id));
  const title = state.turn.phase === 'move' ? move : declare;
  return units.length === 0 ? null : <Pieces hand={hand} state={state} title={title} units={units} />;
}

/** What the Automa did since the player's last action, until the player acts. */
function JustDone({ hand }: { readonly hand: Hand }) {
  const { value: moments } = hand.play.moments;
  const from = moments.findLastIndex(isHuman) + 1;
  const acts = moments.flatMap((moment, index) => (index >= from && moment.action.type === 'act' ? [index] : []));
  if (acts.length === 0) return null;
  return (
    <section class="log" aria-label={words.value.game.justDone}>
      <h3>{words.value.game.justDone}</h3>
      <ol>
        {acts.map((index) => (
          <LogRow key={index} hand={hand} moment={moments[index] as Moment} index={index} />
        ))}
      </ol>
    </section>
  );
}

/** What belongs to the phase: armies, tokens, the selected unit, attacks, battles, money. */
export function TurnPanel({ hand }: { readonly hand: Hand }) {
  const { play } = hand;
  const state = play.shown.value;
  const { phase } = state.turn;
  const unit = state.units.find(({ id }) => id === hand.held.value);
  const mine = hand.mine.value;
  const lastFight = play.moments.value.at(-1);
  const rolled = lastFight?.action.type === 'roll' ? lastFight : null;
  const threatened = hand.threateners();
  const sayThreats = ({ hex, units }: NonNullable<typeof threatened>) => {
    const { threatened: some, safe } = words.value.game;
    const list = units.map((id) => nameOf(words.value, state, id)).join(', ');
    return fill(list === '' ? safe : some, { hex, list });
  };
  const fought = lastFight?.events.some(({ type }) => type === 'fought' || type === 'attackLost') ? lastFight : null;
  return (
    <>
      {rolled && <p class="told">{tellMoment(words.value, rolled.before, rolled.action, rolled.events).text}</p>}
      {hand.threats.value && mine && <p class="quiet">{words.value.game.threats}</p>}
      {threatened && <p role="status">{sayThreats(threatened)}</p>}
      <Choices hand={hand} />
      <Waiting hand={hand} state={state} />
      {fought && play.looking.value === null && <BattleCard moment={fought} />}
      {(phase === 'declare' || phase === 'battle') && <Attacks hand={hand} state={state} />}
      {mine && hand.selected.value && hand.aim.value && (
        <ForecastCard state={state} attacker={hand.selected.value} target={hand.aim.value} />
      )}
      {unit && <UnitCard state={state} unit={unit} player={play.players.value[unit.nation]} />}
      {mine && phase === 'money' && <Money hand={hand} />}
      {mine && !unit && phase === 'move' && <JustDone hand={hand} />}
      {mine && !unit && !hand.choosing.value && !hand.planner.on.value && <Ready hand={hand} state={state} />}
    </>
  );
}
