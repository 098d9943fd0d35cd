import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { die } from '../src/rules/chance.ts';
import { parseMap } from '../src/rules/map.ts';
import { parsePosition } from '../src/rules/position.ts';
import { parseMat } from '../src/rules/read-mat.ts';
import { type Parsed, Reading } from '../src/rules/reading.ts';
import { SLOTS } from '../src/rules/seats.ts';
import { DIFFICULTIES, ENDINGS, LUCKS, PHASES, SETUP_STEPS, UNIT_TYPES } from '../src/rules/types.ts';
import { ACTION_FIELDS, readAction } from '../src/save/actions.ts';
import { checksum } from '../src/save/checksum.ts';
import { parseGame } from '../src/save/game.ts';
import { headless } from './headless/command.ts';

const page = readFileSync('docs/formats.md', 'utf8');

function blocksOf(language: string): string[] {
  return [...page.matchAll(new RegExp(`^\`\`\`${language}\n([^]*?)^\`\`\`$`, 'gm'))].map(([, text = '']) => text);
}

function between(text: string, from: string, to: string): string {
  const start = text.indexOf(from);
  const end = text.indexOf(to, start + from.length);
  if (start < 0 || end < 0) throw new Error(`nothing between ${from} and ${to}`);
  return text.slice(start, end);
}

const PARSERS: Readonly<Record<string, (value: unknown) => Parsed<unknown>>> = {
  'trench-club-map/1': parseMap,
  'trench-club-position/1': parsePosition,
  'trench-club-mat/1': parseMat,
  'trench-club-game/1': parseGame,
};

const values = blocksOf('json').map((text): unknown => JSON.parse(text));
const files = values.filter((value) => Object.hasOwn(value as object, 'format')) as { readonly format: string }[];
const fileOf = (kind: string) => files.find(({ format }) => format === `trench-club-${kind}/1`) as object;

describe('docs/formats.md names', () => {
  it.each(Object.entries(ACTION_FIELDS))('the action %s with all its fields', (type, fields) => {
    const entry = between(page, `\n**\`${type}\`**: `, '\n\n');
    for (const field of fields) expect(entry).toContain(`\`${field}\``);
    expect(entry).toContain(`\`{ "type": "${type}"`);
  });

  it('every event', () => {
    const source = between(readFileSync('src/rules/types.ts', 'utf8'), 'export type Event =', 'export const TERRAINS');
    const types = [...source.matchAll(/readonly type: ([^;]+);/g)].flatMap(([, names = '']) =>
      [...names.matchAll(/'(\w+)'/g)].map(([, name]) => name),
    );
    const table = between(page, '\n## Events\n', '\n## ');
    expect(types.length).toBeGreaterThan(25);
    for (const type of types) expect(table).toMatch(new RegExp(`^\\| [^|]*\`${type}\``, 'm'));
  });

  it('every headless command with its options', () => {
    const source = between(readFileSync('src/headless/main.ts', 'utf8'), 'const COMMANDS', '\n};');
    const commands = [...source.matchAll(/^ {2}(\w+): .*options: \[(.*?)\]/gm)];
    expect(commands.length).toBeGreaterThan(7);
    for (const [, name, options = ''] of [...commands, ['', 'lines']]) {
      const title = between(page, `\n### \`${name}`, '`\n');
      for (const [, option] of options.matchAll(/'(\w+)'/g)) expect(title).toContain(`--${option} `.trim());
    }
  });

  it.each([...UNIT_TYPES, ...PHASES, ...SETUP_STEPS, ...DIFFICULTIES, ...LUCKS, ...ENDINGS])('the word %s', (word) =>
    expect(page).toContain(`\`${word}\``),
  );

  it.each(SLOTS)('the slot %s', (slot) => expect(page).toContain(`"${slot}": `));
});

describe('the examples in docs/formats.md', () => {
  it.each(files.map((file, i) => [i + 1, file.format, file] as const))('file %i, a %s, is sound', (_, format, file) => {
    expect(PARSERS[format]?.(file)).toMatchObject({ ok: true, notes: [] });
  });

  it('are at least one of every format', () => {
    expect(new Set(files.map(({ format }) => format))).toEqual(new Set(Object.keys(PARSERS)));
  });

  it('of single actions are readable', () => {
    const actions = [...page.matchAll(/`(\{ "type": "[^`]*\})`/g)].map(([, text = '']): unknown => JSON.parse(text));
    expect(actions.length).toBeGreaterThan(15);
    const reading = new Reading();
    for (const action of actions) readAction(reading, '', action);
    expect([reading.problems, reading.notes]).toEqual([[], []]);
  });

  it('of a turn replays from the position to the checksum given', () => {
    const [, sum] = /ends with the checksum `(\w+)`/.exec(page) ?? [];
    const game = {
      format: 'trench-club-game/1',
      position: fileOf('position'),
      seed: 7,
      actions: values.find(Array.isArray),
      checksum: sum,
    };
    expect(parseGame(game)).toMatchObject({ ok: true, notes: [] });
  });

  it('of checksum and dice are right', () => {
    const [, text = '', sum] = /To test yours: `(.*?)` gives `(\w+)`/.exec(page) ?? [];
    expect(checksum(JSON.parse(text))).toBe(sum);
    const [, seed, faces = ''] = /Seed (\d+) begins ([\d, ]+)\./.exec(page) ?? [];
    expect(faces.split(', ').map(Number)).toEqual(Array.from({ length: 12 }, (_, n) => die(Number(seed), n)));
  });
});

describe('the calls in docs/formats.md', () => {
  const folder = mkdtempSync(join(tmpdir(), 'trench-club-docs-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  for (const kind of ['map', 'position', 'mat', 'game']) {
    writeFileSync(join(folder, `${kind}.json`), JSON.stringify(fileOf(kind)));
  }
  const turn = { round: 3, command: 'B', phase: 'move' };
  writeFileSync(join(folder, 'position-b.json'), JSON.stringify({ ...fileOf('position'), turn }));

  const calls = blocksOf('console').map((block) => block.trim().split('\n') as [string, string]);

  it.each(calls)('%s', (call, printed) => {
    const [, input = '', words = ''] = /^\$ (?:echo '(.*)' \| )?npm run -s headless -- (.*)$/.exec(call) ?? [];
    const args = words.split(' ').map((word) => (word.endsWith('.json') ? join(folder, word) : word));
    const { code, out } = headless(args, `${input}\n`);
    const pattern = printed.split('…').map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
    expect(code).toBe(0);
    expect(out).toMatch(new RegExp(`^${pattern.join('.*')}\n$`));
  });
});
