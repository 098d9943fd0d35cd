import { FOREST, WATER } from '../src/rules/board.ts';
import { couldFightClose, type Field, fortOfPlace, isAir, isFoot, moverOf } from '../src/rules/field.ts';
import { type Reach, speedOf } from '../src/rules/movement.ts';
import { reachOf } from '../src/rules/reach.ts';
import type { Unit } from '../src/rules/types.ts';
import { distancesFor } from './distance.ts';

/** The hex of a unit that stays inside its fort. */
export const INSIDE = -1;
/** Where no hex is chosen yet: II.2 and III.2 first look for the target alone. */
export const NOWHERE = -2;

/** What one unit of the Automa looks at: the board afresh (AU4), itself, where it can go, whom it sees. */
export interface Scene {
  readonly field: Field;
  readonly u: number;
  readonly unit: Unit;
  readonly air: boolean;
  readonly speed: number;
  /** Looked for when first needed: `reachIn`. */
  reach: Reach | null;
  /** Its hex, or INSIDE. */
  readonly start: number;
  /** The entrances of the fort it is in. */
  readonly entrances: readonly number[];
  /** AU9's table for its kind. */
  readonly distances: Int16Array;
  /** Enemies on the board; own units (of its nation) on the board, itself left out. */
  readonly enemies: readonly number[];
  readonly own: readonly number[];
}

export function sceneOf(field: Field, u: number): Scene {
  const unit = field.units[u] as Unit;
  const { board, units, hex, side } = field;
  const enemies: number[] = [];
  const own: number[] = [];
  for (let other = 0; other < units.length; other++) {
    if ((hex[other] as number) < 0) continue;
    if (side[other] !== side[u]) enemies.push(other);
    else if (other !== u && units[other]?.nation === unit.nation) own.push(other);
  }
  const fort = fortOfPlace(unit.at);
  const speed = speedOf(field, unit);
  return {
    field,
    u,
    unit,
    air: isAir(unit),
    speed,
    reach: null,
    start: hex[u] as number,
    entrances: fort === null ? [] : (board.forts[board.fortIndex.get(fort) as number]?.entrances ?? []),
    distances: distancesFor(board, moverOf(unit), speed),
    enemies,
    own,
  };
}

export function reachIn(scene: Scene): Reach {
  scene.reach ??= reachOf(scene.field, scene.u);
  return scene.reach;
}

/** AU9: half points from a candidate hex to a hex; from inside a fort, from the nearer entrance. */
export function farFrom(scene: Scene, from: number, to: number): number {
  const { distances, field, entrances } = scene;
  const { size } = field.board;
  if (from >= 0) return distances[from * size + to] as number;
  let least = Number.POSITIVE_INFINITY;
  for (const entrance of entrances) least = Math.min(least, distances[entrance * size + to] as number);
  return least;
}

/** In hexes; from inside a fort, from the nearer entrance. */
export function hexesFrom(scene: Scene, from: number, to: number): number {
  const { board } = scene.field;
  if (from >= 0) return board.distance(from, to);
  return Math.min(...scene.entrances.map((entrance) => board.distance(entrance, to)));
}

/** To the nearest of these units; NaN where there is none, so that the letter is passed over (AU9). */
export function toNearest(
  scene: Scene,
  from: number,
  units: readonly number[],
  far: (scene: Scene, from: number, to: number) => number,
): number {
  let least = Number.NaN;
  for (const u of units) {
    const distance = far(scene, from, scene.field.hex[u] as number);
    if (!(distance >= least)) least = distance;
  }
  return least;
}

export function isForest(scene: Scene, hex: number): boolean {
  return hex >= 0 && scene.field.board.terrain[hex] === FOREST;
}

/** M4, F1: no attack out of water (on foot) or out of a fort. */
export function canFireFrom(scene: Scene, hex: number): boolean {
  return hex >= 0 && !(scene.field.board.terrain[hex] === WATER && isFoot(scene.unit));
}

/** AU10: judged for the way; without a hex, for close combat. */
export function cannotReturnFire(scene: Scene, hex: number, target: number): boolean {
  const { field, air } = scene;
  if (hex !== NOWHERE && field.board.distance(hex, field.hex[target] as number) > 1) return true;
  return !couldFightClose(field, target, air);
}

/** The enemies among these that are Anti-Aircraft. */
export function antiAircraft(scene: Scene): number[] {
  return scene.enemies.filter((enemy) => scene.field.units[enemy]?.type === 'antiAircraft');
}
