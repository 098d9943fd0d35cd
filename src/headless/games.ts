import { MAPS } from '../rules/maps.ts';
import { DIFFICULTIES, type Difficulty, NATIONS, type Nation } from '../rules/types.ts';
import { type GameFile, gameOf, makeGame } from '../save/game.ts';
import { BadInput } from './bad-input.ts';
import type { Request } from './commands.ts';
import { type Match, playMatch, soloSetup, summary } from './match.ts';
import { randomPlayer } from './random.ts';

function oneOf<T extends string>(name: string, value: unknown, choices: readonly T[]): T {
  const found = choices.find((choice) => choice === value);
  if (found === undefined) throw new BadInput([`--${name}: "${String(value)}" is not one of ${choices.join(', ')}`]);
  return found;
}

function wholeOption(request: Request, name: string, fallback: number, max = Number.MAX_SAFE_INTEGER): number {
  const given = request[name];
  if (given === undefined) return fallback;
  const number = typeof given === 'string' && /^\d+$/.test(given) ? Number(given) : given;
  if (typeof number === 'number' && Number.isSafeInteger(number) && number >= 0 && number <= max) return number;
  throw new BadInput([`--${name}: "${String(given)}" is not a whole number from 0 to ${max}`]);
}

function listOption<T extends string>(
  request: Request,
  name: string,
  choices: readonly T[],
  fallback: readonly T[],
): T[] {
  const given = request[name];
  if (given === undefined) return [...fallback];
  const items = Array.isArray(given) ? given : String(given).split(',');
  return items.map((item) => oneOf(name, item, choices));
}

const maps = () => Object.keys(MAPS);

function nationsIn(request: Request): [Nation, Nation] {
  const [human, automa, ...more] = listOption(request, 'nations', NATIONS, ['FR', 'DE']);
  const central = (nation: Nation | undefined) => nation === 'DE' || nation === 'AH';
  if (!human || !automa || more.length > 0 || central(human) === central(automa)) {
    throw new BadInput(['--nations: give one nation of each side, the player’s first, such as FR,DE']);
  }
  return [human, automa];
}

function match(map: string, nations: readonly [Nation, Nation], difficulty: Difficulty, seed: number): Match {
  return playMatch(soloSetup(map, ...nations, difficulty, seed), randomPlayer(seed));
}

export function playCommand(request: Request): { result: object; file: GameFile } {
  const map = oneOf('map', request.map ?? 'marne', maps());
  const difficulty = oneOf('difficulty', request.difficulty ?? 'standard', DIFFICULTIES);
  const played = match(map, nationsIn(request), difficulty, wholeOption(request, 'seed', 1));
  return { result: summary(played), file: makeGame(gameOf(played.setup, played.actions), played.last) };
}
