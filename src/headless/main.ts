import { readFileSync, writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { parseJson } from '../rules/json.ts';
import { BadInput, problemLines, soundly } from './bad-input.ts';
import {
  automaCommand,
  explainCommand,
  forecastCommand,
  reachCommand,
  replayCommand,
  targetsCommand,
  validateCommand,
} from './commands.ts';
import { playCommand, simCommand } from './games.ts';
import type { Request } from './options.ts';

interface Command {
  /** Takes a FILE. */
  readonly file: boolean;
  readonly options: readonly string[];
  readonly answer: (request: Request) => object | Promise<object>;
}

const COMMANDS: Readonly<Record<string, Command>> = {
  reach: { file: true, options: ['unit'], answer: reachCommand },
  targets: { file: true, options: ['unit'], answer: targetsCommand },
  forecast: { file: true, options: ['attacker', 'defender'], answer: forecastCommand },
  automa: { file: true, options: ['seed', 'explain'], answer: automaCommand },
  play: { file: false, options: ['map', 'nations', 'difficulty', 'seed', 'out'], answer: play },
  sim: { file: false, options: ['games', 'difficulty', 'map', 'seed'], answer: simCommand },
  replay: { file: true, options: [], answer: replayCommand },
  validate: { file: true, options: [], answer: validateCommand },
};

const FLAGS = ['explain'];
const MOST_BYTES = 64 * 1024 * 1024;

function play(request: Request): object {
  const { result, file } = playCommand(request);
  if (typeof request.out === 'string') write(request.out, `${JSON.stringify(file)}\n`);
  return result;
}

function write(path: string, text: string): void {
  try {
    writeFileSync(path, text);
  } catch {
    throw new BadInput([`${path}: the file cannot be written`]);
  }
}

function readInput(path: string): string {
  let bytes: Buffer;
  try {
    bytes = readFileSync(path === '-' ? 0 : path);
  } catch {
    throw new BadInput([`${path}: the file cannot be read`]);
  }
  if (bytes.length > MOST_BYTES) throw new BadInput([`${path}: the file is too large`]);
  return bytes.toString('utf8');
}

function print(value: object): void {
  process.stdout.write(`${JSON.stringify(value)}\n`);
}

async function run(name: string, args: readonly string[]): Promise<void> {
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command) {
    throw new BadInput([`"${name}" is no command; there are ${[...Object.keys(COMMANDS), 'lines'].join(', ')}`]);
  }
  const { options, path } = argumentsOf(args, command);
  const text = path === undefined ? undefined : readInput(path);
  if (name === 'validate') return validate(text ?? '');
  const request = text === undefined ? options : { ...options, file: soundly(parseJson(text)) };
  if (request.explain) process.stdout.write(`${explainCommand(request)}\n`);
  else print(await command.answer(request));
}

/** Says what is wrong as data too, also where the text is no JSON at all. */
function validate(text: string): void {
  const parsed = parseJson(text);
  const result = parsed.ok
    ? validateCommand({ file: parsed.value })
    : { valid: false, format: '', problems: problemLines(parsed.problems), notes: [] };
  print(result);
  if (!result.valid) throw new BadInput(result.problems);
}

function argumentsOf(args: readonly string[], command: Command): { options: Request; path: string | undefined } {
  const known = Object.fromEntries(
    command.options.map((option) => [
      option,
      { type: FLAGS.includes(option) ? ('boolean' as const) : ('string' as const) },
    ]),
  );
  let parsed: { values: Record<string, unknown>; positionals: string[] };
  try {
    parsed = parseArgs({ args: [...args], options: known, allowPositionals: true, strict: true });
  } catch (error) {
    throw new BadInput([error instanceof Error ? error.message : String(error)]);
  }
  const { values, positionals } = parsed;
  if (positionals.length !== (command.file ? 1 : 0)) {
    throw new BadInput([command.file ? 'give one FILE, or - for standard input' : 'this command takes no FILE']);
  }
  return { options: values, path: positionals[0] };
}

/** One request per line, one answer per line, in order. */
async function serveLines(): Promise<void> {
  const lines = createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY });
  for await (const line of lines) if (line.trim() !== '') process.stdout.write(`${await answerLine(line)}\n`);
}

async function answerLine(line: string): Promise<string> {
  let id = 'null';
  try {
    const request = soundly(parseJson(line));
    if (typeof request !== 'object' || request === null) throw new BadInput(['a request is an object']);
    const { id: given, command: name, ...rest } = request as Record<string, unknown>;
    id = JSON.stringify(given ?? null);
    const command = typeof name === 'string' && Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
    if (!command) throw new BadInput([`"${String(name)}" is no command`]);
    const file = rest.position ?? rest.game ?? rest.file ?? rest.map ?? rest.mat;
    if (command.file && file === undefined) throw new BadInput(['position: missing']);
    const result = await command.answer(command.file ? { ...rest, file } : rest);
    return `{"id":${id},"result":${JSON.stringify(result)}}`;
  } catch (error) {
    return `{"id":${id},"error":${JSON.stringify(lineOf(error))}}`;
  }
}

function lineOf(error: unknown): string {
  const line = (error instanceof Error ? error.message : String(error)).replace(/\s+/g, ' ');
  return error instanceof BadInput ? line : `internal error: ${line}`;
}

const [name = '', ...args] = process.argv.slice(2);
try {
  if (name === 'lines' && args.length > 0) throw new BadInput(['lines takes no FILE and no options']);
  await (name === 'lines' ? serveLines() : run(name, args));
} catch (error) {
  process.stderr.write(`${lineOf(error)}\n`);
  process.exitCode = error instanceof BadInput ? 2 : 1;
}
