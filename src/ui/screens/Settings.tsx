import type { Signal } from '@preact/signals';
import type { Device } from '../../app/device.ts';
import { PACES } from '../../app/runner.ts';
import { COLOURS, HANDS, HEX_NAMES, LIGHTS, MOTIONS, type Settings, TEXT_SIZES } from '../../app/settings.ts';
import { COUNTRY_UNIT, OUR_MAT } from '../../rules/mat.ts';
import { NATIONS, SIDE_OF } from '../../rules/types.ts';
import { Miniature } from '../Miniature.tsx';
import { Card } from '../parts/Card.tsx';
import { Choice } from '../parts/Choice.tsx';
import { KeyList } from '../parts/KeyList.tsx';
import { words } from '../words.ts';
import { About } from './About.tsx';
import { DeviceCard } from './DeviceCard.tsx';
import { Page } from './Page.tsx';
import { wayBack } from './way-back.ts';
import './settings.css';

interface PickProps<T extends string> {
  readonly of: Signal<T>;
  readonly legend: string;
  readonly hint?: string;
  readonly values: readonly T[];
  readonly names: Readonly<Record<T, string>>;
}

function Pick<T extends string>({ of, legend, hint, values, names }: PickProps<T>) {
  return (
    <Choice
      legend={legend}
      {...(hint && { hint })}
      shape="tiles"
      chosen={of.value}
      choices={values.map((value) => ({ value, children: names[value] }))}
      onChoose={(value) => {
        of.value = value;
      }}
    />
  );
}

/** Everything a player may set, and what the app is made of. */
export function SettingsPage({ settings, device }: { readonly settings: Settings; readonly device: Device }) {
  const { settings: say, game } = words.value;
  return (
    <Page title={say.title} line={say.line} back={wayBack()}>
      <div class="settings">
        <div>
          <Card class="settings-card">
            <h2>{say.game}</h2>
            <Pick of={settings.pace} legend={say.pace} hint={say.paceHint} values={PACES} names={game.paces} />
            <Pick
              of={settings.hexNames}
              legend={say.hexNames}
              hint={say.hexNamesHint}
              values={HEX_NAMES}
              names={say.hexNamesChoices}
            />
            <Pick of={settings.hand} legend={say.hand} hint={say.handHint} values={HANDS} names={say.handChoices} />
            <OnOff of={settings.awake} legend={say.awake} hint={say.awakeHint} names={say.awakeChoices} />
          </Card>
          <Card class="settings-card">
            <h2>{say.sight}</h2>
            <Pick of={settings.light} legend={say.light} values={LIGHTS} names={say.lightChoices} />
            <Pick of={settings.textSize} legend={say.textSize} values={TEXT_SIZES} names={say.textSizeChoices} />
            <Pick
              of={settings.motion}
              legend={say.motion}
              hint={say.motionHint}
              values={MOTIONS}
              names={say.motionChoices}
            />
            <Pick
              of={settings.colours}
              legend={say.colours}
              hint={say.coloursHint}
              values={COLOURS}
              names={say.colourChoices}
            />
            <Nations />
          </Card>
        </div>
        <div>
          <DeviceCard device={device} />
          <Card class="settings-card">
            <h2>{say.keys.title}</h2>
            <p class="settings-quiet">{say.keys.help}</p>
            <OnOff
              of={settings.shortcuts}
              legend={say.keys.letters}
              hint={say.keys.lettersHint}
              names={say.keys.lettersChoices}
            />
            <KeyList />
          </Card>
          <About />
        </div>
      </div>
    </Page>
  );
}

interface OnOffProps {
  readonly of: Signal<boolean>;
  readonly legend: string;
  readonly hint: string;
  readonly names: Readonly<Record<'on' | 'off', string>>;
}

function OnOff({ of, legend, hint, names }: OnOffProps) {
  return (
    <Choice
      legend={legend}
      hint={hint}
      shape="tiles"
      chosen={of.value ? 'on' : 'off'}
      choices={(['on', 'off'] as const).map((value) => ({ value, children: names[value] }))}
      onChoose={(value) => {
        of.value = value === 'on';
      }}
    />
  );
}

/** One unit of each nation, so that the colours show what they do. */
function Nations() {
  const { settings: say, names } = words.value;
  return (
    <fieldset class="settings-nations" aria-label={say.sample}>
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
    </fieldset>
  );
}
