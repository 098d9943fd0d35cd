import type { Chapter } from './shape.ts';

/** E, V, CO and D: money, victory, playing together, dice at the table. */
export const money: Chapter = {
  E1: {
    title: 'Income',
    text: 'At the end of your turn you get 1 coin for each fort you hold.',
  },
  E2: {
    title: 'Repairs',
    text: 'Then, for 2 coins, a unit that has been in one of your forts since your turn began loses all its damage. Its experience stays.',
  },
  E3: {
    title: 'New units',
    text: 'Then buy units at the price on the mat. They come into any fort of yours. Without a fort you buy nothing.',
  },
  E4: {
    title: 'Two of a kind',
    text: 'The rule book recommends at most 2 units of a type for each player. This is on unless you change it for a new game.',
  },
  E6: {
    title: 'Helping an ally',
    text: 'With four players you may give coins to your ally at any time. The bank keeps 1 coin of every gift.',
  },
  V1: {
    title: 'Forts win',
    text: 'The side that holds 5 of 7 forts wins at once. On the full board it takes 9 of 14.',
    ruling: 'On other maps: 5 forts (4 in a short game) if there are up to 7, otherwise 9 (7 in a short game).',
  },
  V2: {
    title: 'Nobody left',
    text: 'A side without a single unit, on the board or in forts, loses at once.',
    ruling: 'If one battle leaves both sides empty, more forts win. With as many each, it is a draw.',
  },
  V3: {
    title: 'Giving up',
    text: 'A side may surrender.',
  },
  V4: {
    title: 'The short game',
    text: 'For a shorter evening, 4 of 7 forts win, or 7 of 14, and Anti-Tank Gunners cannot take forts.',
    ruling: 'The Automa’s Anti-Tank Gunners then skip the orders about forts: I.1, I.2, I.3 and I.6.',
  },
  V5: {
    title: 'Against the clock',
    text: 'If you like, agree on a time limit for each turn.',
  },
  CO1: {
    title: 'One army for two',
    text: 'Co-op is set up like a solo game, but two players of one side share the 11 units. Each kind of unit goes to one of you and comes from that player’s nation.',
  },
  CO2: {
    title: 'Whose token',
    text: 'Each of you has a start token for your own units. The third may take units of both.',
  },
  CO3: {
    title: 'Shared and not shared',
    text: 'Forts and coins belong to both. In your side’s turn you each move and attack with your own units, in any order; you go through the phases together.',
    ruling: 'For flank and encircle (B4) only units of the attacking player count.',
  },
  CO4: {
    title: 'Two as one',
    text: 'Several rules speak of a player. The published game does not say what that means for two who share an army.',
    ruling:
      'For placing, first turn and opening limit (S4, S6, S7) the pair counts as one player. It starts with 3 coins (S8) if Anti-Tank Gunners are in the army. Choose a new unit’s nation when you buy it; the limit (E4) counts for each nation.',
  },
  D1: {
    title: 'Your own dice',
    text: 'You may roll real dice and enter the hits. The app only checks that they are possible.',
  },
};
