import type { Signal } from '@preact/signals';
import type { Hand } from '../../app/hand.ts';
import type { Pace } from '../../app/runner.ts';
import { fill } from '../../i18n/fill.ts';
import { Button } from '../parts/Button.tsx';
import { Dialog } from '../parts/Dialog.tsx';
import { words } from '../words.ts';
import { PaceChoice } from './AutomaTurn.tsx';
import type { Primary } from './primary.ts';

export type Question = 'leave' | 'menu' | 'surrender' | 'shared' | 'notShared';

interface GameDialogsProps {
  readonly question: Question;
  readonly hand: Hand;
  readonly pace: Signal<Pace>;
  readonly hexNames: Signal<boolean>;
  readonly night: Signal<boolean>;
  readonly primary: Primary | null;
  readonly onAsk: (question: Question | null) => void;
  readonly onHome: () => void;
  readonly onExport: () => void;
  readonly onShare: () => Promise<boolean>;
}

/** The slips that want an answer: the menu, giving up, ending a phase with units left. */
export function GameDialogs(props: GameDialogsProps) {
  const { question, hand, pace, hexNames, night, primary, onAsk, onHome, onExport, onShare } = props;
  const { buttons, share } = words.value.game;
  const close = () => onAsk(null);
  const closeButton = <Button onClick={close}>{buttons.close}</Button>;
  const then = (act: () => void) => () => {
    close();
    act();
  };
  const human = hand.play.now.value.commands.find(({ control }) => control === 'human');
  if (question === 'leave') {
    const actions = (
      <>
        <Button onClick={close}>{buttons.cancel}</Button>
        <Button kind="primary" onClick={then(() => primary?.press())}>
          {buttons.goOn}
        </Button>
      </>
    );
    return (
      <Dialog title={primary?.label ?? ''} onClose={close} actions={actions}>
        <p>{fill(buttons.stay, { n: primary?.leaves ?? 0 })}</p>
      </Dialog>
    );
  }
  if (question === 'surrender') {
    const actions = (
      <>
        <Button onClick={close}>{buttons.keepFighting}</Button>
        <Button kind="primary" onClick={then(() => human && hand.take({ type: 'surrender', side: human.side }))}>
          {buttons.surrender}
        </Button>
      </>
    );
    return (
      <Dialog title={buttons.surrender} onClose={close} actions={actions}>
        <p>{buttons.surrenderSure}</p>
      </Dialog>
    );
  }
  if (question !== 'menu') {
    return (
      <Dialog title={buttons.share} onClose={close} actions={closeButton}>
        <p>{question === 'shared' ? share.copied : share.failed}</p>
      </Dialog>
    );
  }
  const toggle = (of: Signal<boolean>, label: string) => (
    <Button
      aria-pressed={of.value}
      onClick={then(() => {
        of.value = !of.value;
      })}
    >
      {label}
    </Button>
  );
  return (
    <Dialog title={buttons.menu} onClose={close} actions={closeButton}>
      <div class="menu">
        <PaceChoice pace={pace} />
        {toggle(hexNames, buttons.hexNames)}
        {toggle(night, buttons.night)}
        <Button onClick={async () => onAsk((await onShare()) ? 'shared' : 'notShared')}>{buttons.share}</Button>
        <Button onClick={then(onExport)}>{buttons.exportGame}</Button>
        {hand.play.now.value.turn.phase !== 'over' && (
          <Button onClick={() => onAsk('surrender')}>{buttons.surrender}</Button>
        )}
        <Button onClick={onHome}>{buttons.home}</Button>
      </div>
    </Dialog>
  );
}
