import { useLayoutEffect, useRef } from 'preact/hooks';
import { alternatives } from '../../../automa/alternatives.ts';
import type { Step } from '../../../automa/narrow.ts';
import type { Hand } from '../../app/hand.ts';
import { decisionOf, stepsOf, type Why } from '../../app/why.ts';
import { sayUnit, sayValue, sayWay } from '../../i18n/explain.ts';
import { fill } from '../../i18n/fill.ts';
import { nameOf } from '../../i18n/tell.ts';
import type { RuleId } from '../../rules/types.ts';
import { RuleLink } from '../parts/RuleLink.tsx';
import { words } from '../words.ts';

const MOST_ALTERNATIVES = 6;

/** A sentence with its rule's number, as a link, where it says {rule}. */
function aroundRule(sentence: string, rule: RuleId) {
  const [before, after] = sentence.split('{rule}');
  return (
    <>
      {before}
      <RuleLink id={rule} />
      {after}
    </>
  );
}

/** "keeps 3 of 7 · 10 MP" */
function sayKept({ passed, kept, dropped, measure, best }: Step): string {
  const { why } = words.value.game;
  if (passed) return why.passed;
  const all = kept.length + dropped.length;
  const text = all === 1 ? why.keptOne : dropped.length === 0 ? why.keptAll : why.kept;
  const share = fill(text, { n: kept.length, all });
  return measure === 'yes' ? share : `${share} · ${sayValue(words.value, measure, best ?? 0)}`;
}

/** Why the Automa did that: orders that failed, the one that fired, each letter, what came close. */
export function WhyPanel({ hand, why }: { readonly hand: Hand; readonly why: Why }) {
  const panel = useRef<HTMLElement>(null);
  useLayoutEffect(() => panel.current?.parentElement?.scrollTo({ top: 0 }), [why.moment]);
  const moment = hand.play.moments.value[why.moment];
  const decision = moment && decisionOf(moment);
  if (!moment || !decision?.reasons) return null;
  const { automa, game } = words.value;
  const { reasons, from } = decision;
  const { before } = moment;
  const steps = stepsOf(reasons);
  const way = (one: Parameters<typeof sayWay>[3]) => sayWay(words.value, before, from, one);
  const go = (step: number) => {
    hand.why.value = { ...why, step: Math.max(-1, Math.min(steps.length - 1, step)) };
  };
  const others = alternatives(reasons).slice(0, MOST_ALTERNATIVES);
  const target = reasons.afterwards?.draw && before.units[reasons.afterwards.draw.taken.target];
  return (
    <section ref={panel} class="why" aria-label={game.buttons.why}>
      <h3>{fill(game.why.title, { unit: nameOf(words.value, before, decision.unit) })}</h3>
      <div class="choices why-steps">
        <button type="button" disabled={why.step < 0} onClick={() => go(why.step - 1)}>
          {game.buttons.back}
        </button>
        <button type="button" disabled={why.step >= steps.length - 1} onClick={() => go(why.step + 1)}>
          {game.buttons.forth}
        </button>
        <button type="button" onClick={() => hand.closeWhy()}>
          {game.buttons.close}
        </button>
      </div>
      <h4>{game.why.orders}</h4>
      <ol class="orders">
        {reasons.looked.map(({ rule, failed, ways }) => (
          <li key={rule} class={failed === null ? 'fired' : 'failed'}>
            <b>
              <RuleLink id={rule} />
            </b>{' '}
            {automa.orders[rule]}
            {failed === null ? (
              <span> ✓ {ways.length === 1 ? game.why.foundOne : fill(game.why.found, { n: ways.length })}</span>
            ) : (
              <span class="quiet"> ✕ {automa.facts[failed]}</span>
            )}
          </li>
        ))}
      </ol>
      <h4>{game.why.steps}</h4>
      <ol class="letters">
        {steps.map((step, i) => (
          <li key={`${step.rule}-${String(i)}`}>
            <b>
              <RuleLink id={step.rule} />
            </b>
            <button type="button" aria-pressed={why.step === i} onClick={() => go(i)}>
              {automa.letters[step.rule]}
              <span class="quiet">{sayKept(step)}</span>
            </button>
          </li>
        ))}
      </ol>
      <p class="verdict">
        {reasons.draw === null
          ? automa.lines.stays
          : fill(reasons.draw.among === 1 ? automa.lines.only : automa.lines.drawn, {
              n: reasons.draw.among,
              way: way(reasons.draw.taken),
            })}
        {target && (
          <>
            {' '}
            {fill(automa.lines.attacks, { target: sayUnit(words.value, target) })} <RuleLink id="AU12" />
          </>
        )}
      </p>
      <h4>{game.why.changed}</h4>
      {others.length === 0 && <p class="quiet">{game.why.nothing}</p>}
      <ul class="alternatives">
        {others.map((one, i) => (
          <li key={`${one.rule}-${String(i)}`}>
            {aroundRule(
              fill(game.why.instead, {
                way: way(one.way),
                than: way(one.than),
                text: automa.letters[one.rule] ?? '',
                value: sayValue(words.value, one.measure, one.value),
                best: sayValue(words.value, one.measure, one.best),
              }),
              one.rule,
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
