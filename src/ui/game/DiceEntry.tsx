import type { Hand } from '../../app/hand.ts';
import { type Entered, type Entry, type Roll, type TableBattle, tableDice } from '../../app/table-dice.ts';
import { fill } from '../../i18n/fill.ts';
import { nameOf, namesOf, placeName, tellMoment } from '../../i18n/tell.ts';
import { Button } from '../parts/Button.tsx';
import { words } from '../words.ts';
import { Faces } from './Faces.tsx';
import './at-table.css';

/** D1: what was rolled on the real table for this battle, by faces or by hits. */
export function DiceEntry({ hand, battle }: { readonly hand: Hand; readonly battle: TableBattle }) {
  const { atTable } = words.value;
  const { dice, play } = hand;
  const state = play.now.value;
  const entered = dice.entered.value;
  const needed = tableDice(state, battle, entered.landing);
  if (!needed) return null;
  const set = (more: Entered) => {
    dice.entered.value = { ...dice.entered.value, ...more };
  };
  const [from, target] = namesOf(words.value, state, needed.attack.attacker, needed.attack.target);
  const before = play.moments.value.at(-1);
  const told = before?.action.type === 'fight' || before?.action.type === 'act' ? before : null;
  return (
    <section class="dice-entry" aria-labelledby="dice-entry-title">
      {told && <p class="quiet">{tellMoment(words.value, told.before, told.action, told.events).text}</p>}
      <h3 id="dice-entry-title">
        {from} → {target}
      </h3>
      {battle.type === 'act' && (
        <p>
          {fill(battle.to === undefined ? atTable.coming : atTable.comingFrom, {
            unit: from,
            target,
            at: placeName(state, state.units.find(({ id }) => id === needed.attack.target)?.at ?? ''),
            to: placeName(state, battle.to ?? ''),
          })}
        </p>
      )}
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
            onFace={(landing) => {
              const { attacker: _, ...rest } = dice.entered.value;
              dice.entered.value = { ...rest, landing };
            }}
          />
        </div>
      )}
      {(['attacker', 'defender'] as const).map((who) => {
        const roll = needed[who];
        return (
          roll && (
            <RollCard
              key={who}
              name={roll.unit === needed.attack.attacker ? from : target}
              roll={roll}
              entry={dice.entryOf(who)}
              onWay={(byHits) => {
                dice.byHits.value = byHits;
                set({ [who]: byHits ? {} : { faces: [] } });
              }}
              onEnter={(next) => set({ [who]: next })}
            />
          )
        );
      })}
      <Button onClick={() => hand.take(battle)}>{atTable.appRolls}</Button>
    </section>
  );
}

interface RollCardProps {
  readonly name: string;
  readonly roll: Roll;
  readonly entry: Entry;
  readonly onWay: (byHits: boolean) => void;
  readonly onEnter: (entry: Entry) => void;
}

/** One unit's dice: a face for each, or just how many hit. */
function RollCard({ name, roll, entry, onWay, onEnter }: RollCardProps) {
  const { atTable } = words.value;
  const { dice, toHit, bonusRule } = roll;
  return (
    <div class="roll-card">
      <p>
        <b>{fill(atTable.rollOf, { unit: name, n: dice, toHit })}</b>
        {bonusRule && `, ${atTable.bonus[bonusRule]}`}
      </p>
      <div class="choices">
        <button type="button" aria-pressed={'faces' in entry} onClick={() => onWay(false)}>
          {atTable.byFaces}
        </button>
        <button type="button" aria-pressed={!('faces' in entry)} onClick={() => onWay(true)}>
          {atTable.byHits}
        </button>
      </div>
      {'faces' in entry ? (
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
      ) : (
        <fieldset class="faces" aria-label={atTable.hits}>
          {Array.from({ length: dice + 1 }, (_, hits) => (
            <button
              key={hits}
              type="button"
              aria-label={fill(atTable.hitsAre, { n: hits })}
              aria-pressed={entry.hits === hits}
              onClick={() => onEnter({ hits })}
            >
              {hits}
            </button>
          ))}
        </fieldset>
      )}
    </div>
  );
}
