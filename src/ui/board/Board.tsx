import type { ComponentChildren } from 'preact';
import { useId, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import type { Layers } from '../../app/layers.ts';
import type { Moment } from '../../app/moments.ts';
import { board as words } from '../../i18n/en/board.ts';
import type { FortId, HexId, MapFile, State, UnitId } from '../../rules/types.ts';
import { mean, type XY } from '../terrain/geometry.ts';
import type { Inset } from './camera.ts';
import { Ground } from './Ground.tsx';
import type { Tap } from './gestures.ts';
import { HexNames, Land } from './Land.tsx';
import { Marks } from './Marks.tsx';
import { spokenHex } from './spoken.ts';
import { spotsOf, unitAt } from './spots.ts';
import { stepFrom, tableOf } from './table.ts';
import { Units } from './Units.tsx';
import { useCamera } from './useCamera.ts';
import { useHappened } from './useHappened.ts';
import { ZoomButtons } from './ZoomButtons.tsx';
import './board.css';
import './layers.css';
import './marks.css';

export interface BoardProps {
  readonly state: State;
  readonly map: MapFile;
  readonly layers: Layers;
  readonly selected: UnitId | null;
  /** Units that glow because they can still act, and those that fade because they have. */
  readonly ready: ReadonlySet<UnitId>;
  readonly done: ReadonlySet<UnitId>;
  /** Write its name in every hex. */
  readonly hexNames: 'off' | 'small' | 'large';
  /** The hex the arrow keys have gone to. */
  readonly cursor: HexId | null;
  readonly onTapHex: (hex: HexId) => void;
  readonly onTapUnit: (id: UnitId) => void;
  readonly onTapFort: (fort: FortId) => void;
  readonly onCursor: (hex: HexId) => void;
  /** The map seen from the other side of the table. */
  readonly turned?: boolean;
  readonly animate?: boolean;
  /** What led to this state: shown as it happens. */
  readonly moment?: Moment | null;
  /** Below 1 where the next action follows quickly. */
  readonly tempo?: number;
  /** More buttons over the map. */
  readonly tools?: ComponentChildren;
  /** Pixels at each side that something else covers; the map is fitted into the rest. */
  readonly inset?: Inset;
}

const UNCOVERED: Inset = { top: 0, right: 0, bottom: 0, left: 0 };
const ZOOM_STEP = 1.4;

/** The map with all that stands on it, to look at, to move about and to tap. */
export function Board(props: BoardProps) {
  const { state, map, layers, selected, ready, done, cursor, turned = false, animate = true } = props;
  const { moment = null, tempo = 1 } = props;
  const frame = useRef<HTMLDivElement>(null);
  const plane = useRef<HTMLDivElement>(null);
  const touched = useRef<HexId | null>(null);
  const tapped = useRef<HexId | null>(null);
  const help = useId();
  const table = useMemo(() => tableOf(map, turned), [map, turned]);
  const spots = useMemo(() => spotsOf(table, state), [table, state]);
  const taken = useMemo(
    () => new Set([...Object.values(map.starts), ...state.units.flatMap(({ at }) => at ?? [])]),
    [map, state],
  );
  const { sheet } = table.drawing;

  const take = (hex: HexId) => {
    touched.current = hex;
    const fort = table.fortAt.get(hex);
    const unit = unitAt(state, hex);
    if (fort !== undefined) props.onTapFort(fort);
    else if (unit) props.onTapUnit(unit.id);
    else props.onTapHex(hex);
  };
  const isEmpty = (hex: HexId) =>
    !table.fortAt.has(hex) &&
    !unitAt(state, hex) &&
    ![layers.reach, layers.ways].some((list) => list?.some((one) => one.hex === hex)) &&
    !layers.places?.includes(hex);
  const onTap = (tap: Tap) => {
    const point = camera.current?.locate(tap);
    const hex = point ? table.hexAt([point.x + sheet.x, point.y + sheet.y]) : null;
    const again = hex === tapped.current;
    tapped.current = hex;
    if (tap.twice && again && (hex === null || isEmpty(hex))) camera.current?.fit(animate, tap);
    else if (hex !== null) {
      if (cursor !== null) props.onCursor(hex);
      take(hex);
    }
  };
  const camera = useCamera({ frame, plane }, table, props.inset ?? UNCOVERED, onTap);
  const happened = useHappened({ plane, table, state, spots, animate, tempo, moment });

  const cursorPoint = () => {
    const spot = cursor === null ? null : table.spot(cursor);
    return spot && { x: spot[0] - sheet.x, y: spot[1] - sheet.y };
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const { key } = event;
    if (key.startsWith('Arrow')) {
      const selectedAt = state.units.find((unit) => unit.id === selected)?.at;
      const from = cursor ?? touched.current ?? (selectedAt && table.board.index.has(selectedAt) ? selectedAt : null);
      const next = cursor === null ? (from ?? middleOf(table.board)) : stepFrom(table, cursor, key);
      if (next) props.onCursor(next);
    } else if (key === 'Enter' || key === ' ') {
      if (cursor) take(cursor);
    } else if (key === '+' || key === '=') camera.current?.zoom(ZOOM_STEP, animate, cursorPoint());
    else if (key === '-' || key === '_') camera.current?.zoom(1 / ZOOM_STEP, animate, cursorPoint());
    else if (key === '0') camera.current?.fit(animate);
    else return;
    event.preventDefault();
  };

  useLayoutEffect(() => {
    const point = cursorPoint();
    if (point) camera.current?.show(point, animate);
  }, [cursor, table]);

  /** Where the unit in hand stands, or may be put down. */
  const goalOf = (id: UnitId): XY | undefined => {
    const places = layers.places?.map(table.spot) ?? [];
    const spot = spots.get(id);
    return places.length > 0 ? mean(places) : spot && [spot.x, spot.y];
  };
  useLayoutEffect(() => {
    const goal = selected === null ? undefined : goalOf(selected);
    if (goal) camera.current?.approach({ x: goal[0] - sheet.x, y: goal[1] - sheet.y }, animate);
    else camera.current?.stepBack(animate);
  }, [selected, table]);

  const units = useMemo(
    () => (
      <Units
        table={table}
        state={state}
        spots={spots}
        selected={selected}
        ready={ready}
        done={done}
        gone={happened?.gone ?? []}
      />
    ),
    [table, state, spots, selected, ready, done, happened],
  );
  const ground = useMemo(() => <Ground table={table} layers={layers} spots={spots} />, [table, layers, spots]);
  return (
    <div class={animate ? 'bd bd-animate' : 'bd'}>
      <div
        ref={frame}
        class="bd-frame"
        role="application"
        aria-label={words.label(map.name)}
        aria-describedby={help}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: an application takes keys
        tabIndex={0}
        onKeyDown={onKeyDown}
      >
        <div ref={plane} class="bd-plane">
          <Land table={table} />
          <svg class="bd-over" viewBox={`${sheet.x} ${sheet.y} ${sheet.width} ${sheet.height}`} aria-hidden="true">
            {ground}
            {units}
            {props.hexNames !== 'off' && <HexNames table={table} large={props.hexNames === 'large'} taken={taken} />}
            <Marks table={table} layers={layers} spots={spots} cursor={cursor} />
          </svg>
        </div>
      </div>
      <p id={help} class="bd-unseen">
        {words.help}
      </p>
      <p class="bd-unseen" aria-live="polite">
        {cursor && spokenHex({ table, state, layers, selected, ready, done }, cursor)}
      </p>
      <ZoomButtons
        onIn={() => camera.current?.zoom(ZOOM_STEP, animate)}
        onOut={() => camera.current?.zoom(1 / ZOOM_STEP, animate)}
        onFit={() => camera.current?.fit(animate)}
      />
      {props.tools}
    </div>
  );
}

function middleOf({ ids, cols, rows }: { ids: readonly HexId[]; cols: number; rows: number }): HexId | undefined {
  return ids[Math.floor(rows / 2) * cols + Math.floor(cols / 2)];
}
