import { type Board, CLOSED, type Mover, WATER } from '../src/rules/board.ts';

/** Added to the hexes where there is no path: farther than any path, then by hexes (AU9). */
export const NO_PATH = 20_000;

const tables = new WeakMap<Board, Map<string, Int16Array>>();

/**
 * AU9: cheapest half points from every hex (row) to every hex (column), units and contact ignored, the destination
 * included, water at full speed for foot soldiers, forts closed. Only the map and the kind of mover matter.
 */
export function distancesFor(board: Board, mover: Mover, speed: number): Int16Array {
  let ofBoard = tables.get(board);
  if (!ofBoard) {
    ofBoard = new Map();
    tables.set(board, ofBoard);
  }
  const key = mover === 'foot' ? `foot ${speed}` : mover;
  let table = ofBoard.get(key);
  if (!table) {
    table = measureAll(board, mover, speed);
    ofBoard.set(key, table);
  }
  return table;
}

function measureAll(board: Board, mover: Mover, speed: number): Int16Array {
  const { size, neighbors, terrain } = board;
  const costs = Uint8Array.from(board.costs[mover], (cost, hex) =>
    mover === 'foot' && terrain[hex] === WATER ? Math.max(1, speed) : cost,
  );
  const dearest = Math.max(...costs.filter((cost) => cost !== CLOSED), 1);
  const all = new Int16Array(size * size);
  const row = new Int16Array(size);
  const buckets: number[][] = Array.from({ length: dearest + 1 }, () => []);
  for (let from = 0; from < size; from++) {
    row.fill(NO_PATH);
    row[from] = 0;
    buckets[0]?.push(from);
    for (let spent = 0, waiting = 1; waiting > 0; spent++) {
      const bucket = buckets[spent % buckets.length] as number[];
      for (const hex of bucket) {
        waiting--;
        if (row[hex] !== spent) continue;
        for (let d = 0; d < 6; d++) {
          const next = neighbors[hex * 6 + d] as number;
          const cost = next < 0 ? CLOSED : (costs[next] as number);
          if (cost === CLOSED || spent + cost >= (row[next] as number)) continue;
          row[next] = spent + cost;
          buckets[(spent + cost) % buckets.length]?.push(next);
          waiting++;
        }
      }
      bucket.length = 0;
    }
    for (let to = 0; to < size; to++) {
      const points = row[to] as number;
      all[from * size + to] = points < NO_PATH ? points : NO_PATH + board.distance(from, to);
    }
  }
  return all;
}

const entranceTables = new WeakMap<Int16Array, Int16Array>();

/** I.6: from every hex (column) to the nearest hex next to an entrance of each fort (row). */
export function entranceDistances(board: Board, distances: Int16Array): Int16Array {
  const known = entranceTables.get(distances);
  if (known) return known;
  const { size, forts } = board;
  const table = new Int16Array(forts.length * size);
  forts.forEach(({ gates }, fort) => {
    for (let from = 0; from < size; from++) {
      let nearest = 0x7fff;
      for (const gate of gates) nearest = Math.min(nearest, distances[from * size + gate] as number);
      table[fort * size + from] = nearest;
    }
  });
  entranceTables.set(distances, table);
  return table;
}
