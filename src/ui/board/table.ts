import type { Board } from '../../rules/board.ts';
import type { FortId, HexId, MapFile } from '../../rules/types.ts';
import { drawingOf, type MapDrawing } from '../terrain/drawing.ts';
import type { FortDrawing } from '../terrain/forts.ts';
import { apart, centre, HALF_HEIGHT, mix, SIZE, type XY } from '../terrain/geometry.ts';

/** The map as it lies before the player, maybe turned around; points are in the units of the drawing. */
export interface Table {
  readonly map: MapFile;
  readonly board: Board;
  readonly drawing: MapDrawing;
  readonly turned: boolean;
  /** The fort a hex belongs to. */
  readonly fortAt: ReadonlyMap<HexId, FortId>;
  readonly hexesOf: ReadonlyMap<FortId, readonly HexId[]>;
  /** From the drawing to the table and back. */
  turn(point: XY): XY;
  spot(hex: HexId): XY;
  hexAt(point: XY): HexId | null;
  /** Where the units inside a fort stand. */
  courtOf(fort: FortId): XY;
  /** The middle of its entrance that is nearest to a point outside. */
  gateOf(fort: FortId, outside: XY): XY;
}

export function tableOf(map: MapFile, turned: boolean): Table {
  const drawing = drawingOf(map);
  const { board, sheet } = drawing;
  const turn = ([x, y]: XY): XY => (turned ? [2 * sheet.x + sheet.width - x, 2 * sheet.y + sheet.height - y] : [x, y]);
  const hexesOf = new Map(map.forts.map(({ id, entrances, walls }) => [id, [...entrances, ...walls]]));
  const spot = (hex: HexId) => turn(centre(board, board.index.get(hex) ?? 0));
  const courts = new Map(
    drawing.forts.map((fort) => [fort.id, courtFor(fort, (hexesOf.get(fort.id) ?? []).map(spot), turn)]),
  );
  return {
    map,
    board,
    drawing,
    turned,
    fortAt: new Map([...hexesOf].flatMap(([fort, hexes]) => hexes.map((hex) => [hex, fort] as const))),
    hexesOf,
    turn,
    spot,
    hexAt: (point) => hexAt(board, turn(point)),
    courtOf: (fort) => courts.get(fort) ?? [0, 0],
    gateOf(fort, outside) {
      const gates = map.forts.find(({ id }) => id === fort)?.entrances.map(spot) ?? [];
      return gates.sort((a, b) => apart(a, outside) - apart(b, outside))[0] ?? outside;
    },
  };
}

/** The hex with the nearest centre, if the point is inside it. */
function hexAt(board: Board, [x, y]: XY): HexId | null {
  const column = Math.round(x / (1.5 * SIZE));
  const row = Math.round(y / (2 * HALF_HEIGHT));
  for (let c = Math.max(0, column - 1); c <= Math.min(board.cols - 1, column + 1); c++) {
    for (let r = Math.max(0, row - 1); r <= Math.min(board.rows - 1, row + 1); r++) {
      const hex = r * board.cols + c;
      const [cx, cy] = centre(board, hex);
      const [dx, dy] = [Math.abs(x - cx), Math.abs(y - cy)];
      if (dy <= HALF_HEIGHT && Math.sqrt(3) * dx + dy <= Math.sqrt(3) * SIZE) return board.ids[hex] ?? null;
    }
  }
  return null;
}

/** Half the room a row of units takes in a fort's court. */
const ROW = { x: 40, y: 32 };

/** Where in a fort a row of units hides neither pennant nor gates nor the fort's name. */
function courtFor(fort: FortDrawing, hexes: readonly XY[], turn: Table['turn']): XY {
  const inside = turn(fort.inside);
  const [px, py] = turn(fort.pennant);
  const [sx, sy] = turn(fort.slip);
  const overlap = ([x, y]: XY, left: number, top: number, right: number, bottom: number) =>
    Math.max(0, Math.min(x + ROW.x, right) - Math.max(x - ROW.x, left)) *
    Math.max(0, Math.min(y + ROW.y, bottom) - Math.max(y - ROW.y, top));
  const hidden = (place: XY) =>
    overlap(place, px - 6, py - 58, px + 46, py + 6) * 2 +
    overlap(place, sx - 40, sy - 10, sx + 40, sy + 12) +
    fort.gates
      .map(({ at }) => turn(at))
      .reduce((sum, [x, y]) => sum + overlap(place, x - 12, y - 12, x + 12, y + 12), 0) +
    apart(place, inside) * 30;
  const places = [inside, ...hexes.flatMap((hex) => [hex, mix(hex, inside, 0.3), mix(hex, inside, 0.6)])];
  return places.reduce((best, place) => (hidden(place) < hidden(best) ? place : best));
}

/** Where an arrow key leads as the map lies on the table; null at the rim. */
export function stepFrom({ board, turned }: Table, hex: HexId, key: string): HexId | null {
  const index = board.index.get(hex);
  const way = STEP[key];
  if (index === undefined || !way) return null;
  const sign = turned ? -1 : 1;
  const column = (index % board.cols) + way[0] * sign;
  const row = Math.floor(index / board.cols) + way[1] * sign;
  const inside = column >= 0 && column < board.cols && row >= 0 && row < board.rows;
  return inside ? (board.ids[row * board.cols + column] ?? null) : null;
}

const STEP: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};
