import { parseMat } from '../rules/read-mat.ts';
import { DEFAULT_OPTIONS, type GameSetup, type Seat, SLOTS, type Slot } from '../rules/seats.ts';
import { DIFFICULTIES, type Difficulty, type MatFile, NATIONS, type Nation, SIDE_OF } from '../rules/types.ts';
import { checksum } from '../save/checksum.ts';
import { fromBase64Url, toBase64Url } from './base64.ts';

/** Everything people need to play the same game against the Automa, alone or as a team. */
export interface Challenge {
  /** Id of a map that comes with the game. */
  readonly map: string;
  /** The player's, or the first player's of a team. */
  readonly nation: Nation;
  /** CO1: the slots of the second player, who leads the ally; absent is solo. */
  readonly toAlly?: readonly Slot[];
  /** The Automa's; of the other side. */
  readonly automa: Nation;
  readonly difficulty: Difficulty;
  readonly shortGame: boolean;
  /** 0 is off. */
  readonly unitLimit: number;
  readonly mat?: MatFile;
  /** 0 … 2³² − 1 */
  readonly seed: number;
}

export const CODE_REFUSALS = ['empty', 'character', 'version', 'length', 'check', 'map', 'mat'] as const;
export type CodeRefusal = (typeof CODE_REFUSALS)[number];

export type ReadCode =
  | { readonly ok: true; readonly challenge: Challenge }
  | { readonly ok: false; readonly why: CodeRefusal /** The character it is about. */; readonly character?: string };

export function opponentsOf(nation: Nation): readonly Nation[] {
  return NATIONS.filter((other) => SIDE_OF[other] !== SIDE_OF[nation]);
}

export function allyOf(nation: Nation): Nation {
  return NATIONS.find((other) => other !== nation && SIDE_OF[other] === SIDE_OF[nation]) as Nation;
}

export function setupOf(challenge: Challenge): GameSetup {
  const { map, nation, toAlly, automa, difficulty, shortGame, unitLimit, mat, seed } = challenge;
  return {
    map,
    ...(mat && { mat }),
    options: { ...DEFAULT_OPTIONS, shortGame, unitLimit },
    seats: [
      { id: 'A', side: SIDE_OF[nation], ...playersOf(nation, toAlly), control: 'human' },
      { id: 'B', side: SIDE_OF[automa], nations: [automa], control: 'automa', difficulty },
    ],
    seed,
  };
}

function playersOf(nation: Nation, toAlly: readonly Slot[] | undefined): Pick<Seat, 'nations' | 'slots'> {
  if (!toAlly) return { nations: [nation] };
  const ally = allyOf(nation);
  const entries = SLOTS.map((slot) => [slot, toAlly.includes(slot) ? ally : nation]);
  return { nations: [nation, ally], slots: Object.fromEntries(entries) as Record<Slot, Nation> };
}

/** The challenge this set-up came from; null for a game a code cannot tell: two against each other, a map from a file. */
export function challengeOf(setup: GameSetup): Challenge | null {
  const [you, automa, ...others] = setup.seats;
  const nation = you?.nations[0];
  const other = automa?.nations[0];
  if (!nation || !other || others.length > 0 || typeof setup.map !== 'string' || setup.seed >= SIZES.seed) return null;
  const { difficulty } = automa;
  if (you.control !== 'human' || automa.control !== 'automa' || !difficulty) return null;
  const { slots } = you;
  if (you.nations.length > 1 && !slots) return null;
  const toAlly = you.nations.length > 1 && slots && SLOTS.filter((slot) => slots[slot] !== nation);
  const { shortGame, unitLimit } = setup.options;
  const { map, mat, seed } = setup;
  return {
    map,
    nation,
    ...(toAlly && { toAlly }),
    automa: other,
    difficulty,
    shortGame,
    unitLimit,
    ...(mat && { mat }),
    seed,
  };
}

/** Crockford's 32: no I, L, O, U. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const GROUP = 4;
const MOST_LIMIT = 99;

/** Maps by their number in a code: only ever added to, at the end. */
const MAP_NUMBERS: readonly string[] = ['marne', 'vosges'];

/** Size of each field, in the order of the code. */
const SIZES = {
  slots: 2 ** SLOTS.length,
  map: 16,
  nation: 4,
  automa: 2,
  difficulty: 4,
  shortGame: 2,
  unitLimit: 128,
  mat: 2,
  seed: 2 ** 32,
};
type Field = keyof typeof SIZES;
const FIELDS = Object.keys(SIZES) as Field[];

/** Codes by their first character: solo, and a team. A solo code has no slots. */
const VERSIONS = {
  '1': { body: 10, fields: FIELDS.filter((field) => field !== 'slots') },
  '2': { body: 14, fields: FIELDS },
} as const;
type Version = keyof typeof VERSIONS;

