import type { RuleId } from '../src/rules/types.ts';
import type { Reasons } from './decide.ts';
import type { Measure, Step, Way } from './narrow.ts';

/** A way not taken: the letter that dropped it, its value and the one that was better. */
export interface Alternative {
  readonly way: Way;
  readonly rule: RuleId;
  readonly measure: Measure;
  readonly value: number;
  readonly best: number;
  /** A way that had the better value. */
  readonly than: Way;
}

/** What would have changed its mind: the ways dropped last come first, as they were the nearest to being taken. */
export function alternatives(reasons: Reasons): Alternative[] {
  const fired = reasons.looked.at(-1);
  const steps: readonly Step[] = [
    ...(fired && fired.failed === null ? [...fired.aiming, ...fired.steps] : []),
    ...(reasons.afterwards?.steps ?? []),
  ];
  return steps
    .flatMap(({ rule, measure, best, kept, dropped }) =>
      dropped.map(({ way, value }) => ({ way, rule, measure, value, best: best ?? 0, than: kept[0] as Way })),
    )
    .reverse();
}
