import type { Nation } from '../../rules/types.ts';

const adjectives: Readonly<Record<Nation, string>> = {
  DE: 'German',
  AH: 'Austro-Hungarian',
  FR: 'French',
  GB: 'British',
};

/** What to do on the real board, for hands. */
export const table = {
  adjectives,
  piece: '{nation} {unit}',
  /** Places within a sentence. */
  places: { inFort: 'in {fort}', atHex: 'at {hex}', aboard: 'aboard the truck' },
  move: '{piece}: {from} → {to}',
  truck: 'the truck on {hex}',
  remove: 'Take the {piece} off {from}',
  removeFort: 'Take the {piece} out of {from}',
  removeTruck: 'Take the {piece} off the truck',
  place: 'Put a {piece} on {to}',
  placeFort: 'Put a {piece} into {to}',
  placeTruck: 'Put a {piece} on the truck',
  damage: '{piece} {place}: {amount} damage',
  xp: '{piece} {place}: {amount} experience',
  flag: '{fort}: {nations} flag',
  noFlag: '{fort}: no flag',
  coins: '{who}: {total} coins',
  /** What is wrong with a piece of a position being built. */
  problem: '{about}: {text}',
  oneCoin: '{who}: {total} coin',
};
