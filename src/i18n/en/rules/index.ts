import type { RuleId } from '../../../rules/types.ts';
import { automa as table } from '../automa.ts';
import { automa } from './automa.ts';
import { fight } from './fight.ts';
import { money } from './money.ts';
import { move } from './move.ts';
import { chapters, page } from './page.ts';
import { pictures } from './pictures.ts';
import { setup } from './setup.ts';
import type { RuleWords } from './shape.ts';
import { tables } from './tables.ts';

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The orders and letters are said once, for the game and for the book. */
const tableRules = Object.fromEntries(
  Object.entries(tables).map(([id, words]): [RuleId, RuleWords] => [
    id,
    { title: capital(table.orders[id] ?? table.letters[id] ?? ''), ...words },
  ]),
);

/** The rule book in words. Large, so only its page loads it. */
export const ruleBook = {
  rules: { ...setup, ...move, ...fight, ...money, ...automa, ...tableRules } as Readonly<Record<RuleId, RuleWords>>,
  chapters,
  page,
  pictures,
};
