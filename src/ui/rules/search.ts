import { ruleBook } from '../../i18n/en/rules/index.ts';
import { BOOK, type Rule } from '../../rules/book.ts';

/** Without case and accents, letter for letter as long as before, so that places in it are places in the text. */
export function fold(text: string): string {
  return Array.from({ length: text.length }, (_, i) => {
    const letter = text.charAt(i).normalize('NFD').charAt(0).toLowerCase();
    return letter === '’' ? "'" : letter;
  }).join('');
}

export function wordsOf(query: string): readonly string[] {
  return fold(query).split(/\s+/).filter(Boolean);
}

const folded = new Map<string, string>();

function pageOf({ id }: Rule): string {
  let text = folded.get(id);
  if (text === undefined) {
    const { title, text: says, ruling = '' } = ruleBook.rules[id] ?? { title: '', text: '' };
    const page = fold([id, title, says, ruling].join('\n'));
    const same = ruleBook.page.same.filter(([, written]) => page.includes(written)).map(([asked]) => asked);
    text = [page, ...same].join('\n');
    folded.set(id, text);
  }
  return text;
}

/** The rules that speak of all these words: first those asked for by number, then those with them in their title. */
export function findRules(words: readonly string[]): readonly Rule[] {
  if (words.length === 0) return [];
  const found = BOOK.filter((rule) => words.every((word) => pageOf(rule).includes(word)));
  const rank = ({ id }: Rule) => {
    if (words.includes(fold(id))) return 0;
    const title = fold(ruleBook.rules[id]?.title ?? '');
    return words.every((word) => title.includes(word)) ? 1 : 2;
  };
  return [...found].sort((a, b) => rank(a) - rank(b));
}

interface Stretch {
  readonly text: string;
  readonly hit: boolean;
}

/** A text cut where the words occur in it. */
export function cutAtWords(text: string, words: readonly string[]): readonly Stretch[] {
  const page = fold(text);
  const hit = new Array<boolean>(text.length).fill(false);
  for (const word of words) {
    for (let at = page.indexOf(word); at >= 0; at = page.indexOf(word, at + 1)) hit.fill(true, at, at + word.length);
  }
  const cuts: Stretch[] = [];
  let start = 0;
  for (let i = 1; i <= text.length; i++) {
    if (i < text.length && hit[i] === hit[start]) continue;
    cuts.push({ text: text.slice(start, i), hit: hit[start] === true });
    start = i;
  }
  return cuts;
}
