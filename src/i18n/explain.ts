import type { Decision, Reasons } from '../../automa/decide.ts';
import { NO_PATH } from '../../automa/distance.ts';
import type { Measure, Step, Way } from '../../automa/narrow.ts';
import { fieldOf, fortOfPlace, unitIndex } from '../rules/field.ts';
import type { State, Unit } from '../rules/types.ts';
import type { Words } from './en.ts';
import { fill } from './fill.ts';

/** A letter's value as a reader sees it. */
export function sayValue(words: Words, measure: Measure, value: number): string {
  const { values } = words.automa;
  switch (measure) {
    case 'yes':
      return value === 1 ? values.yes : values.no;
    case 'mpThenHexes':
      return `${sayValue(words, 'mp', Math.floor(value / 1000))}, ${sayValue(words, 'hexes', value % 1000)}`;
    case 'mp':
      return value >= NO_PATH ? fill(values.noPath, { n: value - NO_PATH }) : fill(values.mp, { n: value / 2 });
    default:
      return fill(values[measure], { n: value });
  }
}

/** "Tank at D7" */
export function sayUnit(words: Words, unit: Unit): string {
  return fill(words.automa.lines.unit, { unit: words.names.units[unit.type], from: sayPlace(words, unit.at ?? '') });
}

function sayPlace(words: Words, place: string): string {
  const fort = fortOfPlace(place);
  return fort === null ? place : fill(words.automa.lines.inside, { fort });
}

export function sayWay(words: Words, state: State, from: string, way: Way): string {
  const { board, units } = fieldOf(state);
  const { lines } = words.automa;
  const hex = way.hex >= 0 ? (board.ids[way.hex] as string) : sayPlace(words, from);
  const target = units[way.target];
  if (target) {
    const name = sayUnit(words, target);
    return way.hex === -2 ? name : fill(lines.attackWay, { hex, target: name });
  }
  const fort = board.forts[way.fort];
  return fort && way.hex === board.index.get(from)
    ? fill(lines.fortWay, { fort: fort.name })
    : fill(lines.way, { hex });
}

/** The whole decision in lines of text, indented by depth. */
export function explainDecision(words: Words, state: State, decision: Decision): string[] {
  const { lines } = words.automa;
  const unit = state.units[unitIndex(state, decision.unit)] as Unit;
  const out = [`${sayUnit(words, unit)} (${decision.unit})`];
  const { reasons } = decision;
  if (!reasons) return out;
  out.push(...sayFirst(words, reasons));
  const stepLine = (step: Step): string => {
    const text = words.automa.letters[step.rule] ?? '';
    if (step.passed) return fill(lines.passed, { rule: step.rule, text });
    const best = sayValue(words, step.measure, step.best ?? 0);
    const kept = fill(lines.kept, { rule: step.rule, text, n: step.kept.length, best });
    const dropped = step.dropped.map(({ way, value }) =>
      fill(lines.dropped, {
        way: sayWay(words, state, decision.from, way),
        value: sayValue(words, step.measure, value),
      }),
    );
    return [kept, ...dropped].join(' ');
  };
  for (const { rule, failed, ways, aiming, steps } of reasons.looked) {
    const text = words.automa.orders[rule] ?? '';
    for (const step of aiming) out.push(`    ${stepLine(step)}`);
    out.push(
      failed === null
        ? `  ${fill(lines.order, { rule, text, n: ways.length })}`
        : `  ${fill(lines.failed, { rule, text, fact: words.automa.facts[failed] })}`,
    );
    for (const step of steps) out.push(`    ${stepLine(step)}`);
  }
  out.push(`  ${sayEnd(words, state, decision, reasons)}`);
  const { afterwards } = reasons;
  if (afterwards?.draw) {
    for (const step of afterwards.steps) out.push(`    ${stepLine(step)}`);
    const target = state.units[afterwards.draw.taken.target];
    if (target) out.push(`  AU12 ${fill(lines.attacks, { target: sayUnit(words, target) })}`);
  }
  return out;
}

function sayFirst(words: Words, { candidates, equal }: Reasons): string[] {
  if (candidates.length < 2) return [];
  const { lines } = words.automa;
  return [
    `  AU4 ${equal > 1 ? fill(lines.drawnFirst, { n: equal }) : fill(lines.first, { others: candidates.length })}`,
  ];
}

function sayEnd(words: Words, state: State, { from }: Decision, { draw }: Reasons): string {
  const { lines } = words.automa;
  if (!draw) return lines.stays;
  const way = sayWay(words, state, from, draw.taken);
  return draw.among === 1 ? fill(lines.only, { way }) : fill(lines.drawn, { n: draw.among, way });
}
