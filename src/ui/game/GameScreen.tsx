import { type Signal, signal } from '@preact/signals';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { Hand } from '../../app/hand.ts';
import type { Play } from '../../app/play.ts';
import { type Pace, runAutoma } from '../../app/runner.ts';
import { personAtTurn, toSplit } from '../../app/seats.ts';
import type { Settings } from '../../app/settings.ts';
import { Table } from '../../app/table.ts';
import { whoRolls } from '../../app/table-dice.ts';
import { fill } from '../../i18n/fill.ts';
import { sayRefused } from '../../i18n/say-refused.ts';
import { commandOf } from '../../rules/field.ts';
import { mapOf } from '../../rules/maps.ts';
import type { CommandId, State, UnitId } from '../../rules/types.ts';
import { Board } from '../board/Board.tsx';
import { RuleText } from '../parts/RuleLink.tsx';
import { Armies } from '../screens/Armies.tsx';
import { words } from '../words.ts';
import { AutomaTurn } from './AutomaTurn.tsx';
import { BoardTools } from './BoardTools.tsx';
import { CorrectPanel } from './CorrectPanel.tsx';
import { DiceEntry } from './DiceEntry.tsx';
import { EndPanel } from './EndPanel.tsx';
import { GameDialogs, type Question } from './GameDialogs.tsx';
import { Guard } from './Guard.tsx';
import { HandOver } from './HandOver.tsx';
import { Header } from './Header.tsx';
import { Lists } from './Lists.tsx';
import { Log } from './Log.tsx';
import { Looking, LookingBar } from './Looking.tsx';
import { PlanPanel } from './PlanPanel.tsx';
import { deafFor, type Pressed, primaryOf } from './primary.ts';
import { RollEntry } from './RollEntry.tsx';
import { playerOf, SeatBar } from './SeatBar.tsx';
import { Spoken } from './Spoken.tsx';
import { TableList } from './TableList.tsx';
import { ThumbBar } from './ThumbBar.tsx';
import { TurnPanel } from './TurnPanel.tsx';
import { useKeys } from './useKeys.ts';
import { WhyPanel } from './WhyPanel.tsx';
import './game.css';
import './seats.css';

interface GameScreenProps {
  readonly play: Play;
  readonly settings: Settings;
  readonly onHome: () => void;
  readonly onAgain: () => void;
  readonly onExport: () => void;
  readonly onShare: (state: State) => Promise<boolean>;
}

const TABS = ['turn', 'lists', 'log'] as const;
const SHEETS = ['low', 'half', 'high'] as const;
/** The Automa's next action waits for no long march. */
const FAST = 0.4;
type Sheet = (typeof SHEETS)[number];
type Tab = (typeof TABS)[number];

/** What a player was in the middle of; looking something up in the rules takes nothing out of their hands. */
interface Sitting {
  readonly hand: Hand;
  readonly tab: Signal<Tab>;
  readonly sheet: Signal<Sheet>;
  /** Two against each other: who said so at the hand-over. */
  readonly ready: Signal<CommandId | null>;
}

const sittings = new WeakMap<Play, Sitting>();

function sittingOf(play: Play): Sitting {
  let sitting = sittings.get(play);
  if (!sitting) {
    sitting = { hand: new Hand(play), tab: signal('turn'), sheet: signal('half'), ready: signal(null) };
    sittings.set(play, sitting);
  }
  return sitting;
}

