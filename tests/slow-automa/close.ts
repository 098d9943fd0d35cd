/** Table II: close-combat units. Its letters also serve I.4, I.5 and AU12. */
import type { Place } from '../../src/rules/types.ts';
import { isAir, MAT } from '../slow/mat.ts';
import type { SlowUnit } from '../slow/types.ts';
import { compareDistances } from './distance.ts';
import { attackValue, canDestroy, cannotReturnFire } from './hits.ts';
import type { Step } from './narrow.ts';
import { farthest, highest, lowest, nearest, prefer } from './narrow.ts';
import type { AttackWay, Scene, Way } from './scene.ts';
import { attackWays, farFrom, isForest, moves, toNearest } from './scene.ts';
import { experience, ownOthersOnBoard, rangeAgainst } from './world.ts';

/** What a target letter looks at; `to` is null in II.2, where there is no way yet (AU10). */
interface Aim {
  readonly to: Place | null;
  readonly enemy: SlowUnit;
}

function antiAircraft({ enemies }: Scene): SlowUnit[] {
  return enemies.filter((enemy) => enemy.type === 'antiAircraft');
}

/** II.1a–f */
export function targetLetters<T extends Aim>(scene: Scene, ways: readonly T[], steps: Step[]): T[] {
  const { position, unit } = scene;
  let left = prefer('II.1a', ways, ({ enemy }) => canDestroy(position, unit, enemy), steps);
  left = prefer('II.1b', left, ({ to, enemy }) => cannotReturnFire(position, unit, enemy, to), steps);
  if (isAir(unit.type)) {
    left = farthest('II.1c', left, ({ enemy }) => toNearest(scene, enemy.at, antiAircraft(scene)), steps);
  }
  left = lowest('II.1d', left, ({ enemy }) => attackValue(enemy, unit), steps);
  left = highest('II.1e', left, ({ enemy }) => MAT[enemy.type].price, steps);
  return lowest('II.1f', left, ({ enemy }) => experience(enemy), steps);
}

/** II.Ma–d */
export function moveLetters<T extends { readonly to: Place }>(scene: Scene, ways: readonly T[]): T[] {
  const { position, unit, steps } = scene;
  const own = ownOthersOnBoard(position, unit);
  let left = [...ways];
  if (isAir(unit.type)) {
    left = farthest('II.Ma', left, ({ to }) => toNearest(scene, to, antiAircraft(scene)), steps);
  } else {
    left = prefer('II.Mb', left, ({ to }) => isForest(scene, to), steps); // II.Mb: not for air units
  }
  left = nearest('II.Mc', left, ({ to }) => toNearest(scene, to, own), steps);
  return nearest('II.Md', left, ({ to }) => farFrom(scene, unit.at, to), steps); // AU9: from where it stood
}

/** I.4, I.5, II.1: the fitting ways to attack, then the letters of II.1, then table II's movement letters. */
export function attackOrder(scene: Scene, rule: string, fits: (way: AttackWay) => boolean): Way[] | null {
  scene.via.push(rule);
  const ways = attackWays(scene).filter(fits);
  scene.steps.push({ rule, left: ways.length, passed: ways.length === 0 });
  if (ways.length === 0) return null;
  const left = moveLetters(scene, targetLetters(scene, ways, scene.steps));
  return left.map(({ to, enemy }) => ({ to, target: enemy.id }));
}

/** II.2: as near as possible to the best target. */
export function approach(scene: Scene): Way[] | null {
  const { unit, enemies, places, steps } = scene;
  scene.via.push('II.2');
  const aims = enemies
    .filter((enemy) => rangeAgainst(unit.type, enemy.type) !== null) // II.2: of a kind it can attack
    .map((enemy): Aim => ({ to: null, enemy }));
  steps.push({ rule: 'II.2', left: aims.length, passed: aims.length === 0 });
  if (aims.length === 0) return null;
  const bestAims = targetLetters(scene, aims, steps);
  // II.2, ruling: then the nearest
  const targets = nearest('II.2', bestAims, ({ enemy }) => farFrom(scene, unit.at, enemy.at), steps);
  const nearer = targets.flatMap(
    ({ enemy }) =>
      places
        .map((to) => ({ to, enemy, remaining: farFrom(scene, to, enemy.at) }))
        .filter(({ remaining }) => compareDistances(remaining, farFrom(scene, unit.at, enemy.at)) < 0), // AU11: nearer
  );
  if (nearer.length === 0) {
    steps.push({ rule: 'AU11', left: 0, passed: true });
    return null; // II.2: the best target cannot be approached, so the order fails
  }
  const ways = nearest('AU11', nearer, ({ remaining }) => remaining, steps); // AU11: the smallest remaining distance
  return moves(moveLetters(scene, ways).map(({ to }) => to));
}

export function tableTwo(scene: Scene): { order: 'II.1' | 'II.2'; ways: Way[] } | null {
  const attack = attackOrder(scene, 'II.1', () => true);
  if (attack !== null) return { order: 'II.1', ways: attack };
  const move = approach(scene);
  return move === null ? null : { order: 'II.2', ways: move };
}
