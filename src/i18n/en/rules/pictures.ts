/** The pictures in words: what one sees, and what it shows. */
export const pictures = {
  costs: {
    label:
      'A French Infantry with 2 MP on a small map. Road hexes cost half a point each, a plain hex one, the forest one and a half. The bridge costs as much as a road. The water beside it takes the whole move.',
    caption:
      'What it costs an Infantry with 2 MP to get there (M2). A stop sign: the move ends there, here by wading (M4).',
  },
  single: {
    label:
      'A French Armored Car drives past one German Infantry. One hex on its way is in contact, the ones before and after are not. It drives on.',
    caption: 'Hatched hexes are in contact. One on the way: it drives on (M9).',
  },
  double: {
    label:
      'A French Armored Car drives between two German Infantry units. Two hexes in a row on its way are in contact. Its move ends on the second.',
    caption: 'Two contacts in a row: the move ends on the second (M9).',
  },
  alone: {
    label: 'A French Infantry attacks a German Infantry. No other French unit is next to it: no dice on top.',
    caption: 'Alone: no dice on top.',
  },
  flank: {
    label: 'A second French unit is next to the German Infantry, at the side: flank, two dice on top.',
    caption: 'One more beside it: flank.',
  },
  opposite: {
    label:
      'A second French unit stands exactly opposite the attacker, behind the German Infantry: encircle, three dice on top.',
    caption: 'One exactly opposite: encircle.',
  },
  two: {
    label: 'Two more French units are next to the German Infantry: encircle, three dice on top.',
    caption: 'Two more beside it: encircle.',
  },
  dice: (n: number) => (n === 0 ? '+0 dice' : `+${n} dice`),
  take: {
    label:
      'A German fort with two entrances and two walls. Dots mark the hexes next to an entrance. A French Infantry on such a hex may take the fort. A French Armored Car on another may not. A French Infantry that touches only a wall may not either.',
    caption:
      'An enemy fort. Dots: the hexes next to an entrance (F6). Only the foot soldier on a dot may take it (F2); the car may not, nor the soldier at the wall.',
  },
  enter: {
    label:
      'The same fort in French hands. The French Armored Car next to an entrance may go in for half a point. The French Infantry at the wall has to walk round to an entrance first.',
    caption: 'Your own fort: any unit goes in through an entrance for 0.5 MP (F3), never over a wall (M7).',
  },
  takes: 'takes it',
  cost: (mp: number) => `${mp} MP`,
  no: 'may not',
};
