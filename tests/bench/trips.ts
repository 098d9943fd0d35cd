import { WATER } from '../../src/rules/board.ts';
import { isAir, isFoot } from '../../src/rules/field.ts';
import { searchReach } from '../../src/rules/movement.ts';
import type { Unit } from '../../src/rules/types.ts';
import { costOf, finderFor, type Steps, startNode, stepsFor, stopNode } from './ngraph.ts';
import type { Query } from './positions.ts';

export const DESTINATIONS = 4;

type Finder = ReturnType<typeof finderFor>;

/** A unit, hexes it can reach by land or air, and the same two ends in the graph. */
export interface Trip extends Query {
  readonly steps: Steps;
  readonly aStar: Finder;
  readonly nba: Finder;
  readonly from: number;
  readonly speed: number;
  readonly ends: readonly { readonly hex: number; readonly node: number; readonly cost: number }[];
}

export function tripOf(query: Query): Trip {
  const { field, u } = query;
  const { board } = field;
  const unit = field.units[u] as Unit;
  const reach = searchReach(field, u);
  const stops = [...reach.stops.slice(0, reach.stopCount)].filter(
    (hex) => hex !== reach.start && !(isFoot(unit) && board.terrain[hex] === WATER),
  );
  const ends = stops.map((hex) => ({ hex, node: stopNode(reach, hex), cost: reach.cost[hex] as number }));
  const steps = stepsFor(field, u);
  const finder = (which: 'aStar' | 'nba') => finderFor(steps, board, isAir(unit), which);
  const from = startNode(field, u);
  return { ...query, steps, aStar: finder('aStar'), nba: finder('nba'), from, speed: reach.speed, ends };
}

/** A few of them, spread from near to far. */
export function someEnds({ ends }: Trip): Trip['ends'] {
  return Array.from({ length: DESTINATIONS }, (_, i) => {
    return ends[Math.floor(((i + 0.5) * ends.length) / DESTINATIONS)] as Trip['ends'][number];
  });
}

/** M3 lets the last half point buy a plain hex, which a graph cannot say: what it finds is capped at the speed. */
export function differencesOn({ field, u, steps, aStar, nba, from, speed, ends }: Trip): string[] {
  return ends.flatMap(({ hex, node, cost }) =>
    Object.entries({ aStar, nba }).flatMap(([name, finder]) => {
      const theirs = Math.min(speed, costOf(steps, finder.find(from, node), from));
      const to = `${(field.units[u] as Unit).id} to ${field.board.ids[hex]}`;
      return theirs === cost ? [] : [`${to}: ${cost}, ngraph.path ${name} ${theirs}`];
    }),
  );
}
