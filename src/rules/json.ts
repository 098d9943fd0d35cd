import { join, type Parsed, Reading } from './reading.ts';

/** Some editors put it first. */
const BYTE_ORDER_MARK = /^\uFEFF/;

/** Text to a value; a key given twice is a problem, not a silent choice of the last one. */
export function parseJson(text: string): Parsed<unknown> {
  const reading = new Reading();
  let value: unknown;
  try {
    value = JSON.parse(text.replace(BYTE_ORDER_MARK, ''));
  } catch (error) {
    reading.report(placeOf(error, text), 'notJson');
    return reading.result(undefined);
  }
  for (const at of keysGivenTwice(text)) reading.report(at, 'twice');
  return reading.problems.length > 0
    ? { ok: false, problems: reading.problems }
    : { ok: true, value, notes: reading.notes };
}

/** Where reading stopped, as far as the engine says so: "line 3, column 5". */
function placeOf(error: unknown, text: string): string {
  const position = /position (\d+)/.exec(String(error))?.[1];
  if (position === undefined) return '';
  const lines = text.slice(0, Number(position)).split('\n');
  return `line ${lines.length}, column ${(lines.at(-1) ?? '').length + 1}`;
}

interface Level {
  readonly at: string;
  readonly keys: Set<string> | null;
  key: string | number;
}

/** Walks over valid JSON, token by token. */
function keysGivenTwice(text: string): string[] {
  const twice: string[] = [];
  const levels: Level[] = [];
  let expectKey = false;
  for (const token of tokensOf(text)) {
    const level = levels.at(-1);
    if (token === '{' || token === '[') {
      const at = level ? join(level.at, level.key) : '';
      levels.push(token === '{' ? { at, keys: new Set(), key: '' } : { at, keys: null, key: 0 });
      expectKey = token === '{';
    } else if (token === '}' || token === ']') {
      levels.pop();
      expectKey = false;
    } else if (token === ',') {
      if (level?.keys) expectKey = true;
      else if (level) level.key = (level.key as number) + 1;
    } else if (level?.keys && expectKey) {
      level.key = JSON.parse(token) as string;
      if (level.keys.has(level.key)) twice.push(join(level.at, level.key));
      level.keys.add(level.key);
      expectKey = false;
    }
  }
  return twice;
}

/** Strings and the marks between them. */
function* tokensOf(text: string): Generator<string> {
  for (let i = 0; i < text.length; i++) {
    if ('{}[],'.includes(text.charAt(i))) yield text.charAt(i);
    else if (text.charAt(i) === '"') {
      const end = endOfString(text, i);
      yield text.slice(i, end);
      i = end - 1;
    }
  }
}

/** Behind the closing quote: the first that no backslash protects. */
function endOfString(text: string, start: number): number {
  for (let quote = text.indexOf('"', start + 1); ; quote = text.indexOf('"', quote + 1)) {
    let behind = quote - 1;
    while (text.charAt(behind) === '\\') behind--;
    if ((quote - behind) % 2 === 1) return quote + 1;
  }
}
