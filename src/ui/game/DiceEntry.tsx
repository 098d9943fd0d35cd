import { useState } from 'preact/hooks';
import type { Hand } from '../../app/hand.ts';
import {
  type Entered,
  type Entry,
  type Roll,
  type TableBattle,
  tableDice,
  withTableDice,
} from '../../app/table-dice.ts';
import { fill } from '../../i18n/fill.ts';
import { nameOf } from '../../i18n/tell.ts';
import { Button } from '../parts/Button.tsx';
import { Stepper } from '../parts/Stepper.tsx';
import { words } from '../words.ts';
import { Faces } from './Faces.tsx';
import './at-table.css';

/** D1: what was rolled on the real table for this battle, by faces or by hits. */
export function DiceEntry({ hand, battle }: { readonly hand: Hand; readonly battle: TableBattle }) {
  const [entered, setEntered] = useState<Entered>({});
  const { atTable } = words.value;
  const state = hand.play.now.value;
  const needed = tableDice(state, battle, entered.landing);
  if (!needed) return null;
  const rolls = (['attacker', 'defender'] as const).flatMap((who) => {
    const roll = needed[who];
    return roll ? [{ who, roll, entry: entered[who] ?? { faces: [] } }] : [];
  });
  const complete =
    (!needed.landing || entered.landing !== undefined) && rolls.every(({ roll, entry }) => isWhole(roll, entry));
  const enter = () => {
    const given = Object.fromEntries(rolls.map(({ who, entry }) => [who, entry]));
    const landing = entered.landing === undefined ? {} : { landing: entered.landing };
    if (hand.take(withTableDice(state, battle, { ...given, ...landing }))) setEntered({});
  };
  return (
    <section class="dice-entry" aria-labelledby="dice-entry-title">
      <h3 id="dice-entry-title">
        {nameOf(words.value, state, needed.attack.attacker)} → {nameOf(words.value, state, needed.attack.target)}
      </h3>
      <p class="quiet">{atTable.rollLine}</p>
      {needed.landing && (
        <div>
          <p>
            {fill(atTable.landing, {
              unit: nameOf(words.value, state, needed.landing.unit),
              stray: needed.landing.stray,
            })}
          </p>
          <Faces
            chosen={entered.landing}
            onFace={(landing) => setEntered({ landing, ...(entered.defender && { defender: entered.defender }) })}
          />
        </div>
      )}
      {rolls.map(({ who, roll, entry }) => (
        <RollCard
          key={who}
          name={nameOf(words.value, state, roll.unit)}
          roll={roll}
          entry={entry}
          onEnter={(next) => setEntered({ ...entered, [who]: next })}
        />
      ))}
      <div class="dice-actions">
        <Button onClick={() => hand.take(battle)}>{atTable.appRolls}</Button>
        <Button kind="primary" disabled={!complete} onClick={enter}>
          {atTable.enter}
        </Button>
      </div>
    </section>
  );
}

function isWhole(roll: Roll, entry: Entry): boolean {
  return 'hits' in entry || entry.faces.length === roll.dice;
}

interface RollCardProps {
  readonly name: string;
  readonly roll: Roll;
  readonly entry: Entry;
  readonly onEnter: (entry: Entry) => void;
}

/** One unit's dice: a face for each, or just how many hit. */
function RollCard({ name, roll, entry, onEnter }: RollCardProps) {
  const { atTable } = words.value;
  const { dice, toHit, bonusRule } = roll;
  return (
    <div class="roll-card">
      <p>
        <b>{fill(atTable.rollOf, { unit: name, n: dice, toHit })}</b>
        {bonusRule && `, ${atTable.bonus[bonusRule]}`}
      </p>
      <div class="choices">
        <button type="button" aria-pressed={'faces' in entry} onClick={() => onEnter({ faces: [] })}>
          {atTable.byFaces}
        </button>
        <button type="button" aria-pressed={'hits' in entry} onClick={() => onEnter({ hits: 0 })}>
          {atTable.byHits}
        </button>
      </div>
      {'hits' in entry ? (
        <Stepper
          label={atTable.hits}
          value={entry.hits}
          max={dice}
          less={atTable.less}
          more={atTable.more}
          onChange={(hits) => onEnter({ hits })}
        />
      ) : (
        <>
          <Faces full={entry.faces.length >= dice} onFace={(face) => onEnter({ faces: [...entry.faces, face] })} />
          <p role="status">
            {fill(atTable.rolled, {
              n: entry.faces.length,
              all: dice,
              hits: entry.faces.filter((face) => face <= toHit).length,
            })}
          </p>
          <div class="faces faces-rolled">
            {entry.faces.map((face, i) => (
              <button
                key={i}
                type="button"
                class={face <= toHit ? 'face-hit' : ''}
                aria-label={fill(atTable.takeFace, { n: face })}
                onClick={() => onEnter({ faces: entry.faces.filter((_, at) => at !== i) })}
              >
                {face}
              </button>
            ))}
          </div>
        </>
      )}
    </div>
  );
}
