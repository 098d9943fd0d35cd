import { useEffect, useMemo, useState } from 'preact/hooks';
import {
  alreadyOver,
  atTurn,
  changeUnit,
  commandsAgainst,
  emptyDraft,
  giveCoins,
  onMap,
  ownFort,
  type PositionDraft,
  problemsOf,
  put,
  take,
  toState,
  withCommands,
} from '../../app/build-position.ts';
import type { NewPiece } from '../../app/corrector.ts';
import type { Library } from '../../app/library.ts';
import { go, hashOf } from '../../app/route.ts';
import { tabletopOf } from '../../app/tabletop.ts';
import { fill } from '../../i18n/fill.ts';
import { pieceName } from '../../i18n/say-change.ts';
import { commandName } from '../../i18n/tell.ts';
import { MOST } from '../../rules/correction.ts';
import { mapOf } from '../../rules/maps.ts';
import type { FortId, Place, State, UnitId } from '../../rules/types.ts';
import { loadDraft, saveDraft } from '../../save/draft.ts';
import { Board } from '../board/Board.tsx';
import { AddPiece } from '../game/AddPiece.tsx';
import { FortCard, Garrison, PieceCard } from '../game/PieceCard.tsx';
import { Button, ButtonLink } from '../parts/Button.tsx';
import { Stepper } from '../parts/Stepper.tsx';
import { words } from '../words.ts';
import { BuildTable } from './BuildTable.tsx';
import { freshSeed } from './seed.ts';
import '../game/game.css';
import '../game/at-table.css';

const NOBODY: ReadonlySet<UnitId> = new Set();

/** A board while it is laid out: what lies on it can be shown, whether it is sound or not. */
function sketchOf({ format: _, ...draft }: PositionDraft): State {
  return { ...draft, numbers: {}, rolled: 0, drawn: 0 };
}

/** The position being laid out, kept on the device from visit to visit, and how it was before. */
function useDraft() {
  const [drafts, setDrafts] = useState<readonly PositionDraft[]>(() => [
    emptyDraft('marne', commandsAgainst(['FR'], 'DE', 'standard')),
  ]);
  useEffect(() => {
    loadDraft().then(
      (found) => found && setDrafts((now) => (now.length === 1 ? [found] : now)),
      () => undefined,
    );
  }, []);
  const show = (next: readonly PositionDraft[]) => {
    setDrafts(next);
    saveDraft(next.at(-1) ?? null).catch(() => undefined);
  };
  return {
    draft: drafts.at(-1) as PositionDraft,
    setDraft: (next: PositionDraft) => show([...drafts, next]),
    undo: drafts.length > 1 ? () => show(drafts.slice(0, -1)) : null,
  };
}

