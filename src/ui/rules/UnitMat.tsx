import { useState } from 'preact/hooks';
import { gallery } from '../../i18n/en/gallery.ts';
import { names } from '../../i18n/en/names.ts';
import { ruleBook } from '../../i18n/en/rules/index.ts';
import { type Mark, OUR_MAT } from '../../rules/mat.ts';
import { ARMORS, NATIONS, type Nation, UNIT_TYPES, type UnitType } from '../../rules/types.ts';
import { Roster, sayNumber } from '../Roster.tsx';
import { Switch } from '../Switch.tsx';
import { BookText } from './BookText.tsx';
import { TableScroll } from './TableScroll.tsx';

const words = ruleBook.page.armor;
const CHOICES = NATIONS.map((value) => ({ value, words: names.nations[value] }));

/** The units of a nation, and how damage works on them. */
export function UnitMat() {
  const [nation, setNation] = useState<Nation>('FR');
  return (
    <>
      <p class="mat-marks">
        <i>{gallery.marks.derived}</i> {gallery.markWords.derived}, <i>{gallery.marks.house}</i>{' '}
        {gallery.markWords.house}, {gallery.markWords.book}.
      </p>
      <Switch label={gallery.nation} choices={CHOICES} chosen={nation} onChoose={setNation} />
      <Roster nation={nation} />
      <h3 class="mat-head">
        <BookText text={words.dice} />
      </h3>
      <TableScroll label={words.dice}>
        <DiceTable />
      </TableScroll>
      <h3 class="mat-head">
        <BookText text={words.rows} />
      </h3>
      <p>{words.rowsLine}</p>
      <TableScroll label={words.rows}>
        <ArmorTable />
      </TableScroll>
    </>
  );
}

/** B3: how many dice a unit has left. */
export function DiceTable() {
  return (
    <table class="book-table numbers-table">
      <tbody>
        <tr>
          <th scope="row">{words.damage}</th>
          {OUR_MAT.dice.map((_, damage) => (
            <th key={damage} scope="col">
              {damage}
            </th>
          ))}
        </tr>
        <tr>
          <th scope="row">{words.count}</th>
          {OUR_MAT.dice.map((dice, damage) => (
            <td key={damage}>
              {dice}
              <Source mark={OUR_MAT.diceMark(damage)} />
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}

/** B6: how many hits make how much damage. */
export function ArmorTable() {
  const rows = ARMORS.flatMap((armor) =>
    (['open', 'forest'] as const).map((row) => ({ armor, row, hits: OUR_MAT.armor[armor][row] })),
  );
  return (
    <table class="book-table numbers-table">
      <thead>
        <tr>
          <th scope="col">{words.armor}</th>
          {[1, 2, 3, 4, 5, 6].map((damage) => (
            <th key={damage} scope="col">
              {damage}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ armor, row, hits }) => (
          <tr key={`${armor}-${row}`}>
            <th scope="row">
              {gallery.armors[armor]}, {words[row]}
              {hits && <Source mark={OUR_MAT.armorMark(armor, row)} />}
            </th>
            {hits ? hits.map((n, i) => <td key={i}>{n}</td>) : <td colSpan={6}>{words.none}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Where a number comes from. */
function Source({ mark }: { readonly mark: Mark }) {
  if (!gallery.marks[mark]) return null;
  return (
    <abbr class={`mark mark-${mark}`} title={gallery.markWords[mark]}>
      {gallery.marks[mark]}
    </abbr>
  );
}

/** Every number some unit has, with its head. */
export const COLUMNS = (
  [
    ['speed', gallery.speed],
    ['attack', gallery.attack],
    ['attackTanks', gallery.attackTanks],
    ['attackFoot', gallery.attackFoot],
    ['attackAir', gallery.attackAir],
    ['rangeGround', gallery.range],
    ['rangeAir', gallery.air],
    ['armor', gallery.armor],
    ['price', gallery.price],
  ] as const
).filter(([number]) => UNIT_TYPES.some((type) => OUR_MAT.units[type][number] !== null));

/** All numbers of a unit as cells of a row, each with where it comes from. */
export function Numbers({ type }: { readonly type: UnitType }) {
  return COLUMNS.map(([number]) => {
    const text = sayNumber(OUR_MAT.units[type], number);
    return (
      <td key={number}>
        {text}
        {text !== gallery.none && <Source mark={OUR_MAT.mark(type, number)} />}
      </td>
    );
  });
}
