import type { PositionDraft } from '../../app/build-position.ts';
import { allyOf, opponentsOf } from '../../app/challenge.ts';
import { fill } from '../../i18n/fill.ts';
import { commandName } from '../../i18n/tell.ts';
import { MAPS } from '../../rules/maps.ts';
import { DIFFICULTIES, type Difficulty, NATIONS, type Nation } from '../../rules/types.ts';
import { Stepper } from '../parts/Stepper.tsx';
import { words } from '../words.ts';

type Opponent = Difficulty | 'human';

interface BuildTableProps {
  readonly draft: PositionDraft;
  readonly onMap: (map: string) => void;
  readonly onPeople: (nations: readonly Nation[], enemy: Nation, opponent: Opponent) => void;
  readonly onTurn: (turn: { round?: number; command?: string }) => void;
  readonly onShort: (short: boolean) => void;
}

const LAST_ROUND = 999;

/** One nation, or both of a side as a team. */
const PARTIES: readonly (readonly Nation[])[] = NATIONS.flatMap((nation) =>
  NATIONS.indexOf(nation) < NATIONS.indexOf(allyOf(nation)) ? [[nation], [nation, allyOf(nation)]] : [[nation]],
);

/** The map, who plays, and whose turn it is. */
export function BuildTable({ draft, onMap, onPeople, onTurn, onShort }: BuildTableProps) {
  const { atTable, names, screens } = words.value;
  const say = atTable.builder;
  const [you, other] = draft.commands;
  const nations = you?.nations ?? [];
  const enemy = other?.nations[0] as Nation;
  const opponent: Opponent = other?.difficulty ?? 'human';
  const others = opponentsOf(nations[0] as Nation);
  const lead = (next: readonly Nation[]) => {
    const against = opponentsOf(next[0] as Nation);
    onPeople(next, against.includes(enemy) ? enemy : (against[0] as Nation), opponent);
  };
  return (
    <details class="roll-card" open>
      <summary>{say.table}</summary>
      <Row
        label={say.map}
        chosen={String(draft.map)}
        choices={Object.values(MAPS).map(({ id, name }) => [id, name])}
        onChoose={onMap}
      />
      <Row
        label={say.you}
        chosen={nations.join('+')}
        choices={PARTIES.map((party) => [party.join('+'), party.map((nation) => names.nations[nation]).join(' + ')])}
        onChoose={(next) => lead(next.split('+') as Nation[])}
      />
      <Row
        label={say.enemy}
        chosen={enemy}
        choices={others.map((nation) => [nation, names.nations[nation]])}
        onChoose={(next) => onPeople(nations, next as Nation, opponent)}
      />
      <Row
        label={say.opponent}
        chosen={opponent}
        choices={[
          ...DIFFICULTIES.map(
            (one) => [one, fill(say.automa, { difficulty: screens.newGame.difficulties[one].toLowerCase() })] as const,
          ),
          ['human', say.human],
        ]}
        onChoose={(next) => onPeople(nations, enemy, next as Opponent)}
      />
      <Row
        label={say.turn}
        chosen={draft.turn.command}
        choices={draft.commands.map((command) => [command.id, commandName(words.value, command)])}
        onChoose={(command) => onTurn({ command })}
      />
      <Stepper
        label={say.round}
        value={draft.turn.round}
        min={1}
        max={LAST_ROUND}
        less={atTable.less}
        more={atTable.more}
        onChange={(round) => onTurn({ round })}
      />
      <label class="build-row">
        {say.short}
        <input
          type="checkbox"
          checked={draft.options.shortGame}
          onChange={(event) => onShort(event.currentTarget.checked)}
        />
      </label>
    </details>
  );
}

interface RowProps {
  readonly label: string;
  readonly chosen: string;
  readonly choices: readonly (readonly [value: string, words: string])[];
  readonly onChoose: (value: string) => void;
}

function Row({ label, chosen, choices, onChoose }: RowProps) {
  return (
    <label class="build-row">
      {label}
      <select value={chosen} onChange={(event) => onChoose(event.currentTarget.value)}>
        {choices.map(([value, name]) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
