import type { Play } from '../../app/play.ts';
import { fill } from '../../i18n/fill.ts';
import { matOf } from '../../rules/mat.ts';
import { SIDES, type Side, type State } from '../../rules/types.ts';
import { fortsOfSide, fortsToWin } from '../../rules/victory.ts';
import { RuleLink } from '../parts/RuleLink.tsx';
import { sayStanding } from '../screens/situation.ts';
import { words } from '../words.ts';

function armyValue(state: State, side: Side): number {
  const nations = state.commands.filter((command) => command.side === side).flatMap((command) => command.nations);
  const { units } = matOf(state.mat);
  return state.units
    .filter((unit) => nations.includes(unit.nation))
    .reduce((sum, unit) => sum + units[unit.type].price, 0);
}

/** The state at the end of every round. */
function byRound(play: Play): State[] {
  const rounds: State[] = [];
  for (const { after } of play.moments.value) {
    if (after.turn.phase !== 'setup') rounds[after.turn.round - 1] = after;
  }
  return rounds.filter((state) => state !== undefined);
}

function Lines({
  rounds,
  of,
  label,
}: {
  readonly rounds: readonly State[];
  readonly of: (state: State, side: Side) => number;
  readonly label: string;
}) {
  const last = rounds.at(-1);
  const highest = Math.max(1, ...rounds.flatMap((state) => SIDES.map((side) => of(state, side))));
  const x = (i: number) => 8 + (i / Math.max(1, rounds.length - 1)) * 284;
  const y = (value: number) => 84 - (value / highest) * 72;
  return (
    <svg class="chart" viewBox="0 0 326 96" role="img" aria-label={label}>
      <line class="chart-ground" x1="8" x2="292" y1="84" y2="84" />
      {SIDES.map((side) => (
        <polyline
          key={side}
          class={`chart-line chart-${side}`}
          points={rounds.map((state, i) => `${x(i).toFixed(1)},${y(of(state, side)).toFixed(1)}`).join(' ')}
        />
      ))}
      {last &&
        SIDES.map((side) => (
          <text key={side} class="chart-value" x="298" y={y(of(last, side)) + 4}>
            {of(last, side)}
          </text>
        ))}
      <text class="chart-label" x="8" y="95">
        {label}
      </text>
    </svg>
  );
}

/** Who won and how, and how it went. */
export function EndPanel({ play }: { readonly play: Play }) {
  const state = play.now.value;
  const { end } = words.value.game;
  const { ending } = state;
  const rounds = byRound(play);
  const losses = (side: Side) => {
    const nations = state.commands.filter((command) => command.side === side).flatMap((command) => command.nations);
    return play.moments.value.flatMap(({ events, before }) =>
      events.filter(
        (event) =>
          event.type === 'destroyed' &&
          nations.includes(before.units.find(({ id }) => id === event.unit)?.nation ?? 'DE'),
      ),
    ).length;
  };
  const winner = ending?.winner;
  return (
    <section class="end">
      <p class="verdict">{sayStanding(state)}</p>
      <h2>{winner ? end.wins[winner] : end.draw}</h2>
      {ending && (
        <p>
          {fill(end.reasons[ending.reason], { n: winner ? fortsOfSide(state, winner) : fortsToWin(state) })}{' '}
          <RuleLink id={ending.rule} />
        </p>
      )}
      {play.rewound.value > 0 && <p class="quiet">{fill(end.rewound, { n: play.rewound.value })}</p>}
      <h3>{end.losses}</h3>
      <ul class="losses">
        {SIDES.map((side) => (
          <li key={side} class={`legend legend-${side}`}>
            {words.value.names.sides[side]}: {losses(side)}
          </li>
        ))}
      </ul>
      <h3>{end.chart}</h3>
      <Lines rounds={rounds} of={fortsOfSide} label={end.forts} />
      <Lines rounds={rounds} of={armyValue} label={end.army} />
    </section>
  );
}
