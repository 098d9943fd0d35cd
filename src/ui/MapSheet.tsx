import type { ComponentChildren } from 'preact';
import type { MapFile } from '../rules/types.ts';
import { drawingOf } from './terrain/drawing.ts';
import { Terrain } from './terrain/Terrain.tsx';

interface MapSheetProps {
  readonly map: MapFile;
  readonly label: string;
  readonly trenches?: boolean;
  /** Groups drawn over the terrain, in its units. */
  readonly children?: ComponentChildren;
}

/** The map as a picture: terrain below, whatever stands on it above. */
export function MapSheet({ map, label, trenches = false, children }: MapSheetProps) {
  const { x, y, width, height } = drawingOf(map).sheet;
  return (
    <svg class="map-sheet" role="img" aria-label={label} viewBox={`${x} ${y} ${width} ${height}`}>
      <Terrain map={map} trenches={trenches} />
      {children}
    </svg>
  );
}
