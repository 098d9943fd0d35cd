/** Table III: long-range units. */
import type { HexId, Place } from '../../src/rules/types.ts';
import { neighbours, terrainAt } from '../slow/board.ts';
import { isFoot, MAT } from '../slow/mat.ts';
import type { SlowUnit } from '../slow/types.ts';
import { compareDistances, hexesBetween } from './distance.ts';
import { canDestroy } from './hits.ts';
import { best, highest, lowest, prefer } from './narrow.ts';
import type { Scene, Way } from './scene.ts';
import { attackWays, farFrom, moves } from './scene.ts';
import { experience, footSoldiersAt, neutralOrOwnForts, ownOthersOnBoard, rangeAgainst } from './world.ts';

/** III.1b: a foot soldier next to an entrance of a neutral or Automa fort. */
function threatensFort({ position, unit }: Scene, enemy: SlowUnit): boolean {
  const forts = neutralOrOwnForts(position, unit);
  return isFoot(enemy.type) && forts.some((fort) => footSoldiersAt(position, [enemy], fort).length > 0);
}

/** III.1a–e */
function targetLetters<T extends { readonly enemy: SlowUnit }>(scene: Scene, ways: readonly T[]): T[] {
  const { position, unit, steps } = scene;
  const attacked = position.turn.attackedThisTurn ?? [];
  let left = prefer('III.1a', ways, ({ enemy }) => canDestroy(position, unit, enemy), steps);
  left = prefer('III.1b', left, ({ enemy }) => threatensFort(scene, enemy), steps);
  left = prefer('III.1c', left, ({ enemy }) => attacked.includes(enemy.id), steps);
  left = highest('III.1d', left, ({ enemy }) => MAT[enemy.type].price, steps);
  return highest('III.1e', left, ({ enemy }) => experience(enemy), steps);
}

function isRoad({ position }: Scene, hex: HexId): boolean {
  return ['road', 'bridge'].includes(terrainAt(position.map, hex) ?? '');
}

/** In hexes, to the nearest of these; null where there is none (AU9: the letter is then passed over). */
function hexesToNearest({ position }: Scene, from: Place, units: readonly SlowUnit[]): number | null {
  if (units.length === 0) return null;
  return Math.min(...units.map((unit) => hexesBetween(position.map, from, unit.at)));
}

/** III.Ma–d */
function moveLetters<T extends { readonly to: Place }>(scene: Scene, ways: readonly T[]): T[] {
  const { position, unit, enemies, steps } = scene;
  const { map } = position;
  const own = ownOthersOnBoard(position, unit);
  let left = prefer('III.Ma', ways, ({ to }) => [to, ...neighbours(map, to)].some((hex) => isRoad(scene, hex)), steps);
  left = highest('III.Mb', left, ({ to }) => hexesToNearest(scene, to, enemies), steps);
  left = lowest('III.Mc', left, ({ to }) => hexesToNearest(scene, to, own), steps);
  const back = (to: Place) => ({ points: farFrom(scene, unit.at, to), hexes: hexesBetween(map, unit.at, to) }); // AU9
  return best(
    'III.Md',
    left,
    ({ to }) => back(to),
    (one, other) => {
      const points = compareDistances(one.points, other.points); // in MP
      return points < 0 || (points === 0 && one.hexes < other.hexes); // then hexes
    },
    steps,
  );
}

/** III.1: into range and attack. */
function attack(scene: Scene): Way[] | null {
  scene.via.push('III.1');
  const ways = attackWays(scene);
  scene.steps.push({ rule: 'III.1', left: ways.length, passed: ways.length === 0 });
  if (ways.length === 0) return null;
  return moveLetters(scene, targetLetters(scene, ways)).map(({ to, enemy }) => ({ to, target: enemy.id }));
}

/** III.2: as near as possible to the best target, in hexes. */
function approach(scene: Scene): Way[] | null {
  const { position, unit, enemies, places, steps } = scene;
  const { map } = position;
  scene.via.push('III.2');
  const aims = enemies.flatMap((enemy) => {
    const range = rangeAgainst(unit.type, enemy.type);
    return range === null ? [] : [{ enemy, minimum: range[0], now: hexesBetween(map, unit.at, enemy.at) }];
  });
  steps.push({ rule: 'III.2', left: aims.length, passed: aims.length === 0 });
  if (aims.length === 0) return null;
  const targets = lowest('III.2', targetLetters(scene, aims), ({ now }) => now, steps); // as II.2: then the nearest
  const nearer = targets.flatMap(
    ({ enemy, minimum, now }) =>
      places
        .map((to) => ({ to, remaining: hexesBetween(map, to, enemy.at) }))
        .filter(({ remaining }) => remaining < now) // AU11: nearer than where it stands
        .filter(({ remaining }) => remaining >= minimum), // III.2: never nearer than its minimum range
  );
  if (nearer.length === 0) {
    steps.push({ rule: 'AU11', left: 0, passed: true });
    return null; // the best target cannot be approached
  }
  const ways = lowest('AU11', nearer, ({ remaining }) => remaining, steps); // AU11: the smallest remaining distance
  return moves(moveLetters(scene, ways).map(({ to }) => to));
}

export function tableThree(scene: Scene): { order: 'III.1' | 'III.2'; ways: Way[] } | null {
  const shot = attack(scene);
  if (shot !== null) return { order: 'III.1', ways: shot };
  const move = approach(scene);
  return move === null ? null : { order: 'III.2', ways: move };
}
