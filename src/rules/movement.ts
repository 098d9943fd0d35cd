import { CLOSED, PLAIN, WATER } from './board.ts';
import { contactFor, type Field, fortOfPlace, isAir, isFoot, moverOf, type Occupants } from './field.ts';
import { mayConquer, ownsFort } from './forts.ts';
import { KINDS } from './mat.ts';
import { freeHexesBeside, mayBoard, passengersOf } from './transport.ts';
import type { Unit } from './types.ts';

/** Half points; a road is 1, a plain hex 2. */
export type HalfPoints = number;

export interface FortWay {
  readonly fort: number;
  readonly how: 'enter' | 'conquer';
  /** The hex it goes in from. */
  readonly via: number;
}

export interface TruckWay {
  readonly truck: number;
  readonly cost: HalfPoints;
  readonly via: number;
}

/**
 * Where a unit can go. The arrays belong to the searcher: read what you need before its next search.
 * A step from contact into contact ends the move (M9), so arriving free to go on and arriving stopped are kept apart.
 */
export interface Reach {
  readonly field: Field;
  readonly unit: number;
  readonly speed: HalfPoints;
  /** Where it stands; -1 in a fort. */
  readonly start: number;
  /** Cheapest way to stop on a hex; CLOSED where it may not stop. Its own hex is 0. */
  readonly cost: Uint8Array;
  /** The hexes with such a cost, in order of discovery, its own first. */
  readonly stops: Int16Array;
  stopCount: number;
  readonly forts: FortWay[];
  readonly trucks: TruckWay[];
  readonly searcher: Searcher;
}

/** What a search supposes instead of what is on the board. */
export interface Suppose {
  readonly occupant?: Occupants;
  readonly contact?: Uint8Array;
  readonly passengers?: number;
}

const MOST_HALF_POINTS = 120;

class Searcher {
  last: Reach | undefined;
  readonly cost: Uint8Array;
  readonly stops: Int16Array;
  /** Cheapest arrival with the right to go on, and where from. */
  readonly free: Uint8Array;
  readonly freeFrom: Int16Array;
  /** Cheapest arrival that ends the move there. */
  readonly ended: Uint8Array;
  readonly endedFrom: Int16Array;
  readonly queue: Int16Array;
  readonly queued = new Int16Array(MOST_HALF_POINTS + 1);

  constructor(size: number) {
    this.cost = new Uint8Array(size);
    this.stops = new Int16Array(size);
    this.free = new Uint8Array(size);
    this.freeFrom = new Int16Array(size);
    this.ended = new Uint8Array(size);
    this.endedFrom = new Int16Array(size);
    this.queue = new Int16Array(size * (MOST_HALF_POINTS + 1));
  }
}

/** One for what is, one for what is supposed, so that supposing does not spoil a reach in use. */
const searchers = new Map<number, readonly [Searcher, Searcher]>();

function searchersFor(size: number): readonly [Searcher, Searcher] {
  let pair = searchers.get(size);
  if (!pair) {
    pair = [new Searcher(size), new Searcher(size)];
    searchers.set(size, pair);
  }
  return pair;
}

export function speedOf(field: Field, unit: Unit): HalfPoints {
  return field.mat.units[unit.type].speed * 2;
}

