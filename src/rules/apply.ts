import { armyChoice } from './armies.ts';
import { resolveBattle } from './battle.ts';
import { check } from './check.ts';
import { attacksUndoneBy } from './correction.ts';
import { income, priceOf, REPAIR_PRICE } from './economy.ts';
import { evolve } from './evolve.ts';
import { commandAtTurn, commandOf, fieldOf, fortOfPlace, unitIndex } from './field.ts';
import { fortOwner } from './forts.ts';
import { unitIdFor } from './ids.ts';
import { wayTo } from './reach.ts';
import { rollOff } from './rolls.ts';
import { hasSplit, nextToPlace, unitsToPlace } from './setup.ts';
import {
  type Action,
  type Command,
  type CommandId,
  type Destination,
  type Event,
  type FortId,
  type State,
  truckOf,
  type Unit,
  type UnitId,
} from './types.ts';
import { endingNow } from './victory.ts';

export interface Applied {
  readonly state: State;
  readonly events: readonly Event[];
}

/** The state after an action, and what happened. An action that `check` refuses is a bug of the caller. */
export function apply(state: State, action: Action): Applied {
  const no = check(state, action);
  if (no) throw new Error(`${action.type} is not allowed: ${no.rule} ${no.code}`);
  const course = new Course(state);
  course.take(action);
  return { state: course.state, events: course.events };
}

/** One action's course: every event is obeyed as it is told. */
class Course {
  readonly events: Event[] = [];
  state: State;

  constructor(state: State) {
    this.state = state;
  }

  tell(event: Event): void {
    this.events.push(event);
    this.state = evolve(this.state, event);
  }

  take(action: Action): void {
    switch (action.type) {
      case 'split':
        this.tell({ type: 'armySplit', rule: 'S3', command: action.command, armies: action.armies });
        if (this.state.commands.every((command) => hasSplit(this.state, command))) {
          this.tell({ type: 'setupStep', rule: 'S4', step: 'rollForPlacing', command: this.firstId() });
        }
        return;
      case 'roll':
        this.roll(action.rolls);
        return;
      case 'reveal':
        this.tell({ type: 'tokenRevealed', rule: 'S4', command: this.state.turn.command, token: action.token });
        this.nextPlacing();
        return;
      case 'place':
        this.tell({ type: 'placed', rule: 'S4', unit: action.unit, at: action.at });
        this.nextPlacing();
        return;
      case 'chooseArmies':
        this.tell({ type: 'armiesChosen', rule: 'S7', command: this.state.turn.command, armies: action.armies });
        return;
      case 'move':
        this.move(action.unit, action.to);
        this.judge();
        return;
      case 'unload':
        this.unload(action.unit, action.to, 'T3');
        return;
      case 'declare': {
        const position = action.position ?? this.state.turn.declared?.length ?? 0;
        this.tell({ type: 'declared', rule: 'A1', attacker: action.attacker, target: action.target, position });
        return;
      }
      case 'withdraw':
        this.tell({ type: 'withdrawn', rule: 'A1', attacker: action.attacker });
        return;
      case 'fight':
        this.fight(action);
        return;
      case 'act':
        this.act(action);
        return;
      case 'repair':
        this.tell({ type: 'repaired', rule: 'E2', unit: action.unit, coins: REPAIR_PRICE });
        return;
      case 'buy':
        this.buy(action);
        return;
      case 'give':
        this.tell({ ...action, type: 'given', rule: 'E6', arrives: action.coins - 1 });
        return;
      case 'correct':
        this.correct(action);
        return;
      case 'end':
        this.end();
        return;
      case 'surrender': {
        const winner = action.side === 'central' ? 'entente' : 'central';
        this.tell({ type: 'ended', rule: 'V3', ending: { reason: 'surrender', winner, rule: 'V3' } });
        return;
      }
    }
  }

  private firstId(): CommandId {
    return (this.state.commands[0] as Command).id;
  }

  private roll(given: Extract<Action, { type: 'roll' }>['rolls']): void {
    const { rolls, first, dice } = rollOff(this.state, given);
    if (this.state.setup?.step === 'rollForPlacing') {
      this.tell({ type: 'rolledForPlacing', rule: 'S4', rolls, first, dice });
      this.tell({ type: 'setupStep', rule: 'S4', step: 'place', command: first });
    } else {
      this.tell({ type: 'rolledForFirstTurn', rule: 'S6', rolls, first, dice });
      this.beginTurn(first, 1);
    }
  }

  private nextPlacing(): void {
    if (unitsToPlace(this.state).length > 0) return;
    const next = nextToPlace(this.state, this.state.turn.command);
    if (next !== null) this.tell({ type: 'setupStep', rule: 'S4', step: 'place', command: next });
    else this.tell({ type: 'setupStep', rule: 'S6', step: 'rollForFirstTurn', command: this.firstId() });
  }

  private beginTurn(command: CommandId, round: number): void {
    this.tell({ type: 'turnBegan', rule: 'P1', command, round });
    const choice = armyChoice(this.state, commandOf(this.state, command));
    if (choice && choice.from.length <= choice.count) {
      this.tell({ type: 'armiesChosen', rule: 'S7', command, armies: choice.from });
    }
  }

