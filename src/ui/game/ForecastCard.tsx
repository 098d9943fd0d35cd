import { fill } from '../../i18n/fill.ts';
import { namesOf } from '../../i18n/tell.ts';
import { encirclingHex, strayFaces } from '../../rules/combat.ts';
import { fieldOf, unitIndex } from '../../rules/field.ts';
import { type Forecast, forecast } from '../../rules/forecast.ts';
import type { State, UnitId } from '../../rules/types.ts';
import { RuleLink, RuleText } from '../parts/RuleLink.tsx';
import { words } from '../words.ts';

const percent = (p: number) => `${Math.round(p * 100)} %`;
const mean = (chances: readonly number[]) => chances.reduce((sum, p, damage) => sum + p * damage, 0);

/** A small picture of the chances: one bar for each damage, the last is destroyed. */
function Bars({ chances, label }: { readonly chances: readonly number[]; readonly label: string }) {
  const highest = Math.max(...chances, 0.01);
  return (
    <svg class="bars" viewBox="0 0 140 56" role="img" aria-label={label}>
      {chances.map((p, damage) => {
        const height = (p / highest) * 36;
        return (
          <g key={damage}>
            <rect
              class={damage === 6 ? 'bar bar-destroyed' : 'bar'}
              x={damage * 20 + 2}
              y={42 - height}
              width="16"
              height={height}
            />
            <text class="bar-label" x={damage * 20 + 10} y="54" text-anchor="middle">
              {damage === 6 ? '✕' : damage}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

/** Both ways of a battle before it is declared. */
export function ForecastCard({
  state,
  attacker,
  target,
}: {
  readonly state: State;
  readonly attacker: UnitId;
  readonly target: UnitId;
}) {
  const { forecast: text } = words.value.game;
  const odds = forecast(state, attacker, target);
  if ('rule' in odds) return null;
  const [from, to] = namesOf(words.value, state, attacker, target);
  const firing = state.units.find(({ id }) => id === attacker);
  const stray = firing ? strayFaces(firing) : 0;
  const opposite = odds.bonusDice < 3 ? encircleFrom(state, attacker, target) : null;
  const bonus = odds.bonusDice === 3 ? text.bonus.encircle : odds.bonusDice === 2 ? text.bonus.flank : null;
  return (
    <section class="forecast" aria-live="polite">
      <h3>{fill(text.title, { attacker: from, target: to })}</h3>
      <p class="big">
        <strong>{percent(odds.destroyDefender)}</strong> {text.destroys}
      </p>
      <Bars chances={odds.defenderDamage} label={fill(text.expected, { mean: mean(odds.defenderDamage).toFixed(1) })} />
      {stray > 0 && (
        <p>
          <RuleText text={fill(text.landing, { n: stray })} />
        </p>
      )}
      <p>{sayDice(odds)}</p>
      {bonus && (
        <p>
          {bonus} <RuleLink id="B4" />
        </p>
      )}
      {opposite && firing && (
        <p class="quiet">
          {fill(text.encircleFrom, { hex: opposite, nation: words.value.board.nations[firing.nation] })}
        </p>
      )}
      <p class={odds.returnFire ? 'danger' : 'safe'}>
        {odds.returnFire ? fill(text.returns, { p: percent(odds.destroyAttacker) }) : text.noReturn}
      </p>
      {odds.returnFire && (
        <Bars
          chances={odds.attackerDamage}
          label={fill(text.expected, { mean: mean(odds.attackerDamage).toFixed(1) })}
        />
      )}
    </section>
  );
}

function sayDice({ attackerDice, attackerToHit }: Forecast): string {
  const { forecast: text } = words.value.game;
  return fill(text.dice, { n: attackerDice ?? 0, toHit: attackerToHit });
}

function encircleFrom(state: State, attacker: UnitId, target: UnitId): string | null {
  const field = fieldOf(state);
  const hex = encirclingHex(field, unitIndex(state, attacker), unitIndex(state, target));
  return hex < 0 ? null : (field.board.ids[hex] ?? null);
}
