import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { go, hashOf, openedFrom } from '../../app/route.ts';
import { ruleBook } from '../../i18n/en/rules/index.ts';
import { ButtonLink } from '../parts/Button.tsx';
import { Page } from '../screens/Page.tsx';
import { wayBack } from '../screens/way-back.ts';
import { Book, Found } from './Book.tsx';
import { Finder } from './Finder.tsx';
import { anchor, isPlace, sectionOf } from './places.ts';
import { findRules, wordsOf } from './search.ts';
import './rules.css';
import './tables.css';

const { page } = ruleBook;

/** The rule book, opened at a rule or a chapter if the address names one. */
export function Rules({ at }: { readonly at: string | undefined }) {
  const [query, setQuery] = useState('');
  const words = wordsOf(query);
  const searching = words.length > 0;
  const rules = findRules(words);
  const goal = useRef<string | null>(null);
  const root = useRef<HTMLDivElement>(null);
  const known = at !== undefined && isPlace(at);

  const turnTo = () => {
    const place = goal.current && document.getElementById(anchor(goal.current));
    if (!place) return;
    goal.current = null;
    place.scrollIntoView({ block: 'start' });
    place.focus({ preventScroll: true });
  };
  useEffect(() => {
    if (!at || !known) return;
    goal.current = at;
    setQuery('');
  }, [at, known]);
  useEffect(() => {
    if (!searching) turnTo();
  });
  // What is found begins at the top of the book, wherever one was reading.
  useEffect(() => {
    if (query !== '' && (root.current?.getBoundingClientRect().top ?? 0) < 0) root.current?.scrollIntoView();
  }, [query]);

  /** A link to the place the address names already changes nothing there; the book turns to it all the same. */
  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!at || link?.getAttribute('href') !== hashOf({ page: 'rules', at })) return;
    goal.current = at;
    if (searching) setQuery('');
    else turnTo();
  };

  // Escape leads back, after it has emptied the search.
  useEffect(() => {
    const leave = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || query !== '') return;
      go(openedFrom.value ?? { page: 'home' });
    };
    addEventListener('keydown', leave);
    return () => removeEventListener('keydown', leave);
  }, [query]);

  const sheet = <ButtonLink href={hashOf({ page: 'sheet' })}>{page.sheet.open}</ButtonLink>;
  const book = useMemo(() => <Book at={at} />, [at]);
  return (
    <Page title={page.title} line={page.line} aside={sheet}>
      {at !== undefined && !known && (
        <p class="rules-unknown" role="status">
          {page.unknown(at)}
        </p>
      )}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click too */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: only watches its links */}
      <div class="rules" ref={root} onClick={onClick}>
        <div class="rules-spread">
          <Finder
            query={query}
            onQuery={setQuery}
            found={searching ? rules.length : null}
            section={known && at ? sectionOf(at) : ''}
            back={wayBack()}
          />
          <div class="rules-sheets">{searching ? <Found rules={rules} words={words} /> : book}</div>
        </div>
      </div>
    </Page>
  );
}