/** A position from scratch, so that a game on the real table goes on here. */
export function BuildPosition({ library }: { readonly library: Library }) {
  const { draft, setDraft, undo } = useDraft();
  const [held, hold] = useState<UnitId | null>(null);
  const [fort, setFort] = useState<FortId | null>(null);
  const [adding, setAdding] = useState<NewPiece | null>(null);
  const [real, setReal] = useState(true);
  const [failed, setFailed] = useState(false);
  const [cursor, setCursor] = useState<string | null>(null);
  const { atTable, screens, names } = words.value;
  const say = atTable.builder;
  const state = useMemo(() => sketchOf(draft), [draft]);
  const layers = useMemo(() => ({}), []);
  const map = mapOf(draft.map);
  const unit = draft.units.find(({ id }) => id === held);
  const letGo = () => {
    hold(null);
    setFort(null);
    setAdding(null);
  };
  const tapPlace = (at: Place): boolean => {
    if (adding) setDraft(put(draft, adding.nation, adding.unitType, at));
    else if (unit) setDraft(changeUnit(draft, unit.id, { at }));
    else return false;
    letGo();
    return true;
  };
  const ground = draft.commands.every(({ nations }) => draft.units.some(({ nation }) => nations.includes(nation)));
  const problems = ground ? problemsOf(words.value, draft).map(({ text }) => text) : [say.empty];
  const over = problems.length === 0 ? alreadyOver(draft) : null;
  if (over) problems.push(over.winner ? fill(say.over, { side: names.sides[over.winner] }) : say.draw);
  const play = async () => {
    const ready = toState({ ...draft, seed: freshSeed() });
    if (!ready) return;
    try {
      const table = real ? { table: { shown: tabletopOf(ready), ticked: [] } } : {};
      const { id } = await library.createFrom(ready, 'marked', table);
      await saveDraft(null).catch(() => undefined);
      go({ page: 'game', id });
    } catch {
      setFailed(true);
    }
  };
  const step = { less: atTable.less, more: atTable.more };
  return (
    <main
      class="desk game build sheet-half"
      onKeyDown={(event) => {
        if (event.key === 'Escape') letGo();
      }}
    >
      <div class="board-place">
        <Board
          state={state}
          map={map}
          layers={layers}
          selected={held}
          ready={NOBODY}
          done={NOBODY}
          hexNames="large"
          cursor={cursor}
          onCursor={setCursor}
          onTapHex={(hex) => {
            if (!tapPlace(hex)) letGo();
          }}
          onTapFort={(id) => {
            if (tapPlace(`fort:${id}`)) return;
            letGo();
            setFort(fort === id ? null : id);
          }}
          onTapUnit={(id) => {
            letGo();
            hold(held === id ? null : id);
          }}
          animate={false}
        />
      </div>
      <aside class="paper panel">
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so keys must reach it */}
        <section class="panel-scroll correct" aria-label={say.title} tabIndex={0}>
          <h1 class="build-title">{say.title}</h1>
          <p role="status">
            {adding
              ? fill(atTable.adding, { piece: pieceName(words.value, adding.nation, adding.unitType) })
              : unit
                ? atTable.correctUnit
                : say.line}
          </p>
          {unit && (
            <PieceCard
              key={unit.id}
              name={pieceName(words.value, unit.nation, unit.type)}
              piece={unit}
              onDamage={(damage) => setDraft(changeUnit(draft, unit.id, { damage }))}
              onXp={(xp) => setDraft(changeUnit(draft, unit.id, { xp }))}
              onRemove={() => {
                setDraft(take(draft, unit.id));
                letGo();
              }}
            />
          )}
          {fort !== null && (
            <FortCard
              key={fort}
              name={map.forts.find(({ id }) => id === fort)?.name ?? fort}
              owner={draft.forts[fort]}
              commands={draft.commands}
              onOwner={(owner) => setDraft(ownFort(draft, fort, owner))}
            >
              <Garrison
                units={draft.units.filter(({ at }) => at === `fort:${fort}`)}
                onPick={(id) => {
                  letGo();
                  hold(id);
                }}
              />
            </FortCard>
          )}
          <BuildTable
            draft={draft}
            onMap={(next) => setDraft(onMap(draft, next))}
            onPeople={(nations, enemy, opponent) => {
              const all = [...nations, enemy];
              const units = draft.units.filter(({ nation }) => all.includes(nation));
              setDraft(withCommands({ ...draft, units }, commandsAgainst(nations, enemy, opponent)));
            }}
            onTurn={(turn) => setDraft(atTurn(draft, turn))}
            onShort={(shortGame) => setDraft({ ...draft, options: { ...draft.options, shortGame } })}
          />
          <AddPiece
            nations={draft.commands.flatMap(({ nations }) => nations)}
            adding={adding}
            onAdd={(next) => {
              letGo();
              setAdding(next);
            }}
          />
          {draft.commands.map((command) => (
            <Stepper
              key={command.id}
              {...step}
              label={fill(atTable.coins, { who: commandName(words.value, command) })}
              value={command.coins}
              max={MOST.coins}
              onChange={(coins) => setDraft(giveCoins(draft, command.id, coins))}
            />
          ))}
          <label class="build-row">
            {say.real}
            <input type="checkbox" checked={real} onChange={() => setReal(!real)} />
          </label>
          {failed && <p role="alert">{screens.newGame.failed}</p>}
        </section>
        {problems.length > 0 && (
          <div class="refusal build-problems" role="status">
            <b>{say.problems}</b>
            <ul>
              {problems.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          </div>
        )}
        <footer class="thumb-bar">
          <ButtonLink kind="quiet" href={hashOf({ page: 'new' })}>
            {screens.backThere}
          </ButtonLink>
          <Button
            kind="quiet"
            disabled={!undo}
            onClick={() => {
              letGo();
              undo?.();
            }}
          >
            {words.value.game.buttons.undoNothing}
          </Button>
          <Button
            kind="quiet"
            disabled={draft.units.length === 0}
            onClick={() => setDraft({ ...draft, units: [], forts: {} })}
          >
            {say.clear}
          </Button>
          <Button kind="primary" disabled={problems.length > 0} onClick={play}>
            {say.play}
          </Button>
        </footer>
      </aside>
    </main>
  );
}
