import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { ruleBook } from '../../i18n/en/rules/index.ts';
import { BOOK, type Chapter, type Rule } from '../../rules/book.ts';
import { AutomaTable } from './AutomaTable.tsx';
import { BookText } from './BookText.tsx';
import { PICTURES } from './pictures.tsx';
import { anchor, CONTENTS, isPart, type Part, sectionOf } from './places.ts';
import { RuleEntry } from './RuleEntry.tsx';
import { TableScroll } from './TableScroll.tsx';
import { TerrainTable } from './TerrainTable.tsx';
import { TurnPage } from './TurnPage.tsx';
import { UnitMat } from './UnitMat.tsx';

const { chapters, page } = ruleBook;
const TABLES: readonly Chapter[] = ['I', 'II', 'III'];
/** Milliseconds between one sheet and the next, so that the page answers meanwhile. */
const BREATH = 16;

/** The whole book, a sheet for each chapter: as far as the place asked for at once, the rest one by one. */
export function Book({ at }: { readonly at: string | undefined }) {
  const first = CONTENTS.findIndex((place) => at !== undefined && place.at === sectionOf(at)) + 1;
  const [count, setCount] = useState(Math.max(1, first));
  useEffect(() => {
    if (count >= CONTENTS.length) return undefined;
    const timer = setTimeout(() => setCount(Math.max(count + 1, first)), BREATH);
    return () => clearTimeout(timer);
  }, [count, first]);
  return (
    <>
      {CONTENTS.slice(0, Math.max(count, first)).map((place) => (
        <Sheet key={place.at} at={place.at} {...(isPart(place.at) ? page.parts[place.at] : chapters[place.at])}>
          {isPart(place.at) ? PART_BODIES[place.at]() : <ChapterBody chapter={place.at} at={at} />}
        </Sheet>
      ))}
    </>
  );
}

const PART_BODIES: Readonly<Record<Part, () => ComponentChildren>> = {
  turn: () => <TurnPage />,
  terrain: () => (
    <TableScroll label={page.parts.terrain.title}>
      <TerrainTable />
    </TableScroll>
  ),
  units: () => <UnitMat />,
  terms: () => (
    <dl class="terms">
      {page.terms.map(([term, means]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>
            <BookText text={means} />
          </dd>
        </div>
      ))}
    </dl>
  ),
  absent: () => (
    <ul class="absent">
      {page.absent.map((one) => (
        <li key={one}>{one}</li>
      ))}
    </ul>
  ),
};

function ChapterBody({ chapter, at }: { readonly chapter: Chapter; readonly at: string | undefined }) {
  return (
    <>
      {TABLES.includes(chapter) && <AutomaTable chapter={chapter} />}
      {BOOK.filter((rule) => rule.chapter === chapter).map((rule) => [
        <RuleEntry key={rule.id} rule={rule} here={rule.id === at} />,
        PICTURES[rule.id] && (
          <div key={`${rule.id}-pictures`} class={`pictures pictures-${rule.id}`}>
            {PICTURES[rule.id]?.()}
          </div>
        ),
      ])}
    </>
  );
}

/** The rules that were found, each with the chapter it is from. */
export function Found({ rules, words }: { readonly rules: readonly Rule[]; readonly words: readonly string[] }) {
  if (rules.length === 0) return null;
  return (
    <div class="paper sheet">
      {rules.map((rule) => (
        <div key={rule.id}>
          <p class="found-in">{chapters[rule.chapter].title}</p>
          <RuleEntry rule={rule} here={false} words={words} />
        </div>
      ))}
    </div>
  );
}

interface SheetProps {
  readonly at: string;
  readonly title: string;
  readonly line: string;
  readonly children: ComponentChildren;
}

function Sheet({ at, title, line, children }: SheetProps) {
  const heading = `${anchor(at)}-title`;
  return (
    <section class="paper sheet" id={anchor(at)} tabIndex={-1} aria-labelledby={heading}>
      <h2 id={heading}>{title}</h2>
      <p class="sheet-line">
        <BookText text={line} />
      </p>
      {children}
    </section>
  );
}
