import type { UnitType } from '../../rules/types.ts';

/** A line or two of history on each unit's card. */
export const history: Readonly<Record<UnitType, string>> = {
  infantry: 'Cheap, and weak against machines, yet it decides the war: only people on foot take a fort.',
  mountedInfantry:
    'Cavalry ran into machine guns in the first months. After that, horses mostly carried riflemen who fought on foot.',
  heavyInfantry:
    'The German MG 08/15 was made in such numbers that “08/15” is still a German word for anything ordinary.',
  fieldGun: 'Shell splinters caused most of the war’s wounds.',
  howitzer:
    'Hidden guns were found by ear: posts along the front timed the same shot, and the delays told where it stood.',
  heavyMortar: 'It threw heavy shells steeply over short distances, into places a flat shot could not reach.',
  antiAircraft: 'Mounted on trucks, such guns followed aircraft and balloons along the roads behind the front.',
  armoredCar:
    'At a show in 1906 an Austro-Daimler armoured car frightened the horses in front of Emperor Franz Joseph. The project was dropped.',
  tank: 'Some 18 to 26 men worked inside a German A7V, in heat and deafening noise. Germany built few and used captured tanks too.',
  fighter: 'The first crews dropped steel darts by hand. Within months, machine guns fired in time with the propeller.',
  transport: 'In 1914 taxis from Paris carried soldiers towards the Marne.',
  bigBertha: 'A 42 cm howitzer. One of its shells could weigh about a tonne.',
  antiTankGunners: 'The first rifles against tanks were large-bore hunting rifles; purpose-made ones came later.',
  tankMarkIFemale:
    'The “female” carried machine guns where the “male” had cannon. Early ones steered with a pair of wheels at the tail.',
  tankRenaultFt17:
    'Turret on top, engine behind: tanks have been laid out like this ever since. Many FT-17 still served in the next war.',
};
