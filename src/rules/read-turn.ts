import { readArmies } from './read-commands.ts';
import { join, type Reading } from './reading.ts';
import {
  type Command,
  type CommandId,
  type FortId,
  type MapFile,
  PHASES,
  SETUP_STEPS,
  type Setup,
  type State,
  type Turn,
  type Unit,
} from './types.ts';

export function readFortOwners(
  reading: Reading,
  at: string,
  value: unknown,
  map: MapFile,
  commands: readonly Command[],
): State['forts'] {
  const forts = new Map<FortId, CommandId>();
  for (const [fort, owner] of reading.record(at, value) ?? []) {
    const here = join(at, fort);
    if (!map.forts.some(({ id }) => id === fort)) reading.report(here, 'unknownFort', { value: fort });
    if (owner === null) continue;
    const id = reading.text(here, owner);
    if (id === undefined) continue;
    if (!commands.some((command) => command.id === id)) reading.report(here, 'unknownCommand', { value: id });
    forts.set(fort, id);
  }
  return Object.fromEntries(forts);
}

export function readTurn(reading: Reading, at: string, value: unknown, commands: readonly Command[]): Turn | undefined {
  const before = reading.problems.length;
  const known = ['round', 'command', 'phase', 'armies', 'declared', 'attackedThisTurn'];
  const file = reading.fields(at, value, known);
  if (!file) return undefined;
  const round = reading.whole(join(at, 'round'), file.round, 1, 9999) ?? 1;
  const command = reading.text(join(at, 'command'), file.command);
  if (command !== undefined && !commands.some(({ id }) => id === command)) {
    reading.report(join(at, 'command'), 'unknownCommand', { value: command });
  }
  const phase = reading.oneOf(join(at, 'phase'), file.phase, PHASES);
  const armies = file.armies === undefined ? undefined : readArmies(reading, join(at, 'armies'), file.armies);
  const declared = (
    file.declared === undefined ? [] : (reading.list(join(at, 'declared'), file.declared, 200) ?? [])
  ).map((item, i) => {
    const here = join(join(at, 'declared'), i);
    const attack = reading.fields(here, item, ['attacker', 'target']);
    return {
      attacker: reading.text(join(here, 'attacker'), attack?.attacker) ?? '',
      target: reading.text(join(here, 'target'), attack?.target) ?? '',
    };
  });
  const attacked =
    file.attackedThisTurn === undefined
      ? undefined
      : reading
          .list(join(at, 'attackedThisTurn'), file.attackedThisTurn, 200)
          ?.map((id, i) => reading.text(join(join(at, 'attackedThisTurn'), i), id) ?? '');
  if (phase === 'battle' && declared.length === 0) reading.report(join(at, 'declared'), 'missing');
  if (reading.problems.length > before || command === undefined || phase === undefined) return undefined;
  return {
    round,
    command,
    phase,
    ...(armies && { armies }),
    ...(declared.length > 0 && { declared }),
    ...(attacked && { attackedThisTurn: attacked }),
  };
}

export function readSetup(
  reading: Reading,
  at: string,
  value: unknown,
  commands: readonly Command[],
  units: readonly Unit[],
  turn: Turn,
): Setup | undefined {
  const { command } = turn;
  if (value !== undefined) {
    const file = reading.fields(at, value, ['step', 'command', 'placing']);
    if (!file) return undefined;
    const step = reading.oneOf(join(at, 'step'), file.step, SETUP_STEPS);
    const placing = file.placing === undefined ? undefined : reading.whole(join(at, 'placing'), file.placing, 1, 99);
    if (file.command !== undefined && file.command !== command)
      reading.report(join(at, 'command'), 'unknownCommand', { value: String(file.command) });
    return step && { step, command, ...(placing !== undefined && { placing }) };
  }
  const tokens = commands.flatMap((one) => one.tokens ?? []);
  const waiting = units.filter((unit) => unit.at === undefined);
  const split = units.every((unit) => tokens.some((token) => token.units.includes(unit.id)));
  if (!split) return { step: 'split', command };
  if (tokens.every((token) => token.revealed) && waiting.length === 0) return { step: 'rollForFirstTurn', command };
  if (tokens.every((token) => !token.revealed)) return { step: 'rollForPlacing', command };
  const placing = tokens.find(
    (token) => token.revealed && token.units.some((id) => waiting.some((unit) => unit.id === id)),
  );
  return { step: 'place', command, ...(placing && { placing: placing.number }) };
}
