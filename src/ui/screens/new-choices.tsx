import balance from '../../../automa/balance.json' with { type: 'json' };
import { names } from '../../i18n/en/names.ts';
import { screens } from '../../i18n/en/screens.ts';
import { MAPS, mapOf } from '../../rules/maps.ts';
import { COUNTRY_UNIT, OUR_MAT, unitsOfNation } from '../../rules/mat.ts';
import { automaExtras } from '../../rules/seats.ts';
import { DIFFICULTIES, type Difficulty, type Nation, SIDE_OF } from '../../rules/types.ts';
import { Miniature } from '../Miniature.tsx';
import { Choice } from '../parts/Choice.tsx';
import { MapPicture } from './MapPicture.tsx';

const words = screens.newGame;

type Measured = Readonly<Record<Difficulty, { readonly automaWinShare: number }>>;
const MEASURED: Readonly<Record<string, Measured>> = balance.byMap;

/** A nation as a slip with its country unit. */
export function nationChoice(nation: Nation) {
  const type = COUNTRY_UNIT[nation];
  return {
    value: nation,
    children: (
      <span class="nation-slip">
        <span class="mini-holder" aria-hidden="true">
          <Miniature
            size={62}
            label=""
            type={type}
            nation={nation}
            side={SIDE_OF[nation]}
            attack={OUR_MAT.units[type].attack}
          />
        </span>
        <span class="two-lines">
          <strong>{names.nations[nation]}</strong>
          <small>{names.units[type]}</small>
        </span>
      </span>
    ),
  };
}

interface DifficultyChoiceProps {
  readonly map: string;
  readonly automa: Nation;
  readonly chosen: Difficulty;
  readonly onChoose: (difficulty: Difficulty) => void;
}

/** AU1, with how often the Automa won at each when it was measured. */
export function DifficultyChoice({ map, automa, chosen, onChoose }: DifficultyChoiceProps) {
  const choices = DIFFICULTIES.map((value) => {
    const extra = automaExtras(automa, value);
    const count = unitsOfNation(automa).length - 1 + extra.length;
    const share = MEASURED[map]?.[value].automaWinShare;
    return {
      value,
      children: (
        <>
          <span class="two-lines">
            <strong>{words.difficulties[value]}</strong>
            <small>
              {words.extras(
                count,
                extra.map((type) => names.units[type]),
              )}
            </small>
          </span>
          {share !== undefined && <Share share={share} />}
        </>
      ),
    };
  });
  return (
    <div class="difficulty">
      <Choice
        legend={words.difficulty}
        hint={words.difficultyHint}
        shape="rows"
        choices={choices}
        chosen={chosen}
        onChoose={onChoose}
      />
      {MEASURED[map] && (
        <p class="fine">{words.shareLine(mapOf(map).name, balance.gamesPerMapAndDifficulty.toLocaleString('en'))}</p>
      )}
    </div>
  );
}

function Share({ share }: { readonly share: number }) {
  const percent = Math.round(share * 100);
  return (
    <span class="share">
      <span class="hidden-words">{words.shareLabel(percent)}</span>
      <small aria-hidden="true">{words.shareHead}</small>
      <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
        <rect class="share-all" width="100" height="8" />
        <rect class="share-won" width={percent} height="8" />
      </svg>
      <b aria-hidden="true">{words.share(percent)}</b>
    </span>
  );
}

interface MapChoiceProps {
  readonly chosen: string;
  readonly onChoose: (map: string) => void;
}

export function MapChoice({ chosen, onChoose }: MapChoiceProps) {
  const choices = Object.values(MAPS).map((map) => ({
    value: map.id,
    children: (
      <span class="map-slip">
        <MapPicture src={`pictures/${map.id}.webp`} label={screens.mapLabel(map.name)} below />
        <span class="two-lines">
          <strong>{map.name}</strong>
          <small>{words.mapFacts(words.mapLine[map.season], map.terrain[0]?.length ?? 0, map.terrain.length)}</small>
        </span>
      </span>
    ),
  }));
  return (
    <div class="map-choice">
      <Choice legend={words.map} shape="tiles" choices={choices} chosen={chosen} onChoose={onChoose} />
    </div>
  );
}
