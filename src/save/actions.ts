import { join, type Reading } from '../rules/reading.ts';
import { type Action, type Hits, NATIONS, SIDES, type TableDice, UNIT_TYPES } from '../rules/types.ts';
import { readCorrection } from './corrections.ts';

/** The fields of every action, for reading files and for the documentation. */
export const ACTION_FIELDS = {
  split: ['command', 'armies'],
  roll: ['rolls'],
  reveal: ['token'],
  place: ['unit', 'at'],
  chooseArmies: ['armies'],
  move: ['unit', 'to'],
  unload: ['unit', 'to'],
  declare: ['attacker', 'target', 'position'],
  withdraw: ['attacker'],
  fight: ['dice'],
  act: ['unit', 'to', 'target', 'dice'],
  repair: ['unit'],
  buy: ['nation', 'unitType', 'at'],
  give: ['from', 'to', 'coins'],
  correct: ['change'],
  end: [],
  surrender: ['side'],
} as const satisfies Record<Action['type'], readonly string[]>;

const TYPES = Object.keys(ACTION_FIELDS) as Action['type'][];

export function readAction(reading: Reading, at: string, value: unknown): Action | undefined {
  const before = reading.problems.length;
  const given = typeof value === 'object' && value !== null ? (value as { type?: unknown }).type : undefined;
  const type = TYPES.find((known) => known === given);
  const file = reading.fields(at, value, type ? ['type', ...ACTION_FIELDS[type]] : ['type']);
  if (!file) return undefined;
  if (!type) return void reading.oneOf(join(at, 'type'), file.type, TYPES);
  const text = (key: string) => reading.text(join(at, key), file[key]) ?? '';
  const whole = (key: string) => reading.whole(join(at, key), file[key], 0, 9999) ?? 0;
  const has = (key: string) => file[key] !== undefined;
  const dice = has('dice') ? readDice(reading, join(at, 'dice'), file.dice) : undefined;
  const read = (): Action => {
    switch (type) {
      case 'end':
        return { type };
      case 'roll':
        return { type, ...(has('rolls') && { rolls: readRolls(reading, join(at, 'rolls'), file.rolls) }) };
      case 'correct':
        return { type, change: readCorrection(reading, join(at, 'change'), file.change) };
      case 'split':
        return { type, command: text('command'), armies: readArmies(reading, join(at, 'armies'), file.armies) };
      case 'reveal':
        return { type, token: whole('token') };
      case 'place':
        return { type, unit: text('unit'), at: text('at') };
      case 'chooseArmies': {
        const armies = reading.list(join(at, 'armies'), file.armies, 3) ?? [];
        return { type, armies: armies.map((army, i) => reading.whole(join(join(at, 'armies'), i), army, 1, 99) ?? 0) };
      }
      case 'move':
      case 'unload':
        return { type, unit: text('unit'), to: text('to') };
      case 'declare':
        return {
          type,
          attacker: text('attacker'),
          target: text('target'),
          ...(has('position') && { position: whole('position') }),
        };
      case 'withdraw':
        return { type, attacker: text('attacker') };
      case 'fight':
        return { type, ...(dice && { dice }) };
      case 'act':
        return {
          type,
          unit: text('unit'),
          ...(has('to') && { to: text('to') }),
          ...(has('target') && { target: text('target') }),
          ...(dice && { dice }),
        };
      case 'repair':
        return { type, unit: text('unit') };
      case 'buy':
        return {
          type,
          nation: reading.oneOf(join(at, 'nation'), file.nation, NATIONS) ?? 'DE',
          unitType: reading.oneOf(join(at, 'unitType'), file.unitType, UNIT_TYPES) ?? 'infantry',
          at: text('at'),
        };
      case 'give':
        return { type, from: text('from'), to: text('to'), coins: whole('coins') };
      case 'surrender':
        return { type, side: reading.oneOf(join(at, 'side'), file.side, SIDES) ?? 'central' };
    }
  };
  const action = read();
  return reading.problems.length > before ? undefined : action;
}

function readArmies(reading: Reading, at: string, value: unknown): Readonly<Record<string, readonly string[]>> {
  const armies: Record<string, readonly string[]> = {};
  for (const [token, units] of reading.record(at, value) ?? []) {
    const here = join(at, token);
    armies[token] = (reading.list(here, units, 40) ?? []).map((id, i) => reading.text(join(here, i), id) ?? '');
  }
  return armies;
}

function readRolls(reading: Reading, at: string, value: unknown): Readonly<Record<string, number>>[] {
  return (reading.list(at, value, 100) ?? []).map((item, i) => {
    const here = join(at, i);
    const faces = (reading.record(here, item) ?? []).map(
      ([id, face]) => [id, reading.whole(join(here, id), face, 1, 12) ?? 1] as const,
    );
    return Object.fromEntries(faces);
  });
}

function readDice(reading: Reading, at: string, value: unknown): TableDice | undefined {
  const file = reading.fields(at, value, ['attacker', 'defender', 'landing']);
  if (!file) return undefined;
  const attacker = file.attacker === undefined ? undefined : readHits(reading, join(at, 'attacker'), file.attacker);
  const defender = file.defender === undefined ? undefined : readHits(reading, join(at, 'defender'), file.defender);
  const landing = file.landing === undefined ? undefined : reading.whole(join(at, 'landing'), file.landing, 1, 12);
  return { ...(attacker && { attacker }), ...(defender && { defender }), ...(landing !== undefined && { landing }) };
}

function readHits(reading: Reading, at: string, value: unknown): Hits | undefined {
  const file = reading.fields(at, value, ['hits', 'faces']);
  const hits = reading.whole(join(at, 'hits'), file?.hits, 0, 40);
  if (!file || hits === undefined) return undefined;
  if (file.faces === undefined) return { hits };
  const list = reading.list(join(at, 'faces'), file.faces, 40) ?? [];
  return { hits, faces: list.map((face, i) => reading.whole(join(join(at, 'faces'), i), face, 1, 12) ?? 1) };
}
