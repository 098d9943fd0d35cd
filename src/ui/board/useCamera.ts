import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { Camera, type Inset } from './camera.ts';
import { Gestures, type Tap } from './gestures.ts';
import type { Table } from './table.ts';
import { wheelFactor } from './view.ts';

interface Refs {
  readonly frame: RefObject<HTMLDivElement | null>;
  readonly plane: RefObject<HTMLDivElement | null>;
}

/** Lets fingers, mouse and wheel move the map; taps are handed on. */
export function useCamera(
  { frame, plane }: Refs,
  table: Table,
  inset: Inset,
  onTap: (tap: Tap) => void,
): RefObject<Camera | null> {
  const camera = useRef<Camera>(null);
  const tapped = useRef(onTap);
  tapped.current = onTap;
  const { sheet } = table.drawing;
  useLayoutEffect(() => {
    if (!frame.current || !plane.current) return;
    const made = new Camera(frame.current, plane.current, sheet, inset);
    camera.current = made;
    const stop = listen(frame.current, made, (tap) => tapped.current(tap));
    const watch = new ResizeObserver(() => made.resize());
    watch.observe(frame.current);
    made.resize();
    return () => {
      stop();
      watch.disconnect();
      made.stop();
    };
  }, [frame, plane, sheet]);
  const { top, right, bottom, left } = inset;
  useLayoutEffect(() => camera.current?.resize({ top, right, bottom, left }), [top, right, bottom, left]);
  return camera;
}

function listen(frame: HTMLElement, camera: Camera, onTap: (tap: Tap) => void): () => void {
  const gestures = new Gestures();
  const off = new AbortController();
  let box = frame.getBoundingClientRect();
  const on = (
    type: 'pointerdown' | 'pointermove' | 'pointerup' | 'pointercancel',
    react: (event: PointerEvent, x: number, y: number) => void,
  ) =>
    frame.addEventListener(
      type,
      (event) => {
        if (type === 'pointerdown') box = frame.getBoundingClientRect();
        react(event, event.clientX - box.left, event.clientY - box.top);
      },
      { signal: off.signal },
    );
  on('pointerdown', (event, x, y) => {
    if (event.button !== 0) return;
    frame.setPointerCapture(event.pointerId);
    gestures.down(event.pointerId, x, y, event.timeStamp);
  });
  on('pointermove', (event, x, y) => {
    const change = gestures.move(event.pointerId, x, y);
    if (change) camera.change(change);
    frame.classList.toggle('bd-dragging', gestures.dragging);
  });
  on('pointerup', (event, x, y) => {
    const tap = gestures.up(event.pointerId, x, y, event.timeStamp);
    frame.classList.toggle('bd-dragging', gestures.dragging);
    if (tap) onTap(tap);
  });
  on('pointercancel', (event) => {
    gestures.cancel(event.pointerId);
    frame.classList.remove('bd-dragging');
  });
  frame.addEventListener(
    'wheel',
    (event) => {
      event.preventDefault();
      const { left, top } = frame.getBoundingClientRect();
      const factor = wheelFactor(event.deltaY, event.deltaMode, event.ctrlKey);
      camera.change({ dx: 0, dy: 0, factor, x: event.clientX - left, y: event.clientY - top });
    },
    { passive: false, signal: off.signal },
  );
  return () => off.abort();
}
