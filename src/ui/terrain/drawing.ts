import { type Board, boardOf } from '../../rules/board.ts';
import type { MapFile } from '../../rules/types.ts';
import { bridgeDecks } from './bridges.ts';
import { contours } from './contours.ts';
import { drawForts, type FortDrawing, gateEdges } from './forts.ts';
import { add, at, bounds, CORNERS, centre, centres, outlines, straight, type XY, xy } from './geometry.ts';
import { drawPlains } from './plains.ts';
import { drawRiver } from './river.ts';
import { roadNet, roadPath } from './roads.ts';
import { textSeed } from './seed.ts';
import { drawTrenches } from './trenches.ts';
import { drawWoods } from './woods.ts';

/** How far the drawn land goes on beyond the hexes, and the paper beyond the land. */
const LAND = 10;
const PAPER = 44;

interface Frame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Everything about a map that never changes while it is on the table, as path data. */
export interface MapDrawing {
  readonly board: Board;
  readonly sheet: Frame;
  readonly land: Frame;
  readonly grid: string;
  /** The hexes all together, for what lies beyond them. */
  readonly field: string;
  readonly contours: string;
  readonly plains: ReturnType<typeof drawPlains>;
  readonly river: ReturnType<typeof drawRiver>;
  readonly roads: string;
  readonly decks: string;
  readonly woods: ReturnType<typeof drawWoods>;
  readonly forts: readonly FortDrawing[];
  readonly starts: readonly { readonly number: string; readonly at: XY }[];
  readonly trenches: string;
}

const drawings = new WeakMap<MapFile, MapDrawing>();

export function drawingOf(map: MapFile): MapDrawing {
  let drawing = drawings.get(map);
  if (!drawing) {
    drawing = draw(map);
    drawings.set(map, drawing);
  }
  return drawing;
}

/** The middle of a hex in drawing units. */
export function hexPoint(map: MapFile, hex: string): XY {
  const board = boardOf(map);
  return centre(board, board.index.get(hex) as number);
}

/** The drawn land, without drawing it. */
export function landOf(map: MapFile): Frame {
  return frame(bounds(boardOf(map)), LAND);
}

const frame = ({ left, top, right, bottom }: ReturnType<typeof bounds>, by: number): Frame => ({
  x: left - by,
  y: top - by,
  width: right - left + 2 * by,
  height: bottom - top + 2 * by,
});

function draw(map: MapFile): MapDrawing {
  const board = boardOf(map);
  const field = bounds(board);
  const { left, top, right, bottom } = field;
  const gates = gateEdges(board);
  const net = roadNet(board, gates);
  const snow = map.season === 'snow';
  return {
    board,
    sheet: frame(field, LAND + PAPER),
    land: frame(field, LAND),
    grid: gridPath(board),
    field: outlines(centres(board))
      .map((loop) => straight(loop))
      .join(''),
    contours: contours(textSeed(map.id), left - LAND, top - LAND, right + LAND, bottom + LAND, snow ? 26 : 16),
    plains: drawPlains(board),
    river: drawRiver(board),
    roads: roadPath(net),
    decks: bridgeDecks(board, net),
    woods: drawWoods(board, snow),
    forts: drawForts(board, gates),
    starts: Object.entries(map.starts).map(([number, hex]) => ({ number, at: hexPoint(map, hex) })),
    trenches: drawTrenches(board),
  };
}

/** Every edge once. */
function gridPath(board: Board): string {
  const path: string[] = [];
  board.ids.forEach((_, hex) => {
    const here = centre(board, hex);
    for (let d = 0; d < 6; d++) {
      if (d >= 3 && board.neighbors[hex * 6 + d] !== -1) continue;
      path.push(`M${xy(add(here, at(CORNERS, d)))}L${xy(add(here, at(CORNERS, d + 1)))}`);
    }
  });
  return path.join('');
}
