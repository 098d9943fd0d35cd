import type { ComponentChildren, TargetedPointerEvent } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { OUR_MAT } from '../../rules/mat.ts';
import type { Unit, UnitId } from '../../rules/types.ts';
import { SIDE_OF } from '../../rules/types.ts';
import { Miniature } from '../Miniature.tsx';
import type { TrayId } from './Tray.tsx';

/** A finger trembles this much without dragging. */
const TREMBLE = 8;
const GHOST = 76;

type Handler = (event: TargetedPointerEvent<HTMLElement>) => void;

/** What makes a unit's button something to drag. */
export type DragStart = (unit: Unit) => {
  readonly onPointerDown: Handler;
  readonly onPointerMove: Handler;
  readonly onPointerUp: Handler;
  readonly onPointerCancel: Handler;
  readonly onClickCapture: (event: Event) => void;
};

interface Dragged {
  readonly unit: Unit;
  readonly x: number;
  readonly y: number;
}

/** Units dragged from tray to tray; a tap stays a tap. */
export function useDrag(
  units: readonly Unit[],
  onDrop: (id: UnitId, tray: TrayId) => void,
): { readonly start: DragStart; readonly over: TrayId | null; readonly ghost: ComponentChildren } {
  const from = useRef<{ readonly x: number; readonly y: number } | null>(null);
  const wasDrag = useRef(false);
  const [dragged, setDragged] = useState<Dragged | null>(null);
  const over = dragged && trayAt(dragged.x, dragged.y);

  const start: DragStart = (unit) => ({
    onPointerDown: (event) => {
      wasDrag.current = false;
      from.current = event.isPrimary && event.button === 0 ? { x: event.clientX, y: event.clientY } : null;
    },
    onPointerMove: (event) => {
      const { clientX: x, clientY: y } = event;
      if (!from.current) return;
      if (!dragged && Math.hypot(x - from.current.x, y - from.current.y) < TREMBLE) return;
      if (!dragged) event.currentTarget.setPointerCapture(event.pointerId);
      setDragged({ unit, x, y });
    },
    onPointerUp: (event) => {
      from.current = null;
      if (!dragged) return;
      wasDrag.current = true;
      setDragged(null);
      const tray = trayAt(event.clientX, event.clientY);
      if (tray !== null && units.includes(dragged.unit)) onDrop(dragged.unit.id, tray);
    },
    onPointerCancel: () => {
      from.current = null;
      setDragged(null);
    },
    onClickCapture: (event) => {
      if (!wasDrag.current) return;
      wasDrag.current = false;
      event.stopPropagation();
    },
  });

  const ghost = dragged && (
    <div
      class="drag-ghost"
      aria-hidden="true"
      style={{ transform: `translate(${dragged.x - GHOST / 2}px, ${dragged.y - GHOST * 0.7}px)` }}
    >
      <Miniature
        size={GHOST}
        label=""
        type={dragged.unit.type}
        nation={dragged.unit.nation}
        side={SIDE_OF[dragged.unit.nation]}
        attack={OUR_MAT.units[dragged.unit.type].attack}
        state="ready"
      />
    </div>
  );
  return { start, over, ghost };
}

function trayAt(x: number, y: number): TrayId | null {
  const tray = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-tray]')?.dataset.tray;
  if (tray === undefined) return null;
  return tray === 'pool' ? tray : Number(tray);
}
