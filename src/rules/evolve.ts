import { withCoins, withCommand, withRolled, withSetup, withTurn, withUnit, withUnits } from './copies.ts';
import { corrected } from './correction.ts';
import { unitIndex } from './field.ts';
import { idPrefix, withNumber } from './ids.ts';
import { type Draft, makeCommand, makeState, makeTurn, makeUnit } from './shapes.ts';
import type { Command, Event, State, Turn, Unit, UnitId } from './types.ts';

/** Obeys an event; holds no rule. */
export function evolve(state: State, event: Event): State {
  switch (event.type) {
    case 'armySplit': {
      const armyOf = (id: UnitId) => Object.keys(event.armies).find((number) => event.armies[number]?.includes(id));
      const units = state.units.map((unit) => {
        const army = armyOf(unit.id);
        return army === undefined ? unit : makeUnit({ ...unit, army: Number(army) });
      });
      return withCommand(withUnits(state, units), event.command, (command) => {
        command.tokens = command.tokens?.map((token) => ({ ...token, units: event.armies[token.number] ?? [] }));
      });
    }
    case 'setupStep': {
      const next = withTurn(state, (turn) => {
        turn.command = event.command;
      });
      return withSetup(next, { step: event.step, command: event.command });
    }
    case 'rolledForPlacing':
      return withRolled(state, event.dice);
    case 'rolledForFirstTurn': {
      const first = state.commands.findIndex((command) => command.id === event.first);
      const next = makeState(withRolled(state, event.dice));
      next.commands = [...state.commands.slice(first), ...state.commands.slice(0, first)].map((command) =>
        makeCommand({ ...command, tokens: undefined }),
      );
      next.setup = undefined;
      return next;
    }
    case 'tokenRevealed':
      return withCommand(
        withSetup(state, { step: 'place', command: event.command, placing: event.token }),
        event.command,
        (command) => {
          command.tokens = command.tokens?.map((token) =>
            token.number === event.token ? { ...token, revealed: true } : token,
          );
        },
      );
    case 'placed':
    case 'carried':
      return withUnit(state, event.unit, (unit) => {
        unit.at = event.type === 'placed' ? event.at : event.to;
      });
    case 'turnBegan': {
      const next = makeState(withUnits(state, state.units.map(fresh)));
      next.turn = makeTurn({ round: event.round, command: event.command, phase: 'move' });
      return next;
    }
    case 'armiesChosen': {
      const next = withTurn(state, (turn) => {
        turn.armies = event.armies;
      });
      if (state.turn.round !== 1) return next;
      return withCommand(next, event.command, (command) => {
        command.armiesUsed = event.armies;
      });
    }
    case 'moved':
      return withUnit(state, event.unit, (unit) => {
        unit.at = event.to;
        unit.moved = true;
        unit.inFortSinceTurnStart = undefined;
      });
    case 'boarded':
      return withUnit(state, event.unit, (unit) => {
        unit.at = event.at;
        unit.aboard = event.truck;
      });
    case 'unloaded':
      return withUnit(state, event.unit, (unit) => {
        unit.at = event.to;
        unit.aboard = undefined;
      });
    case 'fortConquered': {
      const next = makeState(state);
      next.forts = { ...state.forts, [event.fort]: event.command };
      return next;
    }
    case 'phaseBegan':
      return withTurn(state, (turn) => {
        turn.phase = event.phase;
      });
    case 'declared':
      return withTurn(state, (turn) => {
        const declared = [...(turn.declared ?? [])];
        declared.splice(event.position, 0, { attacker: event.attacker, target: event.target });
        turn.declared = declared;
      });
    case 'withdrawn':
    case 'attackLost':
      return withTurn(state, (turn) => forget(turn, event.attacker));
    case 'attacked': {
      const next = withUnit(state, event.attacker, (unit) => {
        unit.attacked = true;
      });
      return withTurn(next, (turn) => {
        const before = turn.attackedThisTurn ?? [];
        turn.attackedThisTurn = before.includes(event.target) ? before : [...before, event.target];
        forget(turn, event.attacker);
      });
    }
    case 'shellLanded':
    case 'fought':
      return withRolled(state, event.dice);
    case 'damaged':
      return withUnit(state, event.unit, (unit) => {
        unit.damage += event.damage;
      });
    case 'destroyed':
      return withUnits(
        state,
        state.units.filter((unit) => unit.id !== event.unit),
      );
    case 'experienced':
      return withUnit(state, event.unit, (unit) => {
        unit.xp += event.xp;
      });
    case 'acted': {
      const next = withUnit(state, event.unit, (unit) => {
        unit.moved = true;
      });
      next.drawn++;
      return next;
    }
    case 'earned':
      return withCoins(state, event.command, event.coins);
    case 'repaired': {
      const { nation } = state.units[unitIndex(state, event.unit)] as Unit;
      const owner = state.commands.find((command) => command.nations.includes(nation)) as Command;
      return withUnit(withCoins(state, owner.id, -event.coins), event.unit, (unit) => {
        unit.damage = 0;
      });
    }
    case 'bought': {
      const { unit: id, nation, unitType: type, at } = event;
      const next = makeState(withCoins(state, event.command, -event.coins));
      next.numbers = withNumber(state.numbers, idPrefix(nation, type), id);
      next.units = [...state.units, makeUnit({ id, nation, type, at })];
      return next;
    }
    case 'given':
      return withCoins(withCoins(state, event.from, -event.coins), event.to, event.arrives);
    case 'corrected':
      return corrected(state, event.change, event.unit);
    case 'ended': {
      const next = makeState(
        withTurn(state, (turn) => {
          turn.phase = 'over';
        }),
      );
      next.ending = event.ending;
      return next;
    }
  }
}

/** An attack that is fought, lost or taken back is no longer declared. */
function forget(turn: Draft<Turn>, attacker: UnitId): void {
  const rest = turn.declared?.filter((attack) => attack.attacker !== attacker);
  turn.declared = rest && rest.length > 0 ? rest : undefined;
}

/** A new turn begins: nobody has moved or attacked in it. */
function fresh(unit: Unit): Unit {
  if (!unit.moved && !unit.attacked && unit.inFortSinceTurnStart === undefined) return unit;
  const next = makeUnit(unit);
  next.moved = undefined;
  next.attacked = undefined;
  next.inFortSinceTurnStart = undefined;
  return next;
}
