import type { Words } from '../i18n/en.ts';
import { sayDraftProblem } from '../i18n/say-draft.ts';
import { numbersOf, unitIdFor } from '../rules/ids.ts';
import { mapOf } from '../rules/maps.ts';
import { makePosition, type PositionFile, parsePosition } from '../rules/position.ts';
import { DEFAULT_OPTIONS } from '../rules/seats.ts';
import { makeUnit } from '../rules/shapes.ts';
import {
  type Command,
  type CommandId,
  type Difficulty,
  type Ending,
  type FortId,
  type MatFile,
  type Nation,
  type Options,
  type Place,
  SIDE_OF,
  type State,
  type Unit,
  type UnitId,
  type UnitType,
} from '../rules/types.ts';
import { endingNow } from '../rules/victory.ts';

/** A position being built by hand, sound or not yet. Every function gives a new one back. */
export type PositionDraft = PositionFile;

/** What is wrong with a draft, in words, and the piece it is about. */
export interface DraftProblem {
  readonly text: string;
  readonly unit: UnitId | null;
}

/** A command; with two nations it is a co-op team. */
export function commandFor(
  id: CommandId,
  nations: readonly Nation[],
  choice: Partial<Pick<Command, 'control' | 'luck' | 'difficulty'>> = {},
): Command {
  return { id, side: SIDE_OF[nations[0] as Nation], nations, control: 'human', ...choice, coins: 0 };
}

/** The usual tables: one or two nations against the Automa, or against another player. */
export function commandsAgainst(
  nations: readonly Nation[],
  enemy: Nation,
  opponent: Difficulty | 'human',
): readonly [Command, Command] {
  const theirs = opponent === 'human' ? {} : ({ control: 'automa', difficulty: opponent } as const);
  return [commandFor('A', nations), commandFor('B', [enemy], theirs)];
}

interface DraftChoices {
  readonly mat?: MatFile;
  readonly options?: Options;
  readonly seed?: number;
}

/** An empty board in round 3, where no army has to rest (S7), the first command at turn. */
export function emptyDraft(map: State['map'], commands: readonly Command[], choices: DraftChoices = {}): PositionDraft {
  const { mat, options = DEFAULT_OPTIONS, seed = 1 } = choices;
  const turn = { round: 3, command: commands[0]?.id ?? '', phase: 'move' } as const;
  return {
    format: 'trench-club-position/1',
    map,
    ...(mat && { mat }),
    options,
    commands,
    forts: {},
    units: [],
    turn,
    seed,
  };
}

/** From an existing state: the beginning of a move phase, in which nobody has moved, attacked or declared anything. */
export function draftOf(state: State): PositionDraft {
  const { setup: _, ...position } = makePosition(state);
  const { round, command } = state.turn;
  return {
    ...position,
    commands: state.commands.map(({ tokens: __, ...one }) => one),
    units: state.units
      .filter(({ at }) => at !== undefined)
      .map(({ moved: __, attacked: ___, inFortSinceTurnStart: ____, ...unit }) => makeUnit(unit)),
    turn: { round, command, phase: 'move' },
  };
}

/** Another map; owners of forts it does not have are forgotten. */
export function onMap(draft: PositionDraft, map: State['map']): PositionDraft {
  const ids = new Set(mapOf(map).forts.map(({ id }) => id));
  const forts = Object.fromEntries(Object.entries(draft.forts).filter(([fort]) => ids.has(fort)));
  return { ...draft, map, forts };
}

/** Other people at the table; forts of those who left are neutral. */
export function withCommands(draft: PositionDraft, commands: readonly Command[]): PositionDraft {
  const ids = new Set(commands.map(({ id }) => id));
  const forts = Object.fromEntries(Object.entries(draft.forts).filter(([, owner]) => ids.has(owner)));
  const command = ids.has(draft.turn.command) ? draft.turn.command : (commands[0]?.id ?? '');
  return { ...draft, commands, forts, turn: { ...draft.turn, command } };
}

/** The id the next unit of this nation and type gets. */
export function nextId(draft: PositionDraft, nation: Nation, type: UnitType): UnitId {
  return unitIdFor(numbersOf(draft.units.map(({ id }) => id)), nation, type);
}

/** Puts a new unit somewhere: a hex or `fort:F1`. */
export function put(draft: PositionDraft, nation: Nation, type: UnitType, at: Place): PositionDraft {
  const unit = makeUnit({ id: nextId(draft, nation, type), nation, type, at });
  return { ...draft, units: [...draft.units, unit] };
}

/** Takes a unit away, with its passengers. */
export function take(draft: PositionDraft, id: UnitId): PositionDraft {
  return { ...draft, units: draft.units.filter((unit) => unit.id !== id && unit.aboard !== id) };
}

/** Another place, damage, experience or army; an army of undefined is none. A truck takes its passengers along. */
export function changeUnit(
  draft: PositionDraft,
  id: UnitId,
  change: Partial<Pick<Unit, 'at' | 'damage' | 'xp' | 'army'>>,
): PositionDraft {
  const leaves = change.at !== undefined;
  const units = draft.units.map((unit) => {
    if (unit.id === id) return makeUnit({ ...unit, ...change, ...(leaves && { aboard: undefined }) });
    return unit.aboard === id && leaves ? makeUnit({ ...unit, at: change.at }) : unit;
  });
  return { ...draft, units };
}

/** null is neutral. */
export function ownFort(draft: PositionDraft, fort: FortId, command: CommandId | null): PositionDraft {
  const { [fort]: _, ...others } = draft.forts;
  return { ...draft, forts: command === null ? others : { ...others, [fort]: command } };
}

export function giveCoins(draft: PositionDraft, command: CommandId, coins: number): PositionDraft {
  return { ...draft, commands: draft.commands.map((one) => (one.id === command ? { ...one, coins } : one)) };
}

/** The round, and who is at turn, at the beginning of the move phase. */
export function atTurn(draft: PositionDraft, turn: { round?: number; command?: CommandId }): PositionDraft {
  const { round, command } = { ...draft.turn, ...turn };
  return { ...draft, turn: { round, command, phase: 'move' } };
}

/** All that is wrong, each piece by its name and place. */
export function problemsOf(words: Words, draft: PositionDraft): DraftProblem[] {
  const parsed = parsePosition(draft);
  if (parsed.ok) return [];
  return parsed.problems.map((problem) => {
    const [, index] = /^units\[(\d+)\]/.exec(problem.at) ?? [];
    return { text: sayDraftProblem(words, draft, problem), unit: draft.units[Number(index)]?.id ?? null };
  });
}

/** The state to play from; null while something is wrong. */
export function toState(draft: PositionDraft): State | null {
  const parsed = parsePosition(draft);
  return parsed.ok ? parsed.value : null;
}

/** V1, V2: how a game from here would be over already; null while it is worth playing. */
export function alreadyOver(draft: PositionDraft): Ending | null {
  const state = toState(draft);
  return state && endingNow(state);
}
