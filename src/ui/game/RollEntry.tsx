import type { Hand } from '../../app/hand.ts';
import { fill } from '../../i18n/fill.ts';
import { commandName } from '../../i18n/tell.ts';
import { Button } from '../parts/Button.tsx';
import { words } from '../words.ts';
import { Faces } from './Faces.tsx';
import './at-table.css';

/** S4, S6: everybody's die from the real table, again for those who tie. */
export function RollEntry({ hand }: { readonly hand: Hand }) {
  const state = hand.play.now.value;
  const { atTable } = words.value;
  const { dice, tied, setup } = hand.dice;
  return (
    <section class="dice-entry" aria-label={atTable.roll}>
      {tied.value.length > 0 && <p role="status">{atTable.tied}</p>}
      {setup.map((id) => (
        <div key={id} class="roll-card">
          <p>
            {fill(atTable.dieOf, {
              who: commandName(
                words.value,
                state.commands.find((command) => command.id === id),
              ),
            })}
          </p>
          <Faces
            chosen={dice.value[id] ?? 0}
            onFace={(face) => {
              dice.value = { ...dice.value, [id]: face };
            }}
          />
        </div>
      ))}
      <Button onClick={() => hand.take({ type: 'roll' })}>{atTable.appRolls}</Button>
    </section>
  );
}
