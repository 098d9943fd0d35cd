import type { Library, ShelvedGame } from '../../app/library.ts';
import { hashOf } from '../../app/route.ts';
import { names } from '../../i18n/en/names.ts';
import { screens } from '../../i18n/en/screens.ts';
import { mapOf } from '../../rules/maps.ts';
import { COUNTRY_UNIT, OUR_MAT } from '../../rules/mat.ts';
import { NATIONS, SIDE_OF } from '../../rules/types.ts';
import { fortsOfSide, fortsToWin } from '../../rules/victory.ts';
import { Miniature } from '../Miniature.tsx';
import { ButtonLink } from '../parts/Button.tsx';
import { Card } from '../parts/Card.tsx';
import { BoardPicture } from './BoardPicture.tsx';
import { Page } from './Page.tsx';
import { sayDay, sayStanding } from './situation.ts';
import './home.css';

interface HomeProps {
  readonly library: Library;
  /** An address that led nowhere. */
  readonly unknown?: string | undefined;
}

/** The first screen: the last game, a new one, the others. */
export function Home({ library, unknown }: HomeProps) {
  const games = library.games.value;
  const last = games?.[0];
  const shelf = (games?.length ?? 0) + library.unreadable.value.length;
  return (
    <Page title={screens.title} line={screens.subtitle}>
      {unknown !== undefined && (
        <p class="home-note" role="status">
          {screens.unknownPage(unknown)}
        </p>
      )}
      <div class="home">
        {!games ? (
          <Card class="home-words home-reading">
            <p role="status">{screens.home.reading}</p>
          </Card>
        ) : last ? (
          <LastGame game={last} />
        ) : (
          <FirstGame />
        )}
        <nav class="home-ways">
          {last && <Way page="new" title={screens.home.newGame} line={screens.home.newGameLine} />}
          {games && (
            <Way
              page="games"
              title={screens.home.games}
              line={shelf > 0 ? screens.home.gamesLine(shelf) : screens.home.noGamesLine}
            />
          )}
          <Way page="rules" title={screens.home.rules} line={screens.home.rulesLine} />
          <Way page="units" title={screens.home.units} line={screens.home.unitsLine} />
          <Way page="settings" title={screens.home.settings} line={screens.home.settingsLine} />
        </nav>
      </div>
    </Page>
  );
}

function LastGame({ game: { saved, last } }: { readonly game: ShelvedGame }) {
  const standing = sayStanding(last);
  const over = last.turn.phase === 'over';
  const own = last.commands.find(({ control }) => control === 'human')?.side ?? 'entente';
  const other = own === 'entente' ? 'central' : 'entente';
  const automa = last.commands.some(({ control }) => control === 'automa');
  return (
    <>
      <Card class="home-picture">
        <BoardPicture state={last} label={screens.pictureLabel(mapOf(last.map).name, standing)} />
      </Card>
      <Card class="home-words home-game">
        <p class="kicker">{over ? screens.home.lastOver : screens.home.last}</p>
        <h2>{saved.name}</h2>
        <p class="home-standing">{standing}</p>
        <dl class="tally">
          <div>
            <dt>{automa ? screens.home.yourForts : names.sides[own]}</dt>
            <dd>{fortsOfSide(last, own)}</dd>
          </div>
          <div>
            <dt>{automa ? screens.home.automaForts : names.sides[other]}</dt>
            <dd>{fortsOfSide(last, other)}</dd>
          </div>
          <div>
            <dt>{screens.home.toWin}</dt>
            <dd>{fortsToWin(last)}</dd>
          </div>
        </dl>
        <p class="home-day">{screens.updated(sayDay(saved.updated))}</p>
        <ButtonLink kind="primary" href={hashOf({ page: 'game', id: saved.id })}>
          {over ? screens.home.lookBack : screens.home.goOn}
        </ButtonLink>
      </Card>
    </>
  );
}

function FirstGame() {
  return (
    <>
      <Card class="home-picture">
        <img
          class="home-board"
          src="pictures/board-1200.webp"
          srcset="pictures/board-680.webp 680w, pictures/board-1200.webp 1200w"
          sizes="(max-width: 900px) 92vw, 60vw"
          width="1200"
          height="1035"
          fetchpriority="high"
          alt={screens.mapLabel(mapOf('marne').name)}
        />
      </Card>
      <Card class="home-words">
        <div class="home-nations">
          {NATIONS.map((nation) => (
            <Miniature
              key={nation}
              size={72}
              label={names.nations[nation]}
              type={COUNTRY_UNIT[nation]}
              nation={nation}
              side={SIDE_OF[nation]}
              attack={OUR_MAT.units[COUNTRY_UNIT[nation]].attack}
            />
          ))}
        </div>
        <h2>{screens.home.firstTitle}</h2>
        <p>{screens.home.firstLine}</p>
        <ButtonLink kind="primary" href={hashOf({ page: 'new' })}>
          {screens.home.newGame}
        </ButtonLink>
      </Card>
    </>
  );
}

function Way({
  page,
  title,
  line,
}: {
  readonly page: 'new' | 'games' | 'units' | 'rules' | 'settings';
  readonly title: string;
  readonly line: string;
}) {
  return (
    <a class="paper home-way" href={hashOf({ page })}>
      <span>
        <strong>{title}</strong>
        {line}
      </span>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M9 4l8 8l-8 8" />
      </svg>
    </a>
  );
}
