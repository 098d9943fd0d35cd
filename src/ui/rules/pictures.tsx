import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import { ruleBook } from '../../i18n/en/rules/index.ts';
import type { RuleId, State } from '../../rules/types.ts';
import { Cost, Slip } from '../board/Label.tsx';
import { Drawn } from '../board/Marks.tsx';
import { bowArrow, hexagon, outline, wayArrow } from '../board/shapes.ts';
import type { XY } from '../terrain/geometry.ts';
import { Picture, spotIn } from './Picture.tsx';
import {
  ALONE,
  bonusIn,
  COSTS,
  contactIn,
  costsIn,
  DOUBLE,
  ENTER,
  FLANK,
  fortWaysIn,
  gatesIn,
  marchIn,
  OPPOSITE,
  SINGLE,
  TAKE,
  TWO,
} from './scenes.ts';

const words = ruleBook.pictures;

function Costs() {
  const ground = () => {
    const costs = costsIn(COSTS);
    const points = costs.map(({ hex }) => spotIn(COSTS, hex));
    return (
      <>
        <path class="bd-reach" d={points.map((point) => hexagon(point, 0.95)).join('')} />
        <path class="bd-reach-halo" d={outline(points)} />
        <path class="bd-reach-edge" d={outline(points)} />
        {costs.map(({ hex, cost, last }) => (
          <Cost key={hex} at={spotIn(COSTS, hex)} cost={cost} last={last} />
        ))}
      </>
    );
  };
  return <Picture state={COSTS} {...words.costs} ground={ground} />;
}

interface ContactProps {
  readonly state: State;
  readonly to: string;
  readonly words: { readonly label: string; readonly caption: string };
}

function Contact({ state, to, words: said }: ContactProps) {
  const hatch = useId();
  const ground = () => (
    <>
      <pattern id={hatch} width="12" height="12" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path class="pic-hatch" d="M6 0V12" />
      </pattern>
      {contactIn(state).map((hex) => (
        <path key={hex} class="pic-contact" d={hexagon(spotIn(state, hex), 0.93)} fill={`url(#${hatch})`} />
      ))}
    </>
  );
  const marks = () => {
    const march = marchIn(state, to);
    const points = (march?.path ?? []).map((hex) => spotIn(state, hex));
    const arrow = wayArrow(points, 44);
    const end = points.at(-1);
    return (
      <>
        {arrow && (
          <g class="bd-path">
            <Drawn arrow={arrow} />
          </g>
        )}
        {march?.ends && end && <Stop at={end} />}
      </>
    );
  };
  return <Picture state={state} {...said} ground={ground} marks={marks} />;
}

/** A stop sign beside the tip of an arrow. */
function Stop({ at: [x, y] }: { readonly at: XY }) {
  return (
    <g class="pic-stop" transform={`translate(${x + 34} ${y})`}>
      <path class="bd-stop" d="M-7.5 -17h15l10 10v14l-10 10h-15l-10 -10v-14z" />
      <path class="pic-bar" d="M-9 0h18" />
    </g>
  );
}

interface BonusProps {
  readonly state: State;
  readonly words: { readonly label: string; readonly caption: string };
}

function Bonus({ state, words: said }: BonusProps) {
  const marks = () => (
    <>
      <g class="bd-attack">
        <Drawn arrow={bowArrow(spotIn(state, 'A3'), spotIn(state, 'B2'), 30, 30, 26)} />
      </g>
      <Slip at={spotIn(state, 'B3')} kind="bonus" words={words.dice(bonusIn(state))} />
    </>
  );
  return <Picture state={state} {...said} marks={marks} />;
}

function Fort({ state, words: said }: BonusProps) {
  const ground = () =>
    gatesIn(state).map((hex) => {
      const [x, y] = spotIn(state, hex);
      return <circle key={hex} class="pic-gate" cx={x} cy={y} r="8" />;
    });
  const marks = () =>
    fortWaysIn(state).map(({ hex, way }) => {
      const [x, y] = spotIn(state, hex);
      const answer = !way ? `✕ ${words.no}` : `✓ ${way.how === 'conquer' ? words.takes : words.cost(way.cost)}`;
      return <Slip key={hex} at={[x, y + 45]} kind={way ? 'yes' : 'no'} words={answer} />;
    });
  return <Picture state={state} {...said} ground={ground} marks={marks} />;
}

function Row({ children }: { readonly children: ComponentChildren }) {
  return <div class="picture-row">{children}</div>;
}

/** The pictures that stand below a rule. */
export const PICTURES: Readonly<Record<RuleId, () => ComponentChildren>> = {
  M2: () => <Costs />,
  M9: () => (
    <Row>
      <Contact state={SINGLE} to="F2" words={words.single} />
      <Contact state={DOUBLE} to="D2" words={words.double} />
    </Row>
  ),
  F2: () => (
    <Row>
      <Fort state={TAKE} words={words.take} />
      <Fort state={ENTER} words={words.enter} />
    </Row>
  ),
  B4: () => (
    <Row>
      <Bonus state={ALONE} words={words.alone} />
      <Bonus state={FLANK} words={words.flank} />
      <Bonus state={OPPOSITE} words={words.opposite} />
      <Bonus state={TWO} words={words.two} />
    </Row>
  ),
};
