import { useMemo } from 'preact/hooks';
import { gallery } from '../i18n/en/gallery.ts';
import type { MapFile } from '../rules/types.ts';
import { SIDE_OF } from '../rules/types.ts';
import { MapSheet } from './MapSheet.tsx';
import { MiniatureFigure } from './Miniature.tsx';
import { Pennant } from './Pennant.tsx';
import { sampleOwners, sampleUnits } from './sample.ts';
import { drawingOf, hexPoint } from './terrain/drawing.ts';

/** Width of a miniature on the board, in drawing units; a hex is 86.6 high. */
const UNIT = 74;

export function SampleBoard({ map, trenches }: { readonly map: MapFile; readonly trenches: boolean }) {
  const { board, forts } = drawingOf(map);
  const owners = sampleOwners(map);
  const units = useMemo(() => sampleUnits(map), [map]);
  return (
    <MapSheet map={map} trenches={trenches} label={gallery.boardLabel(map.name, board.cols, board.rows, forts.length)}>
      {forts.map(({ id, pennant: [x, y] }) => {
        const nation = owners[id];
        return nation && <Pennant key={id} nation={nation} side={SIDE_OF[nation]} x={x} y={y} />;
      })}
      {units.map(({ hex, ...unit }) => {
        const [x, y] = hexPoint(map, hex);
        return (
          <g key={hex} transform={`translate(${x - UNIT / 2} ${y - UNIT / 2}) scale(${UNIT / 100})`}>
            <MiniatureFigure {...unit} />
          </g>
        );
      })}
    </MapSheet>
  );
}
