import { columnName } from '../../rules/hex.ts';
import type { MapDrawing } from './drawing.ts';
import { centre } from './geometry.ts';

/** The frame of the sheet with the names of columns and rows. */
export function Rim({ drawing }: { readonly drawing: MapDrawing }) {
  const { board, land } = drawing;
  const out = (by: number) => ({
    x: land.x - by,
    y: land.y - by,
    width: land.width + 2 * by,
    height: land.height + 2 * by,
  });
  return (
    <g class="t-rim">
      <rect class="t-frame-fine" {...land} />
      <rect class="t-frame-fine" {...out(26)} />
      <rect class="t-frame" {...out(30)} />
      {Array.from({ length: board.cols }, (_, column) => (
        <text key={column} x={centre(board, column)[0]} y={land.y - 7}>
          {columnName(column)}
        </text>
      ))}
      {Array.from({ length: board.rows }, (_, row) => (
        <text key={row} x={land.x - 13} y={centre(board, row * board.cols)[1] + 6}>
          {row + 1}
        </text>
      ))}
      <text class="t-title" x={land.x + land.width / 2} y={land.y + land.height + 19}>
        {board.map.name}
      </text>
    </g>
  );
}
