import type { Board } from '../../rules/board.ts';
import { apart, at, centre, mix, straight, type XY } from './geometry.ts';

/** Trench lines in traverses: a zigzag through the middles of their hexes. */
export function drawTrenches(board: Board): string {
  return board.map.trenches
    .map(({ hexes }) => straight(zigzag(hexes.map((hex) => centre(board, board.index.get(hex) as number))), false))
    .join('');
}

function zigzag(line: readonly XY[]): XY[] {
  const points: XY[] = [];
  let side = 5;
  const ends =
    line.length > 1
      ? line
      : line.flatMap(([x, y]): XY[] => [
          [x - 30, y],
          [x + 30, y],
        ]);
  ends.slice(1).forEach((to, i) => {
    const from = at(ends, i);
    const length = apart(from, to);
    const [nx, ny] = [-(to[1] - from[1]) / length, (to[0] - from[0]) / length];
    const steps = Math.round(length / 10);
    for (let step = i === 0 ? 0 : 1; step <= steps; step++) {
      const [x, y] = mix(from, to, step / steps);
      points.push([x + nx * side, y + ny * side]);
      side = -side;
    }
  });
  return points;
}
