import type { ShelvedGame } from '../../app/library.ts';
import { hashOf } from '../../app/route.ts';
import { names } from '../../i18n/en/names.ts';
import { screens } from '../../i18n/en/screens.ts';
import { mapOf } from '../../rules/maps.ts';
import { fortsOfSide, fortsToWin } from '../../rules/victory.ts';
import { ButtonLink } from '../parts/Button.tsx';
import { Card } from '../parts/Card.tsx';
import { BoardPicture } from './BoardPicture.tsx';
import { sayDay, sayStanding } from './situation.ts';

/** The game played last, on the first screen. */
export function LastGame({ game: { saved, last } }: { readonly game: ShelvedGame }) {
  const standing = sayStanding(last);
  const over = last.turn.phase === 'over';
  const own = last.commands.find(({ control }) => control === 'human')?.side ?? 'entente';
  const other = own === 'entente' ? 'central' : 'entente';
  const automa = last.commands.some(({ control }) => control === 'automa');
  return (
    <>
      <Card class="home-picture">
        <BoardPicture state={last} label={screens.pictureLabel(mapOf(last.map).name, standing)} />
      </Card>
      <Card class="home-words home-game">
        <p class="kicker">{over ? screens.home.lastOver : screens.home.last}</p>
        <h2>{saved.name}</h2>
        <p class="home-standing">{standing}</p>
        <dl class="home-tally">
          <div>
            <dt>{automa ? screens.home.yourForts : names.sides[own]}</dt>
            <dd>{fortsOfSide(last, own)}</dd>
          </div>
          <div>
            <dt>{automa ? screens.home.automaForts : names.sides[other]}</dt>
            <dd>{fortsOfSide(last, other)}</dd>
          </div>
          <div>
            <dt>{screens.home.toWin}</dt>
            <dd>{fortsToWin(last)}</dd>
          </div>
        </dl>
        <p class="home-day">{screens.updated(sayDay(saved.updated))}</p>
        <div class="home-go">
          <ButtonLink kind="primary" href={hashOf({ page: 'game', id: saved.id })}>
            {over ? screens.home.lookBack : screens.home.goOn}
          </ButtonLink>
          <ButtonLink href={hashOf({ page: 'new' })}>{screens.home.newGame}</ButtonLink>
        </div>
      </Card>
    </>
  );
}
