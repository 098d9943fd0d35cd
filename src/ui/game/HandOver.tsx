import type { Play } from '../../app/play.ts';
import { fill } from '../../i18n/fill.ts';
import { commandName } from '../../i18n/tell.ts';
import type { Command } from '../../rules/types.ts';
import { Button } from '../parts/Button.tsx';
import { useFirmDialog } from '../parts/useFirmDialog.ts';
import { words } from '../words.ts';
import { playerOf } from './SeatBar.tsx';

interface HandOverProps {
  readonly play: Play;
  /** Who is next. */
  readonly command: Command;
  readonly onReady: () => void;
}

/** Covers everything while the tablet goes to the other player. */
export function HandOver({ play, command, onReady }: HandOverProps) {
  const firm = useFirmDialog();
  const { together } = words.value;
  const { setup, turn } = play.now.value;
  const name = command.nations.map((nation) => playerOf(play, nation)).join(', ');
  const what = setup?.step === 'split' ? together.handToSplit : fill(together.handToTurn, { n: turn.round });
  return (
    <dialog {...firm} class="desk hand-over" aria-labelledby="hand-over-title">
      <div class="paper hand-over-slip">
        <h2 id="hand-over-title">{fill(together.handTo, { name })}</h2>
        <p>{fill(together.handToLine, { nation: commandName(words.value, command), what })}</p>
        <Button kind="primary" onClick={onReady}>
          {together.ready}
        </Button>
      </div>
    </dialog>
  );
}
