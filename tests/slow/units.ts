/** Questions about units that several rules ask. */

import type { Command, FortId, HexId, Nation, UnitId } from '../../src/rules/types.ts';
import { adjacent, terrainAt } from './board.ts';
import { isAir, isFoot, MAT } from './mat.ts';
import type { SlowPosition, SlowUnit } from './types.ts';

export function unitById(position: SlowPosition, id: UnitId): SlowUnit {
  const unit = position.units.find((candidate) => candidate.id === id);
  if (!unit) throw new Error(`no unit ${id}`);
  return unit;
}

export function commandOf(position: SlowPosition, nation: Nation): Command {
  const command = position.commands.find((candidate) => candidate.nations.includes(nation));
  if (!command) throw new Error(`no command has ${nation}`);
  return command;
}

export function isEnemy(position: SlowPosition, one: SlowUnit, other: SlowUnit): boolean {
  return commandOf(position, one.nation).side !== commandOf(position, other.nation).side;
}

/** The fort a unit is in, or null. */
export function fortOf(unit: SlowUnit): FortId | null {
  return unit.at.startsWith('fort:') ? unit.at.slice('fort:'.length) : null;
}

/** The hex a unit stands on; null in a fort (F1: off the board) and aboard a truck. */
export function hexOf(unit: SlowUnit): HexId | null {
  return fortOf(unit) !== null || unit.aboard !== undefined ? null : unit.at;
}

/** M6: one unit per hex. */
export function unitOn(position: SlowPosition, hex: HexId): SlowUnit | null {
  return position.units.find((unit) => hexOf(unit) === hex) ?? null;
}

export function passengers(position: SlowPosition, truck: SlowUnit): SlowUnit[] {
  return position.units.filter((unit) => unit.aboard === truck.id);
}

/** M4: a foot soldier on water neither attacks nor returns fire and gives no flank and no contact. */
export function isSwimming(position: SlowPosition, unit: SlowUnit): boolean {
  const hex = hexOf(unit);
  return hex !== null && isFoot(unit.type) && terrainAt(position.map, hex) === 'water';
}

/** A2, A3: whether the mat lets this unit hit the other's kind at so many hexes. */
export function inRange(unit: SlowUnit, other: SlowUnit, hexes: number): boolean {
  const range = isAir(other.type) ? MAT[unit.type].air : MAT[unit.type].ground;
  return range !== null && range[0] <= hexes && hexes <= range[1];
}

/** Terms: by type and place only; not a foot soldier on water (M4), not in a fort (F1). */
export function couldFightClose(position: SlowPosition, unit: SlowUnit, other: SlowUnit): boolean {
  return hexOf(unit) !== null && !isSwimming(position, unit) && inRange(unit, other, 1);
}

/** M9, M10: an enemy next to this hex could attack the mover in close combat. */
export function inContact(position: SlowPosition, mover: SlowUnit, hex: HexId): boolean {
  return position.units.some((enemy) => {
    const there = hexOf(enemy);
    return (
      there !== null &&
      isEnemy(position, mover, enemy) &&
      adjacent(position.map, hex, there) &&
      couldFightClose(position, enemy, mover)
    );
  });
}

/** S7: the chosen armies bind the command whose turn it is; units in no army are never limited. */
export function armyMayAct(position: SlowPosition, unit: SlowUnit): boolean {
  if (commandOf(position, unit.nation).id !== position.turn.command) return true;
  if (position.turn.armies === undefined || unit.army === undefined) return true;
  return position.turn.armies.includes(unit.army);
}
