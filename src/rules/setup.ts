import { ringsAround, WATER } from './board.ts';
import { shuffled } from './chance.ts';
import { startingCoins } from './economy.ts';
import { commandOf, fieldOf, moverOf, unitIndex } from './field.ts';
import { idPrefix, unitIdFor, withNumber } from './ids.ts';
import { mapOf } from './maps.ts';
import { unitsOfNation } from './mat.ts';
import { type Rejection, refuse } from './refusals.ts';
import { automaExtras, type GameSetup, type Seat, SLOTS, unitForSlot } from './seats.ts';
import { makeUnit } from './shapes.ts';
import type { Action, Command, CommandId, HexId, Nation, State, Token, Unit, UnitType } from './types.ts';

function startingUnits(seat: Seat): readonly (readonly [Nation, UnitType])[] {
  const [nation] = seat.nations as readonly [Nation];
  if (seat.control === 'automa') {
    const types = unitsOfNation(nation).filter((type) => type !== 'transport');
    return [...types, ...automaExtras(nation, seat.difficulty ?? 'standard')].map((type) => [nation, type]);
  }
  if (!seat.slots) return unitsOfNation(nation).map((type) => [nation, type]);
  const { slots } = seat;
  return SLOTS.map((slot) => [slots[slot], unitForSlot(slot, slots[slot])]);
}

/** S1, S2, S8: units ready, tokens shuffled and dealt, nothing placed. */
export function newGame(setup: GameSetup): State {
  const { map, mat, options, seats, seed } = setup;
  const starts = Object.keys(mapOf(map).starts).map(Number);
  const dealt = shuffled(
    starts.sort((a, b) => a - b),
    seed,
    'deal',
    0,
  );
  let numbers: Readonly<Record<string, number>> = {};
  const units: Unit[] = [];
  const commands = seats.map((seat, s): Command => {
    const army = startingUnits(seat);
    for (const [nation, type] of army) {
      const id = unitIdFor(numbers, nation, type);
      numbers = withNumber(numbers, idPrefix(nation, type), id);
      units.push(makeUnit({ id, nation, type }));
    }
    const tokens = dealt.slice(s * 3, s * 3 + 3).sort((a, b) => a - b);
    return {
      id: seat.id,
      side: seat.side,
      nations: seat.nations,
      control: seat.control,
      ...(seat.difficulty && { difficulty: seat.difficulty }),
      ...(seat.luck && { luck: seat.luck }),
      coins: startingCoins(army.map(([, type]) => type)),
      tokens: tokens.map((number): Token => ({ number, revealed: false, units: [] })),
    };
  });
  const first = (commands[0] as Command).id;
  return {
    map,
    ...(mat && { mat }),
    options,
    seed,
    commands,
    forts: {},
    units,
    turn: { round: 1, command: first, phase: 'setup' },
    setup: { step: 'split', command: first },
    numbers,
    rolled: 0,
    drawn: 0,
  };
}

export function unitsOfCommand(state: State, command: Command): Unit[] {
  return state.units.filter((unit) => command.nations.includes(unit.nation));
}

export function hasSplit(state: State, command: Command): boolean {
  return unitsOfCommand(state, command).every((unit) => unit.army !== undefined);
}

/** S3, CO2 */
export function whyNoSplit(state: State, action: Extract<Action, { type: 'split' }>): Rejection | null {
  const command = state.commands.find(({ id }) => id === action.command);
  if (state.setup?.step !== 'split' || !command) return refuse('S3', 'notThisPhase');
  if (hasSplit(state, command)) return refuse('S3', 'alreadySplit');
  const tokens = (command.tokens ?? []).map((token) => token.number);
  const own = unitsOfCommand(state, command).map((unit) => unit.id);
  const assigned: string[] = [];
  for (const [number, ids] of Object.entries(action.armies)) {
    if (!tokens.includes(Number(number))) return refuse('S3', 'unknownToken', { token: number });
    for (const id of ids) {
      if (!own.includes(id)) return refuse('S3', 'unitNotYours', { unit: id });
      if (assigned.includes(id)) return refuse('S3', 'unitTwice', { unit: id });
      assigned.push(id);
    }
  }
  const missing = own.find((id) => !assigned.includes(id));
  if (missing !== undefined) return refuse('S3', 'unitLeftOut', { unit: missing });
  if (command.nations.length > 1 && !keepsTokensApart(state, command, action.armies)) {
    return refuse('CO2', 'tokenTakesOneNation');
  }
  return null;
}

