import { armyChoice } from '../src/rules/armies.ts';
import { CLOSED, ringsAround } from '../src/rules/board.ts';
import { shuffled } from '../src/rules/chance.ts';
import { commandAtTurn, fieldOf } from '../src/rules/field.ts';
import { mapOf } from '../src/rules/maps.ts';
import { unitsOfCommand, unitsToPlace } from '../src/rules/setup.ts';
import type { Action, Command, HexId, State, Unit } from '../src/rules/types.ts';

/** AU2: so many units are drawn for its first and second token. */
const DRAWN = 4;
const POOL_DRAW = 1;
const TOKEN_DRAW = 2;
const ARMY_DRAW = 3;

/** The order in which it turns its tokens over. */
function tokensInOrder(state: State, command: Command): number[] {
  const numbers = (command.tokens ?? []).map((token) => token.number);
  return shuffled(numbers, state.seed, 'ties', TOKEN_DRAW);
}

/** AU2: four, four, and all the rest, each army in the order drawn. */
export function drawSplit(state: State, command: Command): Extract<Action, { type: 'split' }> {
  const pool = unitsOfCommand(state, command).map((unit) => unit.id);
  const drawn = shuffled(pool, state.seed, 'ties', POOL_DRAW);
  const [first = 0, second = 0, third = 0] = tokensInOrder(state, command);
  const armies = {
    [first]: drawn.slice(0, DRAWN),
    [second]: drawn.slice(DRAWN, 2 * DRAWN),
    [third]: drawn.slice(2 * DRAWN),
  };
  return { type: 'split', command: command.id, armies };
}

/** AU2: the next token, or the next unit of the one that is open, clockwise from the top. */
export function decidePlacing(state: State, command: Command): Action {
  const waiting = unitsToPlace(state);
  if (waiting.length === 0) {
    const revealed = (number: number) => command.tokens?.find((token) => token.number === number)?.revealed;
    const token = tokensInOrder(state, command).find((number) => !revealed(number)) as number;
    return { type: 'reveal', token };
  }
  const token = command.tokens?.find(({ number }) => number === state.setup?.placing);
  const unit = token?.units.map((id) => waiting.find((one) => one.id === id)).find((one) => one !== undefined) as Unit;
  return {
    type: 'place',
    unit: unit.id,
    at: firstFree(state, mapOf(state.map).starts[String(token?.number)] as HexId),
  };
}

/** The number itself, then each ring clockwise from the top; water, forts and occupied hexes are skipped. */
function firstFree(state: State, start: HexId): HexId {
  const { board, occupant } = fieldOf(state);
  for (const ring of ringsAround(board, board.index.get(start) as number)) {
    const free = ring.find((hex) => occupant[hex] === -1 && board.costs.ground[hex] !== CLOSED);
    if (free !== undefined) return board.ids[free] as HexId;
  }
  throw new Error('no room left on the board');
}

/** AU3 */
export function drawArmies(state: State): Extract<Action, { type: 'chooseArmies' }> {
  const choice = armyChoice(state, commandAtTurn(state));
  const drawn = shuffled(choice?.from ?? [], state.seed, 'ties', ARMY_DRAW);
  return { type: 'chooseArmies', armies: drawn.slice(0, choice?.count ?? 0).sort((a, b) => a - b) };
}
