import { targetsOf } from '../rules/attack.ts';
import { unloadPlaces, whyNotAttacking, whyNotMoving } from '../rules/check.ts';
import { fieldOf, fortOfPlace } from '../rules/field.ts';
import { forecast } from '../rules/forecast.ts';
import { endsMove, reachOf, wayTo } from '../rules/reach.ts';
import { placesFor } from '../rules/setup.ts';
import type { Action, Destination, FortId, HexId, State, Unit, UnitId } from '../rules/types.ts';
import type { Layers } from './layers.ts';
import type { Moment } from './moments.ts';

/** Where the unit in hand may be put down. */
export function waitingLayer(state: State, selected: UnitId | null): Layers {
  const unit = state.units.find(({ id }) => id === selected);
  if (!unit) return {};
  return { places: state.setup?.step === 'place' ? placesFor(state, unit) : unloadPlaces(state, unit) };
}

/** Where the unit in hand may go, and the way looked at. */
export function moveLayer(state: State, selected: UnitId, preview: Destination | null): Layers {
  if (whyNotMoving(state, selected)) return {};
  const field = fieldOf(state);
  const u = state.units.findIndex(({ id }) => id === selected);
  const reach = reachOf(field, u);
  const hexes = [...reach.stops.slice(0, reach.stopCount)].filter((hex) => hex !== reach.start);
  const layers: Layers = {
    reach: hexes.map((hex) => ({
      hex: field.board.ids[hex] as HexId,
      cost: (reach.cost[hex] as number) / 2,
      last: endsMove(reach, hex),
    })),
    forts: reach.forts.map(({ fort, how }) => ({ fort: field.board.forts[fort]?.id as FortId, how })),
    trucks: reach.trucks.map(({ truck, cost }) => ({ unit: (field.units[truck] as Unit).id, cost: cost / 2 })),
  };
  const way = preview === null ? null : wayTo(state, selected, preview);
  if (!way || preview === null) return layers;
  const into = preview.includes(':') ? preview.slice(preview.indexOf(':') + 1) : undefined;
  return {
    ...layers,
    path: { ...wayFrom(state.units[u]?.at ?? '', way.path), cost: way.cost, ...(into && { into }) },
  };
}

/** A way with its start: a hex, or the fort it leads out of. */
function wayFrom(start: string, path: readonly HexId[]): { readonly hexes: readonly HexId[]; readonly outOf?: FortId } {
  const outOf = fortOfPlace(start);
  return outOf === null ? { hexes: [start, ...path] } : { hexes: path, outOf };
}

/** An attack of the Automa for which somebody rolls first: where it goes, and at whom. */
export function comingLayer(state: State, { unit, to, target }: Extract<Action, { type: 'act' }>): Layers {
  const way = to === undefined ? null : wayTo(state, unit, to);
  const at = state.units.find(({ id }) => id === unit)?.at ?? '';
  return {
    ...(way && { path: { ...wayFrom(at, way.path), cost: way.cost } }),
    ...(target && { attacks: [{ attacker: unit, target }] }),
  };
}

/** Whom the unit in hand may attack, with the chances. */
export function targetLayer(state: State, selected: UnitId, aim: UnitId | null): Layers {
  if (whyNotAttacking(state, selected)) return {};
  const targets = targetsOf(state, selected).map((unit) => {
    const odds = forecast(state, selected, unit);
    return { unit, chance: 'rule' in odds ? 0 : odds.destroyDefender };
  });
  const declared = state.turn.declared ?? [];
  return { targets, ...(aim && { attacks: [...declared, { attacker: selected, target: aim }] }) };
}

/** What a moment did: its way and its attack. */
export function momentLayer(moment: Moment | null): Layers {
  const moved = moment?.events.find((event) => event.type === 'moved');
  const attacked = moment?.events.find((event) => event.type === 'attacked');
  const path = moved && { ...wayFrom(moved.from, moved.path), cost: moved.cost, gone: true as const };
  return {
    ...(path && (path.hexes.length > 1 || path.outOf) && { path }),
    ...(attacked && { attacks: [{ attacker: attacked.attacker, target: attacked.target }] }),
  };
}
