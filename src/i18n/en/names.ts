import type { Nation, Side, Terrain, UnitType } from '../../rules/types.ts';

interface Names {
  readonly units: Readonly<Record<UnitType, string>>;
  readonly nations: Readonly<Record<Nation, string>>;
  readonly sides: Readonly<Record<Side, string>>;
  readonly terrains: Readonly<Record<Terrain, string>>;
}

export const names: Names = {
  units: {
    infantry: 'Infantry',
    mountedInfantry: 'Mounted Infantry',
    heavyInfantry: 'Heavy Infantry',
    fieldGun: 'Field Gun',
    howitzer: 'Howitzer',
    heavyMortar: 'Heavy Mortar',
    antiAircraft: 'Anti-Aircraft',
    armoredCar: 'Armored Car',
    tank: 'Tank',
    fighter: 'Fighter',
    transport: 'Troop Transport',
    bigBertha: 'Big Bertha',
    antiTankGunners: 'Anti-Tank Gunners',
    tankMarkIFemale: 'Tank Mark I female',
    tankRenaultFt17: 'Tank Renault FT-17',
  },
  nations: { DE: 'Germany', AH: 'Austria-Hungary', FR: 'France', GB: 'Britain' },
  sides: { central: 'Central Powers', entente: 'Entente' },
  terrains: { plain: 'Plain', road: 'Road', forest: 'Forest', water: 'Water', bridge: 'Bridge', fort: 'Fort' },
};
