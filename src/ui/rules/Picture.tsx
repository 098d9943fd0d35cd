import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import { mapOf } from '../../rules/maps.ts';
import { OUR_MAT } from '../../rules/mat.ts';
import { type HexId, SIDE_OF, type State } from '../../rules/types.ts';
import { MiniatureFigure } from '../Miniature.tsx';
import { Pennant } from '../Pennant.tsx';
import { drawingOf, hexPoint, landOf } from '../terrain/drawing.ts';
import type { XY } from '../terrain/geometry.ts';
import { Terrain } from '../terrain/Terrain.tsx';
import { BookText } from './BookText.tsx';
import { useNear } from './useNear.ts';
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
  readonly ground?: (() => ComponentChildren) | undefined;
  /** Over the units. */
  readonly marks?: (() => ComponentChildren) | undefined;
}

/** A scene on a small map, drawn like the board once it is near, with what it shows in words. */
export function Picture({ state, label, caption, ground, marks }: PictureProps) {
  const figure = useRef<HTMLElement>(null);
  const near = useNear(figure);
  const { x, y, width, height } = landOf(mapOf(state.map));
  return (
    <figure ref={figure} class="picture">
      <svg role="img" aria-label={label} viewBox={`${x} ${y} ${width} ${height}`}>
        {near && <Scene state={state} ground={ground} marks={marks} />}
      </svg>
      <figcaption>
        <BookText text={caption} />
      </figcaption>
    </figure>
  );
}

function Scene({ state, ground, marks }: Pick<PictureProps, 'state' | 'ground' | 'marks'>) {
  const map = mapOf(state.map);
  return (
    <>
      <Terrain map={map} />
      <g class="bd-over">
        <g class="bd-ground">{ground?.()}</g>
        {drawingOf(map).forts.map(({ id, pennant: [x, y] }) => {
          const nation = state.commands.find((command) => command.id === state.forts[id])?.nations[0];
          return nation && <Pennant key={id} nation={nation} side={SIDE_OF[nation]} x={x} y={y} />;
        })}
        {state.units.map(({ id, type, nation, at = '' }) => {
          const [x, y] = spotIn(state, at);
          return (
            <g key={id} transform={`translate(${x - UNIT / 2} ${y - UNIT / 2}) scale(${UNIT / 100})`}>
              <MiniatureFigure type={type} nation={nation} side={SIDE_OF[nation]} attack={OUR_MAT.units[type].attack} />
            </g>
          );
        })}
        <g class="bd-marks">{marks?.()}</g>
      </g>
    </>
  );
}
