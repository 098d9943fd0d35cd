import { mayAct } from './armies.ts';
import { CLOSED } from './board.ts';
import type { Field } from './field.ts';
import { KINDS } from './mat.ts';
import type { Unit } from './types.ts';

export const SEATS = 4;

export function isTruck(unit: Unit): boolean {
  return unit.type === 'transport';
}

export function passengersOf(field: Field, truck: number): number {
  const { id, type } = field.units[truck] as Unit;
  if (type !== 'transport') return 0;
  let count = 0;
  for (const unit of field.units) if (unit.aboard === id) count++;
  return count;
}

/** T1, T2: the truck beside it takes this unit in. */
export function mayBoard(field: Field, u: number, truck: number): boolean {
  const lorry = field.units[truck] as Unit;
  if (lorry.type !== 'transport' || lorry.moved || field.command[truck] !== field.command[u]) return false;
  if (!KINDS[(field.units[u] as Unit).type].rides) return false;
  return passengersOf(field, truck) < SEATS && mayAct(field.state, lorry);
}

/** T3: free neighbours where passengers may get off, were the truck on this hex. */
export function hexesToUnload(field: Field, hex: number, truck: number, occupant = field.occupant): number[] {
  const { neighbors, costs } = field.board;
  const free: number[] = [];
  for (let d = 0; d < 6; d++) {
    const next = neighbors[hex * 6 + d] as number;
    if (next < 0 || costs.ground[next] === CLOSED) continue;
    if (occupant[next] === -1 || occupant[next] === truck) free.push(next);
  }
  return free;
}

export function freeHexesBeside(field: Field, hex: number, truck: number, occupant = field.occupant): number {
  return hexesToUnload(field, hex, truck, occupant).length;
}
