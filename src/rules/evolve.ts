import { unitIndex } from './field.ts';
import { idPrefix, withNumber } from './ids.ts';
import type { Command, CommandId, Event, State, Unit, UnitId } from './types.ts';
import { makeUnit } from './unit.ts';

/** Obeys an event; holds no rule. */
export function evolve(state: State, event: Event): State {
  switch (event.type) {
    case 'armySplit':
      return withCommand(
        {
          ...state,
          units: state.units.map((unit) => {
            const army = Object.keys(event.armies).find((number) => event.armies[number]?.includes(unit.id));
            return army === undefined ? unit : { ...unit, army: Number(army) };
          }),
        },
        event.command,
        (command) => ({
          ...command,
          tokens: (command.tokens ?? []).map((token) => ({ ...token, units: event.armies[token.number] ?? [] })),
        }),
      );
    case 'setupStep':
      return {
        ...state,
        turn: { ...state.turn, command: event.command },
        setup: { step: event.step, command: event.command },
      };
    case 'rolledForPlacing':
      return { ...state, rolled: state.rolled + event.dice };
    case 'rolledForFirstTurn': {
      const first = state.commands.findIndex((command) => command.id === event.first);
      const commands = [...state.commands.slice(first), ...state.commands.slice(0, first)];
      const { setup: _, ...rest } = state;
      return {
        ...rest,
        rolled: state.rolled + event.dice,
        commands: commands.map(({ tokens: __, ...command }) => command),
      };
    }
    case 'tokenRevealed':
      return withCommand(
        { ...state, setup: { step: 'place', command: event.command, placing: event.token } },
        event.command,
        (command) => ({
          ...command,
          tokens: (command.tokens ?? []).map((token) =>
            token.number === event.token ? { ...token, revealed: true } : token,
          ),
        }),
      );
    case 'placed':
      return withUnit(state, event.unit, (unit) => ({ ...unit, at: event.at }));
    case 'turnBegan':
      return {
        ...state,
        units: state.units.map(fresh),
        turn: { round: event.round, command: event.command, phase: 'move' },
      };
    case 'armiesChosen': {
      const chosen = { ...state, turn: { ...state.turn, armies: event.armies } };
      if (state.turn.round !== 1) return chosen;
      return withCommand(chosen, event.command, (command) => ({ ...command, armiesUsed: event.armies }));
    }
    case 'moved':
      return withUnit(state, event.unit, (unit) => ({
        ...unit,
        at: event.to,
        moved: true as const,
        inFortSinceTurnStart: undefined,
      }));
    case 'carried':
      return withUnit(state, event.unit, (unit) => ({ ...unit, at: event.to }));
    case 'boarded':
      return withUnit(state, event.unit, (unit) => ({
        ...unit,
        at: event.at,
        aboard: event.truck,
        moved: true as const,
        inFortSinceTurnStart: undefined,
      }));
    case 'unloaded':
      return withUnit(state, event.unit, (unit) => ({ ...unit, at: event.to, aboard: undefined }));
    case 'fortConquered':
      return { ...state, forts: { ...state.forts, [event.fort]: event.command } };
    case 'phaseBegan':
      return { ...state, turn: { ...state.turn, phase: event.phase } };
    case 'declared': {
      const declared = [...(state.turn.declared ?? [])];
      declared.splice(event.position, 0, { attacker: event.attacker, target: event.target });
      return { ...state, turn: { ...state.turn, declared } };
    }
    case 'withdrawn':
      return withoutAttackOf(state, event.attacker);
    case 'attackLost':
      return withoutAttackOf(state, event.attacker);
    case 'attacked': {
      const before = state.turn.attackedThisTurn ?? [];
      const attackedThisTurn = before.includes(event.target) ? before : [...before, event.target];
      const fought = withUnit(state, event.attacker, (unit) => ({ ...unit, attacked: true }));
      return withoutAttackOf({ ...fought, turn: { ...state.turn, attackedThisTurn } }, event.attacker);
    }
    case 'shellLanded':
    case 'fought':
      return event.dice === 0 ? state : { ...state, rolled: state.rolled + event.dice };
    case 'damaged':
      return withUnit(state, event.unit, (unit) => ({ ...unit, damage: unit.damage + event.damage }));
    case 'destroyed':
      return { ...state, units: state.units.filter((unit) => unit.id !== event.unit) };
    case 'experienced':
      return withUnit(state, event.unit, (unit) => ({ ...unit, xp: unit.xp + event.xp }));
    case 'acted':
      return { ...withUnit(state, event.unit, (unit) => ({ ...unit, moved: true })), drawn: state.drawn + 1 };
    case 'earned':
      return withCoins(state, event.command, event.coins);
    case 'repaired': {
      const unit = state.units[unitIndex(state, event.unit)] as Unit;
      const owner = state.commands.find((command) => command.nations.includes(unit.nation)) as Command;
      return withUnit(withCoins(state, owner.id, -event.coins), event.unit, (one) => ({ ...one, damage: 0 }));
    }
    case 'bought': {
      const unit = makeUnit({ id: event.unit, nation: event.nation, type: event.unitType, at: event.at });
      const numbers = withNumber(state.numbers, idPrefix(event.nation, event.unitType), event.unit);
      return withCoins({ ...state, numbers, units: [...state.units, unit] }, event.command, -event.coins);
    }
    case 'given':
      return withCoins(withCoins(state, event.from, -event.coins), event.to, event.arrives);
    case 'ended':
      return { ...state, ending: event.ending, turn: { ...state.turn, phase: 'over' } };
  }
}

function withUnit(state: State, id: UnitId, change: (unit: Unit) => Unit): State {
  const u = unitIndex(state, id);
  if (u < 0) return state;
  const units = state.units.slice();
  units[u] = change(units[u] as Unit);
  return { ...state, units };
}

function withCommand(state: State, id: CommandId, change: (command: Command) => Command): State {
  return { ...state, commands: state.commands.map((command) => (command.id === id ? change(command) : command)) };
}

function withCoins(state: State, id: CommandId, coins: number): State {
  return withCommand(state, id, (command) => ({ ...command, coins: command.coins + coins }));
}

function withoutAttackOf(state: State, attacker: UnitId): State {
  const { declared, ...turn } = state.turn;
  if (!declared) return state;
  const rest = declared.filter((attack) => attack.attacker !== attacker);
  return { ...state, turn: rest.length > 0 ? { ...turn, declared: rest } : turn };
}

/** A new turn begins: nobody has moved or attacked in it. */
function fresh(unit: Unit): Unit {
  if (!unit.moved && !unit.attacked && unit.inFortSinceTurnStart === undefined) return unit;
  return { ...unit, moved: undefined, attacked: undefined, inFortSinceTurnStart: undefined };
}
