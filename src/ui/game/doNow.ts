import type { Hand } from '../../app/hand.ts';
import { whoRolls } from '../../app/table-dice.ts';
import { fill } from '../../i18n/fill.ts';
import { legal } from '../../rules/legal.ts';
import { words } from '../words.ts';
import { primaryOf } from './primary.ts';

/** One sentence: what to do now. */
export function doNow(hand: Hand): string {
  const state = hand.play.now.value;
  const { doNow: say } = words.value.game;
  const { phase } = state.turn;
  if (hand.play.looking.value !== null) return say.past;
  if (phase === 'over') return say.over;
  if (hand.corrector.on.value) return words.value.atTable.correctNow;
  if (hand.rolling.value) return words.value.atTable.doNow;
  if (!hand.mine.value) return say.automa;
  if (hand.planner.on.value) return say.plan;
  const waiting = hand.waiting.value.find(({ id }) => id === hand.held.value) ?? hand.waiting.value[0];
  const unit = waiting ? words.value.names.units[waiting.type] : '';
  const go = primaryOf(hand)?.label ?? '';
  switch (state.setup?.step) {
    case 'split':
    case 'rollForPlacing':
    case 'rollForFirstTurn':
      return whoRolls(state).length > 0
        ? `${say[state.setup.step]} ${words.value.atTable.rollSetup}`
        : say[state.setup.step];
    case 'place':
      return waiting ? fill(say.place, { unit }) : say.reveal;
  }
  if (waiting) return fill(say.unload, { unit });
  if (phase === 'move') {
    const choice = hand.choosing.value;
    if (choice) {
      const count = choice.count === 1 ? say.armyCount.one : fill(say.armyCount.more, { n: choice.count });
      return fill(say.chooseArmies, { armies: count });
    }
    if (hand.preview.value !== null) return fill(say.confirmMove, { go });
    return hand.selected.value !== null && hand.ready.value.has(hand.selected.value) ? say.moveSelected : say.move;
  }
  if (phase === 'declare') {
    if (hand.aim.value !== null) return fill(say.confirmDeclare, { go });
    if (hand.ready.value.size === 0 && !state.turn.declared) return say.noTargets;
    return hand.selected.value !== null && hand.ready.value.has(hand.selected.value)
      ? say.declareSelected
      : say.declare;
  }
  if (phase === 'battle') return say.battle;
  return legal(state).some(({ type }) => type === 'buy' || type === 'repair') ? say.money : say.noMoney;
}
