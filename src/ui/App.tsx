import type { Library } from '../app/library.ts';
import { route } from '../app/route.ts';
import type { Settings } from '../app/settings.ts';
import { Gallery } from './Gallery.tsx';
import { GamePage } from './GamePage.tsx';
import { Home } from './screens/Home.tsx';
import { NewGame } from './screens/NewGame.tsx';
import { SavedGames } from './screens/SavedGames.tsx';
import { SharedPosition } from './screens/SharedPosition.tsx';

/** The page the address asks for. */
export function App({ library, settings }: { readonly library: Library; readonly settings: Settings }) {
  const at = route.value;
  switch (at.page) {
    case 'home':
      return <Home library={library} unknown={at.unknown} />;
    case 'new':
      return <NewGame library={library} />;
    case 'games':
      return <SavedGames library={library} />;
    case 'units':
      return <Gallery night={settings.night} />;
    case 'game':
      return <GamePage id={at.id} library={library} settings={settings} />;
    case 'import':
      return <SharedPosition library={library} data={at.data} />;
  }
}
