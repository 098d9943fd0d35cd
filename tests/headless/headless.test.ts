import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { example, unit } from '../slow/example.ts';
import { headless } from './command.ts';

const folder = mkdtempSync(join(tmpdir(), 'trench-club-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A French Infantry on a road, a German Tank three hexes off, a French fort to enter and a neutral one to take. */
const position = {
  ...example({
    terrain: ['.-.#.', '.-.#.', '.....', '##...'],
    forts: [
      ['D1', 'D2'],
      ['A4', 'B4'],
    ],
    owners: { F1: 'A' },
    units: [unit('FR', 'infantry', 'B3'), unit('DE', 'tank', 'E4'), unit('FR', 'transport', 'A2')],
  }),
  commands: [
    { id: 'A', side: 'entente', nations: ['FR'], control: 'human', coins: 0 },
    { id: 'B', side: 'central', nations: ['DE'], control: 'automa', difficulty: 'easy', coins: 0 },
  ],
};
const text = JSON.stringify(position);
const automaTurn = JSON.stringify({ ...position, turn: { round: 3, command: 'B', phase: 'move' } });
const infantry = 'FR-infantry-B3';
const tank = 'DE-tank-E4';

describe('headless', () => {
  it('reach prints costs, forts and trucks', () => {
    const { code, out } = headless(['reach', '-', '--unit', infantry], text);
    const printed = JSON.parse(out);
    expect(code).toBe(0);
    // Two MP from B3: the road B2 0.5 and B1 1, plain A3, C3 and C4 1; the truck on A2 is boarded from A3 or B2 for 0.5 more.
    expect(printed.unit).toBe(infantry);
    expect(printed.hexes).toMatchObject({ B3: 0, B2: 0.5, B1: 1, A3: 1, C3: 1, C4: 1 });
    expect(printed.hexes).not.toHaveProperty('A2');
    expect(printed.trucks).toEqual({ 'FR-transport-A2': 1 });
    expect(printed.forts.F2).toBe('conquer');
  });

  it('targets prints ids', () => {
    expect(JSON.parse(headless(['targets', '-', '--unit', tank], text).out)).toEqual({ unit: tank, targets: [] });
  });

  it('forecast refuses what is no target, in one line with exit code 2', () => {
    const { code, out, err } = headless(['forecast', '-', '--attacker', infantry, '--defender', tank], text);
    expect([code, out]).toEqual([2, '']);
    expect(err).toMatch(/out of range.*\(A2\)\n$/);
    expect(err.trim().split('\n')).toHaveLength(1);
  });

  it('automa prints the whole turn and the position after it', () => {
    const { code, out } = headless(['automa', '-', '--seed', '5'], automaTurn);
    const printed = JSON.parse(out);
    expect(code).toBe(0);
    expect(printed.decisions).toHaveLength(1);
    expect(printed.decisions[0]).toMatchObject({ unit: tank, from: 'E4', order: 'II.1' });
    expect(printed.decisions[0].why[0]).toMatchObject({ rule: 'II.1', passed: false });
    expect(printed.position.turn).toEqual({ round: 4, command: 'A', phase: 'move' });
  });

  it('automa --explain prints words', () => {
    const { code, out } = headless(['automa', '-', '--explain'], automaTurn);
    expect(code).toBe(0);
    expect(out).toContain('Tank at E4');
    expect(out).toContain('II.1 Approach and attack an enemy');
  });

  it('automa refuses a turn that is not its own', () => {
    expect(headless(['automa', '-'], text)).toMatchObject({ code: 2, err: 'turn.command: A is not an Automa\n' });
  });

  it('play writes a game that replays to the same end', () => {
    const file = join(folder, 'game.json');
    const played = headless([
      'play',
      '--map',
      'vosges',
      '--nations',
      'GB,AH',
      '--difficulty',
      'hard',
      '--seed',
      '9',
      '--out',
      file,
    ]);
    expect(played.code).toBe(0);
    expect(JSON.parse(played.out)).toHaveProperty('winner');
    const replayed = headless(['replay', file]);
    expect(JSON.parse(replayed.out)).toMatchObject({ format: 'trench-club-position/1', map: 'vosges', seed: 9 });
    const game = JSON.parse(readFileSync(file, 'utf8'));
    const other = headless(['replay', '-'], JSON.stringify({ ...game, checksum: '0000000000000000' }));
    expect(other).toMatchObject({ code: 2, out: '' });
    expect(other.err).toContain('the replay ends elsewhere');
  });

  it('sim counts games by difficulty', () => {
    const { code, out } = headless([
      'sim',
      '--games',
      '4',
      '--difficulty',
      'easy,hard',
      '--map',
      'marne',
      '--seed',
      '3',
    ]);
    const printed = JSON.parse(out);
    expect(code).toBe(0);
    expect(Object.keys(printed.difficulties)).toEqual(['easy', 'hard']);
    const { games, endings, interval } = printed.difficulties.easy;
    expect(games).toBe(4);
    expect(endings.forts + endings.elimination + endings.limit).toBe(4);
    expect(interval[0]).toBeLessThan(interval[1]);
  });

  it('lines answers each request with one line', () => {
    const requests = [
      { id: 1, command: 'reach', position, unit: infantry },
      { id: 'two', command: 'targets', position, unit: tank },
      { id: 3, command: 'forecast', position, attacker: infantry, defender: tank },
      { id: 4, command: 'nonsense' },
    ];
    const deep = `{"id":${'['.repeat(20_000)}${']'.repeat(20_000)},"command":"reach"}`;
    const { code, out } = headless(
      ['lines'],
      `${requests.map((request) => JSON.stringify(request)).join('\n')}\n${deep}\n{"id": 5\n`,
    );
    const answers = out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(code).toBe(0);
    expect(answers.map(({ id }) => id)).toEqual([1, 'two', 3, 4, null, null]);
    expect(answers[0].result.hexes.B3).toBe(0);
    expect(answers[1].result.targets).toEqual([]);
    for (const answer of answers.slice(2)) expect(answer).toHaveProperty('error');
  });

  it.each([
    ['cut off', text.slice(0, 100)],
    ['noise', '{"[x,'.repeat(2_000_000)],
    ['another format', '{"format":"trench-club-poem/1"}'],
    ['a unit off the map', text.replace('"at":"B3"', '"at":"Z99"')],
  ])('validate tells what is wrong: %s', (_, broken) => {
    const { code, out, err } = headless(['validate', '-'], broken);
    const printed = JSON.parse(out);
    expect([code, printed.valid]).toEqual([2, false]);
    expect(printed.problems.length).toBeGreaterThan(0);
    expect(err.trim().split('\n')).toHaveLength(1);
    expect(err).not.toMatch(/\bat .*:\d+:\d+/);
  });

  it.each([
    ['an unknown command', ['dance'], /no command/],
    ['a file for lines', ['lines', 'position.json'], /takes no FILE/],
    ['no file', ['reach', '--unit', infantry], /give one FILE/],
    ['a file that is not there', ['reach', join(folder, 'nowhere.json'), '--unit', 'x'], /cannot be read/],
    ['an unknown option', ['reach', '-', '--fast'], /fast/],
    ['an unknown unit', ['reach', '-', '--unit', 'de-nobody-1'], /no unit "de-nobody-1"/],
    ['nations of one side', ['play', '--nations', 'FR,GB'], /one nation of each side/],
    ['an unknown map', ['play', '--map', 'somme'], /"somme" is not one of marne, vosges/],
  ])('%s: exit code 2 and one line', (_, args, says) => {
    const { code, out, err } = headless(args, text);
    expect([code, out]).toEqual([2, '']);
    expect(err).toMatch(says);
    expect(err.trim().split('\n')).toHaveLength(1);
  });
});
