import { isFoot } from '../src/rules/field.ts';
import { canTakeForts, isFortToTake } from '../src/rules/forts.ts';
import type { Unit } from '../src/rules/types.ts';
import { attackWays, attackWaysFrom, canDestroy, MOVEMENT_LETTERS, TARGET_LETTERS } from './close.ts';
import { entranceDistances } from './distance.ts';
import { least, most, must, Ways } from './narrow.ts';
import { cannotReturnFire, farFrom, INSIDE, isForest, reachIn, type Scene, toNearest } from './scene.ts';
import type { Fact, Order } from './table.ts';

function footBeside({ field }: Scene, fort: number, units: readonly number[]): boolean {
  return units.some(
    (u) => isFoot(field.units[u] as Unit) && field.board.fortsBeside[field.hex[u] as number]?.includes(fort),
  );
}

function fortsToTake(scene: Scene): number[] {
  const forts: number[] = [];
  for (let fort = 0; fort < scene.field.board.forts.length; fort++) {
    if (isFortToTake(scene.field, scene.u, fort)) forts.push(fort);
  }
  return forts;
}

/** I.6: AU9 to the nearest hex next to an entrance. */
function toEntrance({ field, distances, entrances }: Scene, from: number, fort: number): number {
  const table = entranceDistances(field.board, distances);
  const row = fort * field.board.size;
  if (from >= 0) return table[row + from] as number;
  return Math.min(...entrances.map((entrance) => table[row + entrance] as number));
}

let measured: { scene: Scene; forts: number[] } | undefined;

/** To the nearest fort it could take. */
function toNearestEntrance(scene: Scene, from: number): number {
  if (measured?.scene !== scene) measured = { scene, forts: fortsToTake(scene) };
  let nearest = Number.POSITIVE_INFINITY;
  for (const fort of measured.forts) nearest = Math.min(nearest, toEntrance(scene, from, fort));
  return nearest;
}

/** Every hex it can stop on, and the fort it may stay in. */
function places(scene: Scene): number[] {
  const reach = reachIn(scene);
  const hexes: number[] = scene.start === INSIDE ? [INSIDE] : [];
  for (let i = 0; i < reach.stopCount; i++) hexes.push(reach.stops[i] as number);
  return hexes;
}

const cannotTake = (scene: Scene) => !canTakeForts(scene.field.state, scene.unit);

function conquer(scene: Scene, ways: Ways): Fact | null {
  if (cannotTake(scene)) return 'cannotTakeForts';
  const conquests = reachIn(scene).forts.filter(({ how }) => how === 'conquer');
  for (const { fort } of conquests) if (!footBeside(scene, fort, scene.enemies)) ways.add(scene.start, -1, fort);
  if (ways.count > 0) return null;
  return conquests.length > 0 ? 'guardedFort' : 'notBesideAFort';
}

function standBesideEntrance(scene: Scene, ways: Ways): Fact | null {
  if (cannotTake(scene)) return 'cannotTakeForts';
  const forts = fortsToTake(scene).filter(
    (fort) => !footBeside(scene, fort, scene.own) || footBeside(scene, fort, scene.enemies),
  );
  for (const hex of places(scene)) {
    if (hex >= 0 && scene.field.board.fortsBeside[hex]?.some((fort) => forts.includes(fort))) ways.add(hex);
  }
  return ways.count === 0 ? 'noEntranceInReach' : null;
}

function comeWithinATurn(scene: Scene, ways: Ways): Fact | null {
  if (cannotTake(scene)) return 'cannotTakeForts';
  for (const hex of places(scene)) if (toNearestEntrance(scene, hex) <= scene.speed) ways.add(hex);
  return ways.count === 0 ? 'noFortInTwoTurns' : null;
}

function marchToNearestFort(scene: Scene, ways: Ways): Fact | null {
  if (cannotTake(scene)) return 'cannotTakeForts';
  const now = toNearestEntrance(scene, scene.start);
  const nearestForts = fortsToTake(scene).filter((fort) => toEntrance(scene, scene.start, fort) === now);
  if (nearestForts.length === 0) return 'noFortToTake';
  let nearest = now;
  for (const fort of nearestForts) {
    for (const hex of places(scene)) {
      const distance = toEntrance(scene, hex, fort);
      if (distance >= now || distance > nearest) continue;
      if (distance < nearest) ways.clear();
      nearest = distance;
      ways.add(hex, -1, fort);
    }
  }
  return ways.count === 0 ? 'noHexNearerToFort' : null;
}

const found = new Ways();

/** I.4, I.5: only the attacks that fit. */
function attacksThat(fits: (scene: Scene, hex: number, target: number) => boolean, otherwise: Fact): Order['collect'] {
  return (scene, ways) => {
    found.clear();
    attackWays(scene, found);
    for (let i = 0; i < found.count; i++) {
      const hex = found.hex[i] as number;
      const target = found.target[i] as number;
      if (fits(scene, hex, target)) ways.add(hex, target);
    }
    if (ways.count > 0) return null;
    return found.count === 0 ? 'noEnemyInReach' : otherwise;
  };
}

const fromEnemies = (scene: Scene, hex: number) => toNearest(scene, hex, scene.enemies, farFrom);

/** Table I: foot soldiers. What fulfils none of it follows table II (I.7). */
export const TABLE_I: readonly Order[] = [
  { rule: 'I.1', collect: conquer, letters: [] },
  {
    rule: 'I.2',
    collect: standBesideEntrance,
    letters: [most('I.2a', 'mp', fromEnemies)],
    thenAttacks: true,
  },
  {
    rule: 'I.3',
    collect: comeWithinATurn,
    letters: [
      must('I.3a', (scene, hex) => toNearestEntrance(scene, hex) <= scene.speed),
      most('I.3b', 'mp', fromEnemies),
      least('I.3c', 'mp', toNearestEntrance),
      must('I.3d', isForest),
    ],
    thenAttacks: true,
  },
  {
    rule: 'I.4',
    collect: attacksThat((scene, _, target) => canDestroy(scene, target), 'nothingToDestroy'),
    letters: [...TARGET_LETTERS, ...MOVEMENT_LETTERS],
  },
  {
    rule: 'I.5',
    collect: attacksThat(cannotReturnFire, 'allReturnFire'),
    letters: [...TARGET_LETTERS, ...MOVEMENT_LETTERS],
  },
  { rule: 'I.6', collect: marchToNearestFort, letters: [], thenAttacks: true },
];

/** AU12: from the hex it ends on, whom it can destroy (I.4) or who cannot return fire (I.5). */
export function attackFrom(scene: Scene, hex: number, ways: Ways): void {
  found.clear();
  attackWaysFrom(scene, hex, found);
  for (let i = 0; i < found.count; i++) {
    const target = found.target[i] as number;
    if (canDestroy(scene, target) || cannotReturnFire(scene, hex, target)) ways.add(hex, target);
  }
}
