import type { Chapter } from './shape.ts';

/** A and B: attacks and battles. */
export const fight: Chapter = {
  A1: {
    title: 'Naming attacks',
    text: 'When all moves are done, name your attackers and their targets, in the order in which they will fight. After that, neither order nor targets change. Each unit attacks once at most; nobody has to.',
  },
  A2: {
    title: 'Targets',
    text: 'A target is an enemy unit within range, counted in hexes. Empty hexes, your own units and allies are no targets.',
    ruling: 'There is no line of sight: woods, forts and units do not block a shot.',
  },
  A3: {
    title: 'Attacking aircraft',
    text: 'Only units whose mat shows a range against air can attack air units: aircraft themselves, Anti-Aircraft and Heavy Infantry. Air units can attack everything.',
  },
  A4: {
    title: 'Too late',
    text: 'If attacker or target is gone when its battle comes, the attack is lost.',
  },
  B1: {
    title: 'One by one',
    text: 'Battles are fought in the order they were named (A1), one attacker against one defender.',
  },
  B2: {
    title: 'Returning fire',
    text: 'At range 1 the defender fires back, if it could attack that attacker at range 1. Both roll at the same time, with the damage they had before the battle. From farther away there is no return fire.',
  },
  B3: {
    title: 'How many dice',
    text: 'Dice are d12; how many depends on the unit’s own damage. Undamaged 12, then 11, 9, 8, 6, and 5 with 5 damage.',
  },
  B4: {
    title: 'Flank and encircle',
    text: 'At range 1 the attacker may get dice on top. Flank, +2: another of your units next to the defender could attack it at range 1. Encircle, +3 instead: two or more such units, or one exactly opposite the attacker. Allied units do not count, nor does the defender ever get these dice.',
    ruling: 'What counts is who stands there when the battle is fought.',
  },
  B5: {
    title: 'Hitting',
    text: 'A die hits if it shows the attack value or less. Experience raises the value: rookie up to 2 points, veteran 3 or 4, war hero 5 or more. Some units have another value against tanks, foot soldiers or air units.',
  },
  B6: {
    title: 'From hits to damage',
    text: 'The target’s mat turns hits into damage. A defender in forest uses its forest row. Everyone else, and every attacker, uses the open row. Air units have no forest row.',
  },
  B7: {
    title: 'Destroyed',
    text: 'A unit with 6 damage is destroyed and leaves the game.',
  },
  B8: {
    title: 'Experience',
    text: 'Damage an enemy: 1 point. Destroy it: 2 points instead. Return fire earns points too. Beyond 5 nothing changes any more.',
  },
  B9: {
    title: 'Big Bertha',
    text: 'She aims like anyone else, but first a d12 says where the shell lands. Rookie: 1–6 beside the target, 7–12 on it. Veteran: 1–3 beside, 4–12 on it. War hero: always on it. Whoever stands there is hit, friend or foe; an empty hex or a fort takes no harm. Air units are neither aimed at nor damaged. Hitting your own unit earns experience all the same.',
    ruling: 'A 1 is the hex above the target; the others follow clockwise.',
  },
};
