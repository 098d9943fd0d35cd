import { names } from '../../i18n/en/names.ts';
import { screens } from '../../i18n/en/screens.ts';
import type { State } from '../../rules/types.ts';

/** Where a game stands, in one line: "Round 3, your turn: move". */
export function sayStanding({ commands, turn, setup, ending }: State): string {
  const words = screens.situation;
  const humans = commands.filter(({ control }) => control === 'human');
  const solo = humans.length === 1 && commands.length === 2;
  if (turn.phase === 'over') {
    if (!ending?.winner) return words.draw(turn.round);
    if (!solo) return words.sideWon(names.sides[ending.winner], turn.round);
    return ending.winner === humans[0]?.side ? words.won(turn.round) : words.lost(turn.round);
  }
  if (turn.phase === 'setup') return setup?.step === 'split' ? words.split : words.placing;
  const now = commands.find(({ id }) => id === turn.command);
  if (now?.control === 'automa') return words.automa(turn.round);
  const phase = words.phases[turn.phase];
  const who = now?.nations.map((nation) => names.nations[nation]) ?? [];
  return solo ? words.yours(turn.round, phase) : words.other(turn.round, who, phase);
}

/** "today, 14:05", "16 November" */
export function sayDay(time: number, now = Date.now()): string {
  const day = new Date(time);
  const today = new Date(now);
  const clock = new Intl.DateTimeFormat('en', { timeStyle: 'short', hour12: false }).format(day);
  const relative = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });
  const days = Math.round((day.setHours(0, 0, 0, 0) - today.setHours(0, 0, 0, 0)) / 86_400_000);
  if (days > -2) return `${relative.format(days, 'day')}, ${clock}`;
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' }).format(time);
}
