import { readLuck } from './read-options.ts';
import { join, type Reading } from './reading.ts';
import { CONTROLS, type Command, DIFFICULTIES, NATIONS, type Nation, SIDE_OF, SIDES, type Token } from './types.ts';

const MOST_COINS = 9999;

export function readCommands(reading: Reading, at: string, value: unknown): readonly Command[] | undefined {
  const before = reading.problems.length;
  const list = reading.list(at, value, 4);
  if (!list) return undefined;
  const nations = new Set<Nation>();
  const ids = new Set<string>();
  const commands = list.map((item, i) => {
    const here = join(at, i);
    const known = ['id', 'side', 'nations', 'control', 'difficulty', 'luck', 'coins', 'armiesUsed', 'tokens'];
    const file = reading.fields(here, item, known);
    const id = reading.id(join(here, 'id'), file?.id) ?? '';
    if (ids.has(id)) reading.report(join(here, 'id'), 'duplicate', { value: id });
    ids.add(id);
    const seat = readSeatBasics(reading, here, file ?? {}, nations);
    const coins = file?.coins === undefined ? 0 : (reading.whole(join(here, 'coins'), file.coins, 0, MOST_COINS) ?? 0);
    const used =
      file?.armiesUsed === undefined ? undefined : readArmies(reading, join(here, 'armiesUsed'), file.armiesUsed);
    const tokens = file?.tokens === undefined ? undefined : readTokens(reading, join(here, 'tokens'), file.tokens);
    return { id, ...seat, coins, ...(used && { armiesUsed: used }), ...(tokens && { tokens }) };
  });
  if (reading.problems.length > before) return undefined;
  lookAtSeating(reading, at, commands);
  return commands;
}

/** What a command of a position and a seat of a set-up have in common. */
export function readSeatBasics(
  reading: Reading,
  at: string,
  file: Readonly<Record<string, unknown>>,
  taken: Set<Nation>,
): Pick<Command, 'side' | 'nations' | 'control' | 'difficulty' | 'luck'> {
  const side = reading.oneOf(join(at, 'side'), file.side, SIDES) ?? 'central';
  const nations: Nation[] = [];
  const list = reading.list(join(at, 'nations'), file.nations, 2) ?? [];
  if (file.nations !== undefined && list.length === 0) reading.report(join(at, 'nations'), 'empty');
  list.forEach((item, n) => {
    const here = join(join(at, 'nations'), n);
    const nation = reading.oneOf(here, item, NATIONS);
    if (!nation) return;
    if (taken.has(nation)) reading.report(here, 'nationTwice', { nation });
    if (SIDE_OF[nation] !== side) reading.report(here, 'wrongSide', { nation, side });
    taken.add(nation);
    nations.push(nation);
  });
  const control = reading.oneOf(join(at, 'control'), file.control, CONTROLS) ?? 'human';
  const difficulty =
    file.difficulty === undefined ? undefined : reading.oneOf(join(at, 'difficulty'), file.difficulty, DIFFICULTIES);
  if (control === 'automa' && file.difficulty === undefined) reading.report(join(at, 'difficulty'), 'needsDifficulty');
  const luck = file.luck === undefined ? undefined : readLuck(reading, join(at, 'luck'), file.luck);
  return { side, nations, control, ...(difficulty && { difficulty }), ...(luck && { luck }) };
}

/** Both sides are at the table, and allies never sit next to each other. */
export function lookAtSeating(reading: Reading, at: string, seats: readonly Pick<Command, 'side'>[]): void {
  if (seats.length === 0 || seats.every((seat) => seat.side === seats[0]?.side)) {
    reading.report(at, 'oneSideOnly');
  } else if (seats.length === 4 && seats.some((seat, s) => seat.side === seats[(s + 1) % 4]?.side)) {
    reading.report(at, 'alliesAdjacent');
  }
}

export function readArmies(reading: Reading, at: string, value: unknown): number[] | undefined {
  const list = reading.list(at, value, 3);
  return list?.map((army, i) => reading.whole(join(at, i), army, 1, 99) ?? 0);
}

function readTokens(reading: Reading, at: string, value: unknown): Token[] | undefined {
  return reading.list(at, value, 3)?.map((item, i) => {
    const here = join(at, i);
    const token = reading.fields(here, item, ['number', 'revealed', 'units']);
    const units = token?.units === undefined ? [] : (reading.list(join(here, 'units'), token.units, 40) ?? []);
    return {
      number: reading.whole(join(here, 'number'), token?.number, 1, 99) ?? 0,
      revealed: token?.revealed === undefined ? false : (reading.flag(join(here, 'revealed'), token.revealed) ?? false),
      units: units.map((id, k) => reading.text(join(join(here, 'units'), k), id) ?? ''),
    };
  });
}
