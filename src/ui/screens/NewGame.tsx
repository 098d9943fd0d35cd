import { useMemo, useState } from 'preact/hooks';
import { type Challenge, challengeOf, opponentsOf, setupOf } from '../../app/challenge.ts';
import type { Library } from '../../app/library.ts';
import { UNDO_MODES, type UndoMode } from '../../app/moments.ts';
import { go } from '../../app/route.ts';
import { names } from '../../i18n/en/names.ts';
import { screens } from '../../i18n/en/screens.ts';
import { mapOf } from '../../rules/maps.ts';
import { NATIONS, type Nation } from '../../rules/types.ts';
import { Button } from '../parts/Button.tsx';
import { Card } from '../parts/Card.tsx';
import { Choice } from '../parts/Choice.tsx';
import { ChallengeSlip } from './ChallengeSlip.tsx';
import { DifficultyChoice, MapChoice, nationChoice } from './new-choices.tsx';
import { Page } from './Page.tsx';
import { freshSeed } from './seed.ts';
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

/** The choices of the game before, or those of a first game. */
function firstChallenge(library: Library): Challenge {
  const first = {
    map: 'marne',
    nation: 'FR',
    automa: 'DE',
    difficulty: 'easy',
    shortGame: false,
    unitLimit: 2,
  } as const;
  const game = library.games.value?.map(({ saved }) => saved.game).find((one) => 'setup' in one);
  const before = game && 'setup' in game ? challengeOf({ ...game.setup, seed: 0 }) : null;
  return { ...first, ...before, seed: freshSeed() };
}

/** Everything chosen before a solo game, with choices already made that are good for most. */
export function NewGame({ library }: { readonly library: Library }) {
  const [challenge, setChallenge] = useState(() => firstChallenge(library));
  const [undo, setUndo] = useState<UndoMode>(() => library.games.value?.[0]?.saved.undo ?? 'marked');
  const [failed, setFailed] = useState(false);
  const { map, nation, automa, difficulty, shortGame, unitLimit } = challenge;
  const change = (part: Partial<Challenge>) => setChallenge({ ...challenge, ...part });
  const lead = (next: Nation) => {
    const others = opponentsOf(next);
    change({ nation: next, automa: others.includes(automa) ? automa : (others[0] as Nation) });
  };
  const limits = useMemo(() => [...new Set([...LIMITS, unitLimit])], [unitLimit]);
  const begin = async () => {
    try {
      const { id } = await library.create(setupOf(challenge), undo);
      go({ page: 'game', id });
    } catch {
      setFailed(true);
    }
  };
  const bar = (
    <>
      <p class="new-summary" role={failed ? 'alert' : undefined}>
        {failed
          ? words.failed
          : words.summary(
              names.nations[nation],
              names.nations[automa],
              mapOf(map).name,
              words.difficulties[difficulty],
            )}
      </p>
      <Button kind="primary" onClick={begin}>
        {words.begin}
      </Button>
    </>
  );
  return (
    <Page title={words.title} back bar={bar}>
      <div class="new-game">
        <div class="new-column">
          <Card class="new-card new-nations">
            <Choice
              legend={words.nation}
              shape="tiles"
              choices={NATIONS.map(nationChoice)}
              chosen={nation}
              onChoose={lead}
            />
            <Choice
              legend={words.automaNation}
              shape="tiles"
              choices={opponentsOf(nation).map(nationChoice)}
              chosen={automa}
              onChoose={(next) => change({ automa: next })}
            />
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
          <Card class="new-card">
            <DifficultyChoice
              map={map}
              automa={automa}
              chosen={difficulty}
              onChoose={(next) => change({ difficulty: next })}
            />
          </Card>
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
        <Card class="new-card new-challenge">
          <ChallengeSlip challenge={challenge} onChange={setChallenge} />
        </Card>
      </div>
    </Page>
  );
}

function TwoLines({ title, line }: { readonly title: string; readonly line: string }) {
  return (
    <span class="two-lines">
      <strong>{title}</strong>
      {line && <small>{line}</small>}
    </span>
  );
}
