/** AU5: what the Automa may do with one unit, after all letters, before chance. */
import type { UnitId } from '../../src/rules/types.ts';
import type { SlowPosition } from '../slow/types.ts';
import { tableTwo } from './close.ts';
import { tableThree } from './far.ts';
import { tableOne } from './foot.ts';
import type { Step } from './narrow.ts';
import type { Scene, Way } from './scene.ts';
import { sceneOf } from './scene.ts';
import { tableOf } from './world.ts';

/** From best to worst; after I.7 a foot soldier's order is table II's. */
export const ORDERS = ['I.1', 'I.2', 'I.3', 'I.4', 'I.5', 'I.6', 'II.1', 'II.2', 'III.1', 'III.2'] as const;
export type Order = (typeof ORDERS)[number];

export interface Acceptable {
  /** null: it can fulfil none and stays (AU11). */
  readonly order: Order | null;
  /** The orders looked at. */
  readonly via: readonly string[];
  /** The (place, target) pairs among which chance decides. */
  readonly ways: readonly Way[];
  readonly steps: readonly Step[];
}

function follow(scene: Scene): { order: Order; ways: Way[] } | null {
  const table = tableOf(scene.unit.type);
  if (table === 'I') return tableOne(scene);
  return table === 'II' ? tableTwo(scene) : tableThree(scene);
}

export function acceptable(position: SlowPosition, unitId: UnitId): Acceptable {
  const scene = sceneOf(position, unitId);
  const { via, steps } = scene;
  const decision = follow(scene);
  const staying = { order: null, ways: [{ to: scene.unit.at, target: null }] }; // AU11: no order, it stays
  return { ...(decision ?? staying), via, steps };
}
