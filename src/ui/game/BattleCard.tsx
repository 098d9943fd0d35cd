import type { Moment } from '../../app/moments.ts';
import { fill } from '../../i18n/fill.ts';
import { nameOf } from '../../i18n/tell.ts';
import type { Event, Fire } from '../../rules/types.ts';
import { words } from '../words.ts';

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

interface BattleCardProps {
  readonly moment: Moment;
  /** Only what came of it: the dice make room for what is to be done now. */
  readonly brief?: boolean;
}

/** What the last battle brought: dice, hits, damage. */
export function BattleCard({ moment, brief = false }: BattleCardProps) {
  const { battle, forecast } = words.value.game;
  const { events, before } = moment;
  const name = (id: string) => nameOf(words.value, before, id);
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
      {fill(battle.hits, { n: fire.hits })} → <strong>{outcome(target)}</strong>
    </>
  );
  const line = (fire: Fire, target: string) => (
    <div class="fire">
      <p>
        <b>{name(fire.unit)}</b> → {name(target)}
        {fire.bonusRule && <em> · {forecast.bonus[fire.bonusRule]}</em>}
        {brief && <>: {result(fire, target)}</>}
      </p>
      {fire.faces && !brief && <Dice fire={fire} />}
      {!brief && <p class="result">{result(fire, target)}</p>}
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
