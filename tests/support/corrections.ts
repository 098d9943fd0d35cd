import { drawBelow } from '../../src/rules/chance.ts';
import { fieldOf } from '../../src/rules/field.ts';
import { type Correction, LUCKS, NATIONS, type State, UNIT_TYPES } from '../../src/rules/types.ts';

/** Any correction somebody could think of, possible or not. */
export function randomCorrection(state: State, seed: number, n: number): Correction {
  const below = (count: number, k: number) => drawBelow(count, seed, 'deal', n, k);
  const pick = <T>(items: readonly T[], k: number): T => items[below(items.length, k)] as T;
  const { board } = fieldOf(state);
  const unit = pick(state.units, 1)?.id ?? 'nobody';
  const fort = pick(board.forts, 2)?.id ?? 'F1';
  const at = below(4, 3) === 0 ? `fort:${fort}` : pick(board.ids, 4);
  const command = pick(state.commands, 5)?.id ?? '';
  switch (below(10, 6)) {
    case 0:
    case 1:
    case 2:
      return { kind: 'place', unit, at };
    case 3:
      return { kind: 'add', nation: pick(NATIONS, 7), unitType: pick(UNIT_TYPES, 8), at };
    case 4:
      return { kind: 'remove', unit };
    case 5:
      return { kind: 'damage', unit, damage: below(8, 9) - 1 };
    case 6:
      return { kind: 'xp', unit, xp: below(8, 10) - 1 };
    case 7:
      return { kind: 'fort', fort, command: below(3, 11) === 0 ? null : command };
    case 8:
      return { kind: 'luck', command, luck: pick(LUCKS, 13) };
    default:
      return { kind: 'coins', command, coins: below(12, 12) - 1 };
  }
}
