import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { BOOK } from '../../src/rules/book.ts';

const textOf = (folder: string, ending: string): string =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending))
    .map((file) => readFileSync(`${folder}/${file}`, 'utf8'))
    .join('\n');

/** Ids stand whole: M1 is not M10, II.1 is not II.1a. */
const named = (text: string, id: string) => new RegExp(`(?<![\\w.])${id.replace('.', '\\.')}(?![\\w.]*\\w)`).test(text);

const code = [textOf('src/rules', '.ts'), textOf('automa', '.ts')].join('\n').replaceAll('–', ', ');
const codeWithoutBook = code.replace(readFileSync('src/rules/book.ts', 'utf8').replaceAll('–', ', '), '');
const titles = [...textOf('tests', '.ts').matchAll(/\[([A-Z][^\]\n]*)\]|rule: '([^']+)'/g)].map(
  ([, title, rule]) => title ?? rule ?? '',
);

describe('every rule of the book', () => {
  it('has an id of its own', () => {
    expect(new Set(BOOK.map(({ id }) => id)).size).toBe(BOOK.length);
  });

  it('has code that names it', () => {
    expect(BOOK.map(({ id }) => id).filter((id) => !named(codeWithoutBook, id))).toEqual([]);
  });

  it('has a test with its id in the title', () => {
    expect(BOOK.map(({ id }) => id).filter((id) => !titles.some((title) => named(title, id)))).toEqual([]);
  });
});
