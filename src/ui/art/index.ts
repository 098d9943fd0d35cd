import type { UnitType } from '../../rules/types.ts';
import { DRAWN } from './drawn.ts';
import { ICONS } from './icons.ts';

/** One silhouette per unit type: path data on a 512 viewBox, facing right. */
export const SILHOUETTES: Readonly<Record<UnitType, string>> = { ...ICONS, ...DRAWN };

interface ArtCredit {
  readonly name: string;
  readonly author: string;
  readonly licence: string;
  readonly url: string;
}

const CC_BY = 'CC BY 3.0';
const OFL = 'SIL OFL 1.1';

export const ART_CREDITS: readonly ArtCredit[] = [
  { name: 'Cavalry', author: 'Delapouite', licence: CC_BY, url: 'https://game-icons.net/1x1/delapouite/cavalry.html' },
  { name: 'Mortar', author: 'Delapouite', licence: CC_BY, url: 'https://game-icons.net/1x1/delapouite/mortar.html' },
  { name: 'Truck', author: 'Delapouite', licence: CC_BY, url: 'https://game-icons.net/1x1/delapouite/truck.html' },
  { name: 'Field gun', author: 'Quoting', licence: CC_BY, url: 'https://game-icons.net/1x1/quoting/field-gun.html' },
  { name: 'Biplane', author: 'Quoting', licence: CC_BY, url: 'https://game-icons.net/1x1/quoting/biplane.html' },
  {
    name: 'Great War tank',
    author: 'Cathelineau',
    licence: CC_BY,
    url: 'https://game-icons.net/1x1/cathelineau/great-war-tank.html',
  },
  {
    name: 'Old Standard TT',
    author: 'Alexey Kryukov',
    licence: OFL,
    url: 'https://fontsource.org/fonts/old-standard-tt',
  },
  {
    name: 'Alegreya Sans',
    author: 'Juan Pablo del Peral, Huerta Tipográfica',
    licence: OFL,
    url: 'https://fontsource.org/fonts/alegreya-sans',
  },
];
