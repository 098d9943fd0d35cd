import type { Chapter } from '../../../rules/book.ts';

interface ChapterWords {
  readonly title: string;
  readonly line: string;
}

export const chapters: Readonly<Record<Chapter, ChapterWords>> = {
  S: { title: 'Set-up', line: 'From an empty board to two armies facing each other.' },
  P: { title: 'The turn', line: 'What happens when it is your turn.' },
  M: { title: 'Movement', line: 'How far a unit gets, and what stops it.' },
  T: { title: 'Troop Transport', line: 'Slow guns and tired feet get a ride.' },
  F: { title: 'Forts', line: 'They pay you, they shelter you, they win the game.' },
  A: { title: 'Declaring attacks', line: 'Who attacks whom, and in which order.' },
  B: { title: 'Battles', line: 'Dice, hits, damage and experience.' },
  E: { title: 'Money', line: 'The end of every turn: income, repairs, new units.' },
  V: { title: 'Victory', line: 'How a game ends.' },
  AU: { title: 'The Automa', line: 'The other side of the table plays by printed orders.' },
  I: { title: 'Table I: foot soldiers', line: 'In this order: Infantry, Mounted Infantry, Heavy Infantry, others.' },
  II: {
    title: 'Table II: close-combat units',
    line: 'Longest range against ground 1. The highest price first; if equal: aircraft, Tank, Tank Mark I female, Tank Renault FT-17, Armored Car, others.',
  },
  III: {
    title: 'Table III: long-range units',
    line: 'Longest range against ground beyond 1. In this order: Field Gun, Anti-Aircraft, Howitzer (its place is our ruling), Heavy Mortar, then the others, shortest range first.',
  },
  CO: { title: 'Co-op', line: 'Two players side by side against the Automa.' },
  D: { title: 'Dice at the table', line: 'For those who like to hear them roll.' },
};

/** The words of the rules page around the rules. */
export const page = {
  title: 'The rules',
  line: 'Every rule has a number, and the whole app quotes it. Where the rule book is silent or unclear, our ruling says how we play.',
  search: 'Search the rules',
  searchHint: 'contact, fort, M9 …',
  found: (n: number) => (n === 1 ? '1 rule found' : `${n} rules found`),
  nothing: (query: string) => `No rule speaks of “${query}”. Try a shorter word, or a number such as M9.`,
  /** Words people look for, and the ones the book uses. */
  same: [
    ['conquer', 'take'],
    ['close combat', 'range 1'],
    ['return fire', 'fire back'],
    ['gate', 'entrance'],
    ['truck', 'troop transport'],
  ] as readonly (readonly [asked: string, written: string])[],
  contents: 'Contents',
  goTo: 'Go to',
  choose: 'Chapter …',
  unknown: (id: string) => `There is no rule ${id} in this book. Look for it by a word, or choose a chapter.`,
  ruling: 'Our ruling',
  gap: 'Left open',
  sheet: {
    title: 'Reference sheet',
    line: 'The turn, the three tables, the unit mat and how to run the Automa, to print and lay beside the board.',
    open: 'Reference sheet to print',
    print: 'Print',
    running: 'Running the Automa',
    units: 'Unit',
    nations: 'Nations',
  },
  parts: {
    turn: { title: 'The turn on one page', line: 'Four phases, then it is the next player’s turn.' },
    terms: { title: 'Terms', line: 'Words that mean exactly this.' },
    terrain: { title: 'Terrain', line: 'MP to enter a hex (M2).' },
    units: { title: 'The unit mat', line: 'Every number says where it comes from.' },
    absent: { title: 'Not in this version', line: 'Parts of the box that this app does not play.' },
  },
  turn: [
    {
      title: 'Move',
      steps: [
        'Each unit once, in one go (M1)',
        'Plain 1, road or bridge 0.5, forest 1.5 (M2)',
        'Contact twice in a row ends the move (M9)',
        'Foot soldiers take forts (F2), anyone enters an own one (F3)',
        'Trucks: board, drive, unload (T2)',
      ],
    },
    {
      title: 'Declare attacks',
      steps: [
        'Name attackers and targets, in order (A1)',
        'Targets are in range, counted in hexes (A2)',
        'Few can attack aircraft (A3)',
      ],
    },
    {
      title: 'Battles',
      steps: [
        'One by one, in that order (B1)',
        'Dice by your own damage (B3), flank +2 or encircle +3 (B4)',
        'The attack value or less hits (B5)',
        'Hits become damage (B6), 6 damage destroy (B7)',
        'At range 1 the defender fires back (B2)',
      ],
    },
    {
      title: 'Money',
      steps: ['1 coin for each fort (E1)', 'Repair for 2 coins (E2)', 'Buy units into your forts (E3)'],
    },
  ],
  terms: [
    [
      'Side',
      'The Central Powers (Germany, Austria-Hungary) or the Entente (France, Britain). Nations of one side are allies.',
    ],
    ['MP', 'Movement points. Everything counts in halves.'],
    ['Foot soldiers', 'Infantry, Mounted Infantry, Heavy Infantry and Anti-Tank Gunners. Nothing else.'],
    [
      'Tanks',
      'Every unit with “Tank” in its name: Tank, Tank Mark I female, Tank Renault FT-17. An Armored Car is no tank.',
    ],
    ['Air units', 'Fighter and Airship, also called aircraft.'],
    ['Ground units', 'All but air units and ships.'],
    ['Ship', 'The Gunboat. It is not in this version.'],
    [
      'Close combat',
      'An attack at range 1. Who could attack somebody in close combat is a question of type and place alone: its range includes 1 against that kind of unit, it is no foot soldier in water, it is not in a fort. Whether it has attacked already does not matter.',
    ],
    ['Distance', 'In hexes only where a rule says hexes. The Automa measures in MP otherwise (AU9).'],
    ['Conquer', 'To take a fort (F2).'],
  ] as readonly (readonly [term: string, means: string])[],
  absent: [
    'Special Forces, among them the Airship, the Gunboat and the Gas Launcher.',
    'Trenches, the expert rules.',
    'Battle cards instead of dice.',
  ],
  turnEnd: 'Hold 5 of 7 forts, at any moment, and you have won (V1).',
  table: {
    caption: 'Read from the top: the first order that can be fulfilled counts (AU5).',
    number: 'Number',
    says: 'What it says',
    hexes: 'If several hexes do',
    /** What a printed order borrows from elsewhere. */
    notes: {
      'I.4': 'Target by the letters of II.1, hex by II.Ma to II.Md',
      'I.5': 'Target by the letters of II.1, hex by II.Ma to II.Md',
      'II.2': 'Target by the letters of II.1, then the nearest',
      'III.2': 'Target by the letters of III.1, then the nearest',
    } as Readonly<Record<string, string>>,
  },
  terrain: {
    head: 'Terrain',
    movers: { foot: 'Foot soldiers', ground: 'Other ground units', air: 'Air units' },
    whole: 'whole move (M4)',
    closed: 'closed',
    entry: 'only to go in (M7)',
  },
  armor: {
    dice: 'Dice by damage (B3)',
    damage: 'Damage so far',
    count: 'Dice',
    rows: 'Hits for damage (B6)',
    rowsLine: 'The fewest hits in one battle for 1, 2, 3, 4, 5 and 6 damage.',
    armor: 'Armor',
    open: 'in the open',
    forest: 'in forest',
    none: 'no row',
  },
};
