import type { Device } from '../app/device.ts';
import type { Library } from '../app/library.ts';
import { route } from '../app/route.ts';
import type { Settings } from '../app/settings.ts';
import { screens } from '../i18n/en/screens.ts';
import { en } from '../i18n/en.ts';
import { Gallery } from './Gallery.tsx';
import { Later } from './parts/Later.tsx';
import { UpdateSlip } from './parts/UpdateSlip.tsx';
import { Home } from './screens/Home.tsx';
import { NewGame } from './screens/NewGame.tsx';
import { SavedGames } from './screens/SavedGames.tsx';
import { SettingsPage } from './screens/Settings.tsx';
import { SharedPosition } from './screens/SharedPosition.tsx';

const gamePage = () => import('./GamePage.tsx').then(({ GamePage }) => GamePage);
const sheetPage = () => import('./rules/ReferenceSheet.tsx').then((module) => module.ReferenceSheet);
const buildPage = () => import('./screens/BuildPosition.tsx').then(({ BuildPosition }) => BuildPosition);
const rulesPage = () => import('./rules/Rules.tsx').then(({ Rules }) => Rules);

/** So that a game opens at once, and goes on should this version be replaced from another window. */
export async function fetchPages(): Promise<void> {
  await Promise.all([gamePage(), rulesPage(), sheetPage(), buildPage()]).catch(() => undefined);
}

interface AppProps {
  readonly library: Library;
  readonly settings: Settings;
  readonly device: Device;
}

export function App(props: AppProps) {
  return (
    <>
      <Screen {...props} />
      <UpdateSlip updates={props.device.updates} library={props.library} />
    </>
  );
}

/** The page the address asks for. */
function Screen({ library, settings, device }: AppProps) {
  const at = route.value;
  switch (at.page) {
    case 'home':
      return <Home library={library} unknown={at.unknown} />;
    case 'rules':
      return (
        <Later
          key="rules"
          load={rulesPage}
          props={{ at: at.at }}
          words={screens.rulesLoading}
          failed={screens.rulesFailed}
        />
      );
    case 'sheet':
      return (
        <Later key="sheet" load={sheetPage} props={{}} words={screens.rulesLoading} failed={screens.rulesFailed} />
      );
    case 'build':
      return (
        <Later
          key="build"
          load={buildPage}
          props={{ library }}
          words={en.atTable.builder.loading}
          failed={en.atTable.builder.failed}
        />
      );
    case 'new':
      return <NewGame library={library} settings={settings} />;
    case 'games':
      return <SavedGames library={library} storage={device.storage} />;
    case 'units':
      return <Gallery settings={settings} />;
    case 'settings':
      return <SettingsPage settings={settings} device={device} />;
    case 'game':
      return (
        <Later
          key="game"
          load={gamePage}
          props={{ id: at.id, library, settings, storage: device.storage }}
          words={screens.gameLoading}
          failed={screens.pageFailed}
        />
      );
    case 'import':
      return <SharedPosition library={library} data={at.data} />;
  }
}
