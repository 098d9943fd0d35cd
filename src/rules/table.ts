import type { CommandId, Destination, FortId, HexId, Nation, UnitId, UnitType } from './types.ts';

/** A piece on the real board. */
export interface Piece {
  readonly nation: Nation;
  readonly type: UnitType;
  /** A hex, `fort:F1`, or `truck:fr-transport-1` for a passenger. */
  readonly at: Destination;
  readonly damage: number;
  /** Markers beyond the war hero's five are not laid (B8). */
  readonly xp: number;
}

/** What lies on the real board. */
export interface Tabletop {
  readonly pieces: Readonly<Record<UnitId, Piece>>;
  /** Whose flag; absent is neutral. */
  readonly forts: Readonly<Record<FortId, CommandId>>;
  /** Absent is none. */
  readonly coins: Readonly<Record<CommandId, number>>;
}

interface AnyChange {
  /** The same as long as the same thing is to be done. */
  readonly key: string;
  /** Hexes to light; a fort's entrances for the fort. */
  readonly hexes: readonly HexId[];
}

interface OfPiece extends AnyChange {
  readonly unit: UnitId;
  readonly nation: Nation;
  readonly type: UnitType;
}

/** One thing to do with one's hands on the real board. Places are hexes, `fort:F1` or `truck:ID`. */
export type Change =
  | (OfPiece & { readonly kind: 'remove'; readonly from: Destination })
  | (OfPiece & { readonly kind: 'move'; readonly from: Destination; readonly to: Destination })
  /** A piece from the box, without markers. */
  | (OfPiece & { readonly kind: 'place'; readonly to: Destination })
  /** `amount` is added, or taken away if below 0, so that there are `total`; `at` is where it stands by then. */
  | (OfPiece & {
      readonly kind: 'damage' | 'xp';
      readonly at: Destination;
      readonly amount: number;
      readonly total: number;
    })
  /** null is neutral. */
  | (AnyChange & {
      readonly kind: 'fort';
      readonly fort: FortId;
      readonly from: CommandId | null;
      readonly command: CommandId | null;
    })
  | (AnyChange & {
      readonly kind: 'coins';
      readonly command: CommandId;
      readonly amount: number;
      readonly total: number;
    });

export type ChangeKind = Change['kind'];
