import type { Change, Piece, Tabletop } from '../rules/table.ts';
import type { State, Unit } from '../rules/types.ts';

/** B8: points beyond the war hero's five change nothing, so no markers are laid for them. */
const MOST_MARKERS = 5;

export const EMPTY_TABLE: Tabletop = { pieces: {}, forts: {}, coins: {} };

/** The real board as it looks when it shows this state; units not placed yet are off it. */
export function tabletopOf(state: State): Tabletop {
  return {
    pieces: Object.fromEntries(
      state.units.filter(({ at }) => at !== undefined).map((unit) => [unit.id, pieceOf(unit)]),
    ),
    forts: { ...state.forts },
    coins: Object.fromEntries(state.commands.filter(({ coins }) => coins > 0).map(({ id, coins }) => [id, coins])),
  };
}

function pieceOf({ nation, type, at, aboard, damage, xp }: Unit): Piece {
  const place = aboard === undefined ? (at as string) : `truck:${aboard}`;
  return { nation, type, at: place, damage, xp: Math.min(xp, MOST_MARKERS) };
}

/** The board once somebody has carried out this change; what it is about may be gone by then. */
export function carriedOut(table: Tabletop, change: Change): Tabletop {
  switch (change.kind) {
    case 'remove': {
      const { [change.unit]: _, ...pieces } = table.pieces;
      return { ...table, pieces };
    }
    case 'place': {
      const { nation, type, to } = change;
      return { ...table, pieces: { ...table.pieces, [change.unit]: { nation, type, at: to, damage: 0, xp: 0 } } };
    }
    case 'move':
      return withPiece(table, change.unit, { at: change.to });
    case 'damage':
      return withPiece(table, change.unit, { damage: change.total });
    case 'xp':
      return withPiece(table, change.unit, { xp: change.total });
    case 'fort': {
      const { [change.fort]: _, ...forts } = table.forts;
      return { ...table, forts: change.command === null ? forts : { ...forts, [change.fort]: change.command } };
    }
    case 'coins': {
      const { [change.command]: _, ...coins } = table.coins;
      return { ...table, coins: change.total === 0 ? coins : { ...coins, [change.command]: change.total } };
    }
  }
}

function withPiece(table: Tabletop, id: string, change: Partial<Piece>): Tabletop {
  const piece = table.pieces[id];
  return piece ? { ...table, pieces: { ...table.pieces, [id]: { ...piece, ...change } } } : table;
}
