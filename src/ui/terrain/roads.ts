import { type Board, terrainAt } from '../../rules/board.ts';
import { add, apart, at, centre, mean, mid, STEPS, type XY, xy } from './geometry.ts';
import { seeded } from './seed.ts';

/** Where roads go: hexes by index, meeting points and places beyond the rim by other numbers. */
export interface RoadNet {
  readonly places: ReadonlyMap<number, XY>;
  readonly links: ReadonlyMap<number, ReadonlySet<number>>;
}

class Net implements RoadNet {
  readonly places = new Map<number, XY>();
  readonly links = new Map<number, Set<number>>();

  place(key: number, point: XY): void {
    this.places.set(key, point);
    this.links.set(key, new Set());
  }

  join(a: number, b: number): void {
    this.links.get(a)?.add(b);
    this.links.get(b)?.add(a);
  }

  part(a: number, b: number): void {
    this.links.get(a)?.delete(b);
    this.links.get(b)?.delete(a);
  }

  joined(a: number, b: number): boolean {
    return this.links.get(a)?.has(b) ?? false;
  }

  degree(key: number): number {
    return this.links.get(key)?.size ?? 0;
  }
}

const isRoad = (board: Board, hex: number) =>
  hex >= 0 && (terrainAt(board, hex) === 'road' || terrainAt(board, hex) === 'bridge');
const neighbour = (board: Board, hex: number, d: number) => board.neighbors[hex * 6 + (d % 6)] ?? -1;

/** `gates` tells for each fort entrance over which edge its road leaves. */
export function roadNet(board: Board, gates: ReadonlyMap<number, number>): RoadNet {
  const net = new Net();
  const roads = board.ids.map((_, hex) => hex).filter((hex) => isRoad(board, hex));
  for (const hex of roads) {
    const random = seeded(hex, 5);
    const sway = terrainAt(board, hex) === 'bridge' ? 0 : 14;
    net.place(hex, add(centre(board, hex), [(random() - 0.5) * sway, (random() - 0.5) * sway]));
  }
  for (const hex of roads) {
    for (let d = 0; d < 3; d++) if (isRoad(board, neighbour(board, hex, d))) net.join(hex, neighbour(board, hex, d));
  }
  for (const hex of roads) for (let d = 0; d < 6; d++) untangle(net, board, hex, d);
  for (const [entrance, d] of gates) {
    const road = neighbour(board, entrance, d);
    if (!isRoad(board, road)) continue;
    net.place(entrance, centre(board, entrance));
    net.join(entrance, road);
  }
  for (const hex of roads) if (net.degree(hex) === 1) runOff(net, board, hex);
  return net;
}

/** Three road hexes around one corner: a bend through the one that leads nowhere else, or a fork at the corner. */
function untangle(net: Net, board: Board, hex: number, d: number): void {
  const three = [hex, neighbour(board, hex, d), neighbour(board, hex, d + 1)];
  const [a, b, c] = three as [number, number, number];
  if (!net.joined(a, b) || !net.joined(b, c) || !net.joined(a, c)) return;
  const ends = three.filter((key) => net.degree(key) === 2);
  if (ends.length > 0) {
    const [x, y] = three.filter((key) => key !== ends[0]) as [number, number];
    net.part(x, y);
    return;
  }
  const fork = -1 - (Math.min(a, b, c) * 2 + (d % 2));
  for (const key of three) for (const other of three) net.part(key, other);
  net.place(fork, mean(three.map((key) => net.places.get(key) as XY)));
  for (const key of three) net.join(fork, key);
}

/** A road that ends at the rim goes on beyond it. */
function runOff(net: Net, board: Board, hex: number): void {
  const here = net.places.get(hex) as XY;
  const from = net.places.get([...(net.links.get(hex) ?? [])][0] as number) as XY;
  const straightOn: XY = [2 * here[0] - from[0], 2 * here[1] - from[1]];
  const beyond = STEPS.map((step, d) => ({ d, point: add(centre(board, hex), step) }))
    .filter(({ d, point }) => neighbour(board, hex, d) < 0 && apart(point, straightOn) < 100)
    .sort((p, q) => apart(p.point, straightOn) - apart(q.point, straightOn))[0];
  if (!beyond) return;
  const key = board.size + hex;
  net.place(key, beyond.point);
  net.join(hex, key);
}

/** At a place, the pairs of links that go through it most nearly straight. */
export function throughPairs(net: RoadNet, key: number): [number, number][] {
  const here = net.places.get(key) as XY;
  const ends = [...(net.links.get(key) ?? [])];
  const turn = (p: number, q: number) => {
    const angle = (other: number) => {
      const [x, y] = net.places.get(other) as XY;
      return Math.atan2(y - here[1], x - here[0]);
    };
    return Math.abs(Math.abs(((angle(p) - angle(q) + 3 * Math.PI) % (2 * Math.PI)) - Math.PI) - Math.PI);
  };
  const pairs = ends.flatMap((p, i) => ends.slice(i + 1).map((q): [number, number] => [p, q]));
  pairs.sort((p, q) => turn(...p) - turn(...q));
  const taken = new Set<number>();
  return pairs.filter(([p, q]) => {
    if (taken.has(p) || taken.has(q) || turn(p, q) > 2.6) return false;
    taken.add(p).add(q);
    return true;
  });
}

/** All roads as path data: long strands that pass smoothly through their places. */
export function roadPath(net: RoadNet): string {
  const through = new Map<string, number>();
  const bend = new Map<number, XY>();
  for (const [key, here] of net.places) {
    throughPairs(net, key).forEach(([p, q], i) => {
      through.set(`${p},${key}`, q).set(`${q},${key}`, p);
      const [a, b] = [mid(net.places.get(p) as XY, here), mid(net.places.get(q) as XY, here)];
      if (i === 0) bend.set(key, mid(mid(a, b), here));
    });
  }
  const seen = new Set<string>();
  const strand = (from: number, to: number): number[] => {
    const keys = [from];
    for (let [a, b] = [from, to] as [number, number | undefined]; b !== undefined; ) {
      if (seen.has(`${a},${b}`)) break;
      seen.add(`${a},${b}`).add(`${b},${a}`);
      keys.push(b);
      [a, b] = [b, through.get(`${a},${b}`)];
    }
    return keys;
  };
  const strands: number[][] = [];
  for (const [key, links] of net.links) {
    for (const other of links) {
      if (!through.has(`${other},${key}`) && !seen.has(`${key},${other}`)) strands.push(strand(key, other));
    }
  }
  for (const [key, links] of net.links) {
    for (const other of links) if (!seen.has(`${key},${other}`)) strands.push(strand(key, other));
  }
  const point = (key: number) => net.places.get(key) as XY;
  return strands
    .map((keys) => {
      const first = at(keys, 0);
      const last = at(keys, -1);
      const inner = keys
        .slice(1, -1)
        .map((key, i) => `Q${xy(point(key))} ${xy(mid(point(key), point(at(keys, i + 2))))}`);
      const begin = bend.get(first) ?? point(first);
      const end = bend.get(last) ?? point(last);
      return `M${xy(begin)}L${xy(mid(point(first), point(at(keys, 1))))}${inner.join('')}L${xy(end)}`;
    })
    .join('');
}
