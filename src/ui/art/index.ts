import type { UnitType } from '../../rules/types.ts';
import { DRAWN } from './drawn.ts';
import { ICONS } from './icons.ts';

/** One silhouette per unit type: path data on a 512 viewBox, facing right. */
export const SILHOUETTES: Readonly<Record<UnitType, string>> = { ...ICONS, ...DRAWN };

type Box = readonly [x: number, y: number, width: number, height: number];

/** What each silhouette covers of its viewBox. */
export const COVERED: Readonly<Record<UnitType, Box>> = {
  mountedInfantry: [17, 29, 479, 454],
  fieldGun: [20, 156, 456, 332],
  heavyMortar: [41, 25, 430, 462],
  fighter: [12, 112, 487, 287],
  transport: [17, 120, 478, 272],
  tankRenaultFt17: [28, 104, 456, 362],
  infantry: [48, 60, 456, 436],
  heavyInfantry: [30, 73, 482, 427],
  howitzer: [22, 49, 442, 460],
  antiAircraft: [34, -1, 444, 507],
  armoredCar: [28, 124, 458, 334],
  tank: [7, 92, 505, 332],
  bigBertha: [8, 7, 492, 497],
  antiTankGunners: [0, 107, 512, 347],
  tankMarkIFemale: [4, 104, 500, 378],
};

/** Thin drawings get a stroke of this width, so that all look equally heavy. */
export const WEIGHT: Readonly<Partial<Record<UnitType, number>>> = { fighter: 12, fieldGun: 12, heavyMortar: 10 };

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
