import type { Moment } from '../../app/moments.ts';
import { fill } from '../../i18n/fill.ts';
import { namesOf } from '../../i18n/tell.ts';
import type { Event, Fire, State, UnitId } from '../../rules/types.ts';
import { words } from '../words.ts';
import { UnitPicture } from './UnitPicture.tsx';

function Dice({ fire }: { readonly fire: Fire }) {
  return (
    <ol class="dice" aria-label={words.value.game.battle.dice}>
      {(fire.faces ?? []).map((face, i) => (
        // A roll has no other name than its place.
        <li key={i} class={face <= fire.toHit ? 'die die-hit' : 'die'}>
          {face}
        </li>
      ))}
    </ol>
  );
}

/** A side of the battle as it went in. */
function Fighter({ state, id }: { readonly state: State; readonly id: UnitId }) {
  const unit = state.units.find((one) => one.id === id);
  return unit ? <UnitPicture state={state} unit={unit} size={44} /> : null;
}

/** What the last battle brought: dice, hits, damage. */
export function BattleCard({ moment }: { readonly moment: Moment }) {
  const { battle, forecast, tell } = words.value.game;
  const { events, before } = moment;
  const names = (one: UnitId, other: UnitId) => namesOf(words.value, before, one, other);
  const find = <T extends Event['type']>(type: T) =>
    events.find((event): event is Extract<Event, { type: T }> => event.type === type);
  const fought = find('fought');
  const landed = find('shellLanded');
  if (find('attackLost')) return <section class="battle-card">{battle.lost}</section>;
  const outcome = (unit: string) => {
    const gone = events.some((event) => event.type === 'destroyed' && event.unit === unit);
    const damaged = events.find((event) => event.type === 'damaged' && event.unit === unit);
    if (gone) return battle.destroyed;
    return damaged?.type === 'damaged' ? fill(battle.damage, { n: damaged.damage }) : battle.noDamage;
  };
  const result = (fire: Fire, target: string) => (
    <>
      {fire.hits === 1 ? tell.hits.one : fill(tell.hits.more, { n: fire.hits })} → <strong>{outcome(target)}</strong>
    </>
  );
  const line = (fire: Fire, target: string) => (
    <div class="fire">
      <div class="fire-sides">
        <Fighter state={before} id={fire.unit} />
        <p>
          <b>{names(fire.unit, target)[0]}</b> → {names(fire.unit, target)[1]}
          {fire.bonusRule && <em> · {forecast.bonus[fire.bonusRule]}</em>}
        </p>
        <Fighter state={before} id={target} />
      </div>
      {fire.faces && <Dice fire={fire} />}
      <p class="result">{result(fire, target)}</p>
    </div>
  );
  return (
    <section class="battle-card">
      {landed && <p>{landed.at === null ? battle.strayOff : fill(battle.stray, { hex: landed.at })}</p>}
      {fought && fought.attack.dice !== 0 && line(fought.attack, fought.target)}
      {fought?.returned && line(fought.returned, fought.attack.unit)}
    </section>
  );
}
