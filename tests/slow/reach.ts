/** Where a unit may go: every sequence of steps is tried, each step checked against the rules one by one. */

import type { FortId, HexId, UnitId } from '../../src/rules/types.ts';
import { hexesAtEntrances, neighbours, terrainAt } from './board.ts';
import { isAir, isFoot, MAT } from './mat.ts';
import type { SlowPosition, SlowReach, SlowUnit } from './types.ts';
import { armyMayAct, commandOf, fortOf, hexOf, inContact, isEnemy, passengers, unitById, unitOn } from './units.ts';

/** Somewhere on the way: the hex, or null inside the starting fort; MP left; contact there; nothing spent yet. */
interface Stage {
  readonly hex: HexId | null;
  readonly left: number;
  readonly contact: boolean;
  readonly fresh: boolean;
}

export function slowReach(position: SlowPosition, unitId: UnitId): SlowReach {
  const unit = unitById(position, unitId);
  const reach: SlowReach = { hexes: {}, forts: {}, trucks: {} };
  const start = fortOf(unit) === null ? unit.at : null;
  if (start !== null) reach.hexes[start] = 0; // M1: nobody has to move
  if (unit.moved || unit.aboard !== undefined) return reach; // M1: in one go; T2, T4: a passenger has moved
  if (!armyMayAct(position, unit)) return reach; // S7

  const speed = MAT[unit.type].speed;
  if (start !== null) for (const fort of conquerable(position, unit, start)) reach.forts[fort] = 'conquer';

  // M9: the starting hex counts as the first contact, the inside of a fort does not.
  const contact = start !== null && inContact(position, unit, start);
  const open: Stage[] = [{ hex: start, left: speed, contact, fresh: true }];
  const seen = new Set<string>();
  for (let stage = open.pop(); stage; stage = open.pop()) {
    const key = JSON.stringify(stage);
    if (seen.has(key)) continue;
    seen.add(key);
    if (stage.hex !== null && stage.left >= 0.5) {
      for (const fort of enterable(position, unit, stage.hex)) reach.forts[fort] = 'enter'; // F3: 0.5 MP, ends the move
    }
    for (const hex of stepsFrom(position, unit, stage)) {
      const truck = unitOn(position, hex);
      if (truck && stage.left >= 0.5 && mayBoard(position, unit, truck)) {
        note(reach.trucks, truck.id, speed - stage.left + 0.5); // T2: 0.5 MP whatever the terrain, and the move ends
      }
      const next = step(position, unit, stage, hex);
      if (!next) continue;
      const stopping = mayStop(position, unit, hex);
      if (next.ends && !stopping) continue; // M9 ruling: a forced stop where it may not stop is illegal
      if (stopping) note(reach.hexes, hex, speed - next.left);
      if (!next.ends) open.push({ hex, left: next.left, contact: next.contact, fresh: false });
    }
  }
  return reach;
}

function note(costs: Record<string, number>, key: string, cost: number): void {
  costs[key] = Math.min(cost, costs[key] ?? cost);
}

/** The hexes one step away: next to this hex, or next to either entrance of the fort the unit starts in (F4, F6). */
function stepsFrom(position: SlowPosition, unit: SlowUnit, stage: Stage): HexId[] {
  if (stage.hex !== null) return neighbours(position.map, stage.hex);
  return hexesAtEntrances(position.map, fortOf(unit) ?? '');
}

/** What is left after entering this hex and whether the move ends there; null if it cannot be entered. */
function step(
  position: SlowPosition,
  unit: SlowUnit,
  stage: Stage,
  hex: HexId,
): { left: number; contact: boolean; ends: boolean } | null {
  const terrain = terrainAt(position.map, hex);
  if (terrain === null || terrain === 'fort') return null; // M7
  const there = unitOn(position, hex);
  if (there && isEnemy(position, unit, there)) return null; // M6: never through an enemy, air units included
  const contact = inContact(position, unit, hex);
  const ends = stage.contact && contact; // M9: from contact to contact

  if (isAir(unit.type)) {
    return stage.left >= 1 ? { left: stage.left - 1, contact, ends } : null; // M5
  }
  if (terrain === 'water') {
    // M4: foot soldiers only, as the whole move; F4 ruling: also out of a fort.
    return isFoot(unit.type) && stage.fresh ? { left: 0, contact, ends: true } : null;
  }
  const cost = { plain: 1, road: 0.5, bridge: 0.5, forest: 1.5 }[terrain]; // M2, M8
  if (stage.left >= cost) return { left: stage.left - cost, contact, ends };
  if (stage.left === 0.5 && terrain === 'plain') return { left: 0, contact, ends }; // M3
  return null;
}

