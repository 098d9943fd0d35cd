import { names } from '../../i18n/en/names.ts';
import { ruleBook } from '../../i18n/en/rules/index.ts';
import { CLOSED, stepCost } from '../../rules/board.ts';
import { TERRAINS, type Terrain } from '../../rules/types.ts';
import { BookText } from './BookText.tsx';

const words = ruleBook.page.terrain;
const MOVERS = ['foot', 'ground', 'air'] as const;
type Mover = (typeof MOVERS)[number];

function sayCost(mover: Mover, terrain: Terrain): string {
  if (terrain === 'fort') return words.entry;
  const cost = stepCost(mover, terrain);
  if (cost !== CLOSED) return String(cost / 2);
  return mover === 'foot' ? words.whole : words.closed;
}

/** What every terrain costs whom. */
export function TerrainTable() {
  return (
    <table class="book-table terrain-table">
      <thead>
        <tr>
          <th scope="col">{words.head}</th>
          {MOVERS.map((mover) => (
            <th key={mover} scope="col">
              {words.movers[mover]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {TERRAINS.map((terrain) => (
          <tr key={terrain}>
            <th scope="row">{names.terrains[terrain]}</th>
            {MOVERS.map((mover) => (
              <td key={mover}>
                <BookText text={sayCost(mover, terrain)} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
