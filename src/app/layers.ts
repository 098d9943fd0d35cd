import type { FortId, HexId, UnitId } from '../rules/types.ts';
import type { Plan } from '../save/plans.ts';

/** What the board shows over the map. It knows no rules: it is handed what is allowed and reports what was tapped. */
export interface Layers {
  /** Where the selected unit may stop, with the cost in MP; `last` where contact or water ends the move. */
  readonly reach?: readonly { readonly hex: HexId; readonly cost: number; readonly last: boolean }[];
  /** Forts it may go into. */
  readonly forts?: readonly { readonly fort: FortId; readonly how: 'enter' | 'conquer' }[];
  /** The own fort that new units go into. */
  readonly forNew?: FortId;
  /** A way as a drawn arrow, its start first, with the cost at its end. */
  readonly path?: {
    readonly hexes: readonly HexId[];
    readonly cost: number;
    /** The fort it starts in. */
    readonly outOf?: FortId;
    /** It has been gone: whoever went it stands at its end. */
    readonly gone?: true;
    /** The fort or truck at its end. */
    readonly into?: FortId | UnitId;
  };
  /** Free hexes to choose from: placing, unloading. */
  readonly places?: readonly HexId[];
  /** Units that may be attacked, with the chance to destroy (0–1). */
  readonly targets?: readonly { readonly unit: UnitId; readonly chance: number }[];
  /** Trucks that may be boarded, with the cost in MP. */
  readonly trucks?: readonly { readonly unit: UnitId; readonly cost: number }[];
  /** Declared attacks in order, drawn as numbered arrows. */
  readonly attacks?: readonly { readonly attacker: UnitId; readonly target: UnitId }[];
  /** Hexes that enemies could hit next turn, with how many of them. */
  readonly threats?: readonly { readonly hex: HexId; readonly count: number }[];
  /** Own units that could be hit, with by how many. */
  readonly threatened?: readonly { readonly unit: UnitId; readonly count: number }[];
  /** The Automa's ways: numbered; those dropped by a letter fade out; the one taken stands out. */
  readonly ways?: readonly {
    readonly hex: HexId;
    readonly target?: HexId;
    readonly state: 'open' | 'dropped' | 'taken';
  }[];
  /** What the players want to do later. */
  readonly plans?: readonly Plan[];
  /** Where something is to be done on the real board. */
  readonly lit?: readonly HexId[];
  /** A hex to draw attention to. */
  readonly focus?: HexId;
}
