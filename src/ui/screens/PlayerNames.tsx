import { useId } from 'preact/hooks';
import { names } from '../../i18n/en/names.ts';
import { together as words } from '../../i18n/en/together.ts';
import type { Nation } from '../../rules/types.ts';
import { LONGEST_PLAYER } from '../../save/players.ts';

/** What was typed, by nation. */
export type TypedNames = Readonly<Partial<Record<Nation, string>>>;

interface PlayerNamesProps {
  readonly nations: readonly Nation[];
  readonly typed: TypedNames;
  readonly onType: (typed: TypedNames) => void;
}

/** A line for the name of everybody at the table. */
export function PlayerNames({ nations, typed, onType }: PlayerNamesProps) {
  const id = useId();
  return (
    <fieldset class="player-names">
      <legend>{words.players}</legend>
      <p class="choice-hint">{words.playersHint}</p>
      <div>
        {nations.map((nation, i) => (
          <label key={nation} for={`${id}-${nation}`}>
            {words.nameOf(names.nations[nation])}
            <input
              id={`${id}-${nation}`}
              class="text-field"
              type="text"
              autocomplete="off"
              maxLength={LONGEST_PLAYER}
              placeholder={words.namePlaceholder(i + 1)}
              value={typed[nation] ?? ''}
              onInput={(event) => onType({ ...typed, [nation]: event.currentTarget.value })}
            />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
