import { readFileSync, writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { parseJson } from '../rules/json.ts';
import { BadInput, soundly } from './bad-input.ts';
import {
  forecastCommand,
  type Request,
  reachCommand,
  replayCommand,
  targetsCommand,
  validateCommand,
} from './commands.ts';
import { playCommand } from './games.ts';

type Answer = (request: Request) => object;

const COMMANDS: Readonly<
  Record<string, { readonly file: boolean; readonly options: readonly string[]; readonly answer: Answer }>
> = {
  reach: { file: true, options: ['unit'], answer: reachCommand },
  targets: { file: true, options: ['unit'], answer: targetsCommand },
  forecast: { file: true, options: ['attacker', 'defender'], answer: forecastCommand },
  replay: { file: true, options: [], answer: replayCommand },
  validate: { file: true, options: [], answer: validateCommand },
  play: {
    file: false,
    options: ['map', 'nations', 'difficulty', 'seed', 'out'],
    answer: (request) => playCommand(request).result,
  },
};

const MOST_BYTES = 64 * 1024 * 1024;

function readInput(path: string): string {
  try {
    const bytes = readFileSync(path === '-' ? 0 : path);
    if (bytes.length > MOST_BYTES) throw new BadInput([`${path}: the file is too large`]);
    return bytes.toString('utf8');
  } catch (error) {
    if (error instanceof BadInput) throw error;
    throw new BadInput([`${path}: the file cannot be read`]);
  }
}

function print(value: object): void {
  process.stdout.write(`${JSON.stringify(value)}\n`);
}

function run(name: string, args: readonly string[]): void {
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command)
    throw new BadInput([`"${name}" is no command; there are ${[...Object.keys(COMMANDS), 'lines'].join(', ')}`]);
  const request = requestFrom(args, command.options, command.file);
  if (name === 'play') {
    const { result, file } = playCommand(request);
    if (typeof request.out === 'string') write(request.out, `${JSON.stringify(file)}\n`);
    print(result);
    return;
  }
  const result = command.answer(request);
  print(result);
  if ('problems' in result && Array.isArray(result.problems) && result.problems.length > 0)
    throw new BadInput(result.problems);
}

function requestFrom(args: readonly string[], options: readonly string[], takesFile: boolean): Request {
  const known = Object.fromEntries(options.map((option) => [option, { type: 'string' as const }]));
  let parsed: { values: Record<string, unknown>; positionals: string[] };
  try {
    parsed = parseArgs({ args: [...args], options: known, allowPositionals: true, strict: true });
  } catch (error) {
    throw new BadInput([error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)]);
  }
  const { values, positionals } = parsed;
  if (positionals.length !== (takesFile ? 1 : 0))
    throw new BadInput([takesFile ? 'give one FILE, or - for standard input' : 'no FILE here']);
  return takesFile ? { ...values, file: soundly(parseJson(readInput(positionals[0] as string))) } : values;
}

function write(path: string, text: string): void {
  try {
    writeFileSync(path, text);
  } catch {
    throw new BadInput([`${path}: the file cannot be written`]);
  }
}

/** One request per line, one answer per line, in order. */
function serveLines(): void {
  createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY }).on('line', (line) => {
    if (line.trim() !== '') print(answerLine(line));
  });
}

function answerLine(line: string): object {
  let id: unknown = null;
  try {
    const request = soundly(parseJson(line));
    if (typeof request !== 'object' || request === null) throw new BadInput(['a request is an object']);
    const { id: given, command: name, position, game, map, mat, file, ...options } = request as Record<string, unknown>;
    id = given ?? null;
    const command = typeof name === 'string' && Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
    if (!command) throw new BadInput([`"${String(name)}" is no command`]);
    const asked = command.file ? { ...options, file: position ?? game ?? file ?? map ?? mat } : { ...options, map };
    return { id, result: command.answer(asked) };
  } catch (error) {
    if (error instanceof BadInput) return { id, error: error.message };
    return { id, error: `internal error: ${error instanceof Error ? error.message : String(error)}` };
  }
}

const [name = '', ...args] = process.argv.slice(2);
try {
  if (name === 'lines') serveLines();
  else run(name, args);
} catch (error) {
  const line = (error instanceof Error ? error.message : String(error)).replace(/\s+/g, ' ');
  process.stderr.write(`${error instanceof BadInput ? '' : 'internal error: '}${line}\n`);
  process.exitCode = error instanceof BadInput ? 2 : 1;
}
