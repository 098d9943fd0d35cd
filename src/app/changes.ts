import { fortOfPlace } from '../rules/field.ts';
import { mapOf } from '../rules/maps.ts';
import type { Change, ChangeKind, Piece, Tabletop } from '../rules/table.ts';
import { type Destination, type HexId, type MapFile, type State, truckOf } from '../rules/types.ts';
import { tabletopOf } from './tabletop.ts';

type Move = Extract<Change, { kind: 'move' }>;

/** What to do on the real board to get from one state to the other, in an order hands can follow. */
export function physicalChanges(before: State, after: State): Change[] {
  return changesBetween(tabletopOf(before), tabletopOf(after), mapOf(after.map));
}

export function changesBetween(before: Tabletop, after: Tabletop, map: MapFile): Change[] {
  const lit = (table: Tabletop, place: Destination): HexId[] => {
    const truck = truckOf(place);
    if (truck !== null) return lit(table, table.pieces[truck]?.at ?? '');
    const fort = fortOfPlace(place);
    if (fort !== null) return [...(map.forts.find(({ id }) => id === fort)?.entrances ?? [])];
    return place === '' ? [] : [place];
  };
  const removals: Change[] = [];
  const moves: Move[] = [];
  const placements: Change[] = [];
  const markers: Change[] = [];
  for (const [unit, { nation, type, at: from }] of Object.entries(before.pieces)) {
    if (isSamePiece(before.pieces[unit], after.pieces[unit])) continue;
    removals.push({ kind: 'remove', key: `remove ${unit}`, unit, nation, type, from, hexes: lit(before, from) });
  }
  for (const [unit, now] of Object.entries(after.pieces)) {
    const { nation, type, at } = now;
    const was = isSamePiece(before.pieces[unit], now) ? before.pieces[unit] : undefined;
    const piece = { unit, nation, type };
    if (!was) placements.push({ kind: 'place', key: `place ${unit} ${at}`, ...piece, to: at, hexes: lit(after, at) });
    else if (was.at !== at) {
      const hexes = [...new Set([...lit(before, was.at), ...lit(after, at)])];
      moves.push({ kind: 'move', key: `move ${unit} ${at}`, ...piece, from: was.at, to: at, hexes });
    }
    for (const kind of ['damage', 'xp'] as const) {
      const total = now[kind];
      const amount = total - (was?.[kind] ?? 0);
      const key = `${kind} ${unit} ${total}`;
      if (amount !== 0) markers.push({ kind, key, ...piece, at, amount, total, hexes: lit(after, at) });
    }
  }
  const kinds = (kind: ChangeKind) => markers.filter((marker) => marker.kind === kind);
  const flags = map.forts.flatMap(({ id: fort, entrances }): Change[] => {
    const [from, command] = [before.forts[fort] ?? null, after.forts[fort] ?? null];
    if (from === command) return [];
    return [{ kind: 'fort', key: `fort ${fort} ${command ?? '-'}`, fort, from, command, hexes: [...entrances] }];
  });
  const purses = new Set([...Object.keys(after.coins), ...Object.keys(before.coins)].sort());
  const coins = [...purses].flatMap((command): Change[] => {
    const total = after.coins[command] ?? 0;
    const amount = total - (before.coins[command] ?? 0);
    return amount === 0 ? [] : [{ kind: 'coins', key: `coins ${command} ${total}`, command, amount, total, hexes: [] }];
  });
  const ordered = oneAfterTheOther(moves, before, removals);
  return [...removals, ...ordered, ...placements, ...kinds('damage'), ...kinds('xp'), ...flags, ...coins];
}

function isSamePiece(one: Piece | undefined, other: Piece | undefined): boolean {
  return one !== undefined && one.nation === other?.nation && one.type === other.type;
}

/** Moves so that a hex is free before somebody enters it; pieces that change places in a ring go in any order. */
function oneAfterTheOther(moves: readonly Move[], before: Tabletop, removals: readonly Change[]): Move[] {
  const gone = new Set(removals.map((change) => ('unit' in change ? change.unit : '')));
  const standing = new Map(
    Object.entries(before.pieces)
      .filter(([id, { at }]) => !gone.has(id) && isHex(at))
      .map(([id, { at }]) => [at, id]),
  );
  const waiting = [...moves];
  const ordered: Move[] = [];
  while (waiting.length > 0) {
    const free = waiting.findIndex(({ to }) => !isHex(to) || !standing.has(to));
    const [next] = waiting.splice(Math.max(0, free), 1) as [Move];
    if (standing.get(next.from) === next.unit) standing.delete(next.from);
    if (isHex(next.to)) standing.set(next.to, next.unit);
    ordered.push(next);
  }
  return ordered;
}

function isHex(place: Destination): boolean {
  return fortOfPlace(place) === null && truckOf(place) === null;
}
