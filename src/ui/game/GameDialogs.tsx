import { useEffect, useState } from 'preact/hooks';
import type { Hand } from '../../app/hand.ts';
import type { Play } from '../../app/play.ts';
import { hashOf } from '../../app/route.ts';
import { personAtTurn } from '../../app/seats.ts';
import type { Settings } from '../../app/settings.ts';
import { linkTo } from '../../app/share.ts';
import type { Table } from '../../app/table.ts';
import { fill } from '../../i18n/fill.ts';
import { sayUnits } from '../../i18n/tell.ts';
import { rollsAtTable } from '../../rules/battle.ts';
import type { State } from '../../rules/types.ts';
import { Button, ButtonLink } from '../parts/Button.tsx';
import { Dialog } from '../parts/Dialog.tsx';
import { KeyList } from '../parts/KeyList.tsx';
import { words } from '../words.ts';
import { PaceChoice } from './AutomaTurn.tsx';
import type { Primary } from './primary.ts';

export type Question = 'leave' | 'realBoard' | 'menu' | 'keys' | 'guard' | 'surrender' | 'shared' | 'notShared';

interface GameDialogsProps {
  readonly question: Question;
  readonly hand: Hand;
  readonly table: Table;
  readonly settings: Settings;
  readonly primary: Primary | null;
  readonly onAsk: (question: Question | null) => void;
  readonly onHome: () => void;
  readonly onExport: () => void;
  readonly onShare: () => Promise<boolean>;
}

/** Games whose hex names were written large for the real board. */
const enlarged = new WeakSet<Play>();

/** Where the browser does not let the app copy, a person may. */
function LinkToCopy({ state }: { readonly state: State }) {
  const { share } = words.value.game;
  const [link, setLink] = useState('');
  useEffect(() => {
    linkTo(state, location.href).then(setLink, () => undefined);
  }, [state]);
  return (
    <label class="link-to-copy">
      {share.failed}
      <textarea readOnly rows={4} value={link} onFocus={(event) => event.currentTarget.select()} />
    </label>
  );
}

/** The slips that want an answer: the menu, giving up, ending a phase with units left. */
export function GameDialogs(props: GameDialogsProps) {
  const { question, hand, table, settings, primary, onAsk, onHome, onExport, onShare } = props;
  const { buttons, share, plans, guard, groups } = words.value.game;
  const close = () => onAsk(null);
  const closeButton = <Button onClick={close}>{buttons.close}</Button>;
  const then = (act: () => void) => () => {
    close();
    act();
  };
  const now = hand.play.now.value;
  const human = personAtTurn(now) ?? now.commands.find(({ control }) => control === 'human');
  const { together, names, atTable } = words.value;
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
        <p>{fill(buttons.stay, { list: sayUnits(words.value, now, [...hand.ready.value]) })}</p>
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
        <p>
          {hand.seats.duel
            ? fill(together.surrenderDuel, { side: names.sides[human?.side ?? 'entente'] })
            : buttons.surrenderSure}
        </p>
      </Dialog>
    );
  }
  if (question === 'realBoard') {
    const start = (board: 'asNow' | 'empty') =>
      then(() => {
        table.start(board);
        if (settings.hexNames.value !== 'off') return;
        settings.hexNames.value = 'large';
        enlarged.add(hand.play);
      });
    const actions = (
      <>
        <Button onClick={start('empty')}>{atTable.empty}</Button>
        <Button kind="primary" onClick={start('asNow')}>
          {atTable.asNow}
        </Button>
      </>
    );
    return (
      <Dialog title={atTable.switchOn} onClose={close} actions={actions}>
        <p>{atTable.howLooks}</p>
      </Dialog>
    );
  }
  if (question === 'keys') {
    return (
      <Dialog title={buttons.keys} onClose={close} actions={closeButton}>
        <KeyList />
      </Dialog>
    );
  }
  if (question === 'notShared') {
    const actions = (
      <>
        <Button onClick={then(onExport)}>{buttons.exportGame}</Button>
        {closeButton}
      </>
    );
    return (
      <Dialog title={buttons.share} onClose={close} actions={actions}>
        <LinkToCopy state={hand.play.shown.value} />
      </Dialog>
    );
  }
  if (question !== 'menu') {
    return (
      <Dialog title={buttons.share} onClose={close} actions={closeButton}>
        <p>{share.copied}</p>
      </Dialog>
    );
  }
  const { pace, hexNames, light, night } = settings;
  const going = now.turn.phase !== 'over' && !now.setup;
  const toggle = (on: boolean, label: string, press: () => void) => (
    <Button aria-pressed={on} onClick={then(press)}>
      {label}
    </Button>
  );
  return (
    <Dialog title={buttons.menu} onClose={close} actions={closeButton}>
      <div class="menu">
        <PaceChoice pace={pace} />
        <h3>{groups.board}</h3>
        {toggle(hexNames.value !== 'off', buttons.hexNames, () => {
          hexNames.value = hexNames.value === 'off' ? 'small' : 'off';
        })}
        {toggle(night.value, buttons.night, () => {
          light.value = night.value ? 'day' : 'night';
        })}
        {toggle(hand.planner.on.value, plans.title, () => hand.plan())}
        {toggle(hand.seats.turned.value, together.turnBoard, () => hand.seats.turn())}
        <Button onClick={() => onAsk('guard')}>{guard.button}</Button>
        {hand.seats.duel &&
          toggle(settings.handOver.value, together.handOver, () => {
            settings.handOver.value = !settings.handOver.value;
          })}
        <h3>{groups.table}</h3>
        {table.on.value ? (
          <>
            <Button
              onClick={then(() => {
                table.stop();
                if (enlarged.delete(hand.play)) settings.hexNames.value = 'off';
              })}
            >
              {atTable.switchOff}
            </Button>
            <ButtonLink href={hashOf({ page: 'sheet' })}>{atTable.printSheet}</ButtonLink>
          </>
        ) : (
          <Button onClick={() => onAsk('realBoard')}>{atTable.switchOn}</Button>
        )}
        {going &&
          human &&
          toggle(rollsAtTable(now, human), atTable.ownDice, () => {
            const luck = rollsAtTable(now, human) ? 'dice' : 'table';
            hand.take({ type: 'correct', change: { kind: 'luck', command: human.id, luck } });
          })}
        {going &&
          toggle(hand.corrector.on.value, atTable.correct, () => {
            hand.backToNow();
            hand.select(null);
            hand.corrector.toggle();
          })}
        <h3>{groups.game}</h3>
        <Button onClick={async () => onAsk((await onShare()) ? 'shared' : 'notShared')}>{buttons.share}</Button>
        <Button onClick={then(onExport)}>{buttons.exportGame}</Button>
        {now.turn.phase !== 'over' && <Button onClick={() => onAsk('surrender')}>{buttons.surrender}</Button>}
        <h3>{groups.app}</h3>
        <ButtonLink href={hashOf({ page: 'rules' })}>{buttons.rules}</ButtonLink>
        <ButtonLink href={hashOf({ page: 'settings' })}>{buttons.settings}</ButtonLink>
        <Button onClick={() => onAsk('keys')}>{buttons.keys}</Button>
        <Button onClick={onHome}>{buttons.home}</Button>
      </div>
    </Dialog>
  );
}
