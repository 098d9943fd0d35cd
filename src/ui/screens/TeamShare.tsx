import { allyOf, type Challenge } from '../../app/challenge.ts';
import { fairShare, swapSlot } from '../../app/opening.ts';
import { names } from '../../i18n/en/names.ts';
import { together as words } from '../../i18n/en/together.ts';
import { matOf } from '../../rules/mat.ts';
import { SLOTS, type Slot, unitForSlot } from '../../rules/seats.ts';
import { SIDE_OF } from '../../rules/types.ts';
import { Miniature } from '../Miniature.tsx';
import { Button } from '../parts/Button.tsx';
import './team-share.css';

interface TeamShareProps {
  readonly challenge: Challenge;
  /** The players' names, the first one's first. */
  readonly players: readonly [string, string];
  readonly onShare: (toAlly: readonly Slot[]) => void;
}

/** CO1: the eleven units lined up before the two players; a tap hands one over. */
export function TeamShare({ challenge, players, onShare }: TeamShareProps) {
  const { nation, toAlly = [], mat } = challenge;
  const { units } = matOf(mat);
  const lines = [nation, allyOf(nation)].map((own, i) => ({
    own,
    player: players[i] as string,
    other: players[1 - i] as string,
    slots: SLOTS.filter((slot) => toAlly.includes(slot) === (i === 1)),
  }));
  return (
    <section class="team-share" aria-labelledby="team-share-title">
      <header>
        <div>
          <h2 id="team-share-title">{words.share}</h2>
          <p class="choice-hint">{words.shareHint}</p>
        </div>
        <Button onClick={() => onShare(fairShare(challenge))}>{words.fair}</Button>
      </header>
      <div class="team-lines">
        {lines.map(({ own, player, other, slots }) => {
          const types = slots.map((slot) => ({ slot, type: unitForSlot(slot, own) }));
          const worth = types.reduce((sum, { type }) => sum + units[type].price, 0);
          return (
            <section key={own} class="team-line" aria-label={words.leads(player, names.nations[own])}>
              <h3>
                {player} · {names.nations[own]}
              </h3>
              <p class="quiet">{words.worth(slots.length, worth)}</p>
              <ul>
                {types.map(({ slot, type }) => (
                  <li key={slot}>
                    <button
                      type="button"
                      class="tray-unit"
                      disabled={slots.length === 1}
                      aria-label={
                        slots.length === 1 ? words.keeps(names.units[type]) : words.hand(names.units[type], other)
                      }
                      onClick={() => onShare(swapSlot(toAlly, slot))}
                    >
                      <span class="mini-holder" aria-hidden="true">
                        <Miniature
                          size={54}
                          label=""
                          type={type}
                          nation={own}
                          side={SIDE_OF[own]}
                          attack={units[type].attack}
                        />
                      </span>
                      <span>{names.units[type]}</span>
                    </button>
                  </li>
                ))}
              </ul>
            </section>
          );
        })}
      </div>
    </section>
  );
}
