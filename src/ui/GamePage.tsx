import { useEffect, useState } from 'preact/hooks';
import type { DeviceStorage } from '../app/device-storage.ts';
import type { Library } from '../app/library.ts';
import { Play } from '../app/play.ts';
import { go } from '../app/route.ts';
import type { Settings } from '../app/settings.ts';
import { linkTo } from '../app/share.ts';
import { stayAwake } from '../app/stay-awake.ts';
import { sayProblem } from '../i18n/say.ts';
import type { State } from '../rules/types.ts';
import type { SavedGame } from '../save/saved.ts';
import { download } from './download.ts';
import { GameScreen } from './game/GameScreen.tsx';
import { Notice } from './game/Notice.tsx';
import { keep } from './keep.ts';
import { words } from './words.ts';

/** Puts an address that holds the whole position on the clipboard. */
async function copyLink(state: State): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(await linkTo(state, location.href));
    return true;
  } catch {
    return false;
  }
}

/** The game last played here: whoever comes back to it goes on with what they had in hand. */
let lately: Play | null = null;

function sameGame(play: Play | null, { id, name, game }: SavedGame): play is Play {
  if (play?.saved.id !== id || play.saved.name !== name) return false;
  return JSON.stringify(play.moments.value.map(({ action }) => action)) === JSON.stringify(game.actions);
}

/** One game, loaded from the storage and saved at every action. */
export function GamePage({
  id,
  library,
  settings,
  storage,
}: {
  readonly id: string;
  readonly library: Library;
  readonly settings: Settings;
  readonly storage: DeviceStorage;
}) {
  const [play, setPlay] = useState<Play | null>(null);
  const [problems, setProblems] = useState<readonly string[]>([]);
  useEffect(() => {
    let stop = () => {};
    let left = false;
    setPlay(null);
    setProblems([]);
    library.load(id).then((loaded) => {
      if (left) return;
      if (!loaded.ok) {
        setProblems(loaded.problems.map((problem) => sayProblem(words.value, problem)));
        return;
      }
      const next = sameGame(lately, loaded.value.saved) ? lately : new Play(loaded.value.saved, loaded.value.first);
      lately = next;
      stop = keep(next, library);
      setPlay(next);
    });
    return () => {
      left = true;
      stop();
    };
  }, [id, library]);
  useEffect(() => stayAwake(settings.awake, window), [settings.awake]);
  useEffect(() => void storage.askOnce(), [storage]);
  if (problems.length > 0) return <Notice sentences={problems} onHome={() => go({ page: 'home' })} />;
  if (!play) return null;
  const again = async () => {
    const { game } = play.saved;
    if (!('setup' in game)) return go({ page: 'new' });
    const seed = Math.floor(Math.random() * 2 ** 32);
    const around = { players: play.players.value, opposite: play.opposite.value };
    const created = await library.create({ ...game.setup, seed }, play.saved.undo, undefined, around);
    go({ page: 'game', id: created.id });
  };
  return (
    <GameScreen
      key={id}
      play={play}
      settings={settings}
      onShare={copyLink}
      onHome={() => go({ page: 'home' })}
      onAgain={again}
      onExport={() => download(`${play.saved.name}.json`, play.toFile())}
    />
  );
}
