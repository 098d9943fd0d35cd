/** Small positions for the tests: a strip or a few rows of hexes, a few units. */
import type { CommandId, FortId, HexId, Nation, Options, Place, Side, Turn, UnitType } from '../../src/rules/types.ts';
import { NATIONS, UNIT_TYPES } from '../../src/rules/types.ts';
import type { SlowPosition, SlowUnit } from '../slow/types.ts';

/** `de-tank-1` is a German Tank. */
export function at(id: string, place: Place, more: Partial<SlowUnit> = {}): SlowUnit {
  const [prefix, name] = id.split('-');
  const nation = NATIONS.find((candidate): candidate is Nation => candidate === prefix?.toUpperCase());
  const type = UNIT_TYPES.find((candidate): candidate is UnitType => candidate === name);
  if (!nation || !type) throw new Error(`"${id}" names no unit`);
  return { id, nation, type, at: place, damage: 0, xp: 0, ...more };
}

interface Setting {
  /** The two entrances of each fort. */
  readonly forts?: Readonly<Record<FortId, readonly [HexId, HexId]>>;
  /** `B` is the Automa's; absent forts are neutral. */
  readonly owners?: Readonly<Record<FortId, CommandId>>;
  readonly automa?: Nation;
  readonly human?: Nation;
  readonly coins?: number;
  readonly options?: Partial<Options>;
  readonly turn?: Partial<Turn>;
}

function sideOf(nation: Nation): Side {
  return nation === 'DE' || nation === 'AH' ? 'central' : 'entente';
}

/** The human is command A, the Automa command B, and it is the Automa's turn in round 3. */
export function board(terrain: readonly string[], units: readonly SlowUnit[], setting: Setting = {}): SlowPosition {
  const { forts = {}, owners = {}, automa = 'DE', human = 'FR', coins = 0, options = {}, turn = {} } = setting;
  return {
    format: 'trench-club-position/1',
    map: {
      format: 'trench-club-map/1',
      id: 'small',
      name: 'Small',
      season: 'summer',
      terrain,
      forts: Object.entries(forts).map(([id, entrances]) => ({ id, name: id, entrances, walls: [] })),
      starts: {},
      trenches: [],
    },
    options: { shortGame: false, unitLimit: 2, trenches: false, specialForces: false, luck: 'dice', ...options },
    commands: [
      { id: 'A', side: sideOf(human), nations: [human], control: 'human', coins: 0 },
      { id: 'B', side: sideOf(automa), nations: [automa], control: 'automa', difficulty: 'standard', coins },
    ],
    forts: owners,
    units,
    turn: { round: 3, command: 'B', phase: 'move', ...turn },
    seed: 1,
  };
}
