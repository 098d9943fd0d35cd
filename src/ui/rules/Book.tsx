import type { ComponentChildren } from 'preact';
import { ruleBook } from '../../i18n/en/rules/index.ts';
import { BOOK, CHAPTERS, type Chapter, type Rule } from '../../rules/book.ts';
import { AutomaTable } from './AutomaTable.tsx';
import { BookText } from './BookText.tsx';
import { PICTURES } from './pictures.tsx';
import { anchor } from './places.ts';
import { RuleEntry } from './RuleEntry.tsx';
import { TableScroll } from './TableScroll.tsx';
import { TerrainTable } from './TerrainTable.tsx';
import { TurnPage } from './TurnPage.tsx';
import { UnitMat } from './UnitMat.tsx';

const { chapters, page } = ruleBook;
const TABLES: readonly Chapter[] = ['I', 'II', 'III'];

/** The whole book, a sheet for each chapter. */
export function Book({ at }: { readonly at: string | undefined }) {
  return (
    <>
      <Sheet at="turn" {...page.parts.turn}>
        <TurnPage />
      </Sheet>
      {CHAPTERS.map((chapter) => (
        <Sheet key={chapter} at={chapter} {...chapters[chapter]}>
          {TABLES.includes(chapter) && <AutomaTable chapter={chapter} />}
          {BOOK.filter((rule) => rule.chapter === chapter).map((rule) => [
            <RuleEntry key={rule.id} rule={rule} here={rule.id === at} />,
            PICTURES[rule.id] && (
              <div key={`${rule.id}-pictures`} class={`pictures pictures-${rule.id}`}>
                {PICTURES[rule.id]?.()}
              </div>
            ),
          ])}
        </Sheet>
      ))}
      <Sheet at="terrain" {...page.parts.terrain}>
        <TableScroll label={page.parts.terrain.title}>
          <TerrainTable />
        </TableScroll>
      </Sheet>
      <Sheet at="units" {...page.parts.units}>
        <UnitMat />
      </Sheet>
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
