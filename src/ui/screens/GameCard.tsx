import { defaultName, type ShelvedGame } from '../../app/library.ts';
import { hashOf } from '../../app/route.ts';
import { screens } from '../../i18n/en/screens.ts';
import { mapOf } from '../../rules/maps.ts';
import type { State } from '../../rules/types.ts';
import { Button, ButtonLink } from '../parts/Button.tsx';
import { Card } from '../parts/Card.tsx';
import { BoardPicture } from './BoardPicture.tsx';
import { sayDay, sayStanding } from './situation.ts';

const words = screens.saved;

interface GameCardProps {
  readonly game: ShelvedGame;
  readonly onRename: () => void;
  readonly onDuplicate: () => void;
  readonly onExport: () => void;
  readonly onRemove: (byKeyboard: boolean) => void;
}

/** One saved game: how its board looks, where it stands, what can be done with it. */
export function GameCard({ game: { saved, last }, onRename, onDuplicate, onExport, onRemove }: GameCardProps) {
  const standing = sayStanding(last);
  const over = last.turn.phase === 'over';
  const { name } = saved;
  const about = (verb: string) => words.about(verb, name);
  return (
    <Card class="game-card">
      <BoardPicture state={last} label={screens.pictureLabel(mapOf(last.map).name, standing)} />
      <div class="game-words">
        <div>
          <h2>{name}</h2>
          <p class="game-standing">{standing}</p>
          <p class="game-facts">
            {sayTable(last, name)}
            <br />
            {screens.updated(sayDay(saved.updated))}
            {saved.rewound > 0 && ` · ${words.rewound(saved.rewound)}`}
          </p>
        </div>
        <ButtonLink
          href={hashOf({ page: 'game', id: saved.id })}
          label={about(over ? words.look : words.play)}
          kind="primary"
        >
          {over ? words.look : words.play}
        </ButtonLink>
      </div>
      <div class="game-actions">
        <Button kind="quiet" aria-label={about(words.rename)} onClick={onRename}>
          {words.rename}
        </Button>
        <Button kind="quiet" aria-label={about(words.duplicate)} onClick={onDuplicate}>
          {words.duplicate}
        </Button>
        <Button kind="quiet" aria-label={about(words.export)} onClick={onExport}>
          {words.export}
        </Button>
        <Button kind="quiet" aria-label={about(words.remove)} onClick={(event) => onRemove(event.detail === 0)}>
          {words.remove}
        </Button>
      </div>
    </Card>
  );
}

/** "Standard, short game", with map and nations where the name does not say them. */
function sayTable(state: State, name: string): string {
  const { commands, options } = state;
  const difficulty = commands.find(({ control }) => control === 'automa')?.difficulty;
  return [
    !name.startsWith(defaultName(state)) && defaultName(state),
    difficulty && screens.newGame.difficulties[difficulty],
    screens.newGame.lengths[options.shortGame ? 'short' : 'full'],
  ]
    .filter(Boolean)
    .join(' · ');
}
