/** Random but valid positions in the middle of a game, the same for the same seed. */

import type { Command, CommandId, FortId, HexId, MapFile, Nation, UnitType } from '../../src/rules/types.ts';
import { allHexes, hexesAtEntrances, neighbours, terrainAt } from './board.ts';
import { type Chance, chanceFrom } from './chance.ts';
import { isAir, isFoot, MAT, ROSTER } from './mat.ts';
import { randomMap } from './random-map.ts';
import { truckHasAWay } from './reach.ts';
import type { SlowPosition, SlowUnit } from './types.ts';
import { commandOf, fortOf, hexOf } from './units.ts';

export function randomPosition(seed: number): SlowPosition {
  const chance = chanceFrom(seed);
  const map = randomMap(chance, `random-${seed}`);
  const commands = randomCommands(chance);
  const forts: Record<FortId, CommandId> = {};
  for (const fort of map.forts) {
    if (chance.happens(0.7)) forts[fort.id] = chance.pick(commands).id;
  }
  const position: SlowPosition & { units: SlowUnit[] } = {
    format: 'trench-club-position/1',
    map,
    options: {
      shortGame: chance.happens(0.3),
      unitLimit: 2,
      trenches: false,
      specialForces: false,
      luck: 'dice',
    },
    commands,
    forts,
    units: [],
    turn: { round: 3, command: chance.pick(commands).id, phase: 'move' },
    seed,
  };
  const nations = commands.flatMap((command) => command.nations);
  const size = chance.between(8, 16);
  for (let number = 0; number < size; number += 1) {
    const nation = nations[number % nations.length] as Nation;
    addUnit(chance, position, nation);
  }
  loadTruck(chance, position);
  markSomeAsMoved(chance, position);
  return position;
}

/** One against one, one against two nations together, or two against two; allies never sit next to each other. */
function randomCommands(chance: Chance): Command[] {
  const central = chance.shuffle<Nation>(['DE', 'AH']);
  const entente = chance.shuffle<Nation>(['FR', 'GB']);
  const [c1, c2] = central as [Nation, Nation];
  const [e1, e2] = entente as [Nation, Nation];
  const human = (id: CommandId, side: 'central' | 'entente', nations: Nation[]): Command => {
    return { id, side, nations, control: 'human', coins: chance.between(0, 6) };
  };
  const shape = chance.between(0, 9);
  if (shape < 2) {
    const four = [
      human('A', 'central', [c1]),
      human('B', 'entente', [e1]),
      human('C', 'central', [c2]),
      human('D', 'entente', [e2]),
    ];
    return chance.happens(0.5) ? four : [...four.slice(1), ...four.slice(0, 1)];
  }
  const together = shape < 5;
  const centralFirst = chance.happens(0.5);
  const first = centralFirst
    ? human('A', 'central', together ? central : [c1])
    : human('A', 'entente', together ? entente : [e1]);
  const second = centralFirst ? human('B', 'entente', [e1]) : human('B', 'central', [c1]);
  // The Automa plays against one player or against a team.
  const automa = together || chance.happens(0.5);
  const difficulty = chance.pick(['easy', 'standard', 'hard', 'overkill'] as const);
  const pair: Command[] = [first, automa ? { ...second, control: 'automa', difficulty } : second];
  return chance.happens(0.5) ? pair : pair.reverse();
}

function addUnit(chance: Chance, position: { units: SlowUnit[] } & SlowPosition, nation: Nation): void {
  const command = commandOf(position, nation);
  const count = (type: UnitType): number =>
    position.units.filter((unit) => unit.nation === nation && unit.type === type).length;
  const types = ROSTER[nation].filter(
    (type) => count(type) < 2 && !(type === 'transport' && command.control === 'automa'), // E4, AU1
  );
  const wanted = chance.happens(0.3) ? types.filter((type) => isFoot(type) || type === 'transport') : types;
  const type = chance.pick(wanted.length > 0 ? wanted : types);

  const ownForts = Object.keys(position.forts).filter((fort) => position.forts[fort] === command.id);
  const at =
    ownForts.length > 0 && chance.happens(0.2) ? `fort:${chance.pick(ownForts)}` : randomHex(chance, position, type);
  const unit: SlowUnit = { id: `${nation.toLowerCase()}-${type}-${count(type) + 1}`, nation, type, at };
  if (chance.happens(0.6)) unit.damage = chance.between(0, 5);
  if (chance.happens(0.6)) unit.xp = chance.between(0, 6);
  if (chance.happens(0.5)) unit.army = chance.between(1, 3);
  position.units.push(unit);
}

/** A free hex the unit may stand on, often close to other units and to entrances. */
function randomHex(chance: Chance, position: SlowPosition, type: UnitType): HexId {
  const taken = position.units.map(hexOf);
  const fits = allHexes(position.map).filter((hex) => !taken.includes(hex) && mayStand(position.map, type, hex));
  const hotspots = [
    ...taken.filter((hex) => hex !== null).flatMap((hex) => neighbours(position.map, hex)),
    ...position.map.forts.flatMap((fort) => hexesAtEntrances(position.map, fort.id)),
  ];
  const near = fits.filter((hex) => hotspots.includes(hex));
  const wet = fits.filter((hex) => terrainAt(position.map, hex) === 'water');
  if (isFoot(type)) {
    if (wet.length > 0 && chance.happens(0.2)) return chance.pick(wet);
    const dry = near.filter((hex) => !wet.includes(hex));
    return chance.pick(dry.length > 0 ? dry : fits);
  }
  return chance.pick(near.length > 0 && chance.happens(0.7) ? near : fits);
}

function mayStand(map: MapFile, type: UnitType, hex: HexId): boolean {
  const terrain = terrainAt(map, hex);
  if (terrain === 'fort') return false; // M7
  return terrain !== 'water' || isAir(type) || isFoot(type); // M4, M5
}

/** Sometimes one to three units of the command in turn sit in a truck that has not moved yet (T2). */
function loadTruck(chance: Chance, position: { units: SlowUnit[] } & SlowPosition): void {
  const command = position.commands.find((candidate) => candidate.id === position.turn.command);
  if (command?.control !== 'human' || !chance.happens(0.6)) return;
  const own = position.units.filter((unit) => command.nations.includes(unit.nation));
  const truck = own.find((unit) => unit.type === 'transport' && hexOf(unit) !== null);
  if (!truck) return;
  const riders = chance.shuffle(own.filter((unit) => MAT[unit.type].rides && fortOf(unit) === null));
  for (const rider of riders.slice(0, chance.between(1, 3))) {
    const before = rider.at;
    rider.at = truck.at;
    rider.aboard = truck.id;
    rider.moved = true;
    if (truckHasAWay(position, truck.id)) continue;
    rider.at = before;
    delete rider.aboard;
    delete rider.moved;
  }
}

/** The unit flags of the middle of a turn; only the Automa attacks before the others have moved (AU4). */
function markSomeAsMoved(chance: Chance, position: SlowPosition): void {
  const command = position.commands.find((candidate) => candidate.id === position.turn.command);
  const trucks = position.units.map((unit) => unit.aboard);
  for (const unit of position.units) {
    if (!command?.nations.includes(unit.nation) || trucks.includes(unit.id) || unit.moved) continue;
    if (chance.happens(0.85)) continue;
    unit.moved = true;
    if (command.control === 'automa' && hexOf(unit) !== null && chance.happens(0.5)) unit.attacked = true;
  }
}
