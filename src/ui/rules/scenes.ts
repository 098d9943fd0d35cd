import { CLOSED } from '../../rules/board.ts';
import { bonusFor } from '../../rules/combat.ts';
import { contactFor, fieldOf, insideFort } from '../../rules/field.ts';
import { endsMove, reachOf, wayTo } from '../../rules/reach.ts';
import type { HexId, MapFile, Nation, State, UnitType } from '../../rules/types.ts';

type Piece = readonly [nation: Nation, type: UnitType, at: HexId];

const FORT = 'F1';

/** A small board for a picture; the first unit is the one the picture is about. */
function scene(id: string, terrain: readonly string[], pieces: readonly Piece[], owner?: Nation): State {
  const forts = owner ? [{ id: FORT, name: 'Fort', entrances: ['C2', 'D3'], walls: ['D2', 'C3'] }] : [];
  const map: MapFile = {
    format: 'trench-club-map/1',
    id,
    name: id,
    season: 'summer',
    terrain,
    forts,
    starts: {},
    trenches: [],
  };
  return {
    map,
    options: { shortGame: false, unitLimit: 2, trenches: false, specialForces: false, luck: 'dice' },
    seed: 1,
    commands: [
      { id: 'FR', side: 'entente', nations: ['FR'], control: 'human', coins: 0 },
      { id: 'DE', side: 'central', nations: ['DE'], control: 'human', coins: 0 },
    ],
    forts: owner ? { [FORT]: owner } : {},
    units: pieces.map(([nation, type, at]) => ({ id: `${nation}-${at}`, nation, type, at, damage: 0, xp: 0 })),
    turn: { round: 3, command: 'FR', phase: 'move' },
    numbers: {},
    rolled: 0,
    drawn: 0,
  };
}

export const COSTS = scene('costs', ['..^~^..', '^^-=---', '...~...'], [['FR', 'infantry', 'C2']]);

const ROAD = ['.......', '------.', '.......'];
export const SINGLE = scene('single', ROAD, [
  ['FR', 'armoredCar', 'A2'],
  ['DE', 'infantry', 'C1'],
]);
export const DOUBLE = scene('double', ROAD, [
  ['FR', 'armoredCar', 'A2'],
  ['DE', 'infantry', 'C1'],
  ['DE', 'infantry', 'D3'],
]);

const OPEN = ['...', '...', '...'];
const FIGHT: readonly Piece[] = [
  ['FR', 'infantry', 'A3'],
  ['DE', 'infantry', 'B2'],
];
/** Around B2, clockwise from the top: B1, C2, C3, B3, A3, A2. */
export const ALONE = scene('alone', OPEN, FIGHT);
export const FLANK = scene('flank', OPEN, [...FIGHT, ['FR', 'armoredCar', 'B1']]);
export const OPPOSITE = scene('opposite', OPEN, [...FIGHT, ['FR', 'armoredCar', 'C2']]);
export const TWO = scene('two', OPEN, [...FIGHT, ['FR', 'armoredCar', 'B1'], ['FR', 'mountedInfantry', 'C3']]);

const FORT_LAND = ['......', '..##..', '..##..', '......'];
const BEFORE_FORT: readonly Piece[] = [
  ['FR', 'infantry', 'B2'],
  ['FR', 'armoredCar', 'E4'],
  ['FR', 'infantry', 'E2'],
];
export const TAKE = scene('take', FORT_LAND, BEFORE_FORT, 'DE');
export const ENTER = scene('enter', FORT_LAND, BEFORE_FORT, 'FR');

export interface Cost {
  readonly hex: HexId;
  readonly cost: number;
  /** The move is over there. */
  readonly last: boolean;
}

/** Every hex the first unit can reach, in MP. */
export function costsIn(state: State): Cost[] {
  const field = fieldOf(state);
  const reach = reachOf(field, 0);
  return field.board.ids.flatMap((hex, h) =>
    h === reach.start || reach.cost[h] === CLOSED
      ? []
      : [{ hex, cost: (reach.cost[h] as number) / 2, last: endsMove(reach, h) }],
  );
}

/** The free hexes where an enemy could fight the first unit. */
export function contactIn(state: State): HexId[] {
  const field = fieldOf(state);
  const contact = contactFor(field, field.side[0] as number, false);
  return field.board.ids.filter((_, h) => contact[h] === 1 && field.occupant[h] === -1);
}

/** The way of the first unit to a hex, and whether its move is over there. */
export function marchIn(state: State, to: HexId): { readonly path: readonly HexId[]; readonly ends: boolean } | null {
  const [unit] = state.units;
  const way = unit && wayTo(state, unit.id, to);
  if (!unit?.at || !way) return null;
  const field = fieldOf(state);
  return { path: [unit.at, ...way.path], ends: endsMove(reachOf(field, 0), field.board.index.get(to) as number) };
}

/** Dice on top when the first unit attacks the second. */
export function bonusIn(state: State): number {
  return bonusFor(fieldOf(state), 0, 1).dice;
}

/** The hexes next to an entrance of the fort. */
export function gatesIn(state: State): HexId[] {
  const { board } = fieldOf(state);
  return (board.forts[0]?.gates ?? []).map((hex) => board.ids[hex] as HexId);
}

export interface FortWay {
  readonly hex: HexId;
  /** null: there is none this turn. */
  readonly way: { readonly how: 'enter' | 'conquer'; readonly cost: number; readonly path: readonly HexId[] } | null;
}

/** What each unit can do about the fort. */
export function fortWaysIn(state: State): FortWay[] {
  return state.units.map(({ id, at = '' }) => {
    const way = wayTo(state, id, insideFort(FORT));
    const how = way?.how;
    return {
      hex: at,
      way: way && (how === 'enter' || how === 'conquer') ? { how, cost: way.cost, path: way.path } : null,
    };
  });
}
