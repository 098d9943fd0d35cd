import { useState } from 'preact/hooks';
import type { Hand } from '../../app/hand.ts';
import { fill } from '../../i18n/fill.ts';
import { pieceName } from '../../i18n/say-change.ts';
import { commandName, placeName } from '../../i18n/tell.ts';
import { MOST } from '../../rules/correction.ts';
import { unitsOfNation } from '../../rules/mat.ts';
import type { Nation, UnitType } from '../../rules/types.ts';
import { Button } from '../parts/Button.tsx';
import { Stepper } from '../parts/Stepper.tsx';
import { words } from '../words.ts';
import './at-table.css';

/** The app's board put right by hand: pieces, markers, flags, coins. */
export function CorrectPanel({ hand }: { readonly hand: Hand }) {
  const { corrector, play } = hand;
  const { atTable } = words.value;
  const state = play.now.value;
  const unit = state.units.find(({ id }) => id === corrector.unit.value);
  const fort = corrector.fort.value;
  const piece = corrector.adding.value;
  const step = { less: atTable.less, more: atTable.more };
  return (
    <section class="correct" aria-labelledby="correct-title">
      <h3 id="correct-title">{atTable.correct}</h3>
      <p role="status">
        {piece
          ? fill(atTable.adding, { piece: pieceName(words.value, piece.nation, piece.unitType) })
          : unit
            ? atTable.correctUnit
            : atTable.correctLine}
      </p>
      {unit && (
        <div class="roll-card">
          <b>
            {pieceName(words.value, unit.nation, unit.type)}, {placeName(state, unit.at ?? '')}
          </b>
          <Stepper
            {...step}
            label={atTable.damage}
            value={unit.damage}
            max={MOST.damage}
            onChange={(damage) => corrector.correct({ kind: 'damage', unit: unit.id, damage })}
          />
          <Stepper
            {...step}
            label={atTable.experience}
            value={unit.xp}
            max={MOST.xp}
            onChange={(xp) => corrector.correct({ kind: 'xp', unit: unit.id, xp })}
          />
          <Button
            onClick={() => {
              if (corrector.correct({ kind: 'remove', unit: unit.id })) corrector.letGo();
            }}
          >
            {atTable.remove}
          </Button>
        </div>
      )}
      {fort !== null && (
        <div class="roll-card">
          <b>{placeName(state, `fort:${fort}`)}</b>
          <p>{atTable.owner}</p>
          <div class="choices">
            {[null, ...state.commands].map((owner) => (
              <button
                key={owner?.id ?? ''}
                type="button"
                aria-pressed={(state.forts[fort] ?? null) === (owner?.id ?? null)}
                onClick={() => corrector.correct({ kind: 'fort', fort, command: owner?.id ?? null })}
              >
                {owner ? commandName(words.value, owner) : atTable.neutral}
              </button>
            ))}
          </div>
        </div>
      )}
      <AddPiece
        nations={state.commands.flatMap(({ nations }) => nations)}
        onAdd={(nation, unitType) => corrector.add({ nation, unitType })}
      />
      {state.commands.map((command) => (
        <Stepper
          key={command.id}
          {...step}
          label={fill(atTable.coins, { who: commandName(words.value, command) })}
          value={command.coins}
          max={MOST.coins}
          onChange={(coins) => corrector.correct({ kind: 'coins', command: command.id, coins })}
        />
      ))}
      <Button onClick={() => corrector.toggle()}>{atTable.doneCorrecting}</Button>
    </section>
  );
}

interface AddPieceProps {
  readonly nations: readonly Nation[];
  readonly onAdd: (nation: Nation, type: UnitType) => void;
}

/** A piece from the box, chosen by nation and type. */
export function AddPiece({ nations, onAdd }: AddPieceProps) {
  const { atTable, names } = words.value;
  const [chosen, setChosen] = useState<Nation>(nations[0] as Nation);
  const nation = nations.includes(chosen) ? chosen : (nations[0] as Nation);
  const types = unitsOfNation(nation);
  const [wanted, setWanted] = useState<UnitType>('infantry');
  const type = types.includes(wanted) ? wanted : (types[0] as UnitType);
  return (
    <fieldset class="roll-card add-piece">
      <legend>{atTable.add}</legend>
      <label>
        {atTable.addNation}
        <select value={nation} onChange={(event) => setChosen(event.currentTarget.value as Nation)}>
          {nations.map((one) => (
            <option key={one} value={one}>
              {names.nations[one]}
            </option>
          ))}
        </select>
      </label>
      <label>
        {atTable.addUnit}
        <select value={type} onChange={(event) => setWanted(event.currentTarget.value as UnitType)}>
          {types.map((one) => (
            <option key={one} value={one}>
              {names.units[one]}
            </option>
          ))}
        </select>
      </label>
      <Button onClick={() => onAdd(nation, type)}>{atTable.addNow}</Button>
    </fieldset>
  );
}
