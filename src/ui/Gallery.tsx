import { useState } from 'preact/hooks';
import { hashOf } from '../app/route.ts';
import type { Settings } from '../app/settings.ts';
import { gallery } from '../i18n/en/gallery.ts';
import { names } from '../i18n/en/names.ts';
import { MAPS } from '../rules/maps.ts';
import { type MapFile, NATIONS, type Nation } from '../rules/types.ts';
import { Legend } from './Legend.tsx';
import { Roster } from './Roster.tsx';
import { SampleBoard } from './SampleBoard.tsx';
import { Switch } from './Switch.tsx';
import './gallery.css';

type Light = 'day' | 'night';
type View = 'whole' | 'close';

const LIGHTS = (['day', 'night'] as const).map((value) => ({ value, words: gallery[value] }));
const VIEWS = (['whole', 'close'] as const).map((value) => ({ value, words: gallery[value] }));
const CHOICES = Object.values(MAPS).map(({ id, name }) => ({ value: id, words: name }));
const NATION_CHOICES = NATIONS.map((value) => ({ value, words: names.nations[value] }));

/** The maps and units to look at, and who drew them. */
export function Gallery({ settings }: { readonly settings: Settings }) {
  const [mapId, setMap] = useState(CHOICES[0]?.value ?? '');
  const light: Light = settings.night.value ? 'night' : 'day';
  const setLight = (next: Light) => {
    settings.light.value = next;
  };
  const [view, setView] = useState<View>('whole');
  const [trenches, setTrenches] = useState(false);
  const [nation, setNation] = useState<Nation>('FR');
  const map = MAPS[mapId] as MapFile;
  return (
    <div class="table" data-light={light}>
      <header class="masthead">
        <div>
          <p>
            <a class="back" href={hashOf({ page: 'home' })}>
              {gallery.home}
            </a>
          </p>
          <h1>{gallery.title}</h1>
        </div>
        <div class="controls">
          <Switch label={gallery.maps} choices={CHOICES} chosen={mapId} onChoose={setMap} />
          <Switch label={gallery.light} choices={LIGHTS} chosen={light} onChoose={setLight} />
          <Switch label={gallery.view} choices={VIEWS} chosen={view} onChoose={setView} />
          <Switch
            label={gallery.layers}
            choices={[{ value: 'on', words: gallery.trenches }]}
            chosen={trenches ? 'on' : 'off'}
            onChoose={() => setTrenches(!trenches)}
          />
        </div>
      </header>
      <main>
        <div class={`board board-${view}`} tabIndex={view === 'close' ? 0 : -1}>
          <SampleBoard map={map} trenches={trenches} />
        </div>
        <section class="below">
          <div class="section-head">
            <div>
              <h2>{gallery.roster}</h2>
              <p>
                {gallery.rosterLine} <i>{gallery.marks.derived}</i> {gallery.markWords.derived},{' '}
                <i>{gallery.marks.house}</i> {gallery.markWords.house}, {gallery.markWords.book}.
              </p>
            </div>
            <Switch label={gallery.nation} choices={NATION_CHOICES} chosen={nation} onChoose={setNation} />
          </div>
          <Roster nation={nation} />
          <h2>{gallery.tokens}</h2>
          <Legend />
        </section>
      </main>
    </div>
  );
}
