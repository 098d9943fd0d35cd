/** Small positions written down in a few lines. */

import type { Command, CommandId, FortId, HexId, Nation, UnitType } from '../../src/rules/types.ts';
import type { SlowPosition, SlowUnit } from './types.ts';

type Extra = Partial<Omit<SlowUnit, 'id' | 'nation' | 'type' | 'at'>>;

export function unit(nation: Nation, type: UnitType, at: string, extra: Extra = {}): SlowUnit {
  return { id: `${nation}-${type}-${at}`, nation, type, at, ...extra };
}

/** France (A) against Germany (B). */
export const TWO: readonly Command[] = [
  { id: 'A', side: 'entente', nations: ['FR'], control: 'human', coins: 0 },
  { id: 'B', side: 'central', nations: ['DE'], control: 'human', coins: 0 },
];

/** All four nations on their own. */
export const FOUR: readonly Command[] = [
  ...TWO,
  { id: 'C', side: 'entente', nations: ['GB'], control: 'human', coins: 0 },
  { id: 'D', side: 'central', nations: ['AH'], control: 'human', coins: 0 },
];

/** France and Great Britain together (A) against an Automa Germany (B). */
export const TOGETHER: readonly Command[] = [
  { id: 'A', side: 'entente', nations: ['FR', 'GB'], control: 'human', coins: 0 },
  { id: 'B', side: 'central', nations: ['DE'], control: 'automa', difficulty: 'standard', coins: 0 },
];

/** France (A) against Automas of Germany (B) and Austria-Hungary (D). */
export const AUTOMAS: readonly Command[] = [
  { id: 'A', side: 'entente', nations: ['FR'], control: 'human', coins: 0 },
  { id: 'B', side: 'central', nations: ['DE'], control: 'automa', difficulty: 'easy', coins: 0 },
  { id: 'D', side: 'central', nations: ['AH'], control: 'automa', difficulty: 'easy', coins: 0 },
];

export interface Sketch {
  readonly terrain: readonly string[];
  readonly units: readonly SlowUnit[];
  readonly commands?: readonly Command[];
  /** Entrances of F1, F2 … */
  readonly forts?: readonly (readonly HexId[])[];
  readonly owners?: Readonly<Record<FortId, CommandId>>;
  readonly shortGame?: boolean;
  readonly armies?: readonly number[];
}

/** Round 3, the move phase of command A. */
export function example(sketch: Sketch): SlowPosition {
  const forts = (sketch.forts ?? []).map((entrances, index) => {
    return { id: `F${index + 1}`, name: `Fort ${index + 1}`, entrances, walls: [] };
  });
  const turn = { round: 3, command: 'A', phase: 'move' } as const;
  return {
    format: 'trench-club-position/1',
    map: {
      format: 'trench-club-map/1',
      id: 'example',
      name: 'Example',
      season: 'summer',
      terrain: sketch.terrain,
      forts,
      starts: {},
      trenches: [],
    },
    options: {
      shortGame: sketch.shortGame ?? false,
      unitLimit: 2,
      trenches: false,
      specialForces: false,
      luck: 'dice',
    },
    commands: sketch.commands ?? TWO,
    forts: sketch.owners ?? {},
    units: sketch.units,
    turn: sketch.armies ? { ...turn, armies: [...sketch.armies] } : turn,
    seed: 1,
  };
}

/** A map one hex wide: A1 at the top, each hex next to the one above and the one below only. */
export function column(letters: string): string[] {
  return [...letters];
}
