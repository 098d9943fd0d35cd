import { useEffect } from 'preact/hooks';
import type { Device } from '../../app/device.ts';
import type { DeviceStorage } from '../../app/device-storage.ts';
import type { Install } from '../../app/install.ts';
import { hashOf } from '../../app/route.ts';
import { Button, ButtonLink } from '../parts/Button.tsx';
import { Card } from '../parts/Card.tsx';
import { words } from '../words.ts';

/** The app on this device: a new version, installing, and whether games are safe here. */
export function DeviceCard({ device: { install, storage, updates } }: { readonly device: Device }) {
  const { device: say } = words.value;
  return (
    <Card class="settings-card settings-device">
      <h2>{say.title}</h2>
      {updates.ready.value && (
        <div class="settings-part">
          <p role="status">
            <strong>{updates.agreed.value ? say.updateTakesOver : say.update}</strong>
          </p>
          {!updates.agreed.value && <Button onClick={() => updates.agree()}>{say.updateNow}</Button>}
        </div>
      )}
      <InstallPart install={install} />
      <StoragePart storage={storage} />
    </Card>
  );
}

function InstallPart({ install }: { readonly install: Install }) {
  const { device: say } = words.value;
  const way = install.way.value;
  return (
    <section class="settings-part">
      <h3>{say.install}</h3>
      <p>{say.installLines[way]}</p>
      {way === 'insecure' && <p class="settings-aside">{say.insecureHelp}</p>}
      {way === 'button' && <Button onClick={() => install.ask()}>{say.installButton}</Button>}
    </section>
  );
}

function StoragePart({ storage }: { readonly storage: DeviceStorage }) {
  const { device: say } = words.value;
  useEffect(() => void storage.look(), [storage]);
  const kept = storage.kept.value;
  const used = storage.used.value;
  return (
    <section class="settings-part">
      <h3>{say.games}</h3>
      <p role="status">
        {kept ? say.kept : kept === null ? say.keptUnknown : say.notKept}
        {storage.refused.value && ` ${say.keepRefused}`}
      </p>
      {used !== null && <p class="settings-aside">{say.used(used)}</p>}
      {!kept && <p>{say.exportReminder}</p>}
      {!kept && (
        <div class="settings-ways">
          {storage.canAsk && <Button onClick={() => storage.ask()}>{say.keepButton}</Button>}
          <ButtonLink href={hashOf({ page: 'games' })}>{say.toGames}</ButtonLink>
        </div>
      )}
    </section>
  );
}
