import { useEffect, useState } from 'preact/hooks';
import { type Library, sayAll } from '../../app/library.ts';
import { go, hashOf } from '../../app/route.ts';
import { type ReadLink, unpackPosition } from '../../app/share.ts';
import { screens } from '../../i18n/en/screens.ts';
import { mapOf } from '../../rules/maps.ts';
import type { State } from '../../rules/types.ts';
import { Button, ButtonLink } from '../parts/Button.tsx';
import { Card } from '../parts/Card.tsx';
import { BoardPicture } from './BoardPicture.tsx';
import { Page } from './Page.tsx';
import { sayStanding } from './situation.ts';
import './home.css';

const words = screens.shared;

interface SharedPositionProps {
  readonly library: Library;
  /** What the link holds. */
  readonly data: string;
}

/** A position that came by link: to look at first, then to play. */
export function SharedPosition({ library, data }: SharedPositionProps) {
  const [read, setRead] = useState<ReadLink | null>(null);
  useEffect(() => {
    let gone = false;
    unpackPosition(data).then((result) => {
      if (!gone) setRead(result);
    });
    return () => {
      gone = true;
    };
  }, [data]);
  return (
    <Page title={read?.ok === false ? words.bad : words.title} back>
      <div class="home">
        {!read ? (
          <Card class="home-words home-reading">
            <p role="status">{words.reading}</p>
          </Card>
        ) : read.ok ? (
          <Position library={library} state={read.state} />
        ) : (
          <Card class="home-words home-refused">
            <p>{words.refusals[read.why]}</p>
            {read.problems.length > 0 && (
              <ul>
                {sayAll(read.problems.slice(0, 8)).map((sentence) => (
                  <li key={sentence}>{sentence}</li>
                ))}
              </ul>
            )}
            <ButtonLink kind="primary" href={hashOf({ page: 'home' })}>
              {screens.back}
            </ButtonLink>
          </Card>
        )}
      </div>
    </Page>
  );
}

function Position({ library, state }: { readonly library: Library; readonly state: State }) {
  const standing = sayStanding(state);
  const [failed, setFailed] = useState(false);
  const play = async () => {
    try {
      const { id } = await library.createFrom(state);
      go({ page: 'game', id }, 'replace');
    } catch {
      setFailed(true);
    }
  };
  return (
    <>
      <Card class="home-picture">
        <BoardPicture state={state} label={screens.pictureLabel(mapOf(state.map).name, standing)} />
      </Card>
      <Card class="home-words">
        <h2>{mapOf(state.map).name}</h2>
        <p class="home-standing">{standing}</p>
        <p>{failed ? screens.newGame.failed : words.line}</p>
        <Button kind="primary" onClick={play}>
          {words.play}
        </Button>
      </Card>
    </>
  );
}
