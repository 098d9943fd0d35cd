import { commandOf, type Field, isFoot } from './field.ts';
import type { Command, CommandId, State, Unit } from './types.ts';

export function fortOwner(state: Pick<State, 'forts'>, fort: string): CommandId | null {
  // A fort may be called like something every object has.
  return Object.hasOwn(state.forts, fort) ? (state.forts[fort] ?? null) : null;
}

function commandOfUnit(field: Field, u: number): Command {
  return field.state.commands[field.command[u] as number] as Command;
}

/** F3, CO3: an own fort, shared by both nations of a co-op command, never an ally's. */
export function ownsFort(field: Field, u: number, fort: number): boolean {
  return fortOwner(field.state, field.board.forts[fort]?.id as string) === commandOfUnit(field, u).id;
}

/** F2, F5: neutral or the enemy's. */
export function isFortToTake(field: Field, u: number, fort: number): boolean {
  const owner = fortOwner(field.state, field.board.forts[fort]?.id as string);
  return owner === null || commandOf(field.state, owner).side !== commandOfUnit(field, u).side;
}

/** V4: Anti-Tank Gunners take no forts in the short game. */
export function canTakeForts(state: State, unit: Unit): boolean {
  return isFoot(unit) && !(state.options.shortGame && unit.type === 'antiTankGunners');
}

export function mayConquer(field: Field, u: number, fort: number): boolean {
  return canTakeForts(field.state, field.units[u] as Unit) && isFortToTake(field, u, fort);
}
