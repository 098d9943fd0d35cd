import { fortOfPlace } from '../rules/field.ts';
import { mapOf } from '../rules/maps.ts';
import type { PositionFile } from '../rules/position.ts';
import type { Problem, Values } from '../rules/reading.ts';
import { NATIONS, UNIT_TYPES, type Unit } from '../rules/types.ts';
import type { Words } from './en.ts';
import { fill } from './fill.ts';
import { sayProblem } from './say.ts';
import { pieceName } from './say-change.ts';
import { commandName } from './tell.ts';

/** "French Tank at D7: D7 is taken by German Infantry": a problem of a position, its piece named in words. */
export function sayDraftProblem(words: Words, draft: PositionFile, problem: Problem): string {
  const said = { at: '', code: problem.code, values: valuesInWords(words, draft, problem.values) };
  const [, units] = /^units\[(\d+)\]/.exec(problem.at) ?? [];
  const [, commands] = /^commands\[(\d+)\]/.exec(problem.at) ?? [];
  const [, fort] = /^forts\.(.+)$/.exec(problem.at) ?? [];
  const unit = draft.units[Number(units)];
  const command = draft.commands[Number(commands)];
  const about = unit
    ? pieceAndPlace(words, draft, unit)
    : command
      ? commandName(words, command)
      : fort !== undefined && fortName(draft, fort);
  return about ? fill(words.table.problem, { about, text: sayProblem(words, said) }) : sayProblem(words, problem);
}

function pieceAndPlace(words: Words, draft: PositionFile, { nation, type, at }: Unit): string {
  const { atHex, inFort } = words.table.places;
  const fort = fortOfPlace(at);
  const place = fort === null ? fill(atHex, { hex: at ?? '' }) : fill(inFort, { fort: fortName(draft, fort) });
  return `${pieceName(words, nation, type)} ${place}`;
}

function fortName(draft: PositionFile, id: string): string {
  return mapOf(draft.map).forts.find((fort) => fort.id === id)?.name ?? id;
}

/** Ids of pieces, nations, forts and commands, as people call them. */
function valuesInWords(words: Words, draft: PositionFile, values: Values): Values {
  const { units, nations } = words.names;
  return Object.fromEntries(
    Object.entries(values).map(([key, value]) => {
      const type = UNIT_TYPES.find((one) => one === value);
      const nation = NATIONS.find((one) => one === value);
      const unit = key === 'unit' ? draft.units.find(({ id }) => id === value) : undefined;
      if (unit) return [key, pieceName(words, unit.nation, unit.type)];
      if (key === 'type' && type) return [key, units[type]];
      if (key === 'nation' && nation) return [key, nations[nation]];
      if (key === 'fort') return [key, fortName(draft, String(value))];
      const command = key === 'command' ? draft.commands.find(({ id }) => id === value) : undefined;
      return [key, command ? commandName(words, command) : value];
    }),
  );
}
