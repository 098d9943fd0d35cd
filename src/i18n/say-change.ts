import { fortOfPlace, unitIndex } from '../rules/field.ts';
import type { Change } from '../rules/table.ts';
import { type Destination, type Nation, type State, truckOf, type UnitType } from '../rules/types.ts';
import type { Words } from './en.ts';
import { fill } from './fill.ts';
import { commandName, placeName } from './tell.ts';

/** "German Tank" */
export function pieceName(words: Words, nation: Nation, type: UnitType): string {
  return fill(words.table.piece, { nation: words.table.adjectives[nation], unit: words.names.units[type] });
}

/** "D7", "Fort Douaumont", "the truck on D7" */
function spotName(words: Words, state: State, place: Destination): string {
  const truck = truckOf(place);
  if (truck === null) return placeName(state, place);
  const at = state.units[unitIndex(state, truck)]?.at;
  return fill(words.table.truck, { hex: at === undefined ? truck : placeName(state, at) });
}

function choose<T>(place: Destination, hex: T, fort: T, truck: T): T {
  return truckOf(place) !== null ? truck : fortOfPlace(place) !== null ? fort : hex;
}

const signed = (amount: number) => (amount > 0 ? `+${amount}` : `−${-amount}`);

/** One thing to do on the real board, in words; `state` is the game's now. */
export function sayChange(words: Words, state: State, change: Change): string {
  const { table } = words;
  const spot = (place: Destination) => spotName(words, state, place);
  const piece = 'unit' in change ? pieceName(words, change.nation, change.type) : '';
  switch (change.kind) {
    case 'move':
      return fill(table.move, { piece, from: spot(change.from), to: spot(change.to) });
    case 'remove':
      return fill(choose(change.from, table.remove, table.removeFort, table.removeTruck), {
        piece,
        from: spot(change.from),
      });
    case 'place':
      return fill(choose(change.to, table.place, table.placeFort, table.placeTruck), { piece, to: spot(change.to) });
    case 'damage':
    case 'xp': {
      const { atHex, inFort, aboard } = table.places;
      const name = spot(change.at);
      const place = fill(choose(change.at, atHex, inFort, aboard), { hex: name, fort: name });
      return fill(table[change.kind], { piece, place, amount: signed(change.amount) });
    }
    case 'fort': {
      const fort = spot(`fort:${change.fort}`);
      const owner = state.commands.find(({ id }) => id === change.command);
      if (!owner) return fill(table.noFlag, { fort });
      return fill(table.flag, { fort, nations: owner.nations.map((nation) => table.adjectives[nation]).join(' or ') });
    }
    case 'coins': {
      const who = commandName(
        words,
        state.commands.find(({ id }) => id === change.command),
      );
      return fill(change.total === 1 ? table.oneCoin : table.coins, { who, total: change.total });
    }
  }
}
