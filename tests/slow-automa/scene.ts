/** One unit looking at the board: where it may go, whom it may attack from there, how far things are for it. */
import type { FortId, HexId, Place, UnitId } from '../../src/rules/types.ts';
import { hexesAtEntrances, terrainAt } from '../slow/board.ts';
import { isFoot } from '../slow/mat.ts';
import { slowReach } from '../slow/reach.ts';
import type { SlowPosition, SlowUnit } from '../slow/types.ts';
import { unitById } from '../slow/units.ts';
import type { Distance } from './distance.ts';
import { mpDistance, smallest } from './distance.ts';
import type { Step } from './narrow.ts';
import { enemiesOnBoard, fortIn, hexDistance, rangeAgainst, takeableForts } from './world.ts';

export interface Way {
  readonly to: Place;
  readonly target: UnitId | null;
}

/** A way to attack (AU10). */
export interface AttackWay {
  readonly to: HexId;
  readonly enemy: SlowUnit;
}

export interface Scene {
  readonly position: SlowPosition;
  readonly unit: SlowUnit;
  /** The hexes where it may stop now, and its own place: staying is included (AU10). */
  readonly places: readonly Place[];
  readonly conquests: readonly FortId[];
  /** On the board. */
  readonly enemies: readonly SlowUnit[];
  readonly steps: Step[];
  readonly via: string[];
}

export function sceneOf(position: SlowPosition, unitId: UnitId): Scene {
  const unit = unitById(position, unitId);
  const reach = slowReach(position, unitId); // AU4: all movement rules bind it
  return {
    position,
    unit,
    places: [...new Set([unit.at, ...Object.keys(reach.hexes)])].sort(),
    conquests: Object.keys(reach.forts)
      .filter((fort) => reach.forts[fort] === 'conquer')
      .sort(),
    enemies: enemiesOnBoard(position, unit),
    steps: [],
    via: [],
  };
}

/** A2, A3: enemies in range from a place. */
export function targetsFrom({ position, unit, enemies }: Scene, place: Place): SlowUnit[] {
  if (fortIn(place) !== null) return []; // F1: not out of a fort
  if (isFoot(unit.type) && terrainAt(position.map, place) === 'water') return []; // M4: not on water
  return enemies.filter((enemy) => {
    const range = rangeAgainst(unit.type, enemy.type);
    const hexes = hexDistance(position.map, place, enemy.at);
    return range !== null && range[0] <= hexes && hexes <= range[1];
  });
}

/** AU10: every place it can be in with every target in range from there. */
export function attackWays(scene: Scene): AttackWay[] {
  return scene.places.flatMap((to) => targetsFrom(scene, to).map((enemy) => ({ to, enemy })));
}

/** AU9: for the acting unit. */
export function farFrom({ position, unit }: Scene, from: Place, to: Place): Distance {
  return mpDistance(position.map, unit.type, from, to);
}

/** AU9: null where there is no such unit. */
export function toNearest(scene: Scene, from: Place, units: readonly SlowUnit[]): Distance | null {
  return smallest(units.map((unit) => farFrom(scene, from, unit.at)));
}

/** I.6: measured to the nearest hex next to an entrance. */
export function toEntrance(scene: Scene, from: Place, fort: FortId): Distance | null {
  return smallest(hexesAtEntrances(scene.position.map, fort).map((hex) => farFrom(scene, from, hex)));
}

/** I.3: to whichever neutral or enemy fort is nearest. */
export function toNearestFort(scene: Scene, from: Place): Distance | null {
  const forts = takeableForts(scene.position, scene.unit);
  return smallest(forts.flatMap((fort) => toEntrance(scene, from, fort) ?? []));
}

export function isForest({ position }: Scene, place: Place): boolean {
  return fortIn(place) === null && terrainAt(position.map, place) === 'forest';
}

/** AU5: ways are distinct. */
export function moves(places: readonly Place[]): Way[] {
  return [...new Set(places)].map((to) => ({ to, target: null }));
}
