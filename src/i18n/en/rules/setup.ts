import type { Chapter } from './shape.ts';

/** S and P: before the first turn, and the shape of every turn. */
export const setup: Chapter = {
  S1: {
    title: 'Half a board or all of it',
    text: 'Two players, a solo player or a co-op pair use one half of the board: 7 forts and six start numbers. Four players use all of it: 14 forts and twelve numbers.',
  },
  S2: {
    title: 'Start tokens',
    text: 'Shuffle the start tokens and deal them face down, three to each player.',
  },
  S3: {
    title: 'Three armies',
    text: 'Spread your 11 starting units over your three tokens as you like. One token may get all of them, another none. The units of a token are an army.',
  },
  S4: {
    title: 'Placing the armies',
    text: 'Everyone rolls a d12, equals roll again, and the highest places first. In turn, clockwise, each player reveals one token and places its army: the first unit on the number, the others on the ring around it. When that ring is full, go on with the next one.',
  },
  S5: {
    title: 'Water and forts in the ring',
    text: 'A water hex in the ring may be used, but a ring counts as full without it. Fort hexes and occupied hexes are never used.',
    ruling: 'Only foot soldiers, air units and ships may start on water; the print does not say so.',
  },
  S6: {
    title: 'Who begins',
    text: 'When all armies stand, everyone rolls again. The highest takes the first turn, then play goes clockwise.',
  },
  S7: {
    title: 'The opening limit',
    text: 'In round 1 the first player moves and attacks with one army of their choice, the second with two. In round 2 the first player acts with the other two, the second with all three. From round 3 on there is no limit. Four players act with 1, 1, 2 and 3 armies in round 1, then without limit. Units bought later belong to no army and are never held back.',
  },
  S8: {
    title: 'Coins at the start',
    text: 'Austria-Hungary starts with 3 coins, because its country unit is the cheapest. Everyone else starts with none.',
  },
  S9: {
    title: 'A good first split',
    text: 'If you are new: one army of Mounted Infantry, Armored Car and Fighter; one of Infantry, Tank, Field Gun or Howitzer, and Anti-Aircraft; the rest in the third.',
  },
  P1: {
    title: 'Four phases',
    text: 'A turn has four phases: move (M1), declare attacks (A1), fight the battles (B1), money (E1). You finish all four, then the next player begins.',
  },
};
