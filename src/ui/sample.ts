import { boardOf, terrainAt } from '../rules/board.ts';
import { matOf, unitsOfNation } from '../rules/mat.ts';
import { type FortId, type HexId, type MapFile, type Nation, SIDE_OF } from '../rules/types.ts';
import type { MiniatureProps } from './Miniature.tsx';
import { seeded } from './terrain/seed.ts';

interface Placed extends MiniatureProps {
  readonly hex: HexId;
}

const ARMIES: readonly Nation[] = ['FR', 'DE', 'AH', 'GB', 'FR', 'DE'];

/** Some units around the start hexes, so that a map can be seen in use. */
export function sampleUnits(map: MapFile): Placed[] {
  const board = boardOf(map);
  const taken = new Set<number>();
  return Object.values(map.starts).flatMap((start, army) => {
    const nation = ARMIES[army % ARMIES.length] as Nation;
    const types = unitsOfNation(nation);
    const hex = board.index.get(start) as number;
    const around = [...board.neighbors.slice(hex * 6, hex * 6 + 6)].filter(
      (next) => next >= 0 && !taken.has(next) && !['water', 'fort'].includes(terrainAt(board, next)),
    );
    return around.slice(0, 4).map((next, i): Placed => {
      taken.add(next);
      const random = seeded(army, i, 77);
      const type = types[(army * 4 + i * 3) % types.length] ?? 'infantry';
      const xp = Math.max(0, Math.floor(random() * 8) - 2);
      const rookie = matOf(undefined).units[type].attack;
      return {
        hex: board.ids[next] as HexId,
        type,
        nation,
        side: SIDE_OF[nation],
        attack: rookie === null ? null : rookie + (xp >= 5 ? 4 : xp >= 3 ? 2 : 0),
        damage: Math.max(0, Math.floor(random() * 7) - 2),
        xp,
        state: SIDE_OF[nation] === 'central' ? 'idle' : i === 1 ? 'done' : 'ready',
      };
    });
  });
}

/** Some forts owned, some neutral. */
export function sampleOwners(map: MapFile): Readonly<Record<FortId, Nation>> {
  const owners: (Nation | null)[] = ['FR', 'DE', 'AH', null, 'GB', null, 'DE'];
  return Object.fromEntries(map.forts.flatMap(({ id }, i) => (owners[i] ? [[id, owners[i] as Nation]] : [])));
}
