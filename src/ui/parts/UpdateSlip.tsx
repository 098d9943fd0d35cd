import { isGoodMoment } from '../../app/between-turns.ts';
import type { Library } from '../../app/library.ts';
import { openedFrom, route } from '../../app/route.ts';
import type { Updates } from '../../app/updates.ts';
import { words } from '../words.ts';
import { Button } from './Button.tsx';
import './card.css';
import './update-slip.css';

/** Offers a new version where nobody is in the middle of something; it waits as long as need be. */
export function UpdateSlip({ updates, library }: { readonly updates: Updates; readonly library: Library }) {
  const stateOf = (id: string) => library.games.value?.find(({ saved }) => saved.id === id)?.last;
  if (!updates.ready.value || updates.putOff.value || library.behind.value) return null;
  if (!isGoodMoment(route.value, openedFrom.value, stateOf)) return null;
  const { device: say } = words.value;
  const inGame = route.value.page === 'game';
  const agreed = updates.agreed.value;
  return (
    <div class={`paper update-slip ${inGame ? 'update-in-game' : ''}`} role="status">
      <p>{agreed ? say.updateTakesOver : inGame ? say.updateInGame : say.update}</p>
      {!agreed && (
        <div>
          <Button onClick={() => updates.agree()}>{say.updateNow}</Button>
          <Button
            kind="quiet"
            onClick={() => {
              updates.putOff.value = true;
            }}
          >
            {say.updateLater}
          </Button>
        </div>
      )}
    </div>
  );
}
