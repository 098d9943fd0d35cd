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

/** How far below its middle a hex's name is written. */
const NAME = { small: -32.5, large: 0, aboveUnit: -38 };

/** The name of every hex, upright however the map lies. */
export function HexNames({
  table,
  large,
  taken,
}: {
  readonly table: Table;
  readonly large: boolean;
  /** Hexes with a unit or a start number: large names keep off it. */
  readonly taken: ReadonlySet<string>;
}) {
  return useMemo(
    () => (
      <g class={`bd-names ${large ? 'bd-names-large' : ''} terrain season-${table.map.season}`}>
        {table.board.ids
          .filter((hex) => !table.fortAt.has(hex))
          .map((hex) => {
            const [x, y] = table.spot(hex);
            return (
              <text
                key={hex}
                x={x}
                y={y + (large ? (taken.has(hex) ? NAME.aboveUnit : NAME.large) : NAME.small)}
                class={taken.has(hex) ? 'bd-name-taken' : undefined}
              >
                {hex}
              </text>
            );
          })}
      </g>
    ),
    [table, large, taken],
  );
}
