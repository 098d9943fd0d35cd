import { levelOf } from '../../rules/combat.ts';
import { type Mat, matOf } from '../../rules/mat.ts';
import type { Command, FortId, HexId, Nation, Side, State, Unit, UnitId } from '../../rules/types.ts';
import type { Table } from './table.ts';

/** Widths of miniatures in drawing units; a hex is 86.6 high. */
export const ON_HEX = 74;
const IN_FORT = 40;
const ABOARD = 24;
/** How wide the row in a fort's court may be. */
const COURT = 84;

/** Where a miniature stands and how wide it is. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** A passenger shows as a badge on its truck. */
  readonly aboard: boolean;
}

const FORT = 'fort:';

export function spotsOf(table: Table, state: State): ReadonlyMap<UnitId, Spot> {
  const spots = new Map<UnitId, Spot>();
  const garrisons = garrisonsOf(state);
  for (const unit of state.units) {
    if (unit.at === undefined) continue;
    if (!unit.at.startsWith(FORT)) {
      const [x, y] = table.spot(unit.at);
      const aboard = unit.aboard !== undefined;
      spots.set(unit.id, { x, y, size: aboard ? ABOARD : ON_HEX, aboard });
    }
  }
  for (const [fort, units] of garrisons) {
    const [x, y] = table.courtOf(fort);
    const step = units.length > 1 ? Math.min(IN_FORT * 0.94, (COURT - IN_FORT) / (units.length - 1)) : 0;
    const left = x - (step * (units.length - 1)) / 2;
    units.forEach((unit, i) => {
      spots.set(unit.id, { x: left + i * step, y, size: IN_FORT, aboard: unit.aboard !== undefined });
    });
  }
  return spots;
}

export function garrisonsOf(state: State): ReadonlyMap<FortId, readonly Unit[]> {
  const garrisons = new Map<FortId, Unit[]>();
  for (const unit of state.units) {
    if (!unit.at?.startsWith(FORT) || unit.aboard !== undefined) continue;
    const fort = unit.at.slice(FORT.length);
    garrisons.set(fort, [...(garrisons.get(fort) ?? []), unit]);
  }
  return garrisons;
}

/** The unit that stands on a hex, not inside a fort nor aboard. */
export function unitAt(state: State, hex: HexId): Unit | undefined {
  return state.units.find((unit) => unit.at === hex && unit.aboard === undefined);
}

export function passengersOf(state: State, truck: UnitId): readonly Unit[] {
  return state.units.filter((unit) => unit.aboard === truck);
}

export function commandOf(state: State, nation: Nation): Command | undefined {
  return state.commands.find(({ nations }) => nations.includes(nation));
}

export function sideOf(state: State, nation: Nation): Side {
  return commandOf(state, nation)?.side ?? (nation === 'FR' || nation === 'GB' ? 'entente' : 'central');
}

/** B5: the number on the miniature; null for an unarmed unit. */
export function attackOf(mat: Mat, unit: Unit): number | null {
  const { attack } = mat.units[unit.type];
  return attack === null ? null : attack + 2 * levelOf(unit.xp);
}

export const matOfState = (state: State): Mat => matOf(state.mat);
