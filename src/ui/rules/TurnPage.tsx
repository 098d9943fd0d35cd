import { ruleBook } from '../../i18n/en/rules/index.ts';
import { BookText } from './BookText.tsx';

const { page } = ruleBook;

/** The turn on one page: four slips in a row, and what ends it all. */
export function TurnPage() {
  return (
    <>
      <ol class="turn-page">
        {page.turn.map(({ title, steps }, i) => (
          <li key={title}>
            <h3>
              <span class="turn-number" aria-hidden="true">
                {i + 1}
              </span>
              {title}
            </h3>
            <ul>
              {steps.map((step) => (
                <li key={step}>
                  <BookText text={step} />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
      <p class="turn-end">
        <BookText text={page.turnEnd} />
      </p>
    </>
  );
}