/** All of chapter M for a unit that may move; F and T where its move ends in a fort or truck. */
export function searchReach(field: Field, u: number, suppose?: Suppose): Reach {
  const { board } = field;
  const { neighbors, terrain, size, fortsBeside } = board;
  const searcher = searchersFor(size)[suppose ? 1 : 0];
  if (!suppose && searcher.last?.field === field && searcher.last.unit === u) return searcher.last;
  const unit = field.units[u] as Unit;
  const side = field.side[u] as number;
  const speed = speedOf(field, unit);
  const start = field.hex[u] as number;
  const steps = board.costs[moverOf(unit)];
  const occupant = suppose?.occupant ?? field.occupant;
  const contact = suppose?.contact ?? contactFor(field, side, isAir(unit));
  const passengers = suppose?.passengers ?? passengersOf(field, u);
  const wades = isFoot(unit);
  const rides = KINDS[unit.type].rides === true;
  const { cost, stops, free, freeFrom, ended, endedFrom, queue, queued } = searcher;
  cost.fill(CLOSED);
  free.fill(CLOSED);
  ended.fill(CLOSED);
  queued.fill(0, 0, speed + 1);
  const reach: Reach = { field, unit: u, speed, start, cost, stops, stopCount: 0, forts: [], trucks: [], searcher };
  searcher.last = reach;

  const enqueue = (hex: number, spent: number) => {
    const place = queued[spent] as number;
    queue[spent * size + place] = hex;
    queued[spent] = place + 1;
  };

  const stop = (hex: number, points: number) => {
    if (occupant[hex] !== -1 && hex !== start) return;
    if (passengers > 0 && freeHexesBeside(field, hex, u, occupant) < passengers) return;
    if (cost[hex] === CLOSED) stops[reach.stopCount++] = hex;
    if (points < (cost[hex] as number)) cost[hex] = points;
  };

  const step = (from: number, spent: number, next: number, inContact: boolean) => {
    const points = steps[next] as number;
    if (points === CLOSED) {
      // M4: wading is the whole move, straight from where it starts.
      if (spent !== 0 || !wades || terrain[next] !== WATER || occupant[next] !== -1) return;
      ended[next] = speed;
      endedFrom[next] = from;
      stop(next, speed);
      return;
    }
    const other = occupant[next] as number;
    if (other !== -1 && other !== u && field.side[other] !== side) return;
    let total = spent + points;
    if (total > speed) {
      // M3: the last half point buys a plain hex.
      if (speed - spent !== 1 || terrain[next] !== PLAIN) return;
      total = speed;
    }
    if (inContact && contact[next] === 1) {
      if (total >= (ended[next] as number)) return;
      if (other !== -1) return;
      ended[next] = total;
      endedFrom[next] = from;
    } else {
      if (total >= (free[next] as number)) return;
      free[next] = total;
      freeFrom[next] = from;
      if (total < speed) enqueue(next, total);
    }
    stop(next, total);
  };

  const climb = (from: number, spent: number, beside: number) => {
    const truck = occupant[beside] as number;
    if (truck === -1 || truck === u || !mayBoard(field, u, truck)) return;
    if (!reach.trucks.some((way) => way.truck === truck)) reach.trucks.push({ truck, cost: spent + 1, via: from });
  };

  const home = fortOfPlace(unit.at);
  const homeFort = home === null ? -1 : (board.fortIndex.get(home) as number);
  if (start >= 0) {
    free[start] = 0;
    enqueue(start, 0);
    stops[reach.stopCount++] = start;
    cost[start] = 0;
    for (const fort of fortsBeside[start] as readonly number[]) {
      if (mayConquer(field, u, fort)) reach.forts.push({ fort, how: 'conquer', via: start });
    }
  } else if (homeFort >= 0) {
    // F4: out through either entrance; the inside of the fort is no contact.
    for (const gate of board.forts[homeFort]?.gates ?? []) {
      step(-1, 0, gate, false);
      climb(-1, 0, gate);
    }
  }

  for (let spent = 0; spent < speed; spent++) {
    for (let i = 0; i < (queued[spent] as number); i++) {
      const hex = queue[spent * size + i] as number;
      if (free[hex] !== spent) continue;
      const inContact = contact[hex] === 1;
      for (const fort of fortsBeside[hex] as readonly number[]) {
        if (fort !== homeFort && ownsFort(field, u, fort) && !reach.forts.some((way) => way.fort === fort)) {
          reach.forts.push({ fort, how: 'enter', via: hex });
        }
      }
      for (let d = 0; d < 6; d++) {
        const next = neighbors[hex * 6 + d] as number;
        if (next < 0) continue;
        if (rides && occupant[next] !== -1) climb(hex, spent, next);
        step(hex, spent, next, inContact);
      }
    }
  }
  return reach;
}

/** The hexes entered on the cheapest way to a stop of this reach, in order. */
export function pathToStop({ start, searcher }: Reach, hex: number): number[] {
  if (hex === start) return [];
  const { free, freeFrom, ended, endedFrom } = searcher;
  const arrivedFree = (free[hex] as number) <= (ended[hex] as number);
  const path = [hex];
  for (let from = (arrivedFree ? freeFrom : endedFrom)[hex] as number; from !== -1 && from !== start; ) {
    path.push(from);
    from = freeFrom[from] as number;
  }
  return path.reverse();
}

/** The hexes entered up to the one it goes into a fort or truck from. */
export function pathVia({ start, searcher }: Reach, via: number): number[] {
  const path: number[] = [];
  for (let hex = via; hex !== -1 && hex !== start; hex = searcher.freeFrom[hex] as number) path.push(hex);
  return path.reverse();
}
