import { type Board, terrainAt } from '../../rules/board.ts';
import { add, centre, curve, inset, n, outlines, relax, STEPS, type XY, xy } from './geometry.ts';
import { seeded } from './seed.ts';

interface River {
  /** The water, its banks and the lines of its flow, as path data. */
  readonly body: string;
  readonly shoal: string;
  readonly waves: string;
}

/** Water and bridge hexes as one body; where it meets the rim it runs on. */
export function drawRiver(board: Board): River {
  const hexes: XY[] = [];
  const waves: string[] = [];
  board.ids.forEach((_, hex) => {
    const terrain = terrainAt(board, hex);
    if (terrain !== 'water' && terrain !== 'bridge') return;
    const here = centre(board, hex);
    hexes.push(here);
    STEPS.forEach((step, d) => {
      if (board.neighbors[hex * 6 + d] === -1) hexes.push(add(here, step));
    });
    if (terrain === 'water') waves.push(ripples(hex, here));
  });
  const unique = [...new Map(hexes.map((hex) => [xy(hex), hex])).values()];
  const loops = outlines(unique).map((loop) => relax(loop, 14));
  return {
    body: loops.map(curve).join(''),
    shoal: loops.map((loop) => curve(inset(loop, 7))).join(''),
    waves: waves.join(''),
  };
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
