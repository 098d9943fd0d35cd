import { isFoot, rangeAgainst } from '../src/rules/field.ts';
import { fortOwner } from '../src/rules/forts.ts';
import { TERRAINS, type Unit } from '../src/rules/types.ts';
import { approach, attackWays, canDestroy, experienceOf, priceOf } from './close.ts';
import { type Letter, least, most, must } from './narrow.ts';
import { farFrom, hexesFrom, type Scene, toNearest } from './scene.ts';
import type { Order } from './table.ts';

/** III.1b: a foot soldier next to an entrance of a neutral or Automa fort. */
function threatensFort({ field, u }: Scene, target: number): boolean {
  if (!isFoot(field.units[target] as Unit)) return false;
  const own = field.state.commands[field.command[u] as number]?.id;
  const beside = field.board.fortsBeside[field.hex[target] as number] ?? [];
  return beside.some((fort) => {
    const owner = fortOwner(field.state, field.board.forts[fort]?.id as string);
    return owner === null || owner === own;
  });
}

function wasAttacked({ field }: Scene, target: number): boolean {
  return field.state.turn.attackedThisTurn?.includes((field.units[target] as Unit).id) ?? false;
}

function isByRoad({ field }: Scene, hex: number): boolean {
  const { terrain, neighbors } = field.board;
  const isRoad = (at: number) => {
    const name = at < 0 ? undefined : TERRAINS[terrain[at] as number];
    return name === 'road' || name === 'bridge';
  };
  if (isRoad(hex)) return true;
  for (let d = 0; d < 6; d++) if (isRoad(neighbors[hex * 6 + d] as number)) return true;
  return false;
}

export const FAR_TARGET_LETTERS: readonly Letter[] = [
  must('III.1a', (scene, _, target) => canDestroy(scene, target)),
  must('III.1b', (scene, _, target) => threatensFort(scene, target)),
  must('III.1c', (scene, _, target) => wasAttacked(scene, target)),
  most('III.1d', 'price', (scene, _, target) => priceOf(scene, target)),
  most('III.1e', 'experience', (scene, _, target) => experienceOf(scene, target)),
];

/** Half points and hexes in one number: hexes only break a tie. */
const MANY_HEXES = 1000;

const MOVEMENT_LETTERS: readonly Letter[] = [
  must('III.Ma', (scene, hex) => isByRoad(scene, hex)),
  most('III.Mb', 'hexes', (scene, hex) => toNearest(scene, hex, scene.enemies, hexesFrom)),
  least('III.Mc', 'hexes', (scene, hex) => toNearest(scene, hex, scene.own, hexesFrom)),
  least(
    'III.Md',
    'mpThenHexes',
    (scene, hex) => farFrom(scene, scene.start, hex) * MANY_HEXES + hexesFrom(scene, scene.start, hex),
  ),
];

const NEAREST_TARGET = least('III.2', 'hexes', (scene, _, target) =>
  hexesFrom(scene, scene.start, scene.field.hex[target] as number),
);

/** Table III: long-range units. */
export const TABLE_III: readonly Order[] = [
  {
    rule: 'III.1',
    collect(scene, ways) {
      attackWays(scene, ways);
      return ways.count === 0 ? 'noEnemyInReach' : null;
    },
    letters: [...FAR_TARGET_LETTERS, ...MOVEMENT_LETTERS],
  },
  {
    rule: 'III.2',
    collect: (scene, ways, steps) =>
      approach(scene, ways, steps, [...FAR_TARGET_LETTERS, NEAREST_TARGET], hexesFrom, ({ field, unit }, target) => {
        return rangeAgainst(field, unit, field.units[target] as Unit)?.[0] ?? 0;
      }),
    letters: MOVEMENT_LETTERS,
  },
];
