import { en } from '../i18n/en.ts';
import { explainDecision } from '../i18n/explain.ts';
import { fill } from '../i18n/fill.ts';
import { targetsOf } from '../rules/attack.ts';
import { whyNotMoving } from '../rules/check.ts';
import { commandOfNation, fieldOf, unitIndex } from '../rules/field.ts';
import { forecast } from '../rules/forecast.ts';
import { parseMap } from '../rules/map.ts';
import { makePosition, parsePosition } from '../rules/position.ts';
import { reachOf } from '../rules/reach.ts';
import { parseMat } from '../rules/read-mat.ts';
import type { Parsed } from '../rules/reading.ts';
import type { State, Unit, UnitId } from '../rules/types.ts';
import { parseGame } from '../save/game.ts';
import { playTurn } from './automa-turn.ts';
import { BadInput, problemLines, refused, soundly } from './bad-input.ts';
import { type Request, wholeOption } from './options.ts';

function positionIn(request: Request): State {
  return soundly(parsePosition(request.file));
}

function textOption(request: Request, name: string): string {
  const value = request[name];
  if (typeof value !== 'string' || value === '') throw new BadInput([`--${name} is missing`]);
  return value;
}

function unitNamed(state: State, id: UnitId): number {
  const u = unitIndex(state, id);
  if (u < 0) throw new BadInput([`there is no unit "${id}" in this position`]);
  return u;
}

/** Its own turn's rules bind a unit of the command at turn; any other is looked at as if its turn began now. */
function mayMoveNow(state: State, unit: Unit): boolean {
  const { phase, command } = state.turn;
  if (phase === 'setup' || phase === 'over') return false;
  const owner = commandOfNation(state, unit.nation);
  if (owner.id !== command) return unit.aboard === undefined;
  if (phase !== 'move') return false;
  const no = whyNotMoving(state, unit.id);
  return no === null || no.code === 'chooseArmiesFirst';
}

export function reachCommand(request: Request): object {
  const state = positionIn(request);
  const id = textOption(request, 'unit');
  const field = fieldOf(state);
  const u = unitNamed(state, id);
  const unit = state.units[u] as Unit;
  const hexes: Record<string, number> = {};
  if (unit.at !== undefined && !unit.at.startsWith('fort:')) hexes[unit.at] = 0;
  if (!mayMoveNow(state, unit)) return { unit: id, hexes, forts: {}, trucks: {} };
  const reach = reachOf(field, u);
  const stops = [...reach.stops.slice(0, reach.stopCount)].sort((a, b) => a - b);
  for (const hex of stops) hexes[field.board.ids[hex] as string] = (reach.cost[hex] as number) / 2;
  const forts = reach.forts.map(({ fort, how }) => [field.board.forts[fort]?.id, how]);
  const trucks = reach.trucks.map(({ truck, cost }) => [field.units[truck]?.id, cost / 2]);
  return { unit: id, hexes, forts: Object.fromEntries(forts), trucks: Object.fromEntries(trucks) };
}

export function targetsCommand(request: Request): object {
  const state = positionIn(request);
  const id = textOption(request, 'unit');
  unitNamed(state, id);
  return { unit: id, targets: targetsOf(state, id) };
}

export function forecastCommand(request: Request): object {
  const state = positionIn(request);
  const result = forecast(state, textOption(request, 'attacker'), textOption(request, 'defender'));
  if ('rule' in result) throw refused(result);
  return result;
}

export function replayCommand(request: Request): object {
  return makePosition(soundly(parseGame(request.file)).last);
}

const FORMATS: Readonly<Record<string, (value: unknown) => Parsed<unknown>>> = {
  'trench-club-map/1': parseMap,
  'trench-club-position/1': parsePosition,
  'trench-club-mat/1': parseMat,
  'trench-club-game/1': parseGame,
};

export function validateCommand(request: Request): {
  valid: boolean;
  format: string;
  problems: string[];
  notes: string[];
} {
  const { file } = request;
  const format = typeof file === 'object' && file !== null && 'format' in file ? String(file.format) : '';
  const parse = Object.hasOwn(FORMATS, format) ? FORMATS[format] : undefined;
  if (!parse) {
    const problems = problemLines([
      {
        at: 'format',
        code: 'unknownFormat',
        values: { value: format.slice(0, 60), choices: Object.keys(FORMATS).join(', ') },
      },
    ]);
    return { valid: false, format, problems, notes: [] };
  }
  const parsed = parse(file);
  if (!parsed.ok) return { valid: false, format, problems: problemLines(parsed.problems), notes: [] };
  return { valid: true, format, problems: [], notes: problemLines(parsed.notes) };
}

export function automaCommand(request: Request): object {
  return turnIn(request).turn;
}

/** The same turn as text for a reader. */
export function explainCommand(request: Request): string {
  const { played, turn } = turnIn(request);
  const units = played.map(({ before, decision }) => explainDecision(en, before, decision).join('\n'));
  const bought = turn.bought.map(({ type, fort }) =>
    fill(en.automa.lines.bought, { type: en.names.units[type], fort }),
  );
  return [...units, ...bought].join('\n\n');
}

function turnIn(request: Request): ReturnType<typeof playTurn> {
  const state = positionIn(request);
  return playTurn({ ...state, seed: wholeOption(request, 'seed', state.seed) });
}
