import { screens } from '../../i18n/en/screens.ts';
import { mapOf } from '../../rules/maps.ts';
import type { Command, State } from '../../rules/types.ts';
import { MapSheet } from '../MapSheet.tsx';
import { hexPoint } from '../terrain/drawing.ts';

const words = screens.armies;

interface TokenMapProps {
  readonly state: State;
  readonly command: Command;
  readonly counts: (token: number) => number;
}

const ROUND = 'M0 -66a66 66 0 1 1 0 132a66 66 0 1 1 0 -132z';
const CUT = 'M-40 -64h80l24 24v80l-24 24h-80l-24 -24v-80z';

/** Where the start numbers are: one's own large, with how many units they have; the others are the enemy's. */
export function TokenMap({ state, command, counts }: TokenMapProps) {
  const map = mapOf(state.map);
  const own = (command.tokens ?? []).map(({ number }) => number);
  const all = Object.entries(map.starts).map(([number, hex]) => ({ number: Number(number), at: hexPoint(map, hex) }));
  const theirs = all.map(({ number }) => number).filter((number) => !own.includes(number));
  const shape = (mine: boolean) => ((command.side === 'entente') === mine ? ROUND : CUT);
  return (
    <figure class="token-map">
      <MapSheet map={map} label={words.mapLabel(own, theirs)}>
        {all.map(({ number, at: [x, y] }) => {
          const mine = own.includes(number);
          const units = counts(number);
          return (
            <g key={number} class={mine ? 'map-token' : 'map-token map-token-enemy'} transform={`translate(${x} ${y})`}>
              <path d={shape(mine)} />
              <text y="30">{number}</text>
              {mine && units > 0 && (
                <g class="map-token-count" transform="translate(58 -52)">
                  <circle r="34" />
                  <text y="17">{units}</text>
                </g>
              )}
            </g>
          );
        })}
      </MapSheet>
      <figcaption>
        <Key shape={shape(true)} enemy={false} text={words.yours} />
        <Key shape={shape(false)} enemy text={words.theirs} />
      </figcaption>
    </figure>
  );
}

function Key({ shape, enemy, text }: { readonly shape: string; readonly enemy: boolean; readonly text: string }) {
  return (
    <span>
      <svg viewBox="-72 -72 144 144" aria-hidden="true" class={enemy ? 'map-token map-token-enemy' : 'map-token'}>
        <path d={shape} />
      </svg>
      {text}
    </span>
  );
}
