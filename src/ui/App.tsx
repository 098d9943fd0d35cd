import type { ComponentType } from 'preact';
import type { Device } from '../app/device.ts';
import { route } from '../app/route.ts';
import type { Settings } from '../app/settings.ts';
import { screens } from '../i18n/en/screens.ts';
import { PAGES, shelf } from './pages.ts';
import { Later } from './parts/Later.tsx';
import { Home } from './screens/Home.tsx';

interface AppProps {
  readonly settings: Settings;
  readonly device: Device;
  /** Nothing was saved when the app was opened. */
  readonly fresh: boolean;
}

export function App(props: AppProps) {
  const { value: games } = shelf;
  return (
    <>
      <Screen {...props} />
      {games && games !== 'lost' && <games.UpdateSlip updates={props.device.updates} library={games.library} />}
    </>
  );
}

/** The page the address asks for. */
function Screen({ settings, device, fresh }: AppProps) {
  const at = route.value;
  const games = shelf.value;
  const library = games && games !== 'lost' ? games.library : null;
  const later = <P extends object>(load: () => Promise<ComponentType<P>>, props: P | null) => (
    <Later
      key={at.page}
      load={load as () => Promise<ComponentType<object>>}
      props={props}
      words={screens.loading[at.page] ?? screens.pageLoading}
      failed={screens.pageFailed}
      lost={props === null && games === 'lost'}
    />
  );
  switch (at.page) {
    case 'home':
      return <Home games={games} fresh={fresh} install={device.install} unknown={at.unknown} />;
    case 'rules':
      return later(PAGES.rules, { at: at.at });
    case 'sheet':
      return later(PAGES.sheet, {});
    case 'units':
      return later(PAGES.units, { settings });
    case 'settings':
      return later(PAGES.settings, { settings, device });
    case 'build':
      return later(PAGES.build, library && { library });
    case 'new':
      // With nothing saved there are no choices of a game before to wait for.
      return later(PAGES.new, library || fresh ? { library, settings } : null);
    case 'games':
      return later(PAGES.games, library && { library, storage: device.storage });
    case 'game':
      return later(PAGES.game, library && { id: at.id, library, settings, storage: device.storage });
    case 'import':
      return later(PAGES.import, library && { library, data: at.data });
  }
}
