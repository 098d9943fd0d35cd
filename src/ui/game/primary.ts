import type { Hand } from '../../app/hand.ts';
import { whoRolls } from '../../app/table-dice.ts';
import { fill } from '../../i18n/fill.ts';
import { nameOf, placeName } from '../../i18n/tell.ts';
import { wayTo } from '../../rules/reach.ts';
import { type State, truckOf, type UnitId } from '../../rules/types.ts';
import { words } from '../words.ts';

export interface Primary {
  readonly label: string;
  readonly press: () => void;
  /** Units that could still act when the phase ends. */
  readonly leaves?: number;
  /** Something is missing yet. */
  readonly disabled?: boolean;
}

/** Milliseconds after a press in which the next thing, which nobody has read yet, is not done by a second one. */
const BREATH = 350;

/** What the large button said when it was last pressed, and when that was. */
export interface Pressed {
  readonly label: string;
  readonly at: number;
}

/** How much longer a button that says something new takes no press. */
export function deafFor({ label, at }: Pressed, now: string): number {
  return label === now ? 0 : BREATH - (Date.now() - at);
}

/** The one thing to do next, always in the same place. */
export function primaryOf(hand: Hand): Primary | null {
  const state = hand.play.now.value;
  const { buttons } = words.value.game;
  if (hand.corrector.on.value) {
    return { label: words.value.atTable.doneCorrecting, press: () => hand.corrector.toggle() };
  }
  if (hand.planner.on.value) {
    return { label: words.value.game.plans.done, press: () => hand.planner.toggle() };
  }
  if (hand.play.looking.value === null && (hand.rolling.value || (hand.mine.value && whoRolls(state).length > 0))) {
    return { label: words.value.atTable.enter, press: () => hand.dice.enter(), disabled: !hand.dice.whole };
  }
  if (!hand.mine.value) return null;
  const previewed = previewOf(hand, state);
  if (previewed) return previewed;
  if (state.setup?.step === 'rollForPlacing' || state.setup?.step === 'rollForFirstTurn') {
    return { label: buttons.roll, press: () => hand.take({ type: 'roll' }) };
  }
  const choice = hand.choosing.value;
  if (choice) {
    const armies = hand.ticked.value;
    if (armies.length !== choice.count) return null;
    const label = fill(buttons.chooseArmies, {
      armies: armies.map((n) => fill(words.value.game.army, { n })).join(', '),
    });
    const press = () => {
      if (hand.take({ type: 'chooseArmies', armies })) hand.ticked.value = [];
    };
    return { label, press };
  }
  const end = () => {
    hand.select(null);
    hand.take({ type: 'end' });
  };
  switch (state.turn.phase) {
    case 'move':
      if (hand.waiting.value.length > 0) return null;
      return { label: buttons.endMove, press: end, leaves: hand.ready.value.size };
    case 'declare': {
      const count = state.turn.declared?.length ?? 0;
      const label =
        count === 0 ? buttons.noBattles : count === 1 ? buttons.fightOne : fill(buttons.fightAll, { n: count });
      return { label, press: end, leaves: hand.ready.value.size };
    }
    case 'battle': {
      const next = state.turn.declared?.[0];
      if (!next) return null;
      const name = (id: UnitId) => nameOf(words.value, hand.play.knowing(id), id);
      const there = [next.attacker, next.target].every((id) => state.units.some((unit) => unit.id === id));
      const label = fill(there ? buttons.fight : buttons.lost, {
        attacker: name(next.attacker),
        target: name(next.target),
      });
      return { label, press: () => hand.take({ type: 'fight' }) };
    }
    case 'money':
      return { label: buttons.endTurn, press: end };
    default:
      return null;
  }
}

function previewOf(hand: Hand, state: State): Primary | null {
  const { buttons } = words.value.game;
  const press = () => hand.confirm();
  const { value: to } = hand.preview;
  const { value: unit } = hand.selected;
  if (unit !== null && hand.aim.value !== null) {
    return { label: fill(buttons.declare, { target: nameOf(words.value, state, hand.aim.value) }), press };
  }
  if (unit === null || to === null) return null;
  if (truckOf(to) !== null) return { label: buttons.board, press };
  const how = wayTo(state, unit, to)?.how;
  const text = how === 'conquer' ? buttons.conquer : how === 'enter' ? buttons.enter : buttons.move;
  return { label: fill(text, { to: placeName(state, to) }), press };
}
