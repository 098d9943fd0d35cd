import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { type Challenge, challengeOf, opponentsOf } from '../../app/challenge.ts';
import type { Library } from '../../app/library.ts';
import { COMPANIES, type Company, challengeFor, peopleOf, setupFor } from '../../app/opening.ts';
import { ASIDE, go, hashOf, route } from '../../app/route.ts';
import type { Settings } from '../../app/settings.ts';
import { EMPTY_TABLE } from '../../app/tabletop.ts';
import { UNDO_MODES, type UndoMode } from '../../app/undo-modes.ts';
import { atTable } from '../../i18n/en/at-table.ts';
import { names } from '../../i18n/en/names.ts';
import { screens } from '../../i18n/en/screens.ts';
import { together } from '../../i18n/en/together.ts';
import { fill } from '../../i18n/fill.ts';
import { mapOf } from '../../rules/maps.ts';
import { type CommandId, NATIONS, type Nation } from '../../rules/types.ts';
import { type Players, playerName } from '../../save/players.ts';
import { fetchShelf } from '../pages.ts';
import { Button, ButtonLink } from '../parts/Button.tsx';
import { Card } from '../parts/Card.tsx';
import { Choice } from '../parts/Choice.tsx';
import { ChallengeSlip } from './ChallengeSlip.tsx';
import { DifficultyChoice, MapChoice, nationChoice } from './new-choices.tsx';
import { Page } from './Page.tsx';
import { PlayerNames, type TypedNames } from './PlayerNames.tsx';
import { freshSeed } from './seed.ts';
import { TeamShare } from './TeamShare.tsx';
import './new-game.css';

const words = screens.newGame;
const LIMITS = [2, 3, 4, 0];
const LENGTHS = (['full', 'short'] as const).map((value) => ({
  value,
  children: <TwoLines title={words.lengths[value]} line={words.lengthLines[value]} />,
}));
const UNDOS = UNDO_MODES.map((value) => ({
  value,
  children: <TwoLines title={words.undos[value]} line={words.undoLines[value]} />,
}));

const COMPANY = COMPANIES.map((value) => ({
  value,
  children: <TwoLines title={together.companies[value]} line={together.companyLines[value]} />,
}));
const DICE = (['dice', 'table'] as const).map((value) => ({
  value,
  children: <TwoLines title={atTable.diceChoices[value]} line={atTable.diceLines[value]} />,
}));
const BOARD = (['off', 'on'] as const).map((value) => ({
  value,
  children: <TwoLines title={atTable.boardChoices[value]} line={atTable.boardLines[value]} />,
}));
const HAND_OVER = (['yes', 'no'] as const).map((value) => ({
  value,
  children: <TwoLines title={together.handOverChoices[value]} line="" />,
}));

/** The choices of the game before, or those of a first game. */
function firstChallenge(library: Library | null): Challenge {
  const first = {
    map: 'marne',
    nation: 'FR',
    automa: 'DE',
    difficulty: 'easy',
    shortGame: false,
    unitLimit: 2,
  } as const;
  const game = library?.games.value?.map(({ saved }) => saved.game).find((one) => 'setup' in one);
  const before = game && 'setup' in game ? challengeOf({ ...game.setup, seed: 0 }) : null;
  return { ...first, ...before, seed: freshSeed() };
}

interface Draft {
  readonly challenge: Challenge;
  readonly duel: boolean;
  readonly typed: TypedNames;
  readonly atTheTable: readonly CommandId[];
  readonly realBoard: boolean;
  readonly undo: UndoMode;
}

/** What was chosen when somebody went to look something up. */
let draft: Draft | null = null;

interface NewGameProps {
  /** null while it is on its way to a device that has nothing saved. */
  readonly library: Library | null;
  readonly settings: Settings;
}