function mayStop(position: SlowPosition, unit: SlowUnit, hex: HexId): boolean {
  const there = unitOn(position, hex);
  if (there && there.id !== unit.id) return false; // M6
  return unloadingPossible(position, unit, hex); // T3
}

/** T3: whether everybody aboard finds a free hex next to this one (true when nobody is aboard). */
export function unloadingPossible(position: SlowPosition, truck: SlowUnit, hex: HexId): boolean {
  const free = neighbours(position.map, hex).filter((other) => {
    const terrain = terrainAt(position.map, other);
    if (terrain === 'fort' || terrain === 'water') return false; // T3, with its ruling
    const there = unitOn(position, other);
    return !there || there.id === truck.id; // the hex the truck leaves is free
  });
  // Every unit that rides a truck may enter every land hex, so it is enough to count.
  return passengers(position, truck).length <= free.length;
}

/** F2: foot soldiers that start next to an entrance of a neutral or enemy fort. */
function conquerable(position: SlowPosition, unit: SlowUnit, start: HexId): FortId[] {
  if (!isFoot(unit.type)) return []; // F2
  if (position.options.shortGame && unit.type === 'antiTankGunners') return []; // V4
  const side = commandOf(position, unit.nation).side;
  return fortsAt(position, start).filter((fort) => {
    const owner = position.commands.find((command) => command.id === position.forts[fort]);
    return !owner || owner.side !== side; // F2; F5: not an ally's
  });
}

/** F3: forts of the unit's own command (in co-op shared, otherwise not an ally's); T5: loaded trucks too. */
function enterable(position: SlowPosition, unit: SlowUnit, hex: HexId): FortId[] {
  const own = commandOf(position, unit.nation).id;
  return fortsAt(position, hex).filter((fort) => position.forts[fort] === own && fort !== fortOf(unit));
}

function fortsAt(position: SlowPosition, hex: HexId): FortId[] {
  return position.map.forts.map((fort) => fort.id).filter((fort) => hexesAtEntrances(position.map, fort).includes(hex));
}

function mayBoard(position: SlowPosition, unit: SlowUnit, truck: SlowUnit): boolean {
  if (truck.type !== 'transport' || truck.id === unit.id) return false;
  if (!MAT[unit.type].rides) return false; // T1
  if (commandOf(position, unit.nation).id !== commandOf(position, truck.nation).id) return false; // T1 ruling
  if (truck.moved) return false; // T2
  if (passengers(position, truck).length >= 4) return false; // T1
  const boarded: SlowPosition = {
    ...position,
    units: position.units.map((other) =>
      other.id === unit.id ? { ...other, at: truck.at, aboard: truck.id, moved: true } : other,
    ),
  };
  return truckHasAWay(boarded, truck.id); // ruling: everybody must still be able to get off
}

/** Whether the truck can still make its move (T2) so that everybody unloads: staying, driving, or into an own fort. */
export function truckHasAWay(position: SlowPosition, truckId: UnitId): boolean {
  const truck = unitById(position, truckId);
  const hex = hexOf(truck);
  if (hex === null || truck.moved || !armyMayAct(position, truck)) return false; // T2, S7
  if (unloadingPossible(position, truck, hex)) return true; // T2: 0 hexes
  const { hexes, forts } = slowReach(position, truckId);
  return Object.keys(hexes).length > 1 || Object.keys(forts).length > 0; // T3, T5
}
