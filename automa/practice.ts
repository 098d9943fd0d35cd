import { actingArmies, armyChoice } from '../src/rules/armies.ts';
import { whyNotAttacking } from '../src/rules/check.ts';
import { fortsOf, isAtLimit, priceOf, REPAIR_PRICE, wasInFortAllTurn } from '../src/rules/economy.ts';
import { commandAtTurn, insideFort, isFoot } from '../src/rules/field.ts';
import { unitsOfNation } from '../src/rules/mat.ts';
import { hasSplit, placesFor, recommendedSplit, unitsOfCommand, unitsToPlace } from '../src/rules/setup.ts';
import type { Action, Command, Nation, State, Unit, UnitId, UnitType } from '../src/rules/types.ts';
import { bestForts } from './buy.ts';
import { chooseTarget, decide } from './decide.ts';

/**
 * A stand-in for the human: it moves by the Automa's tables but fights by the human rules, so attacks are declared
 * once all have moved, dice are rolled, flank and encircle count.
 */
export function practicePlayer(): (state: State) => Action {
  // Units the tables left where they are this turn; like the Automa's, they get no second look.
  let turn = '';
  let rested = new Set<UnitId>();
  return (state) => {
    const now = `${state.turn.round} ${state.turn.command}`;
    if (now !== turn) {
      turn = now;
      rested = new Set();
    }
    return practiceAction(state, rested);
  };
}

function practiceAction(state: State, rested: Set<UnitId>): Action {
  switch (state.turn.phase) {
    case 'setup':
      return setUp(state);
    case 'move':
      return actingArmies(state) === 'choose' ? chooseArmies(state) : move(state, rested);
    case 'declare':
      return declare(state);
    case 'battle':
      return { type: 'fight' };
    default:
      return spend(state, commandAtTurn(state));
  }
}

function setUp(state: State): Action {
  const { setup } = state;
  const human = state.commands.find((command) => command.control === 'human' && !hasSplit(state, command));
  if (setup?.step === 'split' && human) {
    return { type: 'split', command: human.id, armies: recommendedSplit(state, human) };
  }
  if (setup?.step !== 'place') return { type: 'roll' };
  const [unit] = unitsToPlace(state);
  if (unit) return { type: 'place', unit: unit.id, at: placesFor(state, unit)[0] as string };
  const token = state.commands.find(({ id }) => id === setup.command)?.tokens?.find(({ revealed }) => !revealed);
  return { type: 'reveal', token: token?.number ?? 0 };
}

/** The largest armies first. */
function chooseArmies(state: State): Action {
  const choice = armyChoice(state, commandAtTurn(state));
  const size = (army: number) => state.units.filter((unit) => unit.army === army).length;
  const bySize = [...(choice?.from ?? [])].sort((a, b) => size(b) - size(a) || a - b);
  return { type: 'chooseArmies', armies: bySize.slice(0, choice?.count ?? 0) };
}

/** The next unit in the Automa's sequence that the tables send somewhere. */
function move(state: State, rested: Set<UnitId>): Action {
  for (;;) {
    const decision = decide(state, false, rested);
    if (!decision) return { type: 'end' };
    if (decision.to !== decision.from) return { type: 'move', unit: decision.unit, to: decision.to };
    rested.add(decision.unit);
  }
}

function declare(state: State): Action {
  const declared = new Set(state.turn.declared?.map(({ attacker }) => attacker));
  for (const unit of unitsOfCommand(state, commandAtTurn(state))) {
    if (declared.has(unit.id) || whyNotAttacking(state, unit.id)) continue;
    const target = chooseTarget(state, unit.id);
    if (target !== null) return { type: 'declare', attacker: unit.id, target };
  }
  return { type: 'end' };
}

const WORTH_REPAIRING = 2;
const ENOUGH_FOOT_SOLDIERS = 3;
const WANTED: readonly UnitType[] = [
  'tank',
  'fighter',
  'armoredCar',
  'heavyInfantry',
  'fieldGun',
  'howitzer',
  'infantry',
];

function spend(state: State, command: Command): Action {
  const damaged = unitsOfCommand(state, command).find(
    (unit) => unit.damage >= WORTH_REPAIRING && wasInFortAllTurn(unit) && command.coins >= REPAIR_PRICE,
  );
  if (damaged) return { type: 'repair', unit: damaged.id };
  for (const nation of command.nations) {
    const type = wanted(state, command, nation);
    const [fort] = type ? safestForts(state, command, type) : [];
    if (type && fort !== undefined) return { type: 'buy', nation, unitType: type, at: insideFort(fort) };
  }
  return { type: 'end' };
}

function wanted(state: State, command: Command, nation: Nation): UnitType | undefined {
  const canBuy = (type: UnitType) =>
    unitsOfNation(nation).includes(type) && command.coins >= priceOf(state, type) && !isAtLimit(state, nation, type);
  const foot = state.units.filter((unit: Unit) => unit.nation === nation && isFoot(unit)).length;
  if (foot < ENOUGH_FOOT_SOLDIERS) return (['mountedInfantry', 'infantry'] as const).find(canBuy);
  return WANTED.find(canBuy);
}

/** Near the enemy, but not where a soldier stands at the gate; else any own fort. */
function safestForts(state: State, command: Command, type: UnitType): string[] {
  const best = bestForts(state, command, type);
  return best.length > 0 ? best : fortsOf(state, command);
}
