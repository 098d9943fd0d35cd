import { describe, expect, it } from 'vitest';
import { Hand } from '../../src/app/hand.ts';
import { Play } from '../../src/app/play.ts';
import { personAtTurn, toSplit } from '../../src/app/seats.ts';
import { newGame } from '../../src/rules/setup.ts';
import type { State } from '../../src/rules/types.ts';
import { unit } from '../slow/example.ts';
import { playFrom } from '../support/at-table.ts';
import { after } from '../support/play.ts';
import { duelSetup } from '../support/setups.ts';
import { stage } from '../support/stage.ts';

/** France and Britain as a team, two units each, against the Automa. */
const team: State = stage({
  terrain: ['......', '......', '......', '......'],
  commands: [
    { id: 'A', side: 'entente', nations: ['FR', 'GB'], control: 'human', coins: 0 },
    { id: 'B', side: 'central', nations: ['DE'], control: 'automa', difficulty: 'easy', coins: 0 },
  ],
  units: [
    unit('FR', 'infantry', 'A1'),
    unit('GB', 'infantry', 'A2'),
    unit('GB', 'tank', 'B2'),
    unit('DE', 'tank', 'F3'),
  ],
});

describe('the people around the tablet', () => {
  it('[CO3] a team: each has their own units to act, in any order', () => {
    const hand = new Hand(playFrom(team));
    const { seats, ready } = hand;
    expect([seats.team, seats.duel, seats.nations]).toEqual([true, false, ['FR', 'GB']]);
    expect(seats.nations.map((nation) => seats.toAct(nation, ready.value))).toEqual([1, 2]);
    seats.take('GB');
    hand.nextUnit();
    expect(hand.selected.value).toMatch(/^GB-/);
    hand.take({ type: 'move', unit: 'GB-tank-B2', to: 'B3' });
    expect(seats.nations.map((nation) => seats.toAct(nation, ready.value))).toEqual([1, 1]);
  });

  it('[CO3] whoever has nobody left to act is led to the other’s units', () => {
    const hand = new Hand(playFrom(team));
    hand.take({ type: 'move', unit: 'FR-infantry-A1', to: 'B1' });
    hand.seats.take('FR');
    hand.nextUnit();
    expect(hand.selected.value).toMatch(/^GB-/);
  });

  it('the board turns for one of them and is saved so', () => {
    const play = playFrom(team);
    const { seats } = new Hand(play);
    seats.take('GB');
    seats.turn();
    expect([seats.turned.value, play.toSave(1).opposite]).toEqual([true, ['GB']]);
    seats.take('FR');
    expect(seats.turned.value).toBe(false);
    seats.take('GB');
    seats.turn();
    expect([seats.turned.value, play.toSave(1).opposite]).toEqual([false, undefined]);
  });

  it('[S3] two against each other split one after the other, then whoever is at turn', () => {
    const state = newGame(duelSetup(0));
    const [one, other] = state.commands;
    expect([toSplit(state)?.id, personAtTurn(state)?.id]).toEqual([one?.id, one?.id]);
    const all = state.units.filter(({ nation }) => one?.nations.includes(nation)).map(({ id }) => id);
    const token = one?.tokens?.[0]?.number ?? 0;
    const split = after(state, { type: 'split', command: one?.id ?? '', armies: { [token]: all } });
    expect(toSplit(split)?.id).toBe(other?.id);
  });

  it('[AU1] in the Automa’s turn nobody is', () => {
    expect(personAtTurn({ ...team, turn: { ...team.turn, command: 'B' } })).toBe(undefined);
  });

  it('plans are saved with the game', () => {
    const play = playFrom(team);
    const hand = new Hand(play);
    hand.planner.toggle();
    hand.tapUnit('GB-tank-B2');
    hand.tapUnit('DE-tank-F3');
    hand.tapHex('C3');
    const saved = play.toSave(1);
    expect(saved.plans).toEqual([
      { kind: 'attack', unit: 'GB-tank-B2', target: 'DE-tank-F3' },
      { kind: 'mark', at: 'C3' },
    ]);
    expect(new Play(saved, team).plans.value).toEqual(saved.plans);
  });
});

describe('the board put right by hand', () => {
  it('[D1] a piece in hand goes where it is put, and the move is not used up', () => {
    const hand = new Hand(playFrom(team));
    hand.corrector.toggle();
    hand.tapUnit('GB-tank-B2');
    hand.tapHex('D3');
    const tank = hand.play.now.value.units.find(({ id }) => id === 'GB-tank-B2');
    expect([tank?.at, tank?.moved ?? false]).toEqual(['D3', false]);
    expect(hand.corrector.unit.value).toBe(null);
    expect(hand.ready.value.has('GB-tank-B2')).toBe(true);
  });

  it('[M6] an occupied hex takes the piece there in hand instead', () => {
    const hand = new Hand(playFrom(team));
    hand.corrector.toggle();
    hand.tapUnit('GB-tank-B2');
    hand.tapUnit('FR-infantry-A1');
    expect(hand.corrector.unit.value).toBe('FR-infantry-A1');
    expect(hand.play.moments.value).toEqual([]);
  });

  it('[D1] a piece from the box is put down once', () => {
    const hand = new Hand(playFrom(team));
    hand.corrector.toggle();
    hand.corrector.add({ nation: 'FR', unitType: 'fighter' });
    hand.tapHex('C1');
    hand.tapHex('C2');
    const fighters = hand.play.now.value.units.filter(({ type }) => type === 'fighter');
    expect(fighters.map(({ nation, at }) => [nation, at])).toEqual([['FR', 'C1']]);
  });

  it('[E3] what a nation does not have is refused and nothing changes', () => {
    const hand = new Hand(playFrom(team));
    expect(hand.corrector.correct({ kind: 'add', nation: 'AH', unitType: 'tank', at: 'C1' })).toBe(false);
    expect(hand.refused.value?.code).toBe('notAtTheTable');
    expect(hand.play.now.value).toBe(hand.play.start);
  });
});
