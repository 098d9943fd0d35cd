/** Small random maps with every terrain and one to three forts. */

import type { HexId, MapFile } from '../../src/rules/types.ts';
import { allHexes, hexesAtEntrances, neighbours, splitHex, terrainAt } from './board.ts';
import type { Chance } from './chance.ts';

/** Plain, road, forest, water and bridge in about the shares they should have. */
const LETTERS = '.......----^^^~~~=';

export function randomMap(chance: Chance, id: string): MapFile {
  for (;;) {
    const map = tryMap(chance, id);
    const letters = map.terrain.join('');
    const everyTerrain = [...'.-^~=#'].every((letter) => letters.includes(letter));
    const everyDoorOpen = map.forts.every((fort) =>
      fort.entrances.every((entrance) => neighbours(map, entrance).some((hex) => terrainAt(map, hex) !== 'fort')),
    );
    // A fort that can only be left onto water would be a dead end for most units.
    const wayOut = map.forts.every((fort) =>
      hexesAtEntrances(map, fort.id).some((hex) => terrainAt(map, hex) !== 'water'),
    );
    if (map.forts.length > 0 && everyTerrain && everyDoorOpen && wayOut) return map;
  }
}

function tryMap(chance: Chance, id: string): MapFile {
  const width = chance.between(8, 12);
  const height = chance.between(7, 9);
  const terrain = Array.from({ length: height }, () =>
    Array.from({ length: width }, () => chance.pick([...LETTERS])).join(''),
  );
  const bare: MapFile = {
    format: 'trench-club-map/1',
    id,
    name: `Random field ${id}`,
    season: chance.happens(0.5) ? 'summer' : 'snow',
    terrain,
    forts: [],
    starts: {},
    trenches: [],
  };
  const taken = new Set<HexId>();
  const forts: { id: string; name: string; entrances: HexId[]; walls: HexId[] }[] = [];
  for (let number = chance.between(1, 3); number > 0; number -= 1) {
    const hexes = grow(chance, bare, taken, 2 + chance.between(0, 2));
    if (!hexes) continue;
    for (const hex of hexes) taken.add(hex);
    const [one, other, ...walls] = chance.shuffle(hexes);
    const fort = `F${forts.length + 1}`;
    forts.push({ id: fort, name: `Fort ${fort}`, entrances: [one ?? '', other ?? ''], walls });
  }
  return { ...bare, forts, terrain: terrain.map((line, y) => withForts(line, y + 1, taken)) };
}

/** A connected handful of hexes that no other fort has. */
function grow(chance: Chance, map: MapFile, taken: ReadonlySet<HexId>, size: number): HexId[] | null {
  const hexes = [chance.pick(allHexes(map).filter((hex) => !taken.has(hex)))];
  while (hexes.length < size) {
    const around = hexes
      .flatMap((hex) => neighbours(map, hex))
      .filter((hex) => !taken.has(hex) && !hexes.includes(hex));
    if (around.length === 0) return null;
    hexes.push(chance.pick(around));
  }
  return hexes;
}

function withForts(line: string, row: number, taken: ReadonlySet<HexId>): string {
  const columns = [...taken]
    .map(splitHex)
    .filter((hex) => hex.row === row)
    .map((hex) => hex.column);
  return [...line].map((letter, x) => (columns.includes(x + 1) ? '#' : letter)).join('');
}
