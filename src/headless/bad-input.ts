import { en } from '../i18n/en.ts';
import { sayProblem, sayRefusal } from '../i18n/say.ts';
import type { Parsed, Problem } from '../rules/reading.ts';
import type { Rejection } from '../rules/refusals.ts';

const MOST_SAID = 8;

/** What a person gave us cannot be used: one line, exit code 2, never a stack trace. */
export class BadInput extends Error {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    const more = problems.length > MOST_SAID ? `; and ${problems.length - MOST_SAID} more` : '';
    super(problems.slice(0, MOST_SAID).join('; ') + more);
    this.problems = problems;
  }
}

export function problemLines(problems: readonly Problem[]): string[] {
  return problems.map((problem) => sayProblem(en, problem));
}

/** The value, or all its problems as bad input. */
export function soundly<T>(parsed: Parsed<T>): T {
  if (!parsed.ok) throw new BadInput(problemLines(parsed.problems));
  return parsed.value;
}

export function refused(rejection: Rejection): BadInput {
  return new BadInput([sayRefusal(en, rejection)]);
}
