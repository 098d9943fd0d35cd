/** The Automa: what it does next in any state of its own, by the printed tables. */
import { actingArmies } from '../src/rules/armies.ts';
import { commandAtTurn, commandOf } from '../src/rules/field.ts';
import { hasSplit } from '../src/rules/setup.ts';
import type { Action, Command, State } from '../src/rules/types.ts';
import { decidePurchase } from './buy.ts';
import { decide } from './decide.ts';
import { decidePlacing, drawArmies, drawSplit } from './setup.ts';

export { decidePurchase, type Purchase } from './buy.ts';
export { type Decision, decide, type Looked, type Reasons } from './decide.ts';

/** The next action of the Automa, or null where it has none to take: somebody else's turn, or a roll of the dice. */
export function automaAction(state: State): Action | null {
  switch (state.turn.phase) {
    case 'setup':
      return setupAction(state);
    case 'move': {
      if (commandAtTurn(state).control !== 'automa') return null;
      if (actingArmies(state) === 'choose') return drawArmies(state);
      return decide(state)?.action ?? { type: 'end' };
    }
    case 'money':
      if (commandAtTurn(state).control !== 'automa') return null;
      return decidePurchase(state)?.action ?? { type: 'end' };
    default:
      return null;
  }
}

function setupAction(state: State): Action | null {
  const { setup } = state;
  const isAutoma = (command: Command) => command.control === 'automa';
  if (setup?.step === 'split') {
    const waiting = state.commands.find((command) => isAutoma(command) && !hasSplit(state, command));
    return waiting ? drawSplit(state, waiting) : null;
  }
  if (setup?.step !== 'place') return null;
  const command = commandOf(state, setup.command);
  return isAutoma(command) ? decidePlacing(state, command) : null;
}
