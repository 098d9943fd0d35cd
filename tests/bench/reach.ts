import { CLOSED } from '../../src/rules/board.ts';
import { searchReach } from '../../src/rules/movement.ts';
import type { Unit } from '../../src/rules/types.ts';
import { byNeighborOf, byRing, type Ground, groundFor, type Neighbors, stopCosts } from './honeycomb.ts';
import { atLeast, measure, type Report } from './measure.ts';
import { midGames, type Query, queriesIn } from './positions.ts';

const POSITIONS = 6;

/** Where our stop costs differ from the obvious search's. */
function differencesOn({ field, u }: Query, ground: Ground, neighbors: Neighbors): string[] {
  const reach = searchReach(field, u);
  const costs = stopCosts(field, u, ground, neighbors);
  return field.board.ids.flatMap((id, hex) => {
    const ours = reach.cost[hex] as number;
    const theirs = costs.get(id) ?? CLOSED;
    return ours === theirs ? [] : [`${(field.units[u] as Unit).id} to ${id}: ${ours}, honeycomb-grid ${theirs}`];
  });
}

/** Movement ranges: our search against the same rules on honeycomb-grid's objects. */
export function benchReach(): Report {
  const queries = queriesIn(midGames(POSITIONS));
  const asked = queries.map((query) => ({ ...query, ground: groundFor(query.field, query.u) }));
  const differences = asked.flatMap((query) =>
    [byNeighborOf, byRing].flatMap((neighbors) => differencesOn(query, query.ground, neighbors)),
  );
  const count = queries.length;
  const ours = () => {
    let stops = 0;
    for (const { field, u } of queries) stops += searchReach(field, u).stopCount;
    return stops;
  };
  const theirs = (neighbors: Neighbors) => () => {
    let stops = 0;
    for (const { field, u, ground } of asked) stops += stopCosts(field, u, ground, neighbors).size;
    return stops;
  };
  const [search, neighborOf, traverse] = measure([
    { name: 'search', count, run: ours },
    { name: 'neighborOf', count, run: theirs(byNeighborOf) },
    { name: 'ring', count, run: theirs(byRing) },
  ]) as [number, number, number];
  const ratio = neighborOf / search;
  const counted = 'queries';
  return {
    title: 'reach: movement ranges',
    notes: [
      `${count} units of the sides at turn in ${POSITIONS} positions after 5 rounds on the Marne map, positions`,
      'alternating, so that every query is a search. Compared: all hexes a unit can stop on, with their costs; ours',
      'finds forts and trucks as well. Occupied hexes and contact are known beforehand to all three.',
    ],
    figures: [
      {
        name: 'our search',
        seconds: search,
        counted,
        ratio: { value: ratio, of: 'neighborOf' },
        aim: atLeast(30, ratio),
      },
      { name: 'honeycomb-grid, neighborOf', seconds: neighborOf, counted, ratio: { value: 1, of: 'itself' } },
      {
        name: 'honeycomb-grid, traverse(ring)',
        seconds: traverse,
        counted,
        ratio: { value: neighborOf / traverse, of: 'neighborOf' },
      },
    ],
    differences,
  };
}
