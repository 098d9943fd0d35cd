import { automa } from '../../i18n/en/automa.ts';
import { ruleBook } from '../../i18n/en/rules/index.ts';
import { BOOK, type Chapter } from '../../rules/book.ts';
import type { RuleId } from '../../rules/types.ts';
import { RuleLink } from '../parts/RuleLink.tsx';
import { BookText } from './BookText.tsx';

const { table } = ruleBook.page;

/** An order with its letters; the movement letters of a table stand without one. */
export interface Group {
  readonly order: RuleId | null;
  readonly letters: readonly RuleId[];
}

/** A printed table, group by group, in the order of the book. */
export function groupsOf(chapter: Chapter): Group[] {
  const ids = BOOK.filter((rule) => rule.chapter === chapter).map(({ id }) => id);
  const orders = ids.filter((id) => /\.\d$/.test(id));
  const movement = ids.filter((id) => /\.M/.test(id));
  const groups: Group[] = orders.map((order) => ({
    order,
    letters: ids.filter((id) => id !== order && id.startsWith(order)),
  }));
  return movement.length > 0 ? [...groups, { order: null, letters: movement }] : groups;
}

/** One of the Automa's printed tables. */
export function AutomaTable({ chapter }: { readonly chapter: Chapter }) {
  return (
    <table class="book-table automa-table">
      <caption>
        <BookText text={table.caption} />
      </caption>
      <thead>
        <tr>
          <th scope="col">{table.number}</th>
          <th scope="col">{table.says}</th>
        </tr>
      </thead>
      {groupsOf(chapter).map(({ order, letters }) => (
        <tbody key={order ?? 'movement'}>
          <tr class="order-row">
            <th scope="row">{order && <RuleLink id={order} />}</th>
            <td>
              {order ? automa.orders[order] : table.hexes}
              {order && table.notes[order] && (
                <small>
                  <BookText text={table.notes[order]} />
                </small>
              )}
            </td>
          </tr>
          {letters.map((letter) => (
            <tr key={letter} class="letter-row">
              <th scope="row">
                <RuleLink id={letter} />
              </th>
              <td>{automa.letters[letter]}</td>
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}
