/** Scenes for the rule tests: the first unit of a scene is the one that moves or attacks, dice lie on the table. */

import { reachCommand } from '../../src/headless/commands.ts';
import { type Forecast, forecast } from '../../src/rules/forecast.ts';
import type {
  Action,
  Attack,
  Command,
  Destination,
  Event,
  HexId,
  Nation,
  Phase,
  Side,
  State,
  TableDice,
  UnitId,
  UnitType,
} from '../../src/rules/types.ts';
import { example, type Sketch, unit } from '../slow/example.ts';
import type { SlowPosition, SlowReach, SlowUnit } from '../slow/types.ts';
import { after, eventsOf, refusalOf, stateFrom } from './play.ts';

/** B2 in the middle; around it, clockwise from the top: B1, C2, C3, B3, A3, A2. */
export const OPEN = ['...', '...', '...'];
export const FOREST = ['...', '.^.', '...'];

/** The only land of column B is B3; it touches A3 and A4. */
export const PASSAGE = ['.~', '.~', '..', '.~', '.~', '.~'];

export const END: Action = { type: 'end' };

/** What it costs to get there. */
export type Hexes = Readonly<Record<HexId, number>>;

const TABLE: readonly (readonly [Nation, Side])[] = [
  ['DE', 'central'],
  ['FR', 'entente'],
  ['AH', 'central'],
  ['GB', 'entente'],
];

/** All four nations, this one first; each is a command of its own and bears its name. */
export function seated(first: Nation): Command[] {
  const start = TABLE.findIndex(([nation]) => nation === first);
  return [...TABLE.slice(start), ...TABLE.slice(0, start)].map(([nation, side]) => {
    return { id: nation, side, nations: [nation], control: 'human', coins: 0 };
  });
}

/** A nation of the other side. */
export function foeOf(nation: Nation): Nation {
  return nation === 'DE' || nation === 'AH' ? 'FR' : 'DE';
}

export interface Scene extends Sketch {
  /** Of F1. */
  readonly walls?: readonly HexId[];
}

export function inFort(nation: Nation, type: UnitType, fort = 'F1', extra: Partial<SlowUnit> = {}): SlowUnit {
  return { ...unit(nation, type, `fort:${fort}`), id: `${nation}-${type}-${fort}`, ...extra };
}

/** Aboard the truck of its nation on that hex. */
export function aboard(nation: Nation, type: UnitType, at: HexId): SlowUnit {
  return unit(nation, type, at, { aboard: `${nation}-transport-${at}`, moved: true });
}

/** The turn of the first command: unless the scene has its own, that of the first unit. */
function positionOf(scene: Scene, phase: Phase): SlowPosition {
  const { walls = [], ...sketch } = scene;
  const position = example({ ...sketch, commands: scene.commands ?? seated(scene.units[0]?.nation ?? 'FR') });
  const forts = position.map.forts.map((fort, f) => (f === 0 ? { ...fort, walls } : fort));
  return {
    ...position,
    map: { ...position.map, forts },
    options: { ...position.options, luck: 'table' },
    turn: { ...position.turn, command: position.commands[0]?.id ?? '', phase },
  };
}

export function stateOf(scene: Scene, phase: Phase = 'move'): State {
  return stateFrom(positionOf(scene, phase));
}

export function idOf(scene: Scene, index: number): UnitId {
  return scene.units[index]?.id ?? '';
}

/** A French Fighter flies along row 1, above two forts; an enemy between them on C2 touches B1, C1 and D1. */
export function flightPast(enemy: SlowUnit): Scene {
  const forts = [
    ['A2', 'B2'],
    ['D2', 'E2'],
  ];
  return { terrain: ['.....', '##.##'], forts, units: [unit('FR', 'fighter', 'A1'), enemy] };
}

/** Where the first unit may go. */
export function reachIn(scene: Scene): SlowReach {
  const { hexes, forts, trucks } = reachCommand({
    file: positionOf(scene, 'move'),
    unit: idOf(scene, 0),
  }) as SlowReach;
  return { hexes, forts, trucks };
}

export function moving(unit: UnitId, to: Destination): Action {
  return { type: 'move', unit, to };
}

/** Why the first unit may not go there; null if it may. */
export function noMove(scene: Scene, to: Destination): string | null {
  return refusalOf(stateOf(scene), moving(idOf(scene, 0), to));
}

export function declaring(attacker: UnitId, target: UnitId): Action {
  return { type: 'declare', attacker, target };
}

/** Why the first unit may not attack the second; null if it may. */
export function noAttack(scene: Scene): string | null {
  return refusalOf(stateOf(scene, 'declare'), declaring(idOf(scene, 0), idOf(scene, 1)));
}

/** The battle phase with these attacks declared in order; without any, the first unit attacks the second. */
export function declared(scene: Scene, ...attacks: Attack[]): State {
  const all = attacks.length > 0 ? attacks : [{ attacker: idOf(scene, 0), target: idOf(scene, 1) }];
  const actions = all.map(({ attacker, target }) => declaring(attacker, target));
  return after(stateOf(scene, 'declare'), ...actions, { type: 'end' });
}

/** Hits of the attacker, of the defender returning fire, and the landing die, as rolled at the table. */
export function rolled(attacker?: number, defender?: number, landing?: number): Action {
  const dice: TableDice = {
    ...(attacker !== undefined && { attacker: { hits: attacker } }),
    ...(defender !== undefined && { defender: { hits: defender } }),
    ...(landing !== undefined && { landing }),
  };
  return { type: 'fight', dice };
}

/** What comes of the first unit's attack on the second. */
export function battleOf(scene: Scene, fight: Action): { events: readonly Event[]; state: State } {
  const state = declared(scene);
  return { events: eventsOf(state, fight), state: after(state, fight) };
}

/** What the dice promise the first unit against the second. */
export function oddsOf(scene: Scene): Forecast {
  const odds = forecast(stateOf(scene, 'declare'), idOf(scene, 0), idOf(scene, 1));
  if ('rule' in odds) throw new Error(`${odds.rule} ${odds.code}`);
  return odds;
}
