import { type Signal, signal } from '@preact/signals';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { Hand } from '../../app/hand.ts';
import type { Play } from '../../app/play.ts';
import { PACES, type Pace, runAutoma } from '../../app/runner.ts';
import { fill } from '../../i18n/fill.ts';
import { sayRefusal } from '../../i18n/say.ts';
import { tellMoment } from '../../i18n/tell.ts';
import { commandOf } from '../../rules/field.ts';
import { mapOf } from '../../rules/maps.ts';
import { hasSplit } from '../../rules/setup.ts';
import type { UnitId } from '../../rules/types.ts';
import { Board } from '../board/Board.tsx';
import { Button } from '../parts/Button.tsx';
import { Dialog } from '../parts/Dialog.tsx';
import { Armies } from '../screens/Armies.tsx';
import { words } from '../words.ts';
import { EndPanel } from './EndPanel.tsx';
import { Header } from './Header.tsx';
import { Log, LogRow } from './Log.tsx';
import { PrimaryButton, primaryOf } from './PrimaryButton.tsx';
import { TurnPanel } from './TurnPanel.tsx';
import { WhyPanel } from './WhyPanel.tsx';
import './game.css';

interface GameScreenProps {
  readonly play: Play;
  readonly pace: Signal<Pace>;
  readonly hexNames: Signal<boolean>;
  readonly onHome: () => void;
  readonly onAgain: () => void;
  readonly onExport: () => void;
}

const SHEETS = ['low', 'half', 'high'] as const;

