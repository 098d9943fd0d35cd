import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { apply } from '../../src/rules/apply.ts';
import type { Ending, Event } from '../../src/rules/types.ts';
import { parseGame } from '../../src/save/game.ts';

/** Finished games, one for each way a game can end; the player leads the Entente. */
const ENDINGS: Readonly<Record<string, Ending>> = {
  'draw.json': { reason: 'elimination', winner: null, rule: 'V2' },
  'elimination-automa.json': { reason: 'elimination', winner: 'central', rule: 'V2' },
  'elimination-human.json': { reason: 'elimination', winner: 'entente', rule: 'V2' },
  'forts-automa.json': { reason: 'forts', winner: 'central', rule: 'V1' },
  'forts-human.json': { reason: 'forts', winner: 'entente', rule: 'V1' },
  'surrender.json': { reason: 'surrender', winner: 'central', rule: 'V3' },
};

describe('finished games', () => {
  it('are one for each ending', () => {
    expect(readdirSync('tests/golden').sort()).toEqual(Object.keys(ENDINGS));
  });

  it.each(Object.entries(ENDINGS))('%s replays to its end with every coin accounted for', (file, ending) => {
    const parsed = parseGame(JSON.parse(readFileSync(`tests/golden/${file}`, 'utf8')));
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
    const { game, first, last } = parsed.value;
    expect(last.ending).toEqual(ending);
    const events: Event[] = [];
    game.actions.reduce((state, action) => {
      const applied = apply(state, action);
      events.push(...applied.events);
      return applied.state;
    }, first);
    const earned = events.reduce((sum, event) => sum + (event.type === 'earned' ? event.coins : 0), 0);
    const spent = events.reduce(
      (sum, event) => sum + (event.type === 'bought' || event.type === 'repaired' ? event.coins : 0),
      0,
    );
    const coins = (state: typeof first) => state.commands.reduce((sum, command) => sum + command.coins, 0);
    expect(coins(last)).toBe(coins(first) + earned - spent);
    const destroyed = events.filter((event) => event.type === 'destroyed').length;
    const bought = events.filter((event) => event.type === 'bought').length;
    expect(last.units).toHaveLength(first.units.length + bought - destroyed);
  });
});