/** CO2: one token for each player's own units; the third may take units of both. */
function keepsTokensApart(
  state: State,
  command: Command,
  armies: Readonly<Record<string, readonly string[]>>,
): boolean {
  const onlyOf = (token: number, nation: Nation | undefined) =>
    (armies[token] ?? []).every((id) => state.units[unitIndex(state, id)]?.nation === nation);
  const tokens = (command.tokens ?? []).map((token) => token.number);
  const [one, two] = command.nations;
  return tokens.some((a) => tokens.some((b) => a !== b && onlyOf(a, one) && onlyOf(b, two)));
}

/** S9: the split recommended for a first game, in the order of the tokens. */
export function recommendedSplit(state: State, command: Command): Readonly<Record<string, readonly string[]>> {
  const first: readonly UnitType[] = ['mountedInfantry', 'armoredCar', 'fighter'];
  const second: readonly UnitType[] = ['infantry', 'tank', 'fieldGun', 'howitzer', 'antiAircraft'];
  const units = unitsOfCommand(state, command);
  const tokens = (command.tokens ?? []).map((token) => token.number);
  const [one, two] = command.nations;
  const group = (unit: Unit): number => {
    const printed = first.includes(unit.type) ? 0 : second.includes(unit.type) ? 1 : 2;
    if (two === undefined) return printed;
    // CO2: groups one and two keep to one nation each, the third takes the others.
    return unit.nation === (printed === 0 ? one : two) && printed < 2 ? printed : 2;
  };
  return Object.fromEntries(
    tokens.map((token, t) => [token, units.filter((unit) => group(unit) === t).map((unit) => unit.id)]),
  );
}

/** S4: the next command, clockwise, that has a token to reveal; null when all are placed. */
export function nextToPlace(state: State, after: CommandId): CommandId | null {
  const { commands } = state;
  const from = commands.findIndex((command) => command.id === after);
  for (let i = 1; i <= commands.length; i++) {
    const command = commands[(from + i) % commands.length] as Command;
    if (command.tokens?.some((token) => !token.revealed)) return command.id;
  }
  return null;
}

/** The units of the revealed token that are not on the board yet. */
export function unitsToPlace(state: State): Unit[] {
  const { setup } = state;
  if (setup?.step !== 'place' || setup.placing === undefined) return [];
  const token = commandOf(state, setup.command).tokens?.find(({ number }) => number === setup.placing);
  return state.units.filter((unit) => unit.at === undefined && token?.units.includes(unit.id));
}

/** S4, S5: where a unit of the revealed token may be placed now: the innermost ring that has land left, and water up to it. */
export function placesFor(state: State, unit: Unit): HexId[] {
  const { board, occupant } = fieldOf(state);
  const start = board.index.get(mapOf(state.map).starts[String(state.setup?.placing)] ?? '');
  if (start === undefined) return [];
  const onWater = moverOf(unit) !== 'ground';
  const places: HexId[] = [];
  for (const ring of ringsAround(board, start)) {
    let land = false;
    for (const hex of ring) {
      const wet = board.terrain[hex] === WATER;
      if (occupant[hex] !== -1) continue;
      land ||= !wet;
      if (!wet || onWater) places.push(board.ids[hex] as HexId);
    }
    if (land) return places;
  }
  return places;
}

export function whyNotPlaced(state: State, { unit: id, at }: Extract<Action, { type: 'place' }>): Rejection | null {
  const unit = unitsToPlace(state).find((one) => one.id === id);
  if (!unit) return refuse('S4', 'notInThisArmy', { unit: id });
  if (placesFor(state, unit).includes(at)) return null;
  const field = fieldOf(state);
  const hex = field.board.index.get(at);
  if (hex === undefined) return refuse('S4', 'unknownHex', { hex: at });
  if (field.occupant[hex] !== -1) return refuse('S5', 'occupied', { hex: at });
  if (field.board.costs.air[hex] === 255) return refuse('S5', 'fortHex', { hex: at });
  if (field.board.terrain[hex] === WATER && moverOf(unit) === 'ground') {
    return refuse('S5', 'noStartOnWater', { unit: id, hex: at });
  }
  return refuse('S4', 'ringFirst', { hex: at });
}
