import { MOST } from '../rules/correction.ts';
import { readLuck } from '../rules/read-options.ts';
import { join, type Reading } from '../rules/reading.ts';
import { type Correction, NATIONS, UNIT_TYPES } from '../rules/types.ts';

/** The fields of every kind of correction. */
const CORRECTION_FIELDS = {
  place: ['unit', 'at'],
  add: ['nation', 'unitType', 'at', 'army'],
  remove: ['unit'],
  damage: ['unit', 'damage'],
  xp: ['unit', 'xp'],
  fort: ['fort', 'command'],
  coins: ['command', 'coins'],
  luck: ['command', 'luck'],
} as const satisfies Record<Correction['kind'], readonly string[]>;

export const CORRECTION_KINDS = Object.keys(CORRECTION_FIELDS) as Correction['kind'][];

/** What is wrong is reported; what comes back then is not to be used. */
export function readCorrection(reading: Reading, at: string, value: unknown): Correction {
  const given = typeof value === 'object' && value !== null ? (value as { kind?: unknown }).kind : undefined;
  const known = CORRECTION_KINDS.find((one) => one === given);
  const file = reading.fields(at, value, known ? ['kind', ...CORRECTION_FIELDS[known]] : ['kind']) ?? {};
  if (!known && value !== undefined) reading.oneOf(join(at, 'kind'), file.kind, CORRECTION_KINDS);
  const text = (key: string) => reading.text(join(at, key), file[key]) ?? '';
  const whole = (key: string, min: number, max: number) => reading.whole(join(at, key), file[key], min, max) ?? min;
  const kind = known ?? 'remove';
  switch (kind) {
    case 'place':
      return { kind, unit: text('unit'), at: text('at') };
    case 'add':
      return {
        kind,
        nation: reading.oneOf(join(at, 'nation'), file.nation, NATIONS) ?? 'DE',
        unitType: reading.oneOf(join(at, 'unitType'), file.unitType, UNIT_TYPES) ?? 'infantry',
        at: text('at'),
        ...(file.army !== undefined && { army: whole('army', 1, MOST.army) }),
      };
    case 'remove':
      return { kind, unit: known ? text('unit') : '' };
    case 'damage':
      return { kind, unit: text('unit'), damage: whole('damage', 0, MOST.damage) };
    case 'xp':
      return { kind, unit: text('unit'), xp: whole('xp', 0, MOST.xp) };
    case 'fort':
      return { kind, fort: text('fort'), command: file.command === null ? null : text('command') };
    case 'coins':
      return { kind, command: text('command'), coins: whole('coins', 0, MOST.coins) };
    case 'luck':
      return { kind, command: text('command'), luck: readLuck(reading, join(at, 'luck'), file.luck) ?? 'dice' };
  }
}
