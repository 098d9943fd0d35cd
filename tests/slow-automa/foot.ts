/** Table I: foot soldiers. */
import type { FortId, Place } from '../../src/rules/types.ts';
import { MAT } from '../slow/mat.ts';
import { attackOrder, tableTwo, targetLetters } from './close.ts';
import { compareDistances, smallest } from './distance.ts';
import { canDestroy, cannotReturnFire } from './hits.ts';
import { farthest, nearest, prefer } from './narrow.ts';
import type { Scene, Way } from './scene.ts';
import { isForest, moves, targetsFrom, toEntrance, toNearest, toNearestFort } from './scene.ts';
import { footSoldiersAt, isNextToEntrance, ownOthersOnBoard, takeableForts } from './world.ts';

function hasEnemyFoot({ position, enemies }: Scene, fort: FortId): boolean {
  return footSoldiersAt(position, enemies, fort).length > 0;
}

/** Writes down an order and how many ways it has; null: it cannot be fulfilled. */
function order<T>(scene: Scene, rule: string, ways: readonly T[]): readonly T[] | null {
  scene.via.push(rule);
  scene.steps.push({ rule, left: ways.length, passed: ways.length === 0 });
  return ways.length === 0 ? null : ways;
}

/** I.1: conquer a fort, if no enemy foot soldier is next to its entrances. */
function conquer(scene: Scene): Way[] | null {
  const forts = order(
    scene,
    'I.1',
    scene.conquests.filter((fort) => !hasEnemyFoot(scene, fort)),
  );
  return forts === null ? null : moves(forts.map((fort) => `fort:${fort}`));
}

/** I.2: another own foot soldier is already there, and no enemy one is. */
function isTakenCareOf(scene: Scene, fort: FortId): boolean {
  const own = ownOthersOnBoard(scene.position, scene.unit);
  return footSoldiersAt(scene.position, own, fort).length > 0 && !hasEnemyFoot(scene, fort);
}

/** I.2: next to an entrance of a neutral or enemy fort; already there, staying fulfils it. */
function standAtEntrance(scene: Scene): Way[] | null {
  const { position, unit, enemies, places, steps } = scene;
  const forts = takeableForts(position, unit).filter((fort) => !isTakenCareOf(scene, fort));
  const there = places.filter((place) => forts.some((fort) => isNextToEntrance(position, place, fort)));
  const ways = order(scene, 'I.2', there);
  if (ways === null) return null;
  return andAttack(
    scene,
    farthest('I.2a', ways, (to) => toNearest(scene, to, enemies), steps),
  );
}

/** I.3: where it is next to an entrance by the end of its next turn, by AU9 cost within its speed. */
function comeWithinATurn(scene: Scene): Way[] | null {
  const { unit, enemies, places, steps } = scene;
  const speed = 2 * MAT[unit.type].speed; // half points
  const inTime = (place: Place): boolean => {
    const far = toNearestFort(scene, place); // I.3: every neutral or enemy fort counts
    return far?.path === true && far.amount <= speed;
  };
  const ways = order(scene, 'I.3', places.filter(inTime)); // staying is a way
  if (ways === null) return null;
  let left = prefer('I.3a', ways, inTime, steps); // every way satisfies it
  left = farthest('I.3b', left, (to) => toNearest(scene, to, enemies), steps);
  left = nearest('I.3c', left, (to) => toNearestFort(scene, to), steps); // as I.6 measures
  return andAttack(
    scene,
    prefer('I.3d', left, (to) => isForest(scene, to), steps),
  );
}

/** I.6: towards the entrance of the nearest neutral or enemy fort. */
function marchOnFort(scene: Scene): Way[] | null {
  const { position, unit, places } = scene;
  const forts = takeableForts(position, unit).flatMap((fort) => {
    const now = toEntrance(scene, unit.at, fort);
    return now === null ? [] : [{ fort, now }];
  });
  const closest = smallest(forts.map(({ now }) => now));
  const tied = forts.filter(({ now }) => closest !== null && compareDistances(now, closest) === 0);
  const nearer = tied.flatMap(({ fort, now }) =>
    places.flatMap((to) => {
      const remaining = toEntrance(scene, to, fort);
      // AU11: nearer than where the unit stands
      return remaining === null || compareDistances(remaining, now) >= 0 ? [] : [{ to, remaining }];
    }),
  );
  const least = smallest(nearer.map(({ remaining }) => remaining));
  const kept = nearer.filter(({ remaining }) => least !== null && compareDistances(remaining, least) === 0); // AU11
  const ways = order(scene, 'I.6', [...new Set(kept.map(({ to }) => to))]);
  return ways === null ? null : andAttack(scene, ways);
}

/** AU12: from where it ends it attacks one it can destroy (I.4) or that cannot return fire (I.5), by II.1's letters. */
function andAttack(scene: Scene, places: readonly Place[]): Way[] {
  const { position, unit, steps } = scene;
  const ways = places.flatMap((to): Way[] => {
    const worth = targetsFrom(scene, to)
      .filter((enemy) => canDestroy(position, unit, enemy) || cannotReturnFire(position, unit, enemy, to))
      .map((enemy) => ({ to, enemy }));
    if (worth.length === 0) return [{ to, target: null }];
    return targetLetters(scene, worth, []).map(({ enemy }) => ({ to, target: enemy.id }));
  });
  steps.push({ rule: 'AU12', left: ways.length, passed: ways.every(({ target }) => target === null) });
  return ways;
}

type Order = 'I.1' | 'I.2' | 'I.3' | 'I.4' | 'I.5' | 'I.6' | 'II.1' | 'II.2';

export function tableOne(scene: Scene): { order: Order; ways: Way[] } | null {
  const { position, unit } = scene;
  const noForts = position.options.shortGame && unit.type === 'antiTankGunners'; // V4: skip I.1, I.2, I.3 and I.6
  const orders: [Order, () => Way[] | null][] = [
    ['I.1', () => (noForts ? null : conquer(scene))],
    ['I.2', () => (noForts ? null : standAtEntrance(scene))],
    ['I.3', () => (noForts ? null : comeWithinATurn(scene))],
    ['I.4', () => attackOrder(scene, 'I.4', ({ enemy }) => canDestroy(position, unit, enemy))],
    ['I.5', () => attackOrder(scene, 'I.5', ({ to, enemy }) => cannotReturnFire(position, unit, enemy, to))],
    ['I.6', () => (noForts ? null : marchOnFort(scene))],
  ];
  for (const [name, fulfil] of orders) {
    const ways = fulfil();
    if (ways !== null) return { order: name, ways }; // AU5: the first that can be fulfilled
  }
  scene.via.push('I.7');
  return tableTwo(scene); // I.7
}
