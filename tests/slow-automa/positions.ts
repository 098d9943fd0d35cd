/** Hand-worked decisions of the Automa, as data for any implementation. */
import type { Place, UnitId } from '../../src/rules/types.ts';
import type { SlowPosition } from '../slow/types.ts';
import type { Order } from './decide.ts';
import { CLOSE_ROWS } from './positions-close.ts';
import { CLOSE_MOVE_ROWS } from './positions-close-moves.ts';
import { FAR_ROWS } from './positions-far.ts';
import { FAR_MOVE_ROWS } from './positions-far-moves.ts';
import { FOOT_ROWS } from './positions-foot.ts';
import { FOOT_FIGHT_ROWS } from './positions-foot-fights.ts';

export interface Row {
  /** The order, letter or ruling that decides here. */
  readonly rule: string;
  readonly name: string;
  readonly position: SlowPosition;
  readonly unit: UnitId;
  /** null: it stays. */
  readonly order: Order | null;
  /** Place and target of every way left to chance. */
  readonly ways: readonly (readonly [to: Place, target: UnitId | null])[];
}

export const ROWS: readonly Row[] = [
  ...FOOT_ROWS,
  ...FOOT_FIGHT_ROWS,
  ...CLOSE_ROWS,
  ...CLOSE_MOVE_ROWS,
  ...FAR_ROWS,
  ...FAR_MOVE_ROWS,
];
