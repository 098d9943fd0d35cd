import { boardOf, CLOSED } from './board.ts';
import { fortOfPlace, isFoot } from './field.ts';
import { fortOwner } from './forts.ts';
import { KINDS } from './mat.ts';
import { join, type Reading } from './reading.ts';
import { makeUnit } from './shapes.ts';
import { SEATS } from './transport.ts';
import { type Command, type MapFile, NATIONS, type State, type Turn, type Unit } from './types.ts';

const UNIT_FIELDS = [
  'id',
  'nation',
  'type',
  'at',
  'damage',
  'xp',
  'army',
  'moved',
  'attacked',
  'aboard',
  'inFortSinceTurnStart',
];

export function readUnits(reading: Reading, at: string, value: unknown, inSetup: boolean): readonly Unit[] | undefined {
  const before = reading.problems.length;
  const list = reading.list(at, value, 500);
  if (!list) return undefined;
  const ids = new Set<string>();
  const units = list.map((item, i): Unit => {
    const here = join(at, i);
    const file = reading.fields(here, item, UNIT_FIELDS) ?? {};
    const id = reading.id(join(here, 'id'), file.id) ?? '';
    if (ids.has(id)) reading.report(join(here, 'id'), 'duplicate', { value: id });
    ids.add(id);
    const optional = <T>(key: string, read: (at: string, value: unknown) => T | undefined): T | undefined =>
      file[key] === undefined ? undefined : read(join(here, key), file[key]);
    const aboard = optional('aboard', (place, given) => reading.text(place, given));
    const place =
      inSetup || aboard !== undefined
        ? optional('at', (p, given) => reading.text(p, given))
        : reading.text(join(here, 'at'), file.at);
    const army = optional('army', (p, given) => reading.whole(p, given, 1, 99));
    const moved = optional('moved', (p, given) => reading.flag(p, given));
    const attacked = optional('attacked', (p, given) => reading.flag(p, given));
    const sinceStart = optional('inFortSinceTurnStart', (p, given) => reading.flag(p, given));
    return makeUnit({
      id,
      nation: reading.oneOf(join(here, 'nation'), file.nation, NATIONS) ?? 'DE',
      type: reading.unitType(join(here, 'type'), file.type) ?? 'infantry',
      at: place,
      damage: optional('damage', (p, given) => reading.whole(p, given, 0, 5)) ?? 0,
      xp: optional('xp', (p, given) => reading.whole(p, given, 0, 999)) ?? 0,
      army,
      // T4: whoever is aboard has used its move.
      moved: moved || aboard !== undefined || undefined,
      attacked: attacked || undefined,
      aboard,
      inFortSinceTurnStart: sinceStart,
    });
  });
  if (reading.problems.length > before) return undefined;
  return units.map((unit) => {
    const truck = unit.aboard === undefined ? undefined : units.find(({ id }) => id === unit.aboard);
    return truck?.at !== undefined && unit.at === undefined ? { ...unit, at: truck.at } : unit;
  });
}

/** During set-up the tokens say which army a unit is in. */
export function inArmyOf(commands: readonly Command[]): (unit: Unit) => Unit {
  const tokens = commands.flatMap((command) => command.tokens ?? []);
  return (unit) => {
    const token = tokens.find(({ units }) => units.includes(unit.id));
    return token && unit.army === undefined ? { ...unit, army: token.number } : unit;
  };
}

