import type { Unit } from './types.ts';

/** A unit with all keys in one order: engines read objects of one shape several times faster. */
export function makeUnit(unit: Pick<Unit, 'id' | 'nation' | 'type'> & Partial<Unit>): Unit {
  return {
    id: unit.id,
    nation: unit.nation,
    type: unit.type,
    at: unit.at,
    damage: unit.damage ?? 0,
    xp: unit.xp ?? 0,
    army: unit.army,
    moved: unit.moved,
    attacked: unit.attacked,
    aboard: unit.aboard,
    inFortSinceTurnStart: unit.inFortSinceTurnStart,
  };
}
