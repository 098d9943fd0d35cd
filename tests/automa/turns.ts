/** Positions with the Automa at turn. */
import type { UnitId } from '../../src/rules/types.ts';
import { randomPosition } from '../slow/random.ts';
import type { SlowPosition } from '../slow/types.ts';
import { ROWS, type Row } from '../slow-automa/positions.ts';

/** Enough for chance to show every way that is open to it. */
export const SEEDS = Array.from({ length: 60 }, (_, seed) => seed);

export interface AutomaTurn {
  readonly name: string;
  readonly position: SlowPosition;
  /** Those of its units that have not acted. */
  readonly waiting: readonly UnitId[];
}

/** Of so many random positions, those with an Automa. */
export function randomTurns(count: number): AutomaTurn[] {
  return Array.from({ length: count }, (_, seed) => seed).flatMap((seed) => {
    const position = randomPosition(seed);
    const automa = position.commands.find(({ control }) => control === 'automa');
    if (!automa) return [];
    const waiting = position.units.filter(({ nation, moved }) => automa.nations.includes(nation) && !moved);
    const turn = { ...position.turn, command: automa.id };
    return [{ name: `random position ${seed}`, position: { ...position, turn }, waiting: waiting.map(({ id }) => id) }];
  });
}

/** Every position worked by hand. */
export const WORKED: readonly AutomaTurn[] = ROWS.map(({ rule, name, position, unit }) => {
  return { name: `[${rule}] ${name}`, position, waiting: [unit] };
});

/** The position worked by hand for this rule whose name begins like this. */
export function rowOf(rule: string, name = ''): Row {
  const row = ROWS.find((one) => one.rule === rule && one.name.startsWith(name));
  if (!row) throw new Error(`no position [${rule}] ${name}`);
  return row;
}
