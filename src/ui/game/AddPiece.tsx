import { useState } from 'preact/hooks';
import type { NewPiece } from '../../app/corrector.ts';
import { pieceName } from '../../i18n/say-change.ts';
import { OUR_MAT, unitsOfNation } from '../../rules/mat.ts';
import { type Nation, SIDE_OF } from '../../rules/types.ts';
import { Miniature } from '../Miniature.tsx';
import { words } from '../words.ts';

interface AddPieceProps {
  readonly nations: readonly Nation[];
  readonly adding: NewPiece | null;
  readonly onAdd: (piece: NewPiece | null) => void;
}

/** The box of pieces: tap one, then where it stands. */
export function AddPiece({ nations, adding, onAdd }: AddPieceProps) {
  const { atTable, names } = words.value;
  const [chosen, setChosen] = useState<Nation>(nations[0] as Nation);
  const nation = nations.includes(chosen) ? chosen : (nations[0] as Nation);
  return (
    <fieldset class="roll-card add-piece">
      <legend>{atTable.add}</legend>
      <div class="choices">
        {nations.map((one) => (
          <button key={one} type="button" aria-pressed={one === nation} onClick={() => setChosen(one)}>
            {names.nations[one]}
          </button>
        ))}
      </div>
      <div class="shop">
        {unitsOfNation(nation).map((unitType) => {
          const inHand = adding?.nation === nation && adding.unitType === unitType;
          return (
            <button
              key={unitType}
              type="button"
              class="shop-unit"
              aria-label={pieceName(words.value, nation, unitType)}
              aria-pressed={inHand}
              onClick={() => onAdd(inHand ? null : { nation, unitType })}
            >
              <Miniature
                type={unitType}
                nation={nation}
                side={SIDE_OF[nation]}
                attack={OUR_MAT.units[unitType].attack}
                size={44}
                label=""
              />
              <span>{names.units[unitType]}</span>
            </button>
          );
        })}
      </div>
    </fieldset>
  );
}
