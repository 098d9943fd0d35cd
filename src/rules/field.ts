import { type Board, boardOf, type Mover, WATER } from './board.ts';
import { mapOf } from './maps.ts';
import { KINDS, type Mat, matOf } from './mat.ts';
import type { Command, CommandId, FortId, Nation, Place, Range, State, Unit, UnitId } from './types.ts';

/** Who stands on each hex, by index; -1 nobody. A plain array: small ones of these are cheaper to make than typed ones. */
export type Occupants = readonly number[];

/** What a state implies, derived once and kept beside it. Units and hexes are indexes. */
export interface Field {
  readonly state: State;
  readonly board: Board;
  readonly mat: Mat;
  readonly units: readonly Unit[];
  /** Index of the unit's command. */
  readonly command: readonly number[];
  /** 0 is the side of the first command. */
  readonly side: readonly number[];
  /** Where it stands; -1 in a fort, aboard or not yet placed. */
  readonly hex: readonly number[];
  readonly occupant: Occupants;
  /** In contact for air or ground movers of a side; made when first asked for (M9). */
  readonly contacts: (Uint8Array | undefined)[];
}

/** The states looked at last; a weak map of all of them would cost more than it saves. */
const REMEMBERED = 4;
const fields: (Field | undefined)[] = new Array(REMEMBERED).fill(undefined);
let newest = 0;

export function fieldOf(state: State): Field {
  for (let i = 0; i < REMEMBERED; i++) {
    const field = fields[i];
    if (field?.state === state) return field;
  }
  const last = fields[newest];
  const field = last && isSameGame(last.state, state) ? nextField(last, state) : makeField(state);
  newest = (newest + 1) % REMEMBERED;
  fields[newest] = field;
  return field;
}

function makeField(state: State): Field {
  const board = boardOf(mapOf(state.map));
  const { units, commands } = state;
  const occupant = new Array<number>(board.size).fill(-1);
  const command = units.map((unit) => commandIndexOf(commands, unit.nation));
  const side = command.map((c) => (commands[c]?.side === commands[0]?.side ? 0 : 1));
  const hex = units.map((unit) => hexOf(board, unit));
  hex.forEach((at, u) => {
    if (at >= 0) occupant[at] = u;
  });
  return { state, board, mat: matOf(state.mat), units, command, side, hex, occupant, contacts: [] };
}

function hexOf(board: Board, { at, aboard }: Unit): number {
  return at === undefined || aboard !== undefined ? -1 : (board.index.get(at) ?? -1);
}

/** The same board, table and number of units: most of what one state implies holds for the next. */
function isSameGame(one: State, other: State): boolean {
  if (one.map !== other.map || one.mat !== other.mat || one.units.length !== other.units.length) return false;
  if (one.commands === other.commands) return true;
  if (one.commands.length !== other.commands.length) return false;
  return one.commands.every((command, c) => {
    const now = other.commands[c];
    return command.nations === now?.nations && command.side === now.side;
  });
}

/** The field of a state that differs from the last one in a few units. */
function nextField(last: Field, state: State): Field {
  const { units } = state;
  const { board, mat, command, side } = last;
  if (units === last.units) {
    const { hex, occupant, contacts } = last;
    return { state, board, mat, units, command, side, hex, occupant, contacts };
  }
  const hex = last.hex.slice();
  // A unit that moved changes the contact the other side has to mind.
  let first = true;
  let second = true;
  let occupant: number[] | null = null;
  for (let u = 0; u < units.length; u++) {
    const unit = units[u] as Unit;
    const before = last.units[u] as Unit;
    if (unit === before) continue;
    if (unit.nation !== before.nation || unit.type !== before.type) return makeField(state);
    const at = hexOf(board, unit);
    const from = hex[u] as number;
    if (at === from) continue;
    occupant ??= last.occupant.slice();
    if (from >= 0 && occupant[from] === u) occupant[from] = -1;
    if (at >= 0) occupant[at] = u;
    if (side[u] === 0) second = false;
    else first = false;
    hex[u] = at;
  }
  const [c0, c1, c2, c3] = last.contacts;
  const contacts = [first ? c0 : undefined, first ? c1 : undefined, second ? c2 : undefined, second ? c3 : undefined];
  return { state, board, mat, units, command, side, hex, occupant: occupant ?? last.occupant, contacts };
}

