import type { Rejection } from '../rules/refusals.ts';
import { NATIONS, type State, UNIT_TYPES } from '../rules/types.ts';
import type { Words } from './en.ts';
import { sayRefusal } from './say.ts';
import { commandName, nameOf, placeName } from './tell.ts';

/** A refusal with units, forts, nations and commands as people call them. */
export function sayRefused(words: Words, state: State, refused: Rejection): string {
  const values = Object.entries(refused.values).map(([key, value]) => {
    const text = String(value);
    const command = key === 'command' ? state.commands.find(({ id }) => id === text) : undefined;
    const type = key === 'type' ? UNIT_TYPES.find((one) => one === text) : undefined;
    const nation = key === 'nation' ? NATIONS.find((one) => one === text) : undefined;
    if (['unit', 'target', 'truck'].includes(key)) return [key, nameOf(words, state, text)];
    if (key === 'fort') return [key, placeName(state, `fort:${text}`)];
    if (command) return [key, commandName(words, command)];
    return [key, type ? words.names.units[type] : nation ? words.names.nations[nation] : value];
  });
  return sayRefusal(words, { ...refused, values: Object.fromEntries(values) });
}
