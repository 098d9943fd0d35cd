import type { Problem } from '../rules/reading.ts';
import type { RefusalCode, Rejection } from '../rules/refusals.ts';
import type { Words } from './en.ts';
import { fill } from './fill.ts';

/** `units[3].at: "Z99" is not on this map` */
export function sayProblem(words: Words, { at, code, values }: Problem): string {
  const refusal = words.refusals[String(values.refusal) as RefusalCode];
  const text = fill(words.problems[code], refusal ? { ...values, refusal: fill(refusal, values) } : values);
  return at === '' ? text : `${at}: ${text}`;
}

export function sayRefusal(words: Words, { rule, code, values }: Rejection): string {
  return `${fill(words.refusals[code], values)} (${rule})`;
}
