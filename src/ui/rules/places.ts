import { ruleBook } from '../../i18n/en/rules/index.ts';
import { BOOK, CHAPTERS, type Chapter } from '../../rules/book.ts';

const PARTS = ['turn', 'terms', 'terrain', 'units', 'absent'] as const;
export type Part = (typeof PARTS)[number];

export const isPart = (at: Part | Chapter): at is Part => (PARTS as readonly string[]).includes(at);

const { chapters, page } = ruleBook;

interface Place {
  /** In the address: #/rules/M */
  readonly at: Part | Chapter;
  readonly title: string;
}

const chapter = (at: Chapter): Place => ({ at, title: chapters[at].title });
const part = (at: Part): Place => ({ at, title: page.parts[at].title });

/** The contents of the book, in order. */
export const CONTENTS: readonly Place[] = [
  part('turn'),
  part('terms'),
  ...CHAPTERS.map(chapter),
  part('terrain'),
  part('units'),
  part('absent'),
];

const KNOWN: ReadonlySet<string> = new Set([...BOOK.map(({ id }) => id), ...CONTENTS.map(({ at }) => at)]);

export const isPlace = (at: string): boolean => KNOWN.has(at);

/** The chapter or part a place is in. */
export function sectionOf(at: string): string {
  return BOOK.find(({ id }) => id === at)?.chapter ?? at;
}

/** The id of a place on the page. */
export const anchor = (at: string): string => `rule-${at}`;
