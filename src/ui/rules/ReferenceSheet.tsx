import { gallery } from '../../i18n/en/gallery.ts';
import { names } from '../../i18n/en/names.ts';
import { ruleBook } from '../../i18n/en/rules/index.ts';
import { KINDS } from '../../rules/mat.ts';
import { NATIONS, UNIT_TYPES } from '../../rules/types.ts';
import { Button } from '../parts/Button.tsx';
import { RuleLink } from '../parts/RuleLink.tsx';
import { Page } from '../screens/Page.tsx';
import { wayBack } from '../screens/way-back.ts';
import { AutomaTable } from './AutomaTable.tsx';
import { BookText } from './BookText.tsx';
import { TableScroll } from './TableScroll.tsx';
import { TerrainTable } from './TerrainTable.tsx';
import { TurnPage } from './TurnPage.tsx';
import { ArmorTable, COLUMNS, DiceTable, Numbers } from './UnitMat.tsx';
import './rules.css';
import './tables.css';
import './reference-sheet.css';

const { chapters, page, rules } = ruleBook;
const TABLES = ['I', 'II', 'III'] as const;
/** What else it takes to run the Automa by hand. */
const RUNNING = ['AU4', 'AU6', 'AU12', 'AU7', 'AU8', 'B5', 'B8', 'B9'] as const;

/** The turn, the three tables and the mat on two sheets of paper, to print and lay beside the board. */
export function ReferenceSheet() {
  const { sheet } = page;
  const print = (
    <Button kind="primary" onClick={() => window.print()}>
      {sheet.print}
    </Button>
  );
  return (
    <Page title={sheet.title} line={sheet.line} back={wayBack()} aside={print}>
      <div class="rules reference">
        <section class="paper sheet reference-page">
          <h2>{page.parts.turn.title}</h2>
          <TurnPage />
          <div class="reference-tables">
            {TABLES.map((chapter) => (
              <div key={chapter}>
                <h2>{chapters[chapter].title}</h2>
                <p>
                  <BookText text={chapters[chapter].line} />
                </p>
                <AutomaTable chapter={chapter} />
              </div>
            ))}
          </div>
        </section>
        <section class="paper sheet reference-page">
          <h2>{page.parts.units.title}</h2>
          <p class="mat-marks">
            <i>{gallery.marks.derived}</i> {gallery.markWords.derived}, <i>{gallery.marks.house}</i>{' '}
            {gallery.markWords.house}, {gallery.markWords.book}.
          </p>
          <TableScroll label={page.parts.units.title}>
            <UnitTable />
          </TableScroll>
          <div class="reference-mat">
            <div>
              <h3>
                <BookText text={page.armor.dice} />
              </h3>
              <TableScroll label={page.armor.dice}>
                <DiceTable />
              </TableScroll>
              <h3>{page.parts.terrain.title}</h3>
              <TableScroll label={page.parts.terrain.title}>
                <TerrainTable />
              </TableScroll>
            </div>
            <div>
              <h3>
                <BookText text={page.armor.rows} />
              </h3>
              <TableScroll label={page.armor.rows}>
                <ArmorTable />
              </TableScroll>
            </div>
          </div>
          <h2>{sheet.running}</h2>
          <div class="reference-rules">
            {RUNNING.map((id) => {
              const entry = rules[id];
              return (
                entry && (
                  <p key={id}>
                    <b>
                      <RuleLink id={id} /> {entry.title}.
                    </b>{' '}
                    <BookText text={[entry.text, entry.ruling].filter(Boolean).join(' ')} />
                  </p>
                )
              );
            })}
          </div>
        </section>
      </div>
    </Page>
  );
}

/** Every unit in one row. */
function UnitTable() {
  return (
    <table class="book-table numbers-table">
      <thead>
        <tr>
          <th scope="col">{page.sheet.units}</th>
          {COLUMNS.map(([number, head]) => (
            <th key={number} scope="col">
              {head}
            </th>
          ))}
          <th scope="col">{page.sheet.nations}</th>
        </tr>
      </thead>
      <tbody>
        {UNIT_TYPES.map((type) => (
          <tr key={type}>
            <th scope="row">{names.units[type]}</th>
            <Numbers type={type} />
            <td>{NATIONS.filter((nation) => KINDS[type].nations.includes(nation)).join(' ')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