/** Everything chosen before a game, with choices already made that are good for most. */
export function NewGame({ library, settings }: NewGameProps) {
  const [challenge, setChallenge] = useState(() => draft?.challenge ?? firstChallenge(library));
  const [duel, setDuel] = useState(draft?.duel ?? false);
  const [typed, setTyped] = useState<TypedNames>(draft?.typed ?? {});
  const [atTheTable, setAtTheTable] = useState<readonly CommandId[]>(draft?.atTheTable ?? []);
  const [realBoard, setRealBoard] = useState(draft?.realBoard ?? false);
  const company: Company = duel ? 'duel' : challenge.toAlly ? 'team' : 'solo';
  const people = peopleOf(company, challenge);
  const players = people.map((one, i) => playerName(typed[one] ?? '') ?? together.namePlaceholder(i + 1));
  const [undo, setUndo] = useState<UndoMode>(() => draft?.undo ?? library?.games.value?.[0]?.saved.undo ?? 'marked');
  const latest = useRef<Draft | null>(null);
  latest.current = { challenge, duel, typed, atTheTable, realBoard, undo };
  useEffect(
    () => () => {
      draft = ASIDE.includes(route.value.page) ? latest.current : null;
    },
    [],
  );
  const [failed, setFailed] = useState(false);
  const { map, nation, automa, difficulty, shortGame, unitLimit } = challenge;
  const change = (part: Partial<Challenge>) => setChallenge({ ...challenge, ...part });
  const lead = (next: Nation) => {
    const others = opponentsOf(next);
    const { toAlly: _, ...rest } = challenge;
    const led = { ...rest, nation: next, automa: others.includes(automa) ? automa : (others[0] as Nation) };
    setChallenge(challengeFor(company, led));
  };
  const limits = useMemo(() => [...new Set([...LIMITS, unitLimit])], [unitLimit]);
  const begin = async () => {
    try {
      const shelf = library ?? (await fetchShelf()).library;
      const { id } = await shelf.create(setupFor(company, challenge, atTheTable), undo, undefined, {
        players: namesOf(company === 'solo' ? [] : people, typed),
        ...(realBoard && company !== 'duel' && { table: { shown: EMPTY_TABLE, ticked: [] } }),
      });
      if (realBoard && settings.hexNames.value === 'off') settings.hexNames.value = 'large';
      go({ page: 'game', id });
    } catch {
      setFailed(true);
    }
  };
  const rollers =
    company === 'duel'
      ? [nation, automa].map((one, i) => ({
          id: i === 0 ? 'A' : 'B',
          legend: fill(atTable.diceOf, { nation: names.nations[one] }),
        }))
      : [{ id: 'A', legend: atTable.dice }];
  const bar = (
    <>
      <p class="new-summary" role={failed ? 'alert' : undefined}>
        {failed
          ? words.failed
          : company === 'duel'
            ? together.duelSummary(names.nations[nation], names.nations[automa], mapOf(map).name)
            : words.summary(
                people.map((one) => names.nations[one]).join(' and '),
                names.nations[automa],
                mapOf(map).name,
                words.difficulties[difficulty],
              )}
      </p>
      <Button kind="primary" onClick={begin}>
        {company === 'solo' ? words.begin : company === 'team' ? together.beginTeam : together.beginDuel}
      </Button>
    </>
  );
  return (
    <Page title={words.title} back bar={bar}>
      <div class="new-game">
        <Card class="new-card new-wide">
          <Choice
            legend={together.company}
            shape="tiles"
            choices={COMPANY}
            chosen={company}
            onChoose={(next) => {
              setDuel(next === 'duel');
              setChallenge(challengeFor(next, challenge));
            }}
          />
        </Card>
        <div class="new-column">
          <Card class="new-card new-nations">
            <Choice
              legend={company === 'solo' ? words.nation : together.firstNation}
              shape="tiles"
              choices={NATIONS.map(nationChoice)}
              chosen={nation}
              onChoose={lead}
            />
            <Choice
              legend={company === 'duel' ? together.otherNation : words.automaNation}
              shape="tiles"
              choices={opponentsOf(nation).map(nationChoice)}
              chosen={automa}
              onChoose={(next) => change({ automa: next })}
            />
            {company !== 'solo' && <PlayerNames nations={people} typed={typed} onType={setTyped} />}
          </Card>
          <Card class="new-card">
            <MapChoice chosen={map} onChoose={(next) => change({ map: next })} />
            <Choice
              legend={words.length}
              hint={words.lengthHint}
              shape="tiles"
              choices={LENGTHS}
              chosen={shortGame ? 'short' : 'full'}
              onChoose={(next) => change({ shortGame: next === 'short' })}
            />
          </Card>
        </div>
        <div class="new-column">
          {company === 'duel' ? (
            <Card class="new-card">
              <Choice
                legend={together.handOver}
                hint={together.handOverHint}
                shape="tiles"
                choices={HAND_OVER}
                chosen={settings.handOver.value ? 'yes' : 'no'}
                onChoose={(next) => {
                  settings.handOver.value = next === 'yes';
                }}
              />
            </Card>
          ) : (
            <Card class="new-card">
              <DifficultyChoice
                map={map}
                automa={automa}
                chosen={difficulty}
                onChoose={(next) => change({ difficulty: next })}
              />
            </Card>
          )}
          <Card class="new-card">
            <Choice legend={words.undo} shape="rows" choices={UNDOS} chosen={undo} onChoose={setUndo} />
            <div class="new-limits">
              <Choice
                legend={words.limit}
                hint={words.limitHint}
                shape="tiles"
                choices={limits.map((n) => ({
                  value: String(n),
                  children: <TwoLines title={words.limitOf(n)} line="" />,
                }))}
                chosen={String(unitLimit)}
                onChoose={(next) => change({ unitLimit: Number(next) })}
              />
            </div>
          </Card>
        </div>
        <Card class="new-card new-wide">
          <div class="new-table">
            {rollers.map(({ id, legend }) => (
              <Choice
                key={id}
                legend={legend}
                shape="tiles"
                choices={DICE}
                chosen={atTheTable.includes(id) ? 'table' : 'dice'}
                onChoose={(next) => {
                  const others = atTheTable.filter((one) => one !== id);
                  setAtTheTable(next === 'table' ? [...others, id] : others);
                }}
              />
            ))}
            {company !== 'duel' && (
              <Choice
                legend={atTable.board}
                shape="tiles"
                choices={BOARD}
                chosen={realBoard ? 'on' : 'off'}
                onChoose={(next) => setRealBoard(next === 'on')}
              />
            )}
          </div>
          <p class="new-build">
            {atTable.build} <ButtonLink href={hashOf({ page: 'build' })}>{atTable.buildLink}</ButtonLink>
          </p>
        </Card>
        {company === 'team' && (
          <Card class="new-card new-wide">
            <TeamShare
              challenge={challenge}
              players={[players[0] as string, players[1] as string]}
              onShare={(toAlly) => change({ toAlly })}
            />
          </Card>
        )}
        {company !== 'duel' && (
          <Card class="new-card new-wide">
            <ChallengeSlip challenge={challenge} onChange={setChallenge} />
          </Card>
        )}
      </div>
    </Page>
  );
}

/** The names that were typed, of those who play. */
function namesOf(people: readonly Nation[], typed: TypedNames): Players {
  const named = people.map((nation) => [nation, playerName(typed[nation] ?? '')] as const);
  return Object.fromEntries(named.filter(([, name]) => name !== null));
}

function TwoLines({ title, line }: { readonly title: string; readonly line: string }) {
  return (
    <span class="two-lines">
      <strong>{title}</strong>
      {line && <small>{line}</small>}
    </span>
  );
}
