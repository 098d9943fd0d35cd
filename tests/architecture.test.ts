import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';

const files = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => join(folder, file));

interface Import {
  readonly from: string;
  readonly of: string;
}

const importsOf = (file: string): Import[] =>
  [...readFileSync(file, 'utf8').matchAll(/(?:from|import)\s+'([^']+)'/g)].map(([, of = '']) => ({
    from: file,
    of: of.startsWith('.') ? normalize(join(dirname(file), of)) : of,
  }));

const all = ['src', 'automa'].flatMap(files).flatMap(importsOf);

/** What each part may import besides itself; packages by name. */
const MAY: readonly (readonly [part: string, others: readonly string[]])[] = [
  ['src/rules', ['maps', 'honeycomb-grid']],
  ['automa', ['src/rules']],
  ['src/save', ['src/rules', 'automa', 'idb-keyval']],
  ['src/i18n', ['src/rules', 'automa']],
];

describe('imports go one way', () => {
  it.each(MAY)('%s imports only what lies below it', (part, others) => {
    const allowed = [part, ...others];
    const wrong = all
      .filter(({ from }) => from.startsWith(`${part}/`))
      .filter(({ of }) => !allowed.some((one) => of === one || of.startsWith(`${one}/`)));
    expect(wrong).toEqual([]);
  });

  it('only hex.ts knows honeycomb-grid', () => {
    const importers = all.filter(({ of }) => of === 'honeycomb-grid').map(({ from }) => from);
    expect(importers).toEqual([join('src', 'rules', 'hex.ts')]);
  });

  it('only the rules page knows the words of the rule book, so that the first page loads without them', () => {
    const book = (of: string) => ['src/i18n/en/rules/', 'src/ui/rules/'].some((part) => of.startsWith(part));
    expect(all.filter(({ from, of }) => book(of) && !book(from))).toEqual([]);
  });

  it('the rules and the Automa know no clock, no console and no chance of their own', () => {
    const impure = ['src/rules', 'automa']
      .flatMap(files)
      .filter((file) =>
        /\b(Math\.random|Date\.|new Date|performance\.|console\.|setTimeout)/.test(readFileSync(file, 'utf8')),
      );
    expect(impure).toEqual([]);
  });
});

describe('styles', () => {
  /** The classes a file styles on their own, outside of any media query. */
  const classesOf = (css: string): string[] => {
    const flat = css.replace(/\/\*.*?\*\//gs, '').replace(/@[^{;]+\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, '');
    const selectors = [...flat.matchAll(/([^{}]+)\{/g)].flatMap(([, list = '']) =>
      list.replace(/:is\(.*\)/s, '').split(','),
    );
    return selectors.flatMap((selector) => /^\s*\.([\w-]+)\s*$/.exec(selector)?.[1] ?? []);
  };

  it('a class belongs to one folder: pages come in any order, and so do their styles', () => {
    const homes = new Map<string, Set<string>>();
    const sheets = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.css'));
    for (const file of sheets) {
      for (const name of classesOf(readFileSync(join('src', file), 'utf8')))
        homes.set(name, (homes.get(name) ?? new Set()).add(dirname(file)));
    }
    expect(homes.size).toBeGreaterThan(200);
    expect([...homes].filter(([, folders]) => folders.size > 1).map(([name, folders]) => [name, ...folders])).toEqual(
      [],
    );
  });
});
