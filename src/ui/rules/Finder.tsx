import { go, hashOf } from '../../app/route.ts';
import { ruleBook } from '../../i18n/en/rules/index.ts';
import { CONTENTS } from './places.ts';

const { page } = ruleBook;

interface FinderProps {
  readonly query: string;
  readonly onQuery: (query: string) => void;
  /** How many rules were found; null while nobody searches. */
  readonly found: number | null;
  /** The section the address leads to. */
  readonly section: string;
  /** To where the book was opened. */
  readonly back: { readonly href: string; readonly words: string };
}

/** Ways into the book: words to search for, and its contents as a list or, where room is short, as a menu. */
export function Finder({ query, onQuery, found, section, back }: FinderProps) {
  return (
    <div class="paper finder">
      <a class="finder-back" href={back.href}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M15 4l-8 8l8 8" />
        </svg>
        <span>{back.words}</span>
      </a>
      <search>
        <form class="finder-search" onSubmit={(event) => event.preventDefault()}>
          <label for="rules-search">{page.search}</label>
          <input
            id="rules-search"
            type="search"
            autocomplete="off"
            spellcheck={false}
            enterkeyhint="search"
            placeholder={page.searchHint}
            value={query}
            onInput={({ currentTarget }) => onQuery(currentTarget.value)}
          />
        </form>
      </search>
      <p class="finder-found" role="status">
        {found === null ? '' : found === 0 ? page.nothing(query.trim()) : page.found(found)}
      </p>
      <label class="finder-menu">
        <span>{page.goTo}</span>
        <select
          value={section}
          onChange={({ currentTarget }) => currentTarget.value && go({ page: 'rules', at: currentTarget.value })}
        >
          <option value="">{page.choose}</option>
          {CONTENTS.map(({ at, title }) => (
            <option key={at} value={at}>
              {title}
            </option>
          ))}
        </select>
      </label>
      <nav class="finder-list" aria-label={page.contents}>
        <ul>
          {CONTENTS.map(({ at, title }) => (
            <li key={at}>
              <a href={hashOf({ page: 'rules', at })} aria-current={section === at ? 'true' : undefined}>
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