/** `1ABC-DEFG-HJKM`, four more for a team; a custom mat follows after a dot. */
export function makeCode(challenge: Challenge): string {
  const { map, nation, toAlly, automa, difficulty, shortGame, unitLimit, mat, seed } = challenge;
  const version: Version = toAlly ? '2' : '1';
  const { body: length, fields } = VERSIONS[version];
  const values: Record<Field, number> = {
    slots: SLOTS.reduce((sum, slot, s) => sum + (toAlly?.includes(slot) ? 2 ** s : 0), 0),
    map: MAP_NUMBERS.indexOf(map),
    nation: NATIONS.indexOf(nation),
    automa: opponentsOf(nation).indexOf(automa),
    difficulty: DIFFICULTIES.indexOf(difficulty),
    shortGame: Number(shortGame),
    unitLimit,
    mat: Number(mat !== undefined),
    seed,
  };
  let number = 0n;
  for (const field of fields) {
    if (values[field] < 0 || values[field] >= SIZES[field]) throw new Error(`no code for ${field} ${values[field]}`);
    number = number * BigInt(SIZES[field]) + BigInt(values[field]);
  }
  let body = '';
  for (let i = 0; i < length; i++, number >>= 5n) body = ALPHABET[Number(number & 31n)] + body;
  const code = version + body;
  const grouped = (code + checkCharacter(code)).match(new RegExp(`.{${GROUP}}`, 'g'))?.join('-') ?? '';
  return mat ? `${grouped}.${sumOf(mat)}.${toBase64Url(new TextEncoder().encode(JSON.stringify(mat)))}` : grouped;
}

/** Reads a code as people type it: any case, O for 0, I or L for 1, with or without dashes and spaces. */
export function readCode(text: string): ReadCode {
  const [typed = '', sum, packed] = text.trim().split('.');
  const code = typed
    .toUpperCase()
    .replace(/[\s–—-]/g, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');
  if (code === '') return { ok: false, why: 'empty' };
  const strange = [...code].find((character) => !ALPHABET.includes(character));
  if (strange) return { ok: false, why: 'character', character: strange };
  const version = (Object.keys(VERSIONS) as Version[]).find((one) => one === code[0]);
  if (!version) return { ok: false, why: 'version', character: code[0] as string };
  const { body, fields } = VERSIONS[version];
  if (code.length !== body + 2) return { ok: false, why: 'length' };
  if (checkCharacter(code.slice(0, -1)) !== code.at(-1)) return { ok: false, why: 'check' };
  let number = 0n;
  for (const character of code.slice(1, -1)) number = number * 32n + BigInt(ALPHABET.indexOf(character));
  const values = {} as Record<Field, number>;
  for (const field of fields.toReversed()) {
    values[field] = Number(number % BigInt(SIZES[field]));
    number /= BigInt(SIZES[field]);
  }
  const map = MAP_NUMBERS[values.map];
  if (!map) return { ok: false, why: 'map' };
  if (values.unitLimit > MOST_LIMIT || number > 0n) return { ok: false, why: 'check' };
  const mat = values.mat === 1 ? readMatOf(sum, packed) : undefined;
  if (mat === null) return { ok: false, why: 'mat' };
  const nation = NATIONS[values.nation] as Nation;
  const challenge: Challenge = {
    map,
    nation,
    ...(version === '2' && { toAlly: SLOTS.filter((_, s) => (values.slots >> s) & 1) }),
    automa: opponentsOf(nation)[values.automa] as Nation,
    difficulty: DIFFICULTIES[values.difficulty] as Difficulty,
    shortGame: values.shortGame === 1,
    unitLimit: values.unitLimit,
    ...(mat && { mat }),
    seed: values.seed,
  };
  return { ok: true, challenge };
}

function readMatOf(sum: string | undefined, packed: string | undefined): MatFile | null {
  const bytes = fromBase64Url(packed ?? '');
  if (!bytes || !sum) return null;
  try {
    const parsed = parseMat(JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)));
    return parsed.ok && sumOf(parsed.value) === sum.toLowerCase() ? parsed.value : null;
  } catch {
    return null;
  }
}

const sumOf = (mat: MatFile) => checksum(mat).slice(0, 8);

/** A weighted sum over the field of 32 elements: it notices one wrong character and any two that changed places. */
function checkCharacter(code: string): string {
  let sum = 0;
  for (const character of code) sum = double(sum) ^ ALPHABET.indexOf(character);
  return ALPHABET[double(sum)] as string;
}

/** Times x modulo x⁵ + x² + 1. */
function double(element: number): number {
  const shifted = element << 1;
  return shifted & 32 ? shifted ^ 0b100101 : shifted;
}
