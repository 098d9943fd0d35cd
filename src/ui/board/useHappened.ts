import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { type Happened, happenedIn, leadsFrom } from '../../app/happened.ts';
import type { Moment } from '../../app/moments.ts';
import type { State, UnitId } from '../../rules/types.ts';
import { showHappened } from './motion.ts';
import type { Spot } from './spots.ts';
import type { Table } from './table.ts';

interface Shown {
  readonly plane: RefObject<HTMLDivElement | null>;
  readonly table: Table;
  readonly state: State;
  readonly spots: ReadonlyMap<UnitId, Spot>;
  readonly animate: boolean;
  readonly tempo: number;
  readonly moment: Moment | null;
}

/** Shows how the board came to its state, where that follows from the one before; a tap on the map cuts it short. */
export function useHappened({ plane, table, state, spots, animate, tempo, moment }: Shown): Happened | null {
  const last = useRef<State | null>(null);
  const stood = useRef(spots);
  const happened = useRef<Happened | null>(null);
  if (last.current !== state) {
    happened.current = animate && leadsFrom(moment, last.current, state) ? happenedIn(moment) : null;
    last.current = state;
  }
  useLayoutEffect(() => {
    const { current: board } = plane;
    if (!happened.current || !board) return undefined;
    const elementOf = (id: UnitId) => board.querySelector<SVGGElement>(`[data-unit="${CSS.escape(id)}"]`);
    const running = showHappened({
      table,
      happened: happened.current,
      from: stood.current,
      to: spots,
      elementOf,
      tempo,
    });
    const finish = () => {
      for (const one of running) one.finish();
    };
    board.parentElement?.addEventListener('pointerdown', finish);
    return () => {
      board.parentElement?.removeEventListener('pointerdown', finish);
      for (const one of running) one.cancel();
    };
  }, [state]);
  useLayoutEffect(() => {
    stood.current = spots;
  }, [spots]);
  return happened.current;
}
