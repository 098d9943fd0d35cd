import { useId, useMemo } from 'preact/hooks';
import type { MapFile } from '../../rules/types.ts';
import { drawingOf, type MapDrawing } from './drawing.ts';
import { Fort } from './Fort.tsx';
import { Rim } from './Rim.tsx';
import './palette.css';
import './terrain.css';

interface TerrainProps {
  readonly map: MapFile;
  /** Draw the trench lines too. */
  readonly trenches?: boolean;
}

/** A whole map as one group that is drawn once and never changes; colours come from the stylesheet. */
export function Terrain({ map, trenches = false }: TerrainProps) {
  const clip = useId();
  return useMemo(() => draw(drawingOf(map), clip, trenches), [map, clip, trenches]);
}

function draw(drawing: MapDrawing, clip: string, trenches: boolean) {
  const { land, sheet, field, river, woods, plains, starts } = drawing;
  return (
    <g class={`terrain season-${drawing.board.map.season}`}>
      <clipPath id={clip}>
        <rect {...land} />
      </clipPath>
      <rect class="t-sheet" {...sheet} />
      <g clip-path={`url(#${clip})`}>
        <rect class="t-ground" {...land} />
        <path class="t-contour" d={drawing.contours} />
        <path class="t-floor" d={woods.floor} />
        <path class="t-field" d={plains.fields} />
        <path class="t-furrow" d={plains.furrows} />
        <path class="t-tuft" d={plains.tufts} />
        <path class="t-crater" d={plains.craters} />
        <path class="t-hedge" d={plains.hedges} />
        <path class="t-bank" d={river.body} />
        <path class="t-water" d={river.body} />
        <path class="t-deep" d={river.shoal} />
        <path class="t-wave" d={river.waves} />
        <path class="t-road-edge" d={drawing.roads} />
        <path class="t-road" d={drawing.roads} />
        <path class="t-beyond" d={`M${land.x} ${land.y}h${land.width}v${land.height}h${-land.width}z${field}`} />
      </g>
      <path class="t-rail" d={drawing.decks} />
      <path class="t-deck" d={drawing.decks} />
      <path class="t-plank" d={drawing.decks} />
      <path class="t-grid" d={drawing.grid} />
      <path class="t-shade" d={woods.shadows} />
      {woods.rows.map((row) => [
        row.leaf && <path class="t-leaf" d={row.leaf} />,
        row.leafLight && <path class="t-leaf-light" d={row.leafLight} />,
        row.fir && <path class="t-fir" d={row.fir} />,
        row.firLight && <path class="t-fir-light" d={row.firLight} />,
      ])}
      <path class="t-grid-over" d={drawing.grid} />
      {trenches && <path class="t-trench-edge" d={drawing.trenches} />}
      {trenches && <path class="t-trench" d={drawing.trenches} />}
      {drawing.forts.map((fort) => (
        <Fort key={fort.id} fort={fort} />
      ))}
      {starts.map(({ number, at: [x, y] }) => (
        <g key={number} class="t-start" transform={`translate(${x} ${y})`}>
          <circle r="17" />
          <circle class="t-start-ring" r="13.5" />
          <text y="6.2">{number}</text>
        </g>
      ))}
      <Rim drawing={drawing} />
    </g>
  );
}