/** The game people play: the board, and at the hand side what to do now. */
export function GameScreen(props: GameScreenProps) {
  const { play, settings, onHome, onAgain, onExport, onShare } = props;
  const { pace, hexNames } = settings;
  const { hand, tab: tabShown, sheet: sheetShown, ready: readyNow } = sittingOf(play);
  const [tab, sheet, ready] = [tabShown.value, sheetShown.value, readyNow.value];
  const setTab = (next: Tab) => {
    tabShown.value = next;
    // A low sheet has no room for it.
    if (sheet === 'low') sheetShown.value = 'half';
  };
  const [question, ask] = useState<Question | null>(null);
  const screen = useRef<HTMLElement>(null);
  const pressed = useRef<Pressed>({ label: '', at: 0 });
  const table = useMemo(() => new Table(play), [play]);
  const [pointed, point] = useState<string | null>(null);
  useEffect(() => () => table.dispose(), [table]);
  useEffect(
    () => runAutoma(play, pace, () => hand.corrector.on.value || hand.rolling.value !== null),
    [play, pace, hand],
  );
  useEffect(() => {
    document.title = `${play.saved.name} · ${words.value.screens.title}`;
  }, [play]);
  const { game } = words.value;
  const state = play.shown.value;
  const now = play.now.value;
  /** The moment looked at; “Why?” has a look of its own. */
  const past = hand.why.value ? null : play.looking.value;
  const over = now.turn.phase === 'over' && !hand.planner.on.value;
  const primary = over ? { label: game.buttons.again, press: onAgain } : primaryOf(hand);
  const press = () => {
    const label = primary?.label ?? '';
    if (deafFor(pressed.current, label) > 0) return;
    pressed.current = { label, at: Date.now() };
    if (play.looking.value !== null) hand.backToNow();
    else if (primary?.leaves) ask('leave');
    else if (!primary?.disabled) primary?.press();
  };
  const threats = () => {
    hand.threats.value = !hand.threats.value;
  };
  const show = (next: Tab) => {
    hand.why.value = null;
    setTab(tab === next ? 'turn' : next);
    screen.current?.querySelector<HTMLElement>('.panel-scroll')?.focus();
  };
  useKeys(
    {
      '?': () => ask('keys'),
      n: () => hand.nextByKey(),
      g: press,
      u: () => hand.undo(),
      r: () => hand.redo(),
      t: threats,
      p: () => hand.plan(),
      l: () => show('lists'),
      j: () => show('log'),
      b: () => screen.current?.querySelector<HTMLElement>('.bd-frame')?.focus(),
      Escape: () => hand.letGo(),
    },
    settings.shortcuts.value,
  );
  const later = play.automaNext.value !== null && pace.value !== 'step' && hand.rolling.value === null;
  const change = later
    ? undefined
    : (table.outstanding.value.find(({ key }) => key === pointed) ?? table.outstanding.value[0]);
  const layers = useMemo(
    () => (change && change.hexes.length > 0 ? { ...hand.layers.value, lit: change.hexes } : hand.layers.value),
    [hand.layers.value, change],
  );
  const sayReady = (id: CommandId) => {
    readyNow.value = id;
  };
  const next = settings.handOver.value && hand.seats.duel ? toHandOver(now) : undefined;
  if (next && next.id !== ready) {
    return <HandOver key={next.id} play={play} command={next} onReady={() => sayReady(next.id)} />;
  }
  const splitting = toSplit(now);
  if (splitting) {
    const split = (armies: Readonly<Record<string, readonly UnitId[]>>) =>
      play.take({ type: 'split', command: splitting.id, armies });
    const title = hand.seats.duel
      ? fill(words.value.together.armyOf, { name: playerOf(play, hand.seats.atHand.value) })
      : undefined;
    return <Armies key={splitting.id} state={now} command={splitting} title={title} onSplit={split} />;
  }
  /** The panel is where things are done now: on a phone it takes more room. */
  const busy =
    hand.rolling.value !== null || hand.corrector.on.value || (hand.mine.value && now.turn.phase === 'money');
  const roomy = busy && sheet === 'half' ? 'sheet-roomy' : '';
  const nextSheet = () => {
    sheetShown.value = SHEETS[(SHEETS.indexOf(sheet) + 1) % SHEETS.length] ?? 'half';
  };
  return (
    <main ref={screen} class={`desk game sheet-${sheet} ${roomy} ${play.looking.value === null ? '' : 'in-the-past'}`}>
      <h1 class="bd-unseen">{play.saved.name}</h1>
      <Spoken hand={hand} />
      <div class="board-place">
        <Board
          state={state}
          map={mapOf(state.map)}
          layers={layers}
          selected={heldOn(hand)}
          ready={hand.ready.value}
          done={doneUnits(hand, now)}
          hexNames={hexNames.value}
          cursor={hand.cursor.value}
          onTapHex={(hex) => hand.tapHex(hex)}
          onTapUnit={(id) => hand.tapUnit(id)}
          onTapFort={(fort) => hand.tapFort(fort)}
          onCursor={(hex) => {
            hand.cursor.value = hex;
          }}
          animate={pace.value !== 'instant' && !settings.still.value}
          moment={play.momentShown.value}
          tempo={play.automaNext.value && pace.value === 'fast' ? FAST : 1}
          turned={hand.seats.turned.value}
          tools={<BoardTools hand={hand} onLock={() => ask('guard')} />}
        />
      </div>
      <aside class="paper panel">
        <button type="button" class="sheet-grip" aria-label={game.sheet[sheet]} onClick={nextSheet} />
        <Header hand={hand} />
        <SeatBar hand={hand} />
        <div class="tabs">
          {TABS.map((one) => (
            <button key={one} type="button" aria-pressed={tab === one} onClick={() => setTab(one)}>
              {one === 'turn' ? game.turnTab : game[one].title}
            </button>
          ))}
          {hand.seats.team && (
            <button type="button" aria-pressed={hand.planner.on.value} onClick={() => hand.plan()}>
              {game.plans.button}
            </button>
          )}
          <button type="button" aria-pressed={hand.threats.value} onClick={threats}>
            {game.buttons.threats}
          </button>
          <button type="button" onClick={() => ask('menu')}>
            {game.buttons.menu}
          </button>
        </div>
        {past !== null && <Looking hand={hand} index={past} />}
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so keys must reach it */}
        <section class="panel-scroll" aria-label={game.now} tabIndex={0}>
          {play.unsaved.value && (
            <p class="refusal" role="alert">
              {game.unsaved}
            </p>
          )}
          {hand.refused.value && (
            <p class="refusal" role="alert">
              <RuleText text={sayRefused(words.value, now, hand.refused.value)} />
            </p>
          )}
          {table.on.value && <TableList table={table} later={later} onPoint={point} />}
          {hand.corrector.on.value && <CorrectPanel hand={hand} />}
          {!hand.why.value && <PlanPanel planner={hand.planner} />}
          {hand.why.value ? (
            <WhyPanel hand={hand} why={hand.why.value} />
          ) : hand.corrector.on.value && tab !== 'log' ? null : (
            <>
              {tab === 'log' && <Log hand={hand} />}
              {tab === 'lists' && <Lists hand={hand} />}
              {tab === 'turn' && <Now hand={hand} pace={pace} />}
            </>
          )}
        </section>
        {play.looking.value === null ? (
          <ThumbBar hand={hand} pace={pace} primary={primary} pressed={pressed} onPress={press} />
        ) : (
          <LookingBar hand={hand} index={play.looking.value} />
        )}
      </aside>
      {question === 'guard' && <Guard onFree={() => ask(null)} />}
      {question && question !== 'guard' && (
        <GameDialogs
          key={question}
          question={question}
          hand={hand}
          table={table}
          settings={settings}
          primary={primary}
          onAsk={ask}
          onHome={onHome}
          onExport={onExport}
          onShare={() => onShare(state)}
        />
      )}
    </main>
  );
}