  private move(id: UnitId, to: Destination): void {
    const from = this.unit(id).at as string;
    const way = wayTo(this.state, id, to);
    if (!way) throw new Error(`${id} cannot go to ${to}`);
    const { path, cost, how } = way;
    if (how === 'board') {
      const truck = truckOf(to) as UnitId;
      const at = this.unit(truck).at as string;
      this.tell({ type: 'moved', rule: 'T2', unit: id, from, to: at, path, cost });
      this.tell({ type: 'boarded', rule: 'T2', unit: id, truck, at });
      return;
    }
    const rule = how === 'conquer' ? 'F2' : how === 'enter' ? 'F3' : 'M1';
    this.tell({ type: 'moved', rule, unit: id, from, to, path, cost });
    if (how === 'conquer') this.conquer(id, fortOfPlace(to) as FortId);
    for (const passenger of this.passengers(id)) {
      if (how === 'enter') this.unload(passenger.id, to, 'T5');
      else this.tell({ type: 'carried', rule: 'T2', unit: passenger.id, truck: id, to });
    }
  }

  private unit(id: UnitId): Unit {
    return this.state.units[unitIndex(this.state, id)] as Unit;
  }

  private passengers(truck: UnitId): Unit[] {
    return this.state.units.filter((unit) => unit.aboard === truck);
  }

  private unload(unit: UnitId, to: string, rule: 'T3' | 'T5'): void {
    const truck = this.unit(unit).aboard ?? '';
    this.tell({ type: 'unloaded', rule, unit, truck, to });
  }

  private conquer(by: UnitId, fort: string): void {
    const command = this.state.turn.command;
    const side = commandAtTurn(this.state).side;
    const from = fortOwner(this.state, fort);
    this.tell({ type: 'fortConquered', rule: 'F2', fort, by, command, from });
    const field = fieldOf(this.state);
    const inside = field.units.filter(
      (unit, u) => unit.at === `fort:${fort}` && field.state.commands[field.command[u] as number]?.side !== side,
    );
    for (const enemy of inside) this.tell({ type: 'destroyed', rule: 'F2', unit: enemy.id, by });
  }

  private fight({ dice }: Extract<Action, { type: 'fight' }>): void {
    const next = this.state.turn.declared?.[0];
    if (!next) return;
    for (const event of resolveBattle(this.state, next, dice)) this.tell(event);
    this.judge();
    if (this.state.turn.phase === 'battle' && !this.state.turn.declared) this.beginMoney();
  }

  private act({ unit, to, target, dice }: Extract<Action, { type: 'act' }>): void {
    if (to !== undefined) this.move(unit, to);
    this.tell({ type: 'acted', rule: 'AU4', unit });
    if (target !== undefined) {
      for (const event of resolveBattle(this.state, { attacker: unit, target }, dice)) this.tell(event);
    }
    this.judge();
  }

  private buy({ nation, unitType, at }: Extract<Action, { type: 'buy' }>): void {
    this.tell({
      type: 'bought',
      rule: 'E3',
      command: this.state.turn.command,
      unit: unitIdFor(this.state.numbers, nation, unitType),
      nation,
      unitType,
      at,
      coins: priceOf(this.state, unitType),
    });
  }

  /** Attacks that can no longer be made go with it; after the last one the money phase begins. */
  private correct({ change }: Extract<Action, { type: 'correct' }>): void {
    const unit = change.kind === 'add' && unitIdFor(this.state.numbers, change.nation, change.unitType);
    this.tell({ type: 'corrected', rule: 'D1', change, ...(unit && { unit }) });
    for (const attacker of attacksUndoneBy(this.state, change)) this.tell({ type: 'withdrawn', rule: 'A4', attacker });
    if (this.state.turn.phase === 'battle' && !this.state.turn.declared) this.beginMoney();
  }

  private end(): void {
    const { phase, command, round, declared } = this.state.turn;
    if (phase === 'money') {
      const next = (this.state.commands.findIndex(({ id }) => id === command) + 1) % this.state.commands.length;
      this.beginTurn((this.state.commands[next] as Command).id, next === 0 ? round + 1 : round);
    } else if (phase === 'move' && commandAtTurn(this.state).control === 'human') {
      this.tell({ type: 'phaseBegan', rule: 'P1', phase: 'declare' });
    } else if (phase === 'declare' && declared) {
      this.tell({ type: 'phaseBegan', rule: 'P1', phase: 'battle' });
    } else {
      this.beginMoney();
    }
  }

  private beginMoney(): void {
    this.tell({ type: 'phaseBegan', rule: 'P1', phase: 'money' });
    const command = commandAtTurn(this.state);
    this.tell({ type: 'earned', rule: 'E1', command: command.id, coins: income(this.state, command) });
  }

  /** V1, V2: at once, in the middle of a turn too. */
  private judge(): void {
    const decisive = this.events.some((event) => event.type === 'destroyed' || event.type === 'fortConquered');
    const ending = decisive ? endingNow(this.state) : null;
    if (ending) this.tell({ type: 'ended', rule: ending.rule, ending });
  }
}
