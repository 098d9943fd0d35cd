import { version } from '../../../package.json';
import { ART_CREDITS } from '../art/index.ts';
import { Card } from '../parts/Card.tsx';
import { words } from '../words.ts';

/** The packages that are part of the app as people get it. */
const PARTS = [
  ['Preact', 'MIT'],
  ['Preact Signals', 'MIT'],
  ['Honeycomb', 'MIT'],
  ['idb-keyval', 'Apache 2.0'],
  ['Workbox', 'MIT'],
] as const;

/** What the app is, and who made what is in it. */
export function About() {
  const { settings: say, screens } = words.value;
  return (
    <Card class="settings-card">
      <h2>{say.about}</h2>
      <p>
        <strong>{screens.title}</strong> · {say.version(version)}
      </p>
      <p>{say.aboutLine}</p>
      <p>{say.privateLine}</p>
      <h3>{say.madeWith}</h3>
      <p>
        {PARTS.map(([name, licence]) => say.licence(name, licence)).join(' · ')}.{' '}
        <a class="settings-link" href="licences.md">
          {say.licences}
        </a>
      </p>
      <h3>{say.art}</h3>
      <p>{say.artLine}</p>
      <ul class="settings-credits">
        {ART_CREDITS.map(({ name, author, licence, url }) => (
          <li key={name}>
            <a href={url}>{name}</a>, {author}, {licence}
          </li>
        ))}
      </ul>
    </Card>
  );
}
