import type { RuleId } from '../src/rules/types.ts';
import type { Letter, Step, Ways } from './narrow.ts';
import type { Scene } from './scene.ts';

/** Why an order could not be fulfilled. */
export const FACTS = [
  'cannotTakeForts',
  'notBesideAFort',
  'guardedFort',
  'noEntranceInReach',
  'noFortInTwoTurns',
  'noEnemyInReach',
  'nothingToDestroy',
  'allReturnFire',
  'noFortToTake',
  'noHexNearerToFort',
  'noEnemyOfItsKind',
  'noHexNearerToTarget',
] as const;
export type Fact = (typeof FACTS)[number];

/** A numbered order of a printed table. */
export interface Order {
  readonly rule: RuleId;
  /** Collects all ways to fulfil it; with none, says why. */
  readonly collect: (scene: Scene, ways: Ways, steps: Step[] | null) => Fact | null;
  /** Its letters, then the table's movement letters. */
  readonly letters: readonly Letter[];
  /** AU12: a foot soldier then attacks from where it ends. */
  readonly thenAttacks?: true;
}
