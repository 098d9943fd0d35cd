import { CLOSED } from '../src/rules/board.ts';
import { attackValue, DESTROYED, damageFrom, fixedHits, rowOf } from '../src/rules/combat.ts';
import { inRange, rangeAgainst } from '../src/rules/field.ts';
import type { Unit } from '../src/rules/types.ts';
import { type Letter, least, most, must, narrow, type Step, Ways } from './narrow.ts';
import {
  antiAircraft,
  canFireFrom,
  cannotReturnFire,
  farFrom,
  isForest,
  NOWHERE,
  reachIn,
  type Scene,
  toNearest,
} from './scene.ts';
import type { Fact, Order } from './table.ts';

/** AU10: its fixed hits, on the target's row where the target stands now, bring it to 6. */
export function canDestroy({ field, unit }: Scene, target: number): boolean {
  const enemy = field.units[target] as Unit;
  const hits = fixedHits(field.mat, unit, enemy);
  return enemy.damage + damageFrom(field, target, rowOf(field, target, true), hits) >= DESTROYED;
}

/** AU10: every reachable hex, staying included, with every target in range from it. */
export function attackWays(scene: Scene, ways: Ways): void {
  const { field, unit, enemies } = scene;
  const reach = reachIn(scene);
  const { board } = field;
  for (const enemy of enemies) {
    const range = rangeAgainst(field, unit, field.units[enemy] as Unit);
    if (!range) continue;
    const at = field.hex[enemy] as number;
    if (range[1] === 1) {
      for (let d = 0; d < 6; d++) {
        const hex = board.neighbors[at * 6 + d] as number;
        if (hex >= 0 && reach.cost[hex] !== CLOSED && canFireFrom(scene, hex)) ways.add(hex, enemy);
      }
      continue;
    }
    for (let i = 0; i < reach.stopCount; i++) {
      const hex = reach.stops[i] as number;
      if (inRange(range, board.distance(hex, at)) && canFireFrom(scene, hex)) ways.add(hex, enemy);
    }
  }
}

/** The targets in range from one hex. */
export function attackWaysFrom(scene: Scene, hex: number, ways: Ways): void {
  const { field, unit, enemies } = scene;
  if (!canFireFrom(scene, hex)) return;
  for (const enemy of enemies) {
    const range = rangeAgainst(field, unit, field.units[enemy] as Unit);
    if (inRange(range, field.board.distance(hex, field.hex[enemy] as number))) ways.add(hex, enemy);
  }
}

export function experienceOf(scene: Scene, target: number): number {
  return Math.min(5, scene.field.units[target]?.xp ?? 0);
}

export function priceOf({ field }: Scene, target: number): number {
  return field.mat.units[(field.units[target] as Unit).type].price;
}

const isAircraft = (scene: Scene) => scene.air;

/** Whom to attack. */
export const TARGET_LETTERS: readonly Letter[] = [
  must('II.1a', (scene, _, target) => canDestroy(scene, target)),
  must('II.1b', (scene, hex, target) => cannotReturnFire(scene, hex, target)),
  most(
    'II.1c',
    'mp',
    (scene, _, target) => toNearest(scene, scene.field.hex[target] as number, antiAircraft(scene), farFrom),
    isAircraft,
  ),
  least('II.1d', 'attack', ({ field, unit }, _, target) => attackValue(field.mat, field.units[target] as Unit, unit)),
  most('II.1e', 'price', (scene, _, target) => priceOf(scene, target)),
  least('II.1f', 'experience', (scene, _, target) => experienceOf(scene, target)),
];

/** Where to, where several hexes do. */
export const MOVEMENT_LETTERS: readonly Letter[] = [
  most('II.Ma', 'mp', (scene, hex) => toNearest(scene, hex, antiAircraft(scene), farFrom), isAircraft),
  { ...must('II.Mb', isForest), only: (scene) => !scene.air },
  least('II.Mc', 'mp', (scene, hex) => toNearest(scene, hex, scene.own, farFrom)),
  least('II.Md', 'mp', (scene, hex) => farFrom(scene, scene.start, hex)),
];

const NEAREST_TARGET = least('II.2', 'mp', (scene, _, target) =>
  farFrom(scene, scene.start, scene.field.hex[target] as number),
);

/** Table II: close-combat units. */
export const TABLE_II: readonly Order[] = [
  {
    rule: 'II.1',
    collect(scene, ways) {
      attackWays(scene, ways);
      return ways.count === 0 ? 'noEnemyInReach' : null;
    },
    letters: [...TARGET_LETTERS, ...MOVEMENT_LETTERS],
  },
  {
    rule: 'II.2',
    collect: (scene, ways, steps) =>
      approach(scene, ways, steps, [...TARGET_LETTERS, NEAREST_TARGET], farFrom, () => 0),
    letters: MOVEMENT_LETTERS,
  },
];

const aims = new Ways();

/** II.2, III.2, AU11: the best target of a kind it can attack, then the reachable hexes nearest to it. */
export function approach(
  scene: Scene,
  ways: Ways,
  steps: Step[] | null,
  letters: readonly Letter[],
  far: (scene: Scene, from: number, to: number) => number,
  nearestAllowed: (scene: Scene, target: number) => number,
): Fact | null {
  const { field, unit, start } = scene;
  const reach = reachIn(scene);
  aims.clear();
  for (const enemy of scene.enemies) {
    if (rangeAgainst(field, unit, field.units[enemy] as Unit)) aims.add(NOWHERE, enemy);
  }
  if (aims.count === 0) return 'noEnemyOfItsKind';
  narrow(scene, aims, letters, steps);
  let nearest = Number.POSITIVE_INFINITY;
  for (let a = 0; a < aims.count; a++) {
    const target = aims.target[a] as number;
    const at = field.hex[target] as number;
    const now = far(scene, start, at);
    const limit = nearestAllowed(scene, target);
    for (let i = 0; i < reach.stopCount; i++) {
      const hex = reach.stops[i] as number;
      const distance = far(scene, hex, at);
      if (distance >= now || distance < limit || distance > nearest) continue;
      if (distance < nearest) ways.clear();
      nearest = distance;
      ways.add(hex, target);
    }
  }
  return ways.count === 0 ? 'noHexNearerToTarget' : null;
}
