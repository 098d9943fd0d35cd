import { ruleBook } from '../../i18n/en/rules/index.ts';
import type { Rule } from '../../rules/book.ts';
import { RuleLink } from '../parts/RuleLink.tsx';
import { BookText, Marked } from './BookText.tsx';
import { anchor } from './places.ts';

interface RuleEntryProps {
  readonly rule: Rule;
  /** The address leads here. */
  readonly here: boolean;
  readonly words?: readonly string[];
}

/** One rule: its number, what it says, and on a slip of its own what we rule. */
export function RuleEntry({ rule: { id, kind }, here, words = [] }: RuleEntryProps) {
  const entry = ruleBook.rules[id];
  if (!entry) return null;
  const { page } = ruleBook;
  const heading = `${anchor(id)}-title`;
  return (
    <article
      id={anchor(id)}
      class={here ? 'rule rule-here' : 'rule'}
      tabIndex={-1}
      aria-labelledby={heading}
      aria-current={here ? 'location' : undefined}
    >
      <h3 id={heading}>
        <RuleLink id={id}>
          <Marked text={id} words={words} />
        </RuleLink>
        <span>
          <Marked text={entry.title} words={words} />
        </span>
      </h3>
      <p>
        {kind === 'ruling' && <b class="rule-gap">{page.gap} </b>}
        <BookText text={entry.text} words={words} />
      </p>
      {entry.ruling && (
        <div class="ruling">
          <b>{page.ruling}</b>
          <p>
            <BookText text={entry.ruling} words={words} />
          </p>
        </div>
      )}
    </article>
  );
}
