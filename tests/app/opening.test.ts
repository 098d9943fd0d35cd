import { describe, expect, it } from 'vitest';
import type { Challenge } from '../../src/app/challenge.ts';
import { challengeFor, fairShare, peopleOf, setupFor, swapSlot } from '../../src/app/opening.ts';
import { SLOTS } from '../../src/rules/seats.ts';

const SOLO: Challenge = {
  map: 'marne',
  nation: 'DE',
  automa: 'GB',
  difficulty: 'hard',
  shortGame: false,
  unitLimit: 2,
  seed: 3,
};

describe('before a game', () => {
  it('[CO1] a team is the nation and its ally, the slots shared', () => {
    const team = challengeFor('team', SOLO);
    const [seat, automa] = setupFor('team', team).seats;
    expect(peopleOf('team', team)).toEqual(['DE', 'AH']);
    expect(seat?.nations).toEqual(['DE', 'AH']);
    expect(SLOTS.filter((slot) => seat?.slots?.[slot] === 'AH')).toEqual(team.toAlly);
    expect(Math.abs(SLOTS.length - 2 * (team.toAlly?.length ?? 0))).toBe(1);
    expect(automa).toMatchObject({ control: 'automa', nations: ['GB'], difficulty: 'hard' });
  });

  it('[CO1] a slot changes hands, the last one stays', () => {
    const fair = fairShare(SOLO);
    const [mine] = SLOTS.filter((slot) => !fair.includes(slot));
    expect(swapSlot(fair, mine ?? 'tank')).toContain(mine);
    expect(swapSlot(['tank'], 'tank')).toEqual(['tank']);
    const all = SLOTS.filter((slot) => slot !== 'tank');
    expect(swapSlot(all, 'tank')).toEqual(all);
  });

  it('[S1] two against each other are two players without an Automa', () => {
    const { seats } = setupFor('duel', SOLO);
    expect(seats).toEqual([
      { id: 'A', side: 'central', nations: ['DE'], control: 'human' },
      { id: 'B', side: 'entente', nations: ['GB'], control: 'human' },
    ]);
    expect(peopleOf('duel', SOLO)).toEqual(['DE', 'GB']);
  });

  it('[AU1] solo again drops the shares', () => {
    expect(challengeFor('solo', challengeFor('team', SOLO))).toEqual(SOLO);
  });
});
