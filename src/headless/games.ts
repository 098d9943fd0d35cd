import { MAPS } from '../rules/maps.ts';
import { DIFFICULTIES, type Difficulty, NATIONS, type Nation } from '../rules/types.ts';
import { type GameFile, gameOf, makeGame } from '../save/game.ts';
import { BadInput } from './bad-input.ts';
import { playMatch, practiceGame, soloSetup, summary } from './match.ts';
import { listOption, oneOf, type Request, wholeOption } from './options.ts';
import { type Plan, simulate } from './sim.ts';

const maps = () => Object.keys(MAPS);

function nationsIn(request: Request): [Nation, Nation] {
  const [human, automa, ...more] = listOption(request, 'nations', NATIONS, ['FR', 'DE']);
  const central = (nation: Nation | undefined) => nation === 'DE' || nation === 'AH';
  if (!human || !automa || more.length > 0 || central(human) === central(automa)) {
    throw new BadInput(['--nations: give one nation of each side, the player’s first, such as FR,DE']);
  }
  return [human, automa];
}

export function playCommand(request: Request): { result: object; file: GameFile } {
  const map = oneOf('map', request.map ?? 'marne', maps());
  const difficulty = oneOf('difficulty', request.difficulty ?? 'standard', DIFFICULTIES);
  const setup = soloSetup(map, ...nationsIn(request), difficulty, wholeOption(request, 'seed', 1));
  const played = playMatch(setup, practiceGame());
  return { result: summary(played), file: makeGame(gameOf(played.setup, played.actions), played.last) };
}

const MOST_GAMES = 1_000_000;

export async function simCommand(request: Request): Promise<object> {
  const games = wholeOption(request, 'games', 0, MOST_GAMES);
  if (games === 0) throw new BadInput(['--games: how many?']);
  const difficulties: Difficulty[] = listOption(request, 'difficulty', DIFFICULTIES, DIFFICULTIES);
  const plan: Plan = {
    games,
    difficulties,
    maps: listOption(request, 'map', maps(), maps()),
    seed: wholeOption(request, 'seed', 1),
  };
  return simulate(plan);
}
