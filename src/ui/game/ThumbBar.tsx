import type { Signal } from '@preact/signals';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Hand } from '../../app/hand.ts';
import { isHuman, type Moment } from '../../app/moments.ts';
import type { Pace } from '../../app/runner.ts';
import { fill } from '../../i18n/fill.ts';
import { tellMoment } from '../../i18n/tell.ts';
import { Button } from '../parts/Button.tsx';
import { words } from '../words.ts';
import type { Primary } from './primary.ts';

interface ThumbBarProps {
  readonly hand: Hand;
  readonly pace: Signal<Pace>;
  readonly primary: Primary | null;
  readonly onPress: () => void;
}

/** Under the thumb: undo by name, the next unit, and the one thing to do next. */
export function ThumbBar({ hand, pace, primary, onPress }: ThumbBarProps) {
  const { play } = hand;
  const { buttons } = words.value.game;
  const undo = play.canUndo.value;
  const automaActed = undo && play.moments.value.slice(undo.keep).some((moment) => !isHuman(moment));
  const what = undo && (automaActed ? buttons.undoAutoma : sayWhat(undo.moment));
  const next = play.automaNext.value;
  return (
    <footer class="thumb-bar">
      <Button kind="quiet" disabled={!undo} onClick={() => hand.undo()}>
        {what ? fill(undo?.rewinds ? buttons.rewind : buttons.undo, { what }) : buttons.undoNothing}
      </Button>
      {play.undone.value.length > 0 && (
        <Button kind="quiet" onClick={() => hand.redo()}>
          {buttons.redo}
        </Button>
      )}
      {hand.ready.value.size > 0 && !hand.choosing.value && !hand.corrector.on.value && !hand.planner.on.value && (
        <Button kind="quiet" onClick={() => hand.nextUnit()}>
          {fill(buttons.nextUnitOf, { n: hand.ready.value.size })}
        </Button>
      )}
      {next &&
        pace.value === 'step' &&
        play.looking.value === null &&
        !hand.rolling.value &&
        !hand.corrector.on.value && (
          <Button kind="primary" onClick={() => play.take(next)}>
            {buttons.next}
          </Button>
        )}
      {primary && <PrimaryButton key="primary" primary={primary} onPress={onPress} />}
    </footer>
  );
}

/** Milliseconds after a press in which the next thing, which nobody has read yet, is not done by a second tap. */
const BREATH = 350;

function PrimaryButton({ primary, onPress }: { readonly primary: Primary; readonly onPress: () => void }) {
  const { label, leaves, disabled = false } = primary;
  const pressed = useRef({ label, at: 0 });
  const [deaf, setDeaf] = useState(false);
  useLayoutEffect(() => {
    const left = BREATH - (Date.now() - pressed.current.at);
    if (leaves === undefined || label === pressed.current.label || left <= 0) return undefined;
    setDeaf(true);
    const timer = setTimeout(() => setDeaf(false), left);
    return () => {
      clearTimeout(timer);
      setDeaf(false);
    };
  }, [label, leaves]);
  const press = () => {
    if (deaf) return;
    pressed.current = { label, at: Date.now() };
    onPress();
  };
  return (
    <Button kind={leaves ? 'waiting' : 'primary'} disabled={disabled} aria-disabled={deaf || undefined} onClick={press}>
      {label}
    </Button>
  );
}

/** An ended phase is named by the phase, anything else by what it did. */
function sayWhat({ action, before, events }: Moment): string {
  const { buttons, phases } = words.value.game;
  if (action.type === 'end') return fill(buttons.undoEnd, { phase: phases[before.turn.phase] });
  return tellMoment(words.value, before, action, events).text;
}