function commandIndexOf(commands: readonly Command[], nation: Nation): number {
  for (let c = 0; c < commands.length; c++) if (commands[c]?.nations.includes(nation)) return c;
  throw new Error(`no command for ${nation}`);
}

export function commandOf(state: State, id: CommandId): Command {
  const command = state.commands.find((one) => one.id === id);
  if (!command) throw new Error(`no command ${id}`);
  return command;
}

export function commandOfNation(state: State, nation: Nation): Command {
  return state.commands[commandIndexOf(state.commands, nation)] as Command;
}

export function commandAtTurn(state: State): Command {
  return commandOf(state, state.turn.command);
}

/** -1 when no unit has this id. */
export function unitIndex(state: State, id: UnitId): number {
  const { units } = state;
  for (let u = 0; u < units.length; u++) if (units[u]?.id === id) return u;
  return -1;
}

/** The fort a unit is in, or null. */
export function fortOfPlace(place: Place | undefined): FortId | null {
  return place?.startsWith('fort:') ? place.slice(5) : null;
}

export function insideFort(fort: FortId): Place {
  return `fort:${fort}`;
}

export function moverOf(unit: Unit): Mover {
  const kind = KINDS[unit.type];
  return kind.foot ? 'foot' : kind.air ? 'air' : 'ground';
}

export function isAir(unit: Unit): boolean {
  return KINDS[unit.type].air === true;
}

export function isFoot(unit: Unit): boolean {
  return KINDS[unit.type].foot === true;
}

/** The range that counts against this target (A3). */
export function rangeAgainst(field: Field, unit: Unit, target: Unit): Range | null {
  return rangeOf(field, unit, isAir(target));
}

function rangeOf({ mat }: Field, { type }: Unit, againstAir: boolean): Range | null {
  const { rangeAir, rangeGround } = mat.units[type];
  if (!againstAir) return rangeGround;
  // B9: whatever a mat says, Big Bertha does not aim at air units.
  return type === 'bigBertha' ? null : rangeAir;
}

export function inRange(range: Range | null, distance: number): boolean {
  return range !== null && distance >= range[0] && (range[1] === null || distance <= range[1]);
}

/** M4: a foot soldier on water neither attacks nor returns fire. */
export function wadesAt(field: Field, u: number, hex: number): boolean {
  return hex >= 0 && field.board.terrain[hex] === WATER && isFoot(field.units[u] as Unit);
}

/** Terms: "could attack X in close combat", by type and place only. */
export function couldFightClose(field: Field, u: number, againstAir: boolean): boolean {
  const hex = field.hex[u] as number;
  if (hex < 0 || wadesAt(field, u, hex)) return false;
  return inRange(rangeOf(field, field.units[u] as Unit, againstAir), 1);
}

/** M9, M10: which hexes are in contact for a mover of this side. */
export function contactFor(field: Field, side: number, air: boolean): Uint8Array {
  const key = side * 2 + (air ? 1 : 0);
  let contact = field.contacts[key];
  if (!contact) {
    contact = new Uint8Array(field.board.size);
    for (let u = 0; u < field.units.length; u++) {
      if (field.side[u] === side || !couldFightClose(field, u, air)) continue;
      const hex = field.hex[u] as number;
      for (let d = 0; d < 6; d++) {
        const next = field.board.neighbors[hex * 6 + d] as number;
        if (next >= 0) contact[next] = 1;
      }
    }
    field.contacts[key] = contact;
  }
  return contact;
}
