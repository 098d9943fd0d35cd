import type { Install } from '../../app/install.ts';
import { hashOf } from '../../app/route.ts';
import { device } from '../../i18n/en/device.ts';
import { names } from '../../i18n/en/names.ts';
import { screens } from '../../i18n/en/screens.ts';
import { mapOf } from '../../rules/maps.ts';
import { COUNTRY_UNIT, OUR_MAT } from '../../rules/mat.ts';
import { NATIONS, SIDE_OF } from '../../rules/types.ts';
import { Miniature } from '../Miniature.tsx';
import { Button, ButtonLink } from '../parts/Button.tsx';
import { Card } from '../parts/Card.tsx';
import type { Shelf } from '../shelf.ts';
import { MapPicture } from './MapPicture.tsx';
import { Page } from './Page.tsx';
import './home.css';

interface HomeProps {
  /** null while it is on its way. */
  readonly games: Shelf | 'lost' | null;
  /** Nothing was saved when the app was opened. */
  readonly fresh: boolean;
  readonly install: Install;
  /** An address that led nowhere. */
  readonly unknown?: string | undefined;
}

/** The first screen: the last game or a first one, and the ways to all else. */
export function Home({ games, fresh, install, unknown }: HomeProps) {
  const shelf = games === 'lost' ? null : games;
  const list = shelf?.library.games.value ?? (fresh ? [] : null);
  const last = list?.[0];
  const count = (list?.length ?? 0) + (shelf?.library.unreadable.value.length ?? 0);
  const way = install.way.value;
  return (
    <Page title={screens.title} line={screens.subtitle}>
      {unknown !== undefined && (
        <p class="home-note" role="status">
          {screens.unknownPage(unknown)}
        </p>
      )}
      <div class="home">
        {!list ? (
          <Card class="home-words home-reading">
            <p role="status">{games === 'lost' ? screens.pageFailed : screens.home.reading}</p>
          </Card>
        ) : last && shelf ? (
          <shelf.LastGame game={last} />
        ) : (
          <FirstGame />
        )}
        <nav class="home-ways">
          <Way
            page="games"
            title={screens.home.games}
            line={count > 0 ? screens.home.gamesLine(count) : screens.home.noGamesLine}
          />
          <Way page="rules" title={screens.home.rules} line={screens.home.rulesLine} />
          <Way page="units" title={screens.home.units} line={screens.home.unitsLine} />
          <Way page="settings" title={screens.home.settings} line={screens.home.settingsLine} />
        </nav>
      </div>
      <div class="home-install">
        {way === 'button' && <Button onClick={() => install.ask()}>{device.installButton}</Button>}
        {(way === 'share' || way === 'insecure') && <p>{device.homeLines[way]}</p>}
      </div>
    </Page>
  );
}

function FirstGame() {
  return (
    <>
      <Card class="home-picture">
        <MapPicture
          src="pictures/board-1200.webp"
          srcset="pictures/board-680.webp 680w, pictures/board-1200.webp 1200w"
          sizes="(max-width: 900px) 92vw, 58vw"
          label={screens.mapLabel(mapOf('marne').name)}
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
        <ButtonLink href={hashOf({ page: 'rules', at: 'turn' })}>{screens.home.turn}</ButtonLink>
      </Card>
    </>
  );
}

function Way({
  page,
  title,
  line,
}: {
  readonly page: 'games' | 'units' | 'rules' | 'settings';
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
