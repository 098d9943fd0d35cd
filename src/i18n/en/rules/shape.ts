import type { RuleId } from '../../../rules/types.ts';

/** A rule as the book tells it. */
export interface RuleWords {
  readonly title: string;
  /** What the published game says; for a ruling of ours, the question it leaves open. */
  readonly text: string;
  /** Our answer where the published game is silent. */
  readonly ruling?: string;
}

export type Chapter = Readonly<Record<RuleId, RuleWords>>;
