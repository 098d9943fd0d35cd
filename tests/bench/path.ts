import { distancesFor, NO_PATH } from '../../automa/distance.ts';
import { type Board, CLOSED } from '../../src/rules/board.ts';
import { drawBelow } from '../../src/rules/chance.ts';
import { pathToStop, searchReach } from '../../src/rules/movement.ts';
import { type Figure, type Job, measure, moreThan, type Report } from './measure.ts';
import { bareSteps, costOf, finderFor } from './ngraph.ts';
import { midGames, queriesIn } from './positions.ts';
import { DESTINATIONS, differencesOn, someEnds, type Trip, tripOf } from './trips.ts';

const POSITIONS = 6;
const PAIRS = 400;

function wayJobs(trips: readonly Trip[]): Job[] {
  // Units alternate, so that every query of ours is a search.
  const some = Array.from({ length: DESTINATIONS }, (_, i) =>
    trips.map((trip) => ({ ...trip, end: someEnds(trip)[i] as Trip['ends'][number] })),
  ).flat();
  const count = some.length;
  return [
    {
      name: 'our search and way',
      count,
      run: () => some.reduce((sum, { field, u, end }) => sum + pathToStop(searchReach(field, u), end.hex).length, 0),
    },
    ...(['aStar', 'nba'] as const).map((which) => ({
      name: `ngraph.path ${which}`,
      count,
      run: () => some.reduce((sum, { from, end, [which]: finder }) => sum + finder.find(from, end.node).length, 0),
    })),
  ];
}

function rangeJobs(trips: readonly Trip[]): Job[] {
  const ours = ({ field, u, ends }: Trip) => {
    const reach = searchReach(field, u);
    return ends.reduce((sum, { hex }) => sum + pathToStop(reach, hex).length, 0);
  };
  const theirs = ({ aStar, from, ends }: Trip) =>
    ends.reduce((sum, { node }) => sum + aStar.find(from, node).length, 0);
  const all = (one: (trip: Trip) => number) => () => trips.reduce((sum, trip) => sum + one(trip), 0);
  return [
    { name: 'our search, all ways of a unit', count: trips.length, run: all(ours) },
    { name: 'ngraph.path aStar, all ways', count: trips.length, run: all(theirs) },
  ];
}

/** AU9: hexes with a way between them, by draw. */
function pairsOn({ size, costs }: Board, distances: Int16Array): [number, number][] {
  const pairs: [number, number][] = [];
  for (let n = 0; pairs.length < PAIRS; n++) {
    const [from, to] = [drawBelow(size, 1, 'ties', n, 0), drawBelow(size, 1, 'ties', n, 1)];
    const land = costs.ground[from] !== CLOSED && costs.ground[to] !== CLOSED;
    if (land && from !== to && (distances[from * size + to] as number) < NO_PATH) pairs.push([from, to]);
  }
  return pairs;
}

/** Ways between two hexes: ours against ngraph.path. */
export function benchPath(): Report {
  const trips = queriesIn(midGames(POSITIONS))
    .map(tripOf)
    .filter(({ ends }) => ends.length > 0);
  const { board } = (trips[0] as Trip).field;
  const table = distancesFor(board, 'ground', 0);
  const pairs = pairsOn(board, table);
  const bare = bareSteps(board);
  const bareFinder = finderFor(bare, board, false, 'aStar');
  const differences = [
    ...trips.flatMap(differencesOn),
    ...pairs.flatMap(([from, to]) => {
      const [ours, theirs] = [table[from * board.size + to], costOf(bare, bareFinder.find(from, to), from)];
      return ours === theirs ? [] : [`${board.ids[from]} to ${board.ids[to]}: ${ours}, ngraph.path ${theirs}`];
    }),
  ];
  const tableJobs: Job[] = [
    {
      name: 'our distance table, made afresh',
      count: board.size * board.size,
      run: () => distancesFor({ ...board }, 'ground', 0),
    },
    {
      name: 'ngraph.path aStar, distance',
      count: pairs.length,
      run: () => pairs.reduce((sum, [from, to]) => sum + bareFinder.find(from, to).length, 0),
    },
  ];
  const figures = [wayJobs(trips), rangeJobs(trips), tableJobs].flatMap((jobs, part): Figure[] => {
    const seconds = measure(jobs, 400);
    const ours = seconds[0] as number;
    return jobs.map(({ name }, j) => {
      const own = seconds[j] as number;
      const counted = ['ways', 'ranges', 'distances'][part] as string;
      if (j > 0) return { name, seconds: own, counted, ratio: { value: ours / own, of: 'ours' } };
      const best = Math.min(...seconds.slice(1)) / ours;
      return { name, seconds: own, counted, ratio: { value: best, of: 'ngraph.path' }, aim: moreThan(1, best) };
    });
  });
  return {
    title: 'path: from hex to hex',
    notes: [
      `Ways: ${trips.length} units in ${POSITIONS} positions, ${DESTINATIONS} hexes each. Ours searches the whole range`,
      'every time and reads one way from it; ngraph.path finds the way between the same two nodes with the same step',
      'costs, in a graph made beforehand for that position. All ways: to every hex of a range, one search against as',
      `many finds. Distances: AU9's table of all ${board.size} × ${board.size} pairs, making it included, against finds`,
      `between ${PAIRS} drawn pairs. ngraph.path estimates by hexes to go; "× ngraph.path" is against its faster finder.`,
    ],
    figures,
    differences,
  };
}
