/** Counts of everything the command whose turn it is may do. */

import { slowTargets } from './fight.ts';
import { slowReach, unloadingPossible } from './reach.ts';
import type { SlowPosition, SlowUnit } from './types.ts';
import { armyMayAct, commandOf, hexOf, passengers } from './units.ts';

/** Units of the command in turn that may act (S7). */
function actors(position: SlowPosition): SlowUnit[] {
  return position.units.filter(
    (unit) => commandOf(position, unit.nation).id === position.turn.command && armyMayAct(position, unit),
  );
}

/** (unit, destination) pairs of the move phase. */
export function slowCountMoves(position: SlowPosition): number {
  let count = 0;
  for (const unit of actors(position)) {
    if (unit.moved || unit.aboard !== undefined) continue; // M1, T4
    const reach = slowReach(position, unit.id);
    count += Object.keys(reach.hexes).filter((hex) => hex !== unit.at).length;
    count += Object.keys(reach.forts).length + Object.keys(reach.trucks).length;
    const hex = hexOf(unit);
    const loaded = passengers(position, unit).length > 0;
    if (loaded && hex !== null && unloadingPossible(position, unit, hex)) count += 1; // T2: 0 hexes allowed
  }
  return count;
}

/** (attacker, target) pairs. */
export function slowCountDeclarations(position: SlowPosition): number {
  let count = 0;
  for (const unit of actors(position)) {
    if (unit.attacked) continue; // A1: at most once
    if (position.turn.declared?.some((attack) => attack.attacker === unit.id)) continue; // A1
    count += slowTargets(position, unit.id).length;
  }
  return count;
}
