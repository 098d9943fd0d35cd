import type { Chapter } from './shape.ts';

/** AU: how the Automa plays; its printed tables are in tables.ts. */
export const automa: Chapter = {
  AU1: {
    title: 'Its army',
    text: 'A solo game is set up for two players. The Automa has each unit of its mat except the Troop Transport, 10 in all. Standard adds an Armored Car; hard an Armored Car and an Infantry; overkill its country unit and a Mounted Infantry. Easy adds nothing.',
  },
  AU2: {
    title: 'How it sets up',
    text: 'Its tokens alternate with yours. For the first and the second, 4 units are drawn at random; the third takes the rest. The first unit drawn stands on the number, the next ones clockwise from the top, then on the next ring in the same way.',
    ruling: 'It leaves out water, forts and occupied hexes.',
  },
  AU3: {
    title: 'Its opening',
    text: 'The opening limit (S7) holds for the Automa too.',
    ruling: 'Which of its armies act is drawn at random.',
  },
  AU4: {
    title: 'In which order it acts',
    text: 'First its foot soldiers by table I, then the other units of range 1 by table II, then the rest by table III; range is the longest one against ground on the mat. Each unit moves and attacks at once, then the next one goes. Among units of one type, the one with the better order goes first; equals are drawn. All rules of movement bind it, contact too (M9).',
    ruling:
      'A unit that can fulfil no order stays, comes last in its type and gets no second turn. The board is looked at afresh for every unit.',
  },
  AU5: {
    title: 'Reading a table',
    text: 'Take the first order the unit can fulfil and collect all ways to do it: a hex, a target, or both; a fort to take counts as a hex. The order’s letters then narrow them, a first; each keeps only the best of what is left. A letter that fits none of them is passed over. Then the letters for movement narrow the hexes. If several ways are still left, one is drawn.',
  },
  AU6: {
    title: 'Fixed hits',
    text: 'The Automa rolls no combat dice and gets no flank or encircle dice (B4). With 0 to 2 damage a unit hits as often as its attack value says, 2 more for each level above rookie. With 3 to 5 damage it is half the rookie’s value, rounded up, 1 more for each level. Special values, such as those against tanks, count. You roll as always, with flank and encircle.',
    ruling: 'Big Bertha’s landing die (B9) is rolled for the Automa too.',
  },
  AU7: {
    title: 'What it buys',
    text: 'After its income: with fewer than 2 foot soldiers, forts included, a Mounted Infantry; otherwise an Armored Car. With the unit limit (E4) on and 2 cars already, a Field Gun or its nation’s Howitzer; if it has its fill of those too, another type drawn at random. It never repairs.',
    ruling:
      'It buys as long as it can pay, saves the rest, and takes nothing cheaper instead. The random type is drawn from those it can pay and still may have, without Troop Transports. The 2 cars stand for whatever limit is set.',
  },
  AU8: {
    title: 'Where new units go',
    text: 'Into its own fort with the nearest enemy, leaving out forts that have an enemy foot soldier next to an entrance. If equal: more enemies at that distance, then the second nearest, and so on. If no fort is left, it buys nothing.',
    ruling:
      'Distances are those of the unit bought, from inside the fort (AU9). Enemies in forts do not count. With no enemy on the board, the fort is drawn.',
  },
  AU9: {
    title: 'Measuring distance',
    text: 'The tables speak of near and far, but leave open how to measure it.',
    ruling:
      'Distance is the cheapest cost in MP for the acting unit (M2, M5), as if no unit and no contact were there, with the last hex included. Water costs a foot soldier its full speed; it is closed to others, and so are forts. Without a path a place is farther than any with one, then hexes count. From inside a fort, measure from the nearer entrance. Measure from the hex it might go to; only II.Md and III.Md measure from where the unit stood. The half point of M3 is left out. Units in forts do not count, nor does the unit itself. A letter with nothing to measure to is passed over.',
  },
  AU10: {
    title: 'Ways and comparisons',
    text: 'The tables say “can destroy” or “cannot return fire” without saying when to look.',
    ruling:
      'A way to attack is a hex it can reach now, staying included, and a target in range from there. Whether the target returns fire is judged for that way, so at range 2 it never does; in II.2, for range 1. It can destroy a target if its fixed hits (AU6), on the row where the target stands now, bring it to 6 damage. Attack values are compared as they are now against the acting unit, also those of enemies that cannot attack it; unarmed is 0. Experience above 5 counts as 5.',
  },
  AU11: {
    title: 'Moving towards something',
    text: 'The tables do not say when moving towards something is possible (I.6, II.2, III.2).',
    ruling:
      'Only if it can reach a hex that is nearer than its own. The nearest such hexes are the ways. With several forts or targets equally good, each is looked at and only the smallest remaining distance is kept. A unit that can fulfil no order stays.',
  },
  AU12: {
    title: 'A shot after the march',
    text: 'The orders I.2, I.3 and I.6 move a foot soldier and say nothing of attacking.',
    ruling:
      'From where it ends it also attacks, if it can destroy an enemy there (I.4) or one cannot return fire (I.5). The letters of II.1 choose the target.',
  },
};
