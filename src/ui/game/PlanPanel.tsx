import { keyOf, type Planner } from '../../app/planner.ts';
import { fill } from '../../i18n/fill.ts';
import { nameOf, placeName } from '../../i18n/tell.ts';
import type { Plan } from '../../save/plans.ts';
import { words } from '../words.ts';

/** What is planned, each to be rubbed out, and how to draw more. */
export function PlanPanel({ planner }: { readonly planner: Planner }) {
  const { plans: say } = words.value.game;
  const state = planner.play.now.value;
  const plans = planner.plans.value;
  if (!planner.on.value && plans.length === 0) return null;
  const name = (plan: Plan): string => {
    if (plan.kind === 'mark') return fill(say.mark, { place: placeName(state, plan.at) });
    const unit = nameOf(words.value, state, plan.unit);
    if (plan.kind === 'move') return fill(say.move, { unit, place: placeName(state, plan.to) });
    return fill(say.attack, { unit, target: nameOf(words.value, state, plan.target) });
  };
  const drawing = planner.drawing.value;
  return (
    <section class="plans" aria-label={say.title}>
      <h3>{say.title}</h3>
      {planner.on.value && (
        <p role="status">
          {drawing === null ? say.how : fill(say.drawing, { unit: nameOf(words.value, state, drawing) })}
        </p>
      )}
      <ul>
        {plans.map((plan) => (
          <li key={keyOf(plan)}>
            <span>{name(plan)}</span>
            <button
              type="button"
              aria-label={fill(say.remove, { plan: name(plan) })}
              onClick={() => planner.remove(plan)}
            >
              ✕
            </button>
          </li>
        ))}
      </ul>
      <div class="choices">
        {plans.length > 0 && (
          <button type="button" onClick={() => planner.clear()}>
            {say.clear}
          </button>
        )}
        {planner.on.value && (
          <button type="button" onClick={() => planner.toggle()}>
            {say.done}
          </button>
        )}
      </div>
    </section>
  );
}
