import type { ComponentChildren } from 'preact';
import { mapOf } from '../../rules/maps.ts';
import { OUR_MAT } from '../../rules/mat.ts';
import { type HexId, SIDE_OF, type State } from '../../rules/types.ts';
import { MiniatureFigure } from '../Miniature.tsx';
import { Pennant } from '../Pennant.tsx';
import { drawingOf, hexPoint } from '../terrain/drawing.ts';
import type { XY } from '../terrain/geometry.ts';
import { Terrain } from '../terrain/Terrain.tsx';
import { BookText } from './BookText.tsx';
import '../board/layers.css';
import '../board/marks.css';
import './pictures.css';

/** Width of a miniature, in drawing units; a hex is 86.6 high. */
const UNIT = 74;

/** Where a hex of the scene is. */
export const spotIn = (state: State, hex: HexId): XY => hexPoint(mapOf(state.map), hex);

interface PictureProps {
  readonly state: State;
  readonly label: string;
  readonly caption: string;
  /** Under the units. */
  readonly ground?: ComponentChildren;
  /** Over the units. */
  readonly marks?: ComponentChildren;
}

/** A scene on a small map, drawn like the board, with what it shows in words. */
export function Picture({ state, label, caption, ground, marks }: PictureProps) {
  const map = mapOf(state.map);
  const { land, forts } = drawingOf(map);
  return (
    <figure class="picture">
      <svg role="img" aria-label={label} viewBox={`${land.x} ${land.y} ${land.width} ${land.height}`}>
        <Terrain map={map} />
        <g class="bd-over">
          <g class="bd-ground">{ground}</g>
          {forts.map(({ id, pennant: [x, y] }) => {
            const nation = state.commands.find((command) => command.id === state.forts[id])?.nations[0];
            return nation && <Pennant key={id} nation={nation} side={SIDE_OF[nation]} x={x} y={y} />;
          })}
          {state.units.map(({ id, type, nation, at = '' }) => {
            const [x, y] = spotIn(state, at);
            return (
              <g key={id} transform={`translate(${x - UNIT / 2} ${y - UNIT / 2}) scale(${UNIT / 100})`}>
                <MiniatureFigure
                  type={type}
                  nation={nation}
                  side={SIDE_OF[nation]}
                  attack={OUR_MAT.units[type].attack}
                />
              </g>
            );
          })}
          <g class="bd-marks">{marks}</g>
        </g>
      </svg>
      <figcaption>
        <BookText text={caption} />
      </figcaption>
    </figure>
  );
}
