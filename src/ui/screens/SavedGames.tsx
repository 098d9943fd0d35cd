import { useCallback, useEffect, useState } from 'preact/hooks';
import type { DeviceStorage } from '../../app/device-storage.ts';
import type { Library, ShelvedGame } from '../../app/library.ts';
import { hashOf } from '../../app/route.ts';
import { device } from '../../i18n/en/device.ts';
import { screens } from '../../i18n/en/screens.ts';
import { download } from '../download.ts';
import { Button, ButtonLink } from '../parts/Button.tsx';
import { Card } from '../parts/Card.tsx';
import { Toast } from '../parts/Toast.tsx';
import { BadFile, RenameDialog } from './dialogs.tsx';
import { GameCard } from './GameCard.tsx';
import { ImportButton } from './ImportButton.tsx';
import { Page } from './Page.tsx';
import './saved-games.css';

const words = screens.saved;

/** The shelf. */
export function SavedGames({ library, storage }: { readonly library: Library; readonly storage: DeviceStorage }) {
  useEffect(() => void storage.look(), [storage]);
  const [naming, setNaming] = useState<ShelvedGame | null>(null);
  const [problems, setProblems] = useState<readonly string[] | null>(null);
  const [news, setNews] = useState('');
  const [byKeyboard, setByKeyboard] = useState(false);
  const games = library.games.value;
  const removed = library.removed.value;
  const nameOf = (id: string) => library.games.value?.find(({ saved }) => saved.id === id)?.saved.name ?? '';

  const open = async (text: string) => {
    const imported = await library.importText(text);
    if (imported.ok) setNews(words.imported(nameOf(imported.id)));
    else setProblems(imported.sentences);
  };
  const copy = async (id: string) => {
    const made = await library.duplicate(id);
    if (made) setNews(words.duplicated(made.name));
  };
  const exportGame = (id: string) => {
    const file = library.exportText(id);
    if (file) download(file.fileName, file.text);
  };
  const forget = useCallback(() => setNews(''), []);
  const finish = useCallback(() => void library.finishRemoving(), [library]);
  useEffect(() => finish, [finish]);

  return (
    <Page title={words.title} back aside={<ImportButton onText={open} onTooBig={() => setProblems([words.tooBig])} />}>
      {games === null && <p role="status">{screens.home.reading}</p>}
      {games?.length === 0 && library.unreadable.value.length === 0 && (
        <Card class="shelf-empty">
          <p>{words.none}</p>
          <ButtonLink kind="primary" href={hashOf({ page: 'new' })}>
            {screens.home.newGame}
          </ButtonLink>
        </Card>
      )}
      {games && games.length > 0 && storage.kept.value === false && (
        <p class="shelf-note">
          {device.notKept} {device.exportReminder}
        </p>
      )}
      <ul class="shelf">
        {games?.map((game) => (
          <li key={game.saved.id}>
            <GameCard
              game={game}
              onRename={() => setNaming(game)}
              onDuplicate={() => copy(game.saved.id)}
              onExport={() => exportGame(game.saved.id)}
              onRemove={(keyboard) => {
                setByKeyboard(keyboard);
                forget();
                library.remove(game.saved.id);
              }}
            />
          </li>
        ))}
        {library.unreadable.value.map(({ id, sentences }) => (
          <li key={id}>
            <Card class="game-card game-unreadable">
              <h2>{words.unreadable}</h2>
              <p>{sentences[0]}</p>
              <Button onClick={() => library.removeUnreadable(id)}>{words.remove}</Button>
            </Card>
          </li>
        ))}
      </ul>
      {naming && (
        <RenameDialog
          name={naming.saved.name}
          onName={(name) => library.rename(naming.saved.id, name)}
          onClose={() => setNaming(null)}
        />
      )}
      {problems && <BadFile sentences={problems} onClose={() => setProblems(null)} />}
      {news ? (
        <Toast key={news} text={news} onGone={forget} seconds={4} />
      ) : (
        removed && (
          <Toast
            key={removed.saved.id}
            text={words.removed(removed.saved.name)}
            action={{ words: words.undo, onClick: () => library.bringBack() }}
            onGone={finish}
            focus={byKeyboard}
          />
        )
      )}
    </Page>
  );
}
