import { OUR_MAT } from './mat.ts';
import { join, type Parsed, Reading } from './reading.ts';
import {
  ARMORS,
  type Armor,
  type DamageRows,
  type MatFile,
  type Range,
  type UnitNumbers,
  type UnitType,
} from './types.ts';

const NUMBERS = [
  'speed',
  'rangeGround',
  'rangeAir',
  'attack',
  'attackTanks',
  'attackFoot',
  'attackAir',
  'price',
  'armor',
] as const satisfies readonly (keyof UnitNumbers)[];

export function parseMat(value: unknown): Parsed<MatFile> {
  const reading = new Reading();
  return reading.result(readMat(reading, '', value));
}

export function readMat(reading: Reading, at: string, value: unknown): MatFile | undefined {
  const before = reading.problems.length;
  const file = reading.fields(at, value, ['format', 'id', 'name', 'units', 'armor', 'dice']);
  if (!file) return undefined;
  reading.oneOf(join(at, 'format'), file.format, ['trench-club-mat/1']);
  const id = reading.id(join(at, 'id'), file.id);
  const name = reading.text(join(at, 'name'), file.name);
  const units = file.units === undefined ? undefined : readUnits(reading, join(at, 'units'), file.units);
  const armor = file.armor === undefined ? undefined : readArmor(reading, join(at, 'armor'), file.armor);
  const dice = file.dice === undefined ? undefined : readDice(reading, join(at, 'dice'), file.dice);
  if (reading.problems.length > before) return undefined;
  return {
    format: 'trench-club-mat/1',
    id: id as string,
    name: name as string,
    ...(units && { units }),
    ...(armor && { armor }),
    ...(dice && { dice }),
  };
}

function readUnits(reading: Reading, at: string, value: unknown): NonNullable<MatFile['units']> {
  const units: Partial<Record<UnitType, Partial<UnitNumbers>>> = {};
  for (const [key, given] of reading.record(at, value) ?? []) {
    const here = join(at, key);
    const type = reading.unitType(here, key);
    const numbers = reading.fields(here, given, NUMBERS);
    if (!type || !numbers) continue;
    const unit: { -readonly [K in keyof UnitNumbers]?: UnitNumbers[K] } = {};
    for (const number of NUMBERS) {
      if (numbers[number] === undefined) continue;
      const read = readNumber(reading, join(here, number), number, numbers[number]);
      if (read !== undefined) Object.assign(unit, { [number]: read });
    }
    const whole = { ...OUR_MAT.units[type], ...unit };
    if (whole.attack === null && (whole.rangeGround || whole.rangeAir)) reading.report(here, 'noAttack');
    units[type] = unit;
  }
  return units;
}

function readNumber(reading: Reading, at: string, number: keyof UnitNumbers, value: unknown): unknown {
  switch (number) {
    case 'speed':
      return readSpeed(reading, at, value);
    case 'rangeGround':
    case 'rangeAir':
      return value === null ? null : readRange(reading, at, value);
    case 'price':
      return reading.whole(at, value, 0, 99);
    case 'armor':
      return reading.oneOf(at, value, ARMORS);
    default:
      return value === null ? null : reading.whole(at, value, 0, 12);
  }
}

function readSpeed(reading: Reading, at: string, value: unknown): number | undefined {
  if (typeof value === 'number' && Number.isFinite(value) && !Number.isInteger(value * 2)) {
    return reading.report(at, 'notHalves', { value });
  }
  const halves = reading.whole(at, typeof value === 'number' ? value * 2 : value, 0, 40);
  return halves === undefined ? undefined : halves / 2;
}

function readRange(reading: Reading, at: string, value: unknown): Range | undefined {
  const pair = reading.list(at, value, 2);
  if (!pair) return undefined;
  const min = reading.whole(join(at, 0), pair[0], 1, 99);
  const max = pair[1] === null ? null : reading.whole(join(at, 1), pair[1], 1, 99);
  if (min === undefined || max === undefined) return undefined;
  return max !== null && max < min ? reading.report(at, 'rangeOrder', { min, max }) : [min, max];
}

function readArmor(reading: Reading, at: string, value: unknown): NonNullable<MatFile['armor']> {
  const armor: Partial<Record<Armor, Partial<DamageRows>>> = {};
  for (const [key, given] of reading.record(at, value) ?? []) {
    const here = join(at, key);
    const name = reading.oneOf(here, key, ARMORS);
    const rows = reading.fields(here, given, ['open', 'forest']);
    if (!name || !rows) continue;
    const open = rows.open === undefined ? undefined : readRow(reading, join(here, 'open'), rows.open);
    const forest =
      rows.forest === undefined || rows.forest === null
        ? (rows.forest as null | undefined)
        : readRow(reading, join(here, 'forest'), rows.forest);
    armor[name] = { ...(open && { open }), ...(forest !== undefined && { forest }) };
  }
  return armor;
}

function readRow(reading: Reading, at: string, value: unknown): readonly number[] | undefined {
  const row = readSix(reading, at, value, 99);
  if (row?.some((hits, i) => i > 0 && hits <= (row[i - 1] ?? 0))) return reading.report(at, 'notRising');
  return row;
}

function readDice(reading: Reading, at: string, value: unknown): readonly number[] | undefined {
  return readSix(reading, at, value, 30);
}

function readSix(reading: Reading, at: string, value: unknown, max: number): readonly number[] | undefined {
  const list = reading.list(at, value, 6);
  if (!list) return undefined;
  if (list.length !== 6) return reading.report(at, 'wrongType', { expected: 'six', value: list.length });
  const numbers = list.map((item, i) => reading.whole(join(at, i), item, 1, max));
  return numbers.every((number) => number !== undefined) ? (numbers as number[]) : undefined;
}