/** The panel's part for the present: the Automa at work, the phase, or the end. */
function Now({ hand, pace }: { readonly hand: Hand; readonly pace: Signal<Pace> }) {
  const { play } = hand;
  if (play.now.value.turn.phase === 'over') return <EndPanel play={play} />;
  return (
    <>
      {hand.rolling.value && <DiceEntry key={play.moments.value.length} hand={hand} battle={hand.rolling.value} />}
      {hand.mine.value && whoRolls(play.now.value).length > 0 && <RollEntry hand={hand} />}
      {play.automaNext.value && <AutomaTurn hand={hand} pace={pace} />}
      <TurnPanel hand={hand} />
    </>
  );
}

/** The unit with the ring around it. */
function heldOn({ corrector, planner, held }: Hand): UnitId | null {
  if (corrector.on.value) return corrector.unit.value;
  return planner.on.value ? planner.drawing.value : held.value;
}

/** Two against each other: whom the tablet goes to now; while armies are placed it lies between them. */
function toHandOver(now: State) {
  return now.setup && now.setup.step !== 'split'
    ? undefined
    : now.turn.phase === 'over'
      ? undefined
      : personAtTurn(now);
}

/** Own units that have nothing left to do in the phase fade. */
function doneUnits(hand: Hand, now: State): ReadonlySet<UnitId> {
  const acting = now.turn.phase === 'move' || now.turn.phase === 'declare';
  if (!hand.mine.value || !acting || hand.choosing.value) return new Set();
  const { nations } = commandOf(now, now.turn.command);
  return new Set(
    now.units.filter(({ nation, id }) => nations.includes(nation) && !hand.ready.value.has(id)).map(({ id }) => id),
  );
}
