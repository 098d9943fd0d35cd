import { useMemo } from 'preact/hooks';
import { Terrain } from '../terrain/Terrain.tsx';
import type { Table } from './table.ts';

/** The map itself: drawn once, turned as a whole. */
export function Land({ table }: { readonly table: Table }) {
  return useMemo(() => {
    const { x, y, width, height } = table.drawing.sheet;
    return (
      <svg
        class={table.turned ? 'bd-land bd-turned' : 'bd-land'}
        viewBox={`${x} ${y} ${width} ${height}`}
        aria-hidden="true"
      >
        <Terrain map={table.map} />
      </svg>
    );
  }, [table]);
}

/** The name of every hex, upright however the map lies. */
export function HexNames({ table }: { readonly table: Table }) {
  return useMemo(
    () => (
      <g class={`bd-names terrain season-${table.map.season}`}>
        {table.board.ids
          .filter((hex) => !table.fortAt.has(hex))
          .map((hex) => {
            const [x, y] = table.spot(hex);
            return (
              <text key={hex} x={x} y={y - 32.5}>
                {hex}
              </text>
            );
          })}
      </g>
    ),
    [table],
  );
}
