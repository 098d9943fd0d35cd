/** What a position says about units, forts and hexes, in the words the Automa's rules use. */
import type { FortId, HexId, MapFile, Place, UnitType } from '../../src/rules/types.ts';
import { distancesFrom, hexesAtEntrances } from '../slow/board.ts';
import { isAir, isFoot, MAT } from '../slow/mat.ts';
import type { SlowPosition, SlowUnit } from '../slow/types.ts';
import { commandOf, fortOf, hexOf, isEnemy } from '../slow/units.ts';

/** `F1` for `fort:F1`, null for a hex. */
export function fortIn(place: Place): FortId | null {
  return place.startsWith('fort:') ? place.slice('fort:'.length) : null;
}

/** Counted once per map and kept. */
const counted = new WeakMap<MapFile, Map<HexId, ReadonlyMap<HexId, number>>>();

export function hexDistance(map: MapFile, from: HexId, to: HexId): number {
  const known = counted.get(map) ?? new Map<HexId, ReadonlyMap<HexId, number>>();
  counted.set(map, known);
  const field = known.get(from) ?? distancesFrom(map, from);
  known.set(from, field);
  const hexes = field.get(to);
  if (hexes === undefined) throw new Error(`${to} is not on the map`);
  return hexes;
}

/** AU9, F1: units in forts do not count. */
export function enemiesOnBoard(position: SlowPosition, unit: SlowUnit): SlowUnit[] {
  return position.units.filter((other) => isEnemy(position, unit, other) && hexOf(other) !== null);
}

/** "Own" is of the same nation; AU9: never the unit itself, nor units in forts. */
export function ownOthersOnBoard(position: SlowPosition, unit: SlowUnit): SlowUnit[] {
  return position.units.filter(
    (other) => other.nation === unit.nation && other.id !== unit.id && hexOf(other) !== null,
  );
}

/** I.1–I.3, I.6: neutral forts and forts of the other side; F5: not an ally's. */
export function takeableForts(position: SlowPosition, unit: SlowUnit): FortId[] {
  const side = commandOf(position, unit.nation).side;
  return position.map.forts
    .map((fort) => fort.id)
    .filter((fort) => {
      const owner = position.commands.find((command) => command.id === position.forts[fort]);
      return owner === undefined || owner.side !== side;
    });
}

/** III.1b: neutral forts and those of the acting unit's own command. */
export function neutralOrOwnForts(position: SlowPosition, unit: SlowUnit): FortId[] {
  const own = commandOf(position, unit.nation).id;
  return position.map.forts
    .map((fort) => fort.id)
    .filter((fort) => position.forts[fort] === undefined || position.forts[fort] === own);
}

/** F6. */
export function isNextToEntrance(position: SlowPosition, place: Place, fort: FortId): boolean {
  return hexesAtEntrances(position.map, fort).includes(place);
}

/** Foot soldiers among these units that stand next to an entrance of this fort (F6). */
export function footSoldiersAt(position: SlowPosition, units: readonly SlowUnit[], fort: FortId): SlowUnit[] {
  return units.filter(
    (unit) => isFoot(unit.type) && fortOf(unit) === null && isNextToEntrance(position, unit.at, fort),
  );
}

export function rangeAgainst(type: UnitType, other: UnitType): readonly [number, number] | null {
  return isAir(other) ? MAT[type].air : MAT[type].ground; // A3
}

/** AU10: experience in points, above 5 counting as 5. */
export function experience(unit: SlowUnit): number {
  return Math.min(unit.xp ?? 0, 5);
}

/** AU4: foot soldiers, then range 1 against ground, then the rest. */
export function tableOf(type: UnitType): 'I' | 'II' | 'III' {
  if (isFoot(type)) return 'I';
  const range = MAT[type].ground;
  return range !== null && range[1] === 1 ? 'II' : 'III';
}
