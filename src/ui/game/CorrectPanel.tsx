import type { Hand } from '../../app/hand.ts';
import { fill } from '../../i18n/fill.ts';
import { pieceName } from '../../i18n/say-change.ts';
import { commandName, placeName } from '../../i18n/tell.ts';
import { MOST } from '../../rules/correction.ts';
import { Stepper } from '../parts/Stepper.tsx';
import { words } from '../words.ts';
import { AddPiece } from './AddPiece.tsx';
import { FortCard, Garrison, PieceCard } from './PieceCard.tsx';
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
        <PieceCard
          key={unit.id}
          name={`${pieceName(words.value, unit.nation, unit.type)}, ${placeName(state, unit.at ?? '')}`}
          piece={unit}
          onDamage={(damage) => corrector.correct({ kind: 'damage', unit: unit.id, damage })}
          onXp={(xp) => corrector.correct({ kind: 'xp', unit: unit.id, xp })}
          onRemove={() => {
            if (corrector.correct({ kind: 'remove', unit: unit.id })) corrector.letGo();
          }}
        />
      )}
      {fort !== null && (
        <FortCard
          key={fort}
          name={placeName(state, `fort:${fort}`)}
          owner={state.forts[fort]}
          commands={state.commands}
          onOwner={(command) => corrector.correct({ kind: 'fort', fort, command })}
        >
          <Garrison
            units={state.units.filter(({ at }) => at === `fort:${fort}`)}
            onPick={(id) => {
              corrector.letGo();
              corrector.tapUnit(id);
            }}
          />
        </FortCard>
      )}
      <AddPiece
        nations={state.commands.flatMap(({ nations }) => nations)}
        adding={piece}
        onAdd={(next) => (next ? corrector.add(next) : corrector.letGo())}
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
    </section>
  );
}
