/** Reasons with names instead of numbers, so that tests can compare them; the order among equals is left out. */
import type { Looked } from '../../automa/index.ts';
import type { Step, Way } from '../../automa/narrow.ts';
import { fieldOf } from '../../src/rules/field.ts';
import type { HexId, State } from '../../src/rules/types.ts';

export interface ToldStep extends Omit<Step, 'kept' | 'dropped'> {
  readonly kept: readonly string[];
  /** The way and the value it was dropped for. */
  readonly dropped: readonly (readonly [way: string, value: number])[];
}

export type Rename = (hex: HexId) => HexId;

const same: Rename = (hex) => hex;

/** `E6 fr-heavyMortar-1`, `F1`, `inside`; a target alone where no hex is chosen yet. */
export function tellWay(state: State, { hex, target, fort }: Way, rename = same): string {
  const { board, units } = fieldOf(state);
  const place = hex >= 0 ? rename(board.ids[hex] as HexId) : hex === -1 ? 'inside' : undefined;
  return [place, units[target]?.id, board.forts[fort]?.id].filter((word) => word !== undefined).join(' ');
}

export function tellStep(state: State, { kept, dropped, ...step }: Step, rename = same): ToldStep {
  return {
    ...step,
    kept: kept.map((way) => tellWay(state, way, rename)).sort(),
    dropped: dropped.map(({ way, value }) => [tellWay(state, way, rename), value] as const).sort(),
  };
}

export function tellLooked(state: State, { rule, failed, ways, aiming, steps }: Looked, rename = same): object {
  return {
    rule,
    failed,
    ways: ways.map((way) => tellWay(state, way, rename)).sort(),
    aiming: aiming.map((step) => tellStep(state, step, rename)),
    steps: steps.map((step) => tellStep(state, step, rename)),
  };
}
