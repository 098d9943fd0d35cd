import { whyNoAttack } from './attack.ts';
import { rollsAtTable } from './battle.ts';
import { CLOSED } from './board.ts';
import { withCommand, withUnit, withUnits } from './copies.ts';
import { commandOfNation, fieldOf, fortOfPlace, isFoot, unitIndex } from './field.ts';
import { fortOwner } from './forts.ts';
import { idPrefix, unitIdFor, withNumber } from './ids.ts';
import { KINDS } from './mat.ts';
import { type Rejection, refuse } from './refusals.ts';
import { hasRoomForAll } from './room.ts';
import { makeState, makeUnit } from './shapes.ts';
import type { Correction, Place, RuleId, State, Unit, UnitId } from './types.ts';

/** As far as a position file goes. */
export const MOST = { damage: 5, xp: 999, coins: 9999, army: 99, units: 500 } as const;

/** Any piece may be put right by hand, as long as the position stays one that can be. */
export function whyNotCorrected(state: State, change: Correction): Rejection | null {
  switch (change.kind) {
    case 'fort':
      return whyNotThisOwner(state, change) ?? whyNoRoom(state, change);
    case 'coins': {
      const command = state.commands.find(({ id }) => id === change.command);
      if (!command) return refuse('E1', 'unknownCommand', { command: change.command });
      return whyNotThisMany('E1', change.coins, command.coins, MOST.coins);
    }
    case 'luck': {
      const command = state.commands.find(({ id }) => id === change.command);
      if (!command) return refuse('D1', 'unknownCommand', { command: change.command });
      const table = change.luck === 'table';
      const same = command.control === 'automa' || rollsAtTable(state, command) === table;
      return same ? refuse('D1', 'noChange') : null;
    }
    case 'add':
      return whyNotAdded(state, change) ?? whyNoRoom(state, change);
    default: {
      const unit = state.units[unitIndex(state, change.unit)];
      if (!unit) return refuse('D1', 'unknownUnit', { unit: change.unit });
      if (change.kind === 'damage') return whyNotThisMany('B7', change.damage, unit.damage, MOST.damage);
      if (change.kind === 'xp') return whyNotThisMany('B8', change.xp, unit.xp, MOST.xp);
      const no = change.kind === 'remove' ? null : whyNotThere(state, unit, change.at);
      return no ?? whyStillLoaded(state, unit, change) ?? whyNoRoom(state, change);
    }
  }
}

function whyNotThisMany(rule: RuleId, wanted: number, now: number, max: number): Rejection | null {
  if (!Number.isInteger(wanted) || wanted < 0 || wanted > max) return refuse(rule, 'outOfBounds', { min: 0, max });
  return wanted === now ? refuse(rule, 'noChange') : null;
}

function whyNotThisOwner(state: State, { fort, command }: Extract<Correction, { kind: 'fort' }>): Rejection | null {
  if (!fieldOf(state).board.fortIndex.has(fort)) return refuse('F1', 'unknownFort', { fort });
  if (command !== null && !state.commands.some(({ id }) => id === command)) {
    return refuse('F2', 'unknownCommand', { command });
  }
  if (fortOwner(state, fort) === command) return refuse('F2', 'noChange');
  const inside = state.units.some(({ at }) => fortOfPlace(at) === fort);
  return inside ? refuse('F2', 'unitsInside', { fort }) : null;
}

function whyNotAdded(state: State, change: Extract<Correction, { kind: 'add' }>): Rejection | null {
  const { nation, unitType: type, at, army } = change;
  if (!state.commands.some(({ nations }) => nations.includes(nation))) return refuse('D1', 'notAtTheTable', { nation });
  if (!KINDS[type]?.nations.includes(nation)) return refuse('E3', 'notOnMat', { nation, type });
  if (state.units.length >= MOST.units) return refuse('D1', 'tooManyUnits', { most: MOST.units });
  if (army !== undefined && (!Number.isInteger(army) || army < 1 || army > MOST.army)) {
    return refuse('S3', 'outOfBounds', { min: 1, max: MOST.army });
  }
  return whyNotThere(state, makeUnit({ id: unitIdFor(state.numbers, nation, type), nation, type }), at);
}

