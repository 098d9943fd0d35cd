import { BadInput } from './bad-input.ts';

/** One request of any command: the file's content, and the options by their names. */
export interface Request {
  readonly file?: unknown;
  readonly [option: string]: unknown;
}

export function oneOf<T extends string>(name: string, value: unknown, choices: readonly T[]): T {
  const found = choices.find((choice) => choice === value);
  if (found === undefined) throw new BadInput([`--${name}: "${String(value)}" is not one of ${choices.join(', ')}`]);
  return found;
}

export function wholeOption(request: Request, name: string, fallback: number, max = Number.MAX_SAFE_INTEGER): number {
  const given = request[name];
  if (given === undefined) return fallback;
  const number = typeof given === 'string' && /^\d+$/.test(given) ? Number(given) : given;
  if (typeof number === 'number' && Number.isSafeInteger(number) && number >= 0 && number <= max) return number;
  throw new BadInput([`--${name}: "${String(given)}" is not a whole number from 0 to ${max}`]);
}

export function listOption<T extends string>(
  request: Request,
  name: string,
  choices: readonly T[],
  all: readonly T[],
): T[] {
  const given = request[name];
  if (given === undefined) return [...all];
  const items = Array.isArray(given) ? given : String(given).split(',');
  return items.map((item) => oneOf(name, item, choices));
}
