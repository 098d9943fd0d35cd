import type { FortId, HexId, UnitId } from '../rules/types.ts';
import type { Hand } from './hand.ts';
import { threatenedUnits } from './threats.ts';

/** What the board shows, as lists: another way to point. */
export interface Lists {
  /** Units that can still act. */
  readonly ready: readonly UnitId[];
  /** Units the one in hand may attack, the surest first. */
  readonly targets: readonly { readonly unit: UnitId; readonly chance: number }[];
  readonly forts: readonly { readonly fort: FortId; readonly how: 'enter' | 'conquer' }[];
  readonly trucks: readonly { readonly unit: UnitId; readonly cost: number }[];
  /** Where the one in hand may stop, the cheapest first. */
  readonly reach: readonly { readonly hex: HexId; readonly cost: number; readonly last: boolean }[];
  /** Free hexes to put the one in hand. */
  readonly places: readonly HexId[];
  /** Own units the enemy can hit next turn, and who can. */
  readonly threats: readonly { readonly unit: UnitId; readonly by: readonly UnitId[] }[];
}

export function listsOf(hand: Hand): Lists {
  const { reach = [], forts = [], trucks = [], targets = [], places = [] } = hand.layers.value;
  return {
    ready: [...hand.ready.value],
    targets: [...targets].sort((a, b) => b.chance - a.chance),
    forts,
    trucks,
    reach: [...reach].sort((a, b) => a.cost - b.cost || a.hex.localeCompare(b.hex, 'en', { numeric: true })),
    places,
    threats: threatened(hand),
  };
}

function threatened({ play, mine }: Hand): Lists['threats'] {
  const state = play.now.value;
  if (!mine.value || state.turn.phase === 'setup') return [];
  return threatenedUnits(state);
}
