import type { RuleId } from '../../../rules/types.ts';
import type { RuleWords } from './shape.ts';

/** I, II and III: what the short words of the printed orders and letters mean. Their titles are those short words. */
export const tables: Readonly<Record<RuleId, Omit<RuleWords, 'title'>>> = {
  'I.1': {
    text: 'It takes a fort (F2) if no enemy foot soldier stands next to that fort’s entrances.',
  },
  'I.2': {
    text: 'It leaves out a fort where another own foot soldier already stands next to an entrance and no enemy foot soldier does. If it stands right already, staying is enough.',
  },
  'I.2a': { text: 'Of these hexes, the one where the nearest enemy unit is farthest away (AU9).' },
  'I.3': {
    text: 'A fort counts if the unit can stand next to one of its entrances within 2 turns.',
    ruling:
      'That is by the end of its next turn: this turn by all rules of movement, the next by distance alone (AU9). Staying is a way too. Every neutral or enemy fort counts, also one that I.2 leaves out. Where the print says “your fort” we read “enemy fort”. This order and I.1, I.2 and I.6 use their own letters alone; after those the hex is drawn.',
  },
  'I.3a': { text: 'A hex from which it gets next to an entrance next turn. As we read I.3, every way does.' },
  'I.3b': { text: 'The hex where the nearest enemy unit is farthest away (AU9).' },
  'I.3c': { text: 'The hex with the shortest way to an entrance, measured as in I.6.' },
  'I.3d': { text: 'A forest hex, if one is left.' },
  'I.4': {
    text: 'It goes next to an enemy, or into range, whom its fixed hits would destroy (AU6), and attacks.',
    ruling: 'Among several it chooses by the letters of II.1, then by the movement letters of table II (II.Ma).',
  },
  'I.5': {
    text: 'It attacks someone who could not fire back (B2): a Heavy Mortar, say, or a soldier in water.',
    ruling: 'Among several it chooses by the letters of II.1, then by the movement letters of table II (II.Ma).',
  },
  'I.6': {
    text: 'It heads for an entrance of the fort that is nearest by distance in MP.',
    ruling: 'The distance runs to the nearest hex next to an entrance (AU9). If no letter decides, the hex is drawn.',
  },
  'I.7': { text: 'If nothing above can be done, it acts like a close-combat unit: II.1, then II.2.' },
  'II.1': { text: 'It goes next to an enemy and attacks. The letters choose the target, then the hex.' },
  'II.1a': { text: 'One whose damage its fixed hits would bring to 6 (AU6).' },
  'II.1b': { text: 'One that could not fire back from where it stands (B2).' },
  'II.1c': { text: 'Only for aircraft: the target farthest from the nearest enemy Anti-Aircraft.' },
  'II.1d': { text: 'The one with the lowest attack value against this unit, as it is now.' },
  'II.1e': { text: 'The one with the highest price on the mat.' },
  'II.1f': { text: 'The one with the fewest experience points.' },
  'II.2': {
    text: 'If it can attack nobody, it picks the best target by the letters of II.1, among all enemies on the board of a kind it can attack, and moves towards it.',
    ruling: 'If several are equally good, the nearest. If it cannot get nearer to that one, the order fails.',
  },
  'II.Ma': { text: 'Only for aircraft: the hex farthest from the nearest enemy Anti-Aircraft.' },
  'II.Mb': { text: 'A forest hex, if one is left.', ruling: 'Air units pass this letter over.' },
  'II.Mc': { text: 'The hex nearest to another unit of its own.' },
  'II.Md': { text: 'The hex nearest to where it started its move.' },
  'III.1': { text: 'It moves to where an enemy is in range and attacks. The letters choose the target, then the hex.' },
  'III.1a': { text: 'One whose damage its fixed hits would bring to 6 (AU6).' },
  'III.1b': {
    text: 'An enemy foot soldier that threatens a fort: it stands next to an entrance (F6).',
    ruling: 'The print is garbled here. We read: an entrance of a neutral fort or of one the Automa holds.',
  },
  'III.1c': { text: 'One that another unit of the Automa has attacked this turn.' },
  'III.1d': { text: 'The one with the highest price on the mat.' },
  'III.1e': { text: 'The one with the most experience points; above 5 counts as 5.' },
  'III.2': {
    text: 'If nobody is in range, it picks the best target by the letters of III.1 and comes as near as it can, counted in hexes.',
    ruling:
      'It never goes nearer than its shortest range against that kind of target. If several targets are equally good, the nearest.',
  },
  'III.Ma': { text: 'A road or bridge hex, or one beside it.' },
  'III.Mb': { text: 'The hex where the nearest enemy is farthest away, counted in hexes.' },
  'III.Mc': { text: 'The hex nearest to another unit of its own, counted in hexes.' },
  'III.Md': { text: 'The hex nearest to where it started its move, in MP, then in hexes.' },
};
