import type { Chapter } from './shape.ts';

/** M, T and F: how units get about. */
export const move: Chapter = {
  M1: {
    title: 'One unit after the other',
    text: 'Each of your units may move once, in one go. Points it does not use are lost. Nobody has to move.',
  },
  M2: {
    title: 'What a step costs',
    text: 'Only the hex you enter counts: plain 1 MP, road or bridge 0.5, forest 1.5. A road hex costs 0.5 from every side; you need not follow the line of the road.',
  },
  M3: {
    title: 'The last half point',
    text: 'With exactly 0.5 MP left, a unit may still enter one plain hex. That is its last step.',
  },
  M4: {
    title: 'Wading',
    text: 'Only foot soldiers go into water. It takes the whole move, however fast they are, so they must start next to the water or in it. A soldier in water neither attacks nor returns fire and gives no contact (M9) and no flank (B4). It can be attacked, on its open row (B6). Air units over water fight as always.',
  },
  M5: {
    title: 'Flying and sailing',
    text: 'Air units pay 1 MP for every hex, whatever lies below.',
    ruling: 'Ships move on water and bridges only, also at 1 MP for every hex.',
  },
  M6: {
    title: 'Passing others',
    text: 'You may pass through your own and allied units, never through enemies, not even in the air. One hex holds one unit, so nobody stops on an occupied hex.',
  },
  M7: {
    title: 'Forts are in the way',
    text: 'Nobody crosses a fort hex, flies over it or stops on it. The only way is in (F2, F3).',
  },
  M8: {
    title: 'One terrain each',
    text: 'Every hex counts as one terrain. A bridge is road to ground units and water to ships.',
  },
  M9: {
    title: 'Enemy contact',
    text: 'A hex is in contact if an enemy next to it could attack the moving unit at range 1. Touching one such hex does no harm. A step from a hex in contact to another hex in contact ends the move there. The hex it starts from counts as the first; the inside of a fort does not.',
    ruling: 'If contact would end the move on a hex where the unit may not stop, it may not take that step.',
  },
  M10: {
    title: 'Who gives no contact',
    text: 'Whoever cannot hit the mover at range 1: Heavy Mortars, Howitzers, Troop Transports and their like. Infantry gives no contact to an aircraft, Heavy Infantry does.',
  },
  T1: {
    title: 'Who rides',
    text: 'A Troop Transport carries up to four units: Infantry, Mounted Infantry, Heavy Infantry, Field Guns, Howitzers, Heavy Mortars, Anti-Tank Gunners, Big Bertha.',
    ruling: 'Passengers are of the truck’s own nation; in co-op, of the same team.',
  },
  T2: {
    title: 'Board, drive, unload',
    text: 'Always in this order. Passengers board in their own moves, for 0.5 MP whatever terrain the truck stands on. Then the truck drives; it may also stay. Then everyone gets off. Nobody boards a truck that has driven.',
  },
  T3: {
    title: 'Getting off',
    text: 'Passengers get off onto free hexes next to the truck, on terrain they may enter, never into a fort or another truck. The truck may stop only where all of them find room.',
    ruling: 'Nobody gets off into water.',
  },
  T4: {
    title: 'After the ride',
    text: 'Whoever got off does not move any more this turn, but may attack.',
  },
  T5: {
    title: 'Trucks and forts',
    text: 'A loaded truck may drive into a fort of its own (F3). All passengers are then inside and stay there this turn. A truck always leaves a fort empty.',
  },
  T6: {
    title: 'Nobody sleeps aboard',
    text: 'At the end of the move every truck is empty.',
  },
  F1: {
    title: 'What a fort is',
    text: 'A fort has two entrance hexes, most have walls too. Whoever is inside is off the board: cannot be attacked, cannot attack, gives no contact (M9) and no flank (B4). There is room for any number.',
  },
  F2: {
    title: 'Taking a fort',
    text: 'A foot soldier that starts its move next to an entrance of a neutral or enemy fort may spend its whole move to go in. All enemies inside are destroyed. The fort is yours, even when you leave it empty, until an enemy takes it.',
    ruling: 'Nobody gains experience from destroying units inside.',
  },
  F3: {
    title: 'Entering your own fort',
    text: 'Any of your units may go in through an entrance for 0.5 MP. An ally’s fort is closed to you; in co-op, forts are shared (CO3).',
    ruling: 'Going in ends the move.',
  },
  F4: {
    title: 'Leaving a fort',
    text: 'Leave by either entrance. The first step is onto a hex next to an entrance and costs what that terrain costs (M2). Contact counts from that hex on (M9).',
    ruling:
      'A foot soldier may also wade straight out (M4), as its whole move. A unit may board a truck that stands next to an entrance as its first step (T2).',
  },
  F5: {
    title: 'Allied forts',
    text: 'You do not conquer a fort of your ally.',
  },
  F6: {
    title: 'Next to an entrance',
    text: 'This always means a hex that touches one of the two entrance hexes and is no fort hex itself. A hex that touches only walls does not count.',
  },
};
