/** Reading a file: unknown in, a value or all problems with their places out. */
import { UNIT_TYPES, type UnitType } from './types.ts';

export const PROBLEM_CODES = [
  'notJson',
  'twice',
  'missing',
  'wrongType',
  'notWhole',
  'notHalves',
  'outside',
  'notOneOf',
  'unknownField',
  'unknownFormat',
  'tooLong',
  'empty',
  'badId',
  'duplicate',
  'unequalRows',
  'unknownTerrain',
  'notOnMap',
  'notFortHex',
  'strayFortHex',
  'needsTwoEntrances',
  'notUsable',
  'unknownMap',
  'unknownFort',
  'unknownCommand',
  'unknownUnit',
  'notOfCommand',
  'nationTwice',
  'wrongSide',
  'notOfNation',
  'alliesAdjacent',
  'oneSideOnly',
  'notHere',
  'stacked',
  'notInOwnFort',
  'aboardWhere',
  'notATruck',
  'cannotRide',
  'truckFull',
  'automaRides',
  'aboardTooLate',
  'onlyInSetup',
  'notInSetup',
  'needsDifficulty',
  'notThisVersion',
  'notRising',
  'rangeOrder',
  'noAttack',
  'needsForts',
  'needsStarts',
  'needsRoom',
  'needsCommands',
  'slotsMissing',
  'automaOneNation',
  'illegalAction',
  'checksumDiffers',
] as const;
export type ProblemCode = (typeof PROBLEM_CODES)[number];

export type Values = Readonly<Record<string, string | number>>;

/** What is wrong, and where: `units[3].at`. */
export interface Problem {
  readonly at: string;
  readonly code: ProblemCode;
  readonly values: Values;
}

export type Parsed<T> =
  | { readonly ok: true; readonly value: T; readonly notes: readonly Problem[] }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/** Unit types of the Special Forces, which this version does not have. */
const LATER_TYPES = ['airship', 'gunboat', 'machineGun', 'railwayGun', 'gasLauncher', 'minelayer', 'engineers'];

type Fields = Readonly<Record<string, unknown>>;

const MOST_PROBLEMS = 100;
const MOST_SHOWN = 60;

function shown(value: unknown): string {
  const text = typeof value === 'string' ? value : written(value);
  return text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN)}…` : text;
}

/** A file may be nested deeper than can be written out. */
function written(value: unknown): string {
  try {
    return JSON.stringify(value) ?? String(value);
  } catch {
    return Array.isArray(value) ? '[…]' : '{…}';
  }
}

export function join(at: string, key: string | number): string {
  if (typeof key === 'number') return `${at}[${key}]`;
  return at === '' ? key : `${at}.${key}`;
}

/** Collects problems while values are read; what is wrong comes back as undefined. */
export class Reading {
  readonly problems: Problem[] = [];
  readonly notes: Problem[] = [];

  report(at: string, code: ProblemCode, values: Values = {}): undefined {
    if (this.problems.length < MOST_PROBLEMS) this.problems.push({ at: shown(at), code, values });
    return undefined;
  }

  result<T>(value: T | undefined): Parsed<T> {
    if (value === undefined || this.problems.length > 0) return { ok: false, problems: this.problems };
    return { ok: true, value, notes: this.notes };
  }

  fields(at: string, value: unknown, known: readonly string[]): Fields | undefined {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
      return this.wrongType(at, value, 'object');
    }
    for (const key of Object.keys(value)) {
      if (!known.includes(key) && this.notes.length < MOST_PROBLEMS) {
        this.notes.push({ at: shown(join(at, key)), code: 'unknownField', values: {} });
      }
    }
    return value as Fields;
  }

  /** An object whose keys are ids. */
  record(at: string, value: unknown): readonly (readonly [string, unknown])[] | undefined {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
      return this.wrongType(at, value, 'object');
    }
    return Object.entries(value);
  }

  list(at: string, value: unknown, most = 1000): readonly unknown[] | undefined {
    if (!Array.isArray(value)) return this.wrongType(at, value, 'list');
    if (value.length > most) return this.report(at, 'tooLong', { most });
    return value;
  }

  text(at: string, value: unknown, most = 200): string | undefined {
    if (typeof value !== 'string') return this.wrongType(at, value, 'text');
    if (value === '') return this.report(at, 'empty');
    if (value.length > most) return this.report(at, 'tooLong', { most });
    return value;
  }

  /** Ids hold a letter, so that no object ever sorts them as numbers. */
  id(at: string, value: unknown): string | undefined {
    const id = this.text(at, value, 60);
    if (id === undefined) return undefined;
    return /^[A-Za-z0-9_-]*[A-Za-z][A-Za-z0-9_-]*$/.test(id) ? id : this.report(at, 'badId', { value: shown(id) });
  }

  whole(at: string, value: unknown, min: number, max: number): number | undefined {
    if (typeof value !== 'number') return this.wrongType(at, value, 'number');
    if (!Number.isSafeInteger(value)) return this.report(at, 'notWhole', { value: shown(value) });
    if (value < min || value > max) return this.report(at, 'outside', { value, min, max });
    return value;
  }

  flag(at: string, value: unknown): boolean | undefined {
    return typeof value === 'boolean' ? value : this.wrongType(at, value, 'flag');
  }

  oneOf<const T extends string>(at: string, value: unknown, choices: readonly T[]): T | undefined {
    const found = choices.find((choice) => choice === value);
    if (found !== undefined) return found;
    return this.report(at, value === undefined ? 'missing' : 'notOneOf', {
      value: shown(value),
      choices: choices.join(', '),
    });
  }

  unitType(at: string, value: unknown): UnitType | undefined {
    return LATER_TYPES.includes(value as string)
      ? this.report(at, 'notThisVersion')
      : this.oneOf(at, value, UNIT_TYPES);
  }

  private wrongType(at: string, value: unknown, expected: string): undefined {
    return this.report(at, value === undefined ? 'missing' : 'wrongType', { expected, value: shown(value) });
  }
}
