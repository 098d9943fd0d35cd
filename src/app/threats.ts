import { commandAtTurn, fieldOf, isAir } from '../rules/field.ts';
import { threatMap } from '../rules/threat.ts';
import type { HexId, State, UnitId } from '../rules/types.ts';
import type { Layers } from './layers.ts';

/** Who could hit each hex next turn, seen from the side at turn. */
export function threatsTo(state: State, against?: 'rangeGround' | 'rangeAir'): ReadonlyMap<HexId, readonly UnitId[]> {
  const { nations } = commandAtTurn(state);
  const own = fieldOf(state).side[state.units.findIndex(({ nation }) => nations.includes(nation))] ?? 0;
  return threatMap(state, own, against);
}

/** Own units that the enemy can hit next turn, and who can. */
export function threatenedUnits(state: State): readonly { readonly unit: UnitId; readonly by: readonly UnitId[] }[] {
  const { nations } = commandAtTurn(state);
  const onGround = threatsTo(state);
  const inAir = threatsTo(state, 'rangeAir');
  return state.units
    .filter(({ nation, at, aboard }) => nations.includes(nation) && at !== undefined && aboard === undefined)
    .map((unit) => ({ unit: unit.id, by: (isAir(unit) ? inAir : onGround).get(unit.at ?? '') ?? [] }))
    .filter(({ by }) => by.length > 0);
}

/** All that the enemy can hit next turn. */
export function threatLayer(state: State): Layers {
  return {
    threats: [...threatsTo(state)].map(([hex, units]) => ({ hex, count: units.length })),
    threatened: threatenedUnits(state).map(({ unit, by }) => ({ unit, count: by.length })),
  };
}
