import { gallery } from '../i18n/en/gallery.ts';
import { names } from '../i18n/en/names.ts';
import { Miniature, type MiniatureProps } from './Miniature.tsx';

const EXAMPLES: readonly { readonly words: keyof typeof gallery.legend; readonly unit: MiniatureProps }[] = [
  { words: 'fresh', unit: { type: 'infantry', nation: 'FR', side: 'entente', attack: 2, state: 'ready' } },
  { words: 'done', unit: { type: 'mountedInfantry', nation: 'GB', side: 'entente', attack: 2, state: 'done' } },
  { words: 'veteran', unit: { type: 'armoredCar', nation: 'DE', side: 'central', attack: 6, damage: 3, xp: 4 } },
  { words: 'hero', unit: { type: 'tank', nation: 'AH', side: 'central', attack: 10, damage: 5, xp: 5 } },
];

/** How to read a miniature. */
export function Legend() {
  return (
    <ul class="legend">
      {EXAMPLES.map(({ words, unit }) => (
        <li key={words}>
          <Miniature
            size={64}
            label={gallery.unitLabel(
              names.units[unit.type],
              names.nations[unit.nation],
              unit.damage ?? 0,
              unit.xp ?? 0,
            )}
            {...unit}
          />
          {gallery.legend[words]}
        </li>
      ))}
    </ul>
  );
}
