import type { State, Unit, UnitId } from '../../rules/types.ts';
import { MiniatureFigure, type MiniatureProps } from '../Miniature.tsx';
import { Pennant } from '../Pennant.tsx';
import { Disc } from './Label.tsx';
import { place } from './motion.ts';
import { attackOf, garrisonsOf, matOfState, ON_HEX, passengersOf, type Spot, sideOf } from './spots.ts';
import type { Table } from './table.ts';

interface UnitsProps {
  readonly table: Table;
  readonly state: State;
  readonly spots: ReadonlyMap<UnitId, Spot>;
  readonly selected: UnitId | null;
  readonly ready: ReadonlySet<UnitId>;
  readonly done: ReadonlySet<UnitId>;
  /** Just destroyed, while their end is shown. */
  readonly gone: readonly Unit[];
}

/** The miniatures, always in one order, so that none leaves its element while it travels; the pennants of the forts. */
export function Units({ table, state, spots, selected, ready, done, gone }: UnitsProps) {
  const mat = matOfState(state);
  const look = (unit: Unit): MiniatureProps => ({
    type: unit.type,
    nation: unit.nation,
    side: sideOf(state, unit.nation),
    attack: attackOf(mat, unit),
    damage: unit.damage,
    xp: unit.xp,
    state: ready.has(unit.id) ? 'ready' : done.has(unit.id) ? 'done' : 'idle',
  });
  return (
    <g class="bd-units">
      <Pennants table={table} state={state} />
      {gone.map((unit) => {
        const [x, y] = table.spot(unit.at ?? '');
        return (
          <Stand key={unit.id} id={unit.id} spot={{ x, y, size: ON_HEX, aboard: false }}>
            <MiniatureFigure {...look(unit)} state="idle" />
          </Stand>
        );
      })}
      {state.units.map((unit) => {
        const spot = spots.get(unit.id);
        if (!spot) return null;
        const passengers = unit.type === 'transport' ? passengersOf(state, unit.id) : [];
        return (
          <Stand key={unit.id} id={unit.id} spot={spot}>
            {unit.id === selected && <Selection side={sideOf(state, unit.nation)} />}
            <MiniatureFigure {...look(unit)} />
            {passengers.map((passenger, i) => (
              <g
                key={passenger.id}
                class="bd-rider"
                transform={`translate(${50 - passengers.length * 15 + i * 30} 84) scale(.3)`}
              >
                <MiniatureFigure {...look(passenger)} attack={null} damage={0} xp={0} state="idle" />
              </g>
            ))}
          </Stand>
        );
      })}
      {[...garrisonsOf(state)].map(([fort, units]) => {
        const [x, y] = table.courtOf(fort);
        return <Disc key={fort} at={[x, y + 27]} kind="count" words={String(units.length)} />;
      })}
    </g>
  );
}

interface StandProps {
  readonly id: UnitId;
  readonly spot: Spot;
  readonly children: preact.ComponentChildren;
}

function Stand({ id, spot, children }: StandProps) {
  return (
    <g class={spot.aboard ? 'bd-unit bd-aboard' : 'bd-unit'} data-unit={id} style={{ transform: place(spot) }}>
      <g class="bd-unit-in">
        <g transform="translate(-50 -51)">{children}</g>
      </g>
    </g>
  );
}

const RING = {
  entente: 'M50 -1a51 51 0 1 1 0 102a51 51 0 1 1 0 -102z',
  central: 'M20 -1h60l21 21v60l-21 21h-60l-21 -21v-60z',
};

function Selection({ side }: { readonly side: keyof typeof RING }) {
  return (
    <>
      <path class="bd-selected-halo" d={RING[side]} />
      <path class="bd-selected" d={RING[side]} />
    </>
  );
}

function Pennants({ table, state }: { readonly table: Table; readonly state: State }) {
  return (
    <>
      {table.drawing.forts.flatMap(({ id, pennant }) => {
        const owner = state.commands.find((command) => command.id === state.forts[id]);
        const [x, y] = table.turn(pennant);
        return (owner?.nations ?? []).map((nation, i) => (
          <Pennant
            key={`${id}${nation}`}
            nation={nation}
            side={owner?.side ?? 'entente'}
            x={x + i * 8}
            y={y + i * 25}
          />
        ));
      })}
    </>
  );
}
