import { describe, expect, it } from 'vitest';
import { TABLE_II } from '../../automa/close.ts';
import { TABLE_III } from '../../automa/far.ts';
import { TABLE_I } from '../../automa/foot.ts';
import type { Order } from '../../automa/table.ts';
import { ruleBook } from '../../src/i18n/en/rules/index.ts';
import { BOOK, CHAPTERS, type Chapter } from '../../src/rules/book.ts';
import { cutAtIds } from '../../src/ui/parts/rule-ids.ts';
import { groupsOf } from '../../src/ui/rules/AutomaTable.tsx';
import { CONTENTS, isPlace, sectionOf } from '../../src/ui/rules/places.ts';
import { cutAtWords, findRules, fold, wordsOf } from '../../src/ui/rules/search.ts';

const { rules, page, pictures, chapters } = ruleBook;
const ids = BOOK.map(({ id }) => id);

/** Every sentence the rules page can show. */
function sentences(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(sentences) : [];
}

describe('the rule book in words', () => {
  it('tells the rules of the book and no others', () => {
    expect(Object.keys(rules).sort()).toEqual([...ids].sort());
  });

  it('gives each a title and a text', () => {
    expect(ids.filter((id) => !rules[id]?.title.trim() || !rules[id]?.text.trim())).toEqual([]);
  });

  it('tells a ruling apart exactly where there is one', () => {
    const told = ids.filter((id) => rules[id]?.ruling !== undefined);
    expect(told).toEqual(BOOK.filter(({ kind }) => kind !== 'rule').map(({ id }) => id));
  });

  it('names no rule that is not in it', () => {
    const unlinked = [rules, chapters, page, pictures]
      .flatMap(sentences)
      .flatMap((text) => cutAtIds(text, 'anywhere'))
      .filter(({ id }) => id === undefined)
      .flatMap(({ text }) => text.match(/\b(?:(?:AU|CO|[SPMTFABEVDXC])\d+|I{1,3}\.\w+)/g) ?? []);
    expect(unlinked).toEqual([]);
  });

  it.each<[Chapter, readonly Order[]]>([
    ['I', TABLE_I],
    ['II', TABLE_II],
    ['III', TABLE_III],
  ])('table %s has the orders the Automa follows, with their letters in the same order', (chapter, table) => {
    const groups = groupsOf(chapter);
    const printed = groups.flatMap(({ order }) => (order ? [order] : []));
    // I.7 hands over to table II.
    expect(printed.filter((order) => order !== 'I.7')).toEqual(table.map(({ rule }) => rule));
    const movement = groups.find(({ order }) => order === null)?.letters ?? [];
    for (const { rule, letters } of table) {
      const own = letters.map((letter) => letter.rule).filter((id) => id.startsWith(`${chapter}.`));
      const listed = groups.find(({ order }) => order === rule)?.letters ?? [];
      expect(own).toEqual([...listed, ...movement]);
    }
  });
});

describe('places in the book', () => {
  it.each(['M5', 'II.1a', 'AU', 'turn', 'units'])('%s is one', (at) => expect(isPlace(at)).toBe(true));
  it.each(['M99', 'X1', 'm5', ''])('"%s" is none', (at) => expect(isPlace(at)).toBe(false));

  it('every chapter is in the contents, every rule in a chapter', () => {
    const listed = CONTENTS.map(({ at }) => at);
    expect(listed).toEqual(expect.arrayContaining([...CHAPTERS]));
    expect(ids.map(sectionOf).filter((section) => !listed.some((at) => at === section))).toEqual([]);
  });
});

describe('rule numbers in a text', () => {
  const linked = (text: string, where: 'anywhere' | 'brackets') =>
    cutAtIds(text, where).flatMap(({ id }) => (id ? [id] : []));

  it.each<[string, readonly string[]]>([
    ['contact (M9) and M10.', ['M9', 'M10']],
    ['II.1a, II.1, then II.', ['II.1a', 'II.1']],
    ['by I.3. Then more', ['I.3']],
    ['M1x, xM1, M.1, M123', []],
  ])('in the book: %s', (text, expected) => {
    expect(linked(text, 'anywhere')).toEqual(expected);
  });

  it.each<[string, readonly string[]]>([
    ['M5 is occupied. (M6)', ['M6']],
    ['Fort F1 (3 hexes) is far', []],
    ['How many forts win (V1, V4).', ['V1', 'V4']],
    ['to B4 (in the open B4)', []],
  ])('elsewhere hexes have such names too: %s', (text, expected) => {
    expect(linked(text, 'brackets')).toEqual(expected);
  });

  it('loses no letter', () => {
    for (const text of sentences(rules)) {
      const pieces = cutAtIds(text, 'anywhere');
      expect(pieces.map((piece) => piece.text).join('')).toBe(text);
    }
  });
});

describe('search', () => {
  const found = (query: string) => findRules(wordsOf(query)).map(({ id }) => id);

  it('also by the words of the printed book', () => {
    expect(found('conquer')).toContain('F2');
    expect(found('close combat')).toContain('B2');
  });

  it.each<[query: string, first: string]>([
    ['m9', 'M9'],
    ['II.1B', 'II.1b'],
    ['flank', 'B4'],
    ['BIG bertha', 'B9'],
    ['wading', 'M4'],
    ['half point', 'M3'],
    ['opening limit', 'S7'],
    ['  fixed   hits ', 'AU6'],
    ['garbled', 'III.1b'],
    ['truck’s own', 'T1'],
    ["truck's own", 'T1'],
  ])('"%s" finds %s first', (query, first) => {
    expect(found(query)[0]).toBe(first);
  });

  it('wants every word, in any order', () => {
    expect(found('water foot')).toEqual(found('foot water'));
    expect(found('water foot').every((id) => found('water').includes(id) && found('foot').includes(id))).toBe(true);
  });

  it.each(['', '   ', 'submarine', 'M99'])('"%s" finds nothing', (query) => {
    expect(found(query)).toEqual([]);
  });

  it('knows no accents and keeps every letter in its place', () => {
    expect(fold('Château DE Mondement')).toBe('chateau de mondement');
  });

  it('marks what was found and nothing else', () => {
    expect(cutAtWords('Château, chat', wordsOf('CHÂT'))).toEqual([
      { text: 'Chât', hit: true },
      { text: 'eau, ', hit: false },
      { text: 'chat', hit: true },
    ]);
    expect(cutAtWords('', ['a'])).toEqual([]);
  });
});
