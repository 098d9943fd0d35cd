import { type Board, terrainAt } from '../../rules/board.ts';
import { add, apart, centre, curve, inset, n, outlines, relax, STEPS, type XY, xy } from './geometry.ts';
import { seeded } from './seed.ts';

interface River {
  /** The water, its banks and the lines of its flow, as path data. */
  readonly body: string;
  readonly shoal: string;
  readonly waves: string;
}

/** Water and bridge hexes as one body; where it ends at the rim it runs on. */
export function drawRiver(board: Board): River {
  const wet = board.ids.map((_, hex) => hex).filter((hex) => isWet(board, hex));
  const hexes = wet.flatMap((hex) => [centre(board, hex), ...mouth(board, hex)]);
  const loops = outlines([...new Map(hexes.map((hex) => [xy(hex), hex])).values()]).map((loop) => relax(loop, 14));
  return {
    body: loops.map(curve).join(''),
    shoal: loops.map((loop) => curve(inset(loop, 7))).join(''),
    waves: wet
      .filter((hex) => terrainAt(board, hex) === 'water')
      .map((hex) => ripples(hex, centre(board, hex)))
      .join(''),
  };
}

const isWet = (board: Board, hex: number) =>
  hex >= 0 && (terrainAt(board, hex) === 'water' || terrainAt(board, hex) === 'bridge');

/** Where a river that ends at the rim goes on beyond it: a place or none. */
function mouth(board: Board, hex: number): XY[] {
  const here = centre(board, hex);
  const around = STEPS.map((step, d) => ({ place: add(here, step), next: board.neighbors[hex * 6 + d] ?? -1 }));
  const wet = around.filter(({ next }) => isWet(board, next));
  const from = wet[0]?.place ?? here;
  if (wet.length > 1) return [];
  return around
    .filter(({ next }) => next < 0)
    .map(({ place }) => place)
    .sort((a, b) => apart(b, from) - apart(a, from))
    .slice(0, 1);
}

/** Three or four short waves somewhere in a hex. */
function ripples(hex: number, [x, y]: XY): string {
  const random = seeded(hex, 11);
  return Array.from({ length: 4 }, (_, i) => {
    const left = x - 24 + random() * 22;
    const line = y - 21 + i * 13 + random() * 5;
    const long = 9 + random() * 8;
    const swell = n(long / 2);
    return `M${n(left)} ${n(line)}q${n(long / 4)} -3.4 ${swell} 0t${swell} 0${random() < 0.5 ? `t${swell} 0` : ''}`;
  }).join('');
}
