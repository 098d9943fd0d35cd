import type { GameSetup, Seat } from '../../src/rules/seats.ts';
import type { HexId, MapFile } from '../../src/rules/types.ts';
import { hexAt, splitHex } from '../slow/board.ts';
import { MARNE, seat, setupOf } from './setup.ts';

/** An even number, so that no column changes between raised and lowered. */
const WIDTH = 22;

const eastward = (hex: HexId): HexId => {
  const { column, row } = splitHex(hex);
  return hexAt(column + WIDTH, row);
};

/** The whole board: Marne twice, side by side, with forts F8–F14 and starts 7–12 in the east. */
export const WHOLE: MapFile = {
  ...MARNE,
  id: 'marne-twice',
  name: 'Marne twice',
  terrain: MARNE.terrain.map((line) => line + line),
  forts: [
    ...MARNE.forts,
    ...MARNE.forts.map(({ name, entrances, walls }, i) => ({
      id: `F${i + 8}`,
      name: `${name} (east)`,
      entrances: entrances.map(eastward),
      walls: walls.map(eastward),
    })),
  ],
  starts: {
    ...MARNE.starts,
    ...Object.fromEntries(Object.entries(MARNE.starts).map(([number, hex]) => [Number(number) + 6, eastward(hex)])),
  },
  trenches: [],
};

/** Allies never sit next to each other. */
export const FOUR_SEATS: readonly Seat[] = [seat(['FR']), seat(['DE']), seat(['GB']), seat(['AH'])];

export function fourPlayers(seed = 1): GameSetup {
  return setupOf(FOUR_SEATS, seed, WHOLE);
}
