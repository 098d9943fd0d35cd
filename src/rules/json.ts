import { join, type Parsed, Reading } from './reading.ts';

/** Text to a value; a key given twice is a problem, not a silent choice of the last one. */
export function parseJson(text: string): Parsed<unknown> {
  const reading = new Reading();
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    reading.report('', 'notJson');
    return reading.result(undefined);
  }
  for (const at of keysGivenTwice(text)) reading.report(at, 'twice');
  return reading.problems.length > 0
    ? { ok: false, problems: reading.problems }
    : { ok: true, value, notes: reading.notes };
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
  for (const { 0: token } of text.matchAll(/"(?:[^"\\]|\\.)*"|[{}[\],]/g)) {
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
