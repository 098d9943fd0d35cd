/** A position of `trench-club-position/1` with its map embedded, as plain JSON. */

import type {
  Command,
  CommandId,
  FortId,
  HexId,
  MapFile,
  Nation,
  Options,
  Place,
  Turn,
  UnitId,
  UnitType,
} from '../../src/rules/types.ts';

/** `damage` and `xp` default to 0; a unit aboard has its truck's hex as `at`. */
export interface SlowUnit {
  readonly id: UnitId;
  readonly nation: Nation;
  readonly type: UnitType;
  at: Place;
  damage?: number;
  xp?: number;
  army?: number;
  moved?: true;
  attacked?: true;
  aboard?: UnitId;
  inFortSinceTurnStart?: boolean;
}

export interface SlowPosition {
  readonly format: 'trench-club-position/1';
  readonly map: MapFile;
  readonly options: Options;
  readonly commands: readonly Command[];
  readonly forts: Readonly<Record<FortId, CommandId>>;
  readonly units: readonly SlowUnit[];
  readonly turn: Turn;
  readonly seed: number;
}

export interface SlowReach {
  hexes: Record<HexId, number>;
  forts: Record<FortId, 'enter' | 'conquer'>;
  trucks: Record<UnitId, number>;
}

export interface SlowForecast {
  attackerDice: number | null;
  bonusDice: number;
  attackerToHit: number;
  defenderDice: number | null;
  defenderToHit: number | null;
  returnFire: boolean;
  defenderDamage: number[];
  attackerDamage: number[];
  destroyDefender: number;
  destroyAttacker: number;
}