/** The game people play: the board, and at the hand side what to do now. */
export function GameScreen({ play, pace, hexNames, onHome, onAgain, onExport }: GameScreenProps) {
  const hand = useMemo(() => new Hand(play), [play]);
  const paused = useMemo(() => signal(false), []);
  const [tab, setTab] = useState<'turn' | 'log'>('turn');
  const [sheet, setSheet] = useState<(typeof SHEETS)[number]>('half');
  const [asking, setAsking] = useState<'surrender' | 'leave' | 'menu' | null>(null);
  useEffect(() => runAutoma(play, pace, paused), [play, pace, paused]);
  const { game } = words.value;
  const state = play.shown.value;
  const now = play.now.value;
  const primary = primaryOf(hand);
  const human = now.commands.find(({ control }) => control === 'human');
  if (now.setup?.step === 'split' && human && !hasSplit(now, human)) {
    return (
      <Armies
        state={now}
        command={human}
        onSplit={(armies) => play.take({ type: 'split', command: human.id, armies })}
      />
    );
  }
  const done = new Set<UnitId>(
    hand.mine.value && now.turn.phase === 'move'
      ? now.units
          .filter(
            (unit) => commandOf(now, now.turn.command).nations.includes(unit.nation) && !hand.ready.value.has(unit.id),
          )
          .map(({ id }) => id)
      : [],
  );
  const press = () => {
    if (primary?.leaves) setAsking('leave');
    else primary?.press();
  };
  const undo = play.canUndo.value;
  const undoLabel = undo
    ? fill(game.buttons.undo, {
        what: tellMoment(words.value, undo.moment.before, undo.moment.action, undo.moment.events).text,
      })
    : game.buttons.undoNothing;
  const automaRows = play.automaNext.value ? play.moments.value.length - 1 : -1;
  const lastMoment = play.moments.value[automaRows];
  const showLastTurn = () => {
    const moments = play.moments.value;
    const last = moments.findLastIndex(({ action }) => action.type === 'act');
    const before = moments.slice(0, last + 1).findLastIndex(({ action }) => action.type !== 'act');
    if (last >= 0) play.looking.value = before + 1;
    setTab('log');
  };
  return (
    <main class={`desk game sheet-${sheet}`}>
      <div class="board-place">
        <Board
          state={state}
          map={mapOf(state.map)}
          layers={hand.layers.value}
          selected={hand.selected.value}
          ready={hand.ready.value}
          done={done}
          hexNames={hexNames.value}
          cursor={hand.cursor.value}
          onTapHex={(hex) => hand.tapHex(hex)}
          onTapUnit={(id) => hand.tapUnit(id)}
          onTapFort={(fort) => hand.tapFort(fort)}
          onCursor={(hex) => {
            hand.cursor.value = hex;
          }}
          animate={pace.value !== 'instant'}
        />
      </div>
      <aside class="paper panel">
        <button
          type="button"
          class="sheet-grip"
          aria-label={game.buttons.menu}
          onClick={() => setSheet(SHEETS[(SHEETS.indexOf(sheet) + 1) % SHEETS.length] ?? 'half')}
        />
        <Header hand={hand} />
        <div class="tabs">
          <button type="button" aria-pressed={tab === 'turn'} onClick={() => setTab('turn')}>
            {game.phases[now.turn.phase]}
          </button>
          <button type="button" aria-pressed={tab === 'log'} onClick={() => setTab('log')}>
            {game.log.title}
          </button>
          <button type="button" onClick={() => setAsking('menu')}>
            {game.buttons.menu}
          </button>
        </div>
        <div class="panel-scroll">
          {hand.refused.value && (
            <p class="refusal" role="alert">
              {sayRefusal(words.value, hand.refused.value)}
            </p>
          )}
          {play.looking.value !== null && !hand.why.value && (
            <Button
              onClick={() => {
                play.looking.value = null;
              }}
            >
              {game.buttons.toNow}
            </Button>
          )}
          {hand.why.value ? (
            <WhyPanel hand={hand} why={hand.why.value} />
          ) : tab === 'log' ? (
            <Log hand={hand} />
          ) : now.turn.phase === 'over' ? (
            <EndPanel play={play} onAgain={onAgain} />
          ) : (
            <>
              {play.automaNext.value && (
                <div class="automa-turn">
                  <p>{game.pace}</p>
                  <div class="choices">
                    {PACES.map((one) => (
                      <button
                        key={one}
                        type="button"
                        aria-pressed={pace.value === one}
                        onClick={() => {
                          pace.value = one;
                        }}
                      >
                        {game.paces[one]}
                      </button>
                    ))}
                  </div>
                  {lastMoment && (
                    <ol class="log" aria-live="polite">
                      <LogRow hand={hand} moment={lastMoment} index={automaRows} />
                    </ol>
                  )}
                </div>
              )}
              {!play.automaNext.value && play.moments.value.some(({ action }) => action.type === 'act') && (
                <Button kind="quiet" onClick={showLastTurn}>
                  {game.buttons.lastTurn}
                </Button>
              )}
              <TurnPanel hand={hand} />
            </>
          )}
        </div>
        <footer class="thumb-bar">
          <Button
            kind="quiet"
            disabled={!undo}
            onClick={() => {
              hand.select(null);
              play.undo();
            }}
          >
            {undoLabel}
          </Button>
          {play.undone.value.length > 0 && (
            <Button kind="quiet" onClick={() => play.redo()}>
              {game.buttons.redo}
            </Button>
          )}
          {hand.ready.value.size > 0 && (
            <Button kind="quiet" onClick={() => hand.nextUnit()}>
              {game.buttons.nextUnit}
            </Button>
          )}
          {play.automaNext.value && pace.value === 'step' && (
            <Button
              kind="primary"
              onClick={() => {
                const next = play.automaNext.value;
                if (next) play.take(next);
              }}
            >
              {game.buttons.next}
            </Button>
          )}
          <PrimaryButton primary={primary} onPress={press} />
        </footer>
      </aside>
      {asking === 'leave' && primary && (
        <Dialog
          title={primary.label}
          onClose={() => setAsking(null)}
          actions={
            <>
              <Button onClick={() => setAsking(null)}>{game.buttons.cancel}</Button>
              <Button
                kind="primary"
                onClick={() => {
                  setAsking(null);
                  primary.press();
                }}
              >
                {game.buttons.goOn}
              </Button>
            </>
          }
        >
          <p>{fill(game.buttons.stay, { n: primary.leaves ?? 0 })}</p>
        </Dialog>
      )}
      {asking === 'menu' && (
        <Dialog
          title={game.buttons.menu}
          onClose={() => setAsking(null)}
          actions={<Button onClick={() => setAsking(null)}>{game.buttons.close}</Button>}
        >
          <div class="menu">
            <Button onClick={onHome}>{game.buttons.home}</Button>
            <Button
              aria-pressed={hand.threats.value}
              onClick={() => {
                hand.threats.value = !hand.threats.value;
                setAsking(null);
              }}
            >
              {game.buttons.threats}
            </Button>
            <Button
              aria-pressed={hexNames.value}
              onClick={() => {
                hexNames.value = !hexNames.value;
                setAsking(null);
              }}
            >
              {game.buttons.hexNames}
            </Button>
            <Button
              onClick={() => {
                onExport();
                setAsking(null);
              }}
            >
              {game.buttons.exportGame}
            </Button>
            {now.turn.phase !== 'over' && (
              <Button onClick={() => setAsking('surrender')}>{game.buttons.surrender}</Button>
            )}
          </div>
        </Dialog>
      )}
      {asking === 'surrender' && human && (
        <Dialog
          title={game.buttons.surrender}
          onClose={() => setAsking(null)}
          actions={
            <>
              <Button onClick={() => setAsking(null)}>{game.buttons.keepFighting}</Button>
              <Button
                kind="primary"
                onClick={() => {
                  setAsking(null);
                  play.take({ type: 'surrender', side: human.side });
                }}
              >
                {game.buttons.surrender}
              </Button>
            </>
          }
        >
          <p>{game.buttons.surrenderSure}</p>
        </Dialog>
      )}
    </main>
  );
}
