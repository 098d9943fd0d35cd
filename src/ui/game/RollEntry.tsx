import { useState } from 'preact/hooks';
import type { Hand } from '../../app/hand.ts';
import { rollAtTable, type SetupRoll, whoRolls } from '../../app/table-dice.ts';
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
  const [rolls, setRolls] = useState<readonly SetupRoll[]>([]);
  const [roll, setRoll] = useState<SetupRoll>({});
  const rolling = whoRolls(state, rolls);
  const enter = () => {
    const next = [...rolls, Object.fromEntries(rolling.map((id) => [id, roll[id] as number]))];
    setRoll({});
    if (whoRolls(state, next).length > 0) setRolls(next);
    else if (hand.take(rollAtTable(next))) setRolls([]);
  };
  return (
    <section class="dice-entry" aria-label={atTable.roll}>
      {rolls.length > 0 && <p role="status">{atTable.tied}</p>}
      {rolling.map((id) => (
        <div key={id} class="roll-card">
          <p>
            {fill(atTable.dieOf, {
              who: commandName(
                words.value,
                state.commands.find((command) => command.id === id),
              ),
            })}
          </p>
          <Faces chosen={roll[id] ?? 0} onFace={(face) => setRoll({ ...roll, [id]: face })} />
        </div>
      ))}
      <div class="dice-actions">
        <Button onClick={() => hand.take({ type: 'roll' })}>{atTable.appRolls}</Button>
        <Button kind="primary" disabled={rolling.some((id) => roll[id] === undefined)} onClick={enter}>
          {atTable.enter}
        </Button>
      </div>
    </section>
  );
}