/** Every unit stands where the rules let it stand. */
export function lookAtUnits(
  reading: Reading,
  at: string,
  units: readonly Unit[],
  map: MapFile,
  commands: readonly Command[],
  forts: State['forts'],
  turn: Turn,
): void {
  const board = boardOf(map);
  const taken = new Map<string, string>();
  units.forEach((unit, i) => {
    const here = join(at, i);
    const command = commands.find(({ nations }) => nations.includes(unit.nation));
    if (!command) {
      reading.report(join(here, 'nation'), 'notOfCommand', { nation: unit.nation });
      return;
    }
    if (!KINDS[unit.type].nations.includes(unit.nation)) {
      reading.report(join(here, 'type'), 'notOfNation', { type: unit.type, nation: unit.nation });
    }
    if (unit.aboard !== undefined) lookAtPassenger(reading, here, unit, units, command, turn);
    if (unit.aboard !== undefined || unit.at === undefined) return;
    const place = join(here, 'at');
    const fort = fortOfPlace(unit.at);
    if (fort !== null) {
      if (!board.fortIndex.has(fort)) reading.report(place, 'unknownFort', { value: fort });
      else if (fortOwner({ forts }, fort) !== command.id)
        reading.report(place, 'notInOwnFort', { fort, command: command.id });
      return;
    }
    const hex = board.index.get(unit.at);
    if (hex === undefined) {
      reading.report(place, 'notOnMap', { value: unit.at });
      return;
    }
    const mover = KINDS[unit.type].air ? 'air' : 'ground';
    const wades = isFoot(unit) && map.terrain[Math.floor(hex / board.cols)]?.charAt(hex % board.cols) === '~';
    if (board.costs[mover][hex] === CLOSED && !wades)
      reading.report(place, 'notHere', { type: unit.type, hex: unit.at });
    const other = taken.get(unit.at);
    if (other !== undefined) reading.report(place, 'stacked', { hex: unit.at, unit: other });
    taken.set(unit.at, unit.id);
  });
}

function lookAtPassenger(
  reading: Reading,
  here: string,
  unit: Unit,
  units: readonly Unit[],
  command: Command,
  turn: Turn,
): void {
  const at = join(here, 'aboard');
  if (command.control === 'automa') return void reading.report(at, 'automaRides');
  if (command.id === turn.command && turn.phase !== 'move') reading.report(at, 'aboardTooLate');
  const truck = units.find(({ id }) => id === unit.aboard);
  if (!truck) return void reading.report(at, 'unknownUnit', { value: unit.aboard ?? '' });
  if (truck.type !== 'transport' || !command.nations.includes(truck.nation)) {
    return void reading.report(at, 'notATruck', { value: truck.id });
  }
  if (!KINDS[unit.type].rides) reading.report(at, 'cannotRide', { type: unit.type });
  if (unit.at !== truck.at || fortOfPlace(truck.at) !== null) {
    reading.report(join(here, 'at'), 'aboardWhere', { truck: truck.id, at: truck.at ?? '' });
  }
  const passengers = units.filter(({ aboard }) => aboard === truck.id);
  if (passengers.indexOf(unit) >= SEATS) reading.report(at, 'truckFull', { truck: truck.id, seats: SEATS });
}

/** Ids named elsewhere in the file are units of the right command. */
export function lookAtIds(
  reading: Reading,
  at: string,
  units: readonly Unit[],
  commands: readonly Command[],
  turn: Turn,
): void {
  const ofCommand = (id: string, command: Command | undefined) =>
    units.some((unit) => unit.id === id && command?.nations.includes(unit.nation));
  const atTurn = commands.find(({ id }) => id === turn.command);
  turn.declared?.forEach(({ attacker }, i) => {
    const here = join(join(join(at, 'turn'), 'declared'), i);
    const known = units.find(({ id }) => id === attacker);
    // A declared unit may be gone by now (A4); one that is there belongs to the side at turn.
    if (known && !ofCommand(attacker, atTurn))
      reading.report(join(here, 'attacker'), 'notOfCommand', { nation: known.nation });
  });
  commands.forEach((command, c) => {
    command.tokens?.forEach((token, t) => {
      token.units.forEach((id, k) => {
        if (ofCommand(id, command)) return;
        const here = join(join(join(join(join(at, 'commands'), c), 'tokens'), t), 'units');
        reading.report(join(here, k), 'unknownUnit', { value: id });
      });
    });
  });
}