/** Whether this unit could stand there at all, whatever the way (M4, M6, M7, F1). */
function whyNotThere(state: State, unit: Unit, at: Place): Rejection | null {
  const { board, units, occupant } = fieldOf(state);
  const fort = fortOfPlace(at);
  if (unit.at === at && unit.aboard === undefined) return refuse('D1', 'noChange');
  if (fort !== null) {
    if (!board.fortIndex.has(fort)) return refuse('F1', 'unknownFort', { fort });
    const own = fortOwner(state, fort) === commandOfNation(state, unit.nation).id;
    return own ? null : refuse('F3', 'foreignFort', { fort });
  }
  const hex = board.index.get(at);
  if (hex === undefined) return refuse('M1', 'unknownHex', { hex: at });
  if (board.costs.air[hex] === CLOSED) return refuse('M7', 'fortHex', { hex: at });
  const open = KINDS[unit.type].air || isFoot(unit) || board.costs.ground[hex] !== CLOSED;
  if (!open) return refuse('M4', 'cannotStand', { unit: unit.id, hex: at });
  const other = units[occupant[hex] as number];
  return other ? refuse('M6', 'occupied', { hex: at, unit: other.id }) : null;
}

/** A truck is neither taken away nor put into a fort with passengers aboard. */
function whyStillLoaded(state: State, truck: Unit, change: Correction): Rejection | null {
  const stays = change.kind === 'place' && fortOfPlace(change.at) === null;
  const passenger = state.units.find(({ aboard }) => aboard === truck.id);
  return passenger && !stays ? refuse('T3', 'stillAboard', { unit: passenger.id }) : null;
}

/** T3: whoever is aboard and could get off so far must still find a hex. */
function whyNoRoom(state: State, change: Correction): Rejection | null {
  if (stuckAboard(state) !== null) return null;
  const stuck = stuckAboard(corrected(state, change, 'new'));
  return stuck === null ? null : refuse('T3', 'noRoomToUnload', { truck: stuck });
}

/** A truck whose passengers cannot get off. */
function stuckAboard(state: State): UnitId | null {
  if (!state.units.some(({ aboard }) => aboard !== undefined)) return null;
  const field = fieldOf(state);
  const stuck = field.units.find(
    ({ aboard }, u) => aboard !== undefined && !hasRoomForAll(field, field.command[u] as number),
  );
  return stuck?.aboard ?? null;
}

/** Obeys a correction; `id` is for a new unit. */
export function corrected(state: State, change: Correction, id: UnitId | undefined): State {
  switch (change.kind) {
    case 'place': {
      const next = withUnit(state, change.unit, (unit) => {
        unit.at = change.at;
        unit.aboard = undefined;
        unit.inFortSinceTurnStart = undefined;
      });
      const passengers = next.units.map((unit) =>
        unit.aboard === change.unit ? makeUnit({ ...unit, at: change.at }) : unit,
      );
      return withUnits(next, passengers);
    }
    case 'add': {
      const { nation, unitType: type, at, army } = change;
      const unit = makeUnit({ id: id ?? '', nation, type, at, army });
      const next = withUnits(state, [...state.units, unit]);
      next.numbers = withNumber(state.numbers, idPrefix(nation, type), unit.id);
      return next;
    }
    case 'remove':
      return withUnits(
        state,
        state.units.filter((unit) => unit.id !== change.unit),
      );
    case 'damage':
      return withUnit(state, change.unit, (unit) => {
        unit.damage = change.damage;
      });
    case 'xp':
      return withUnit(state, change.unit, (unit) => {
        unit.xp = change.xp;
      });
    case 'fort': {
      const next = makeState(state);
      const { [change.fort]: _, ...others } = state.forts;
      next.forts = change.command === null ? others : { ...state.forts, [change.fort]: change.command };
      return next;
    }
    case 'coins':
      return withCommand(state, change.command, (command) => {
        command.coins = change.coins;
      });
    case 'luck':
      return withCommand(state, change.command, (command) => {
        command.luck = change.luck;
      });
  }
}

/** The attackers whose declared attacks cannot be made any more, once this unit is elsewhere or gone. */
export function attacksUndoneBy(state: State, change: Correction): UnitId[] {
  if (change.kind !== 'place' && change.kind !== 'remove') return [];
  const field = fieldOf(state);
  return (state.turn.declared ?? [])
    .filter(({ attacker, target }) => attacker === change.unit || target === change.unit)
    .filter(({ attacker, target }) => {
      const [a, t] = [unitIndex(state, attacker), unitIndex(state, target)];
      return a < 0 || t < 0 || whyNoAttack(field, a, t) !== null;
    })
    .map(({ attacker }) => attacker);
}
