import type { Signal } from '@preact/signals';
import type { RefObject } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';
import type { Hand } from '../../app/hand.ts';
import { isHuman, type Moment } from '../../app/moments.ts';
import type { Pace } from '../../app/runner.ts';
import { fill } from '../../i18n/fill.ts';
import { tellMoment } from '../../i18n/tell.ts';
import { Button } from '../parts/Button.tsx';
import { words } from '../words.ts';
import { deafFor, type Pressed, type Primary } from './primary.ts';

interface ThumbBarProps {
  readonly hand: Hand;
  readonly pace: Signal<Pace>;
  readonly primary: Primary | null;
  readonly pressed: RefObject<Pressed>;
  readonly onPress: () => void;
}

/** Under the thumb: undo by name, the next unit, and the one thing to do next. */
export function ThumbBar({ hand, pace, primary, pressed, onPress }: ThumbBarProps) {
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
          {fill(buttons.nextUnit, { n: hand.ready.value.size })}
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
      {primary && <PrimaryButton key="primary" primary={primary} pressed={pressed} onPress={onPress} />}
    </footer>
  );
}

interface PrimaryButtonProps {
  readonly primary: Primary;
  readonly pressed: RefObject<Pressed>;
  readonly onPress: () => void;
}

function PrimaryButton({ primary, pressed, onPress }: PrimaryButtonProps) {
  const { label, leaves, disabled = false } = primary;
  const [deaf, setDeaf] = useState(false);
  useLayoutEffect(() => {
    const left = deafFor(pressed.current, label);
    if (left <= 0) return undefined;
    setDeaf(true);
    const timer = setTimeout(() => setDeaf(false), left);
    return () => {
      clearTimeout(timer);
      setDeaf(false);
    };
  }, [label]);
  return (
    <Button
      kind={leaves ? 'waiting' : 'primary'}
      disabled={disabled}
      aria-disabled={deaf || undefined}
      onClick={onPress}
    >
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
