import type { Layers } from '../../app/layers.ts';
import { board as words } from '../../i18n/en/board.ts';
import { names } from '../../i18n/en/names.ts';
import { terrainAt } from '../../rules/board.ts';
import type { FortId, HexId, State, Unit, UnitId } from '../../rules/types.ts';
import { garrisonsOf, passengersOf, unitAt } from './spots.ts';
import type { Table } from './table.ts';

export interface Shown {
  readonly table: Table;
  readonly state: State;
  readonly layers: Layers;
  readonly selected: UnitId | null;
  readonly ready: ReadonlySet<UnitId>;
  readonly done: ReadonlySet<UnitId>;
}

/** A hex in words: what it is, who is there, what may be done with it. */
export function spokenHex(shown: Shown, hex: HexId): string {
  const { table, state } = shown;
  const fort = table.fortAt.get(hex);
  const unit = unitAt(state, hex);
  const terrain = names.terrains[terrainAt(table.board, table.board.index.get(hex) ?? 0)].toLowerCase();
  const start = Object.entries(table.map.starts).find(([, at]) => at === hex)?.[0];
  const land = start === undefined ? [terrain] : [terrain, words.start(start)];
  const here = fort === undefined ? land : fortWords(shown, hex, fort);
  return [hex, ...here, ...(unit ? unitWords(shown, unit) : []), ...layerWords(shown.layers, hex)].join(', ');
}

const nameOf = ({ nation, type }: Unit) => words.unit(words.nations[nation], names.units[type]);

function fortWords({ table, state, layers }: Shown, hex: HexId, id: FortId): string[] {
  const fort = table.map.forts.find((one) => one.id === id);
  const owner = state.commands.find((command) => command.id === state.forts[id]);
  const inside = garrisonsOf(state).get(id) ?? [];
  const way = layers.forts?.find((one) => one.fort === id);
  return [
    fort?.name ?? id,
    fort?.entrances.includes(hex) ? words.entrance : words.wall,
    owner ? owner.nations.map((nation) => words.nations[nation]).join(', ') : words.neutral,
    ...(inside.length > 0 ? [words.inside(inside.map(nameOf).join(', '))] : []),
    ...(way ? [words[way.how]] : []),
    ...(layers.forNew === id ? [words.forNew] : []),
  ];
}

function unitWords({ state, layers, selected, ready, done }: Shown, unit: Unit): string[] {
  const { id, damage, xp } = unit;
  const carried = passengersOf(state, id);
  const target = layers.targets?.find((one) => one.unit === id);
  const truck = layers.trucks?.find((one) => one.unit === id);
  const attacks = (layers.attacks ?? []).flatMap((attack, i) => [
    ...(attack.attacker === id ? [words.attack(i + 1)] : []),
    ...(attack.target === id ? [words.attacked(i + 1)] : []),
  ]);
  return [
    nameOf(unit),
    ...(damage > 0 ? [words.damage(damage)] : []),
    ...(xp > 0 ? [words.experience(xp)] : []),
    ...(carried.length > 0 ? [words.carries(carried.map(nameOf).join(', '))] : []),
    ...(id === selected ? [words.selected] : []),
    ...(ready.has(id) ? [words.ready] : done.has(id) ? [words.done] : []),
    ...(target ? [words.target(words.percent(target.chance))] : []),
    ...(truck ? [words.board(String(truck.cost))] : []),
    ...attacks,
  ];
}

function layerWords({ reach, places, threats, ways, lit }: Layers, hex: HexId): string[] {
  const stop = reach?.find((one) => one.hex === hex);
  const threat = threats?.find((one) => one.hex === hex);
  const here = (ways ?? []).flatMap((way, i) =>
    way.hex === hex ? [words.wayNumber(words.way[way.state], i + 1)] : [],
  );
  return [
    ...(stop ? [words.cost(String(stop.cost))] : []),
    ...(stop?.last ? [words.last] : []),
    ...(places?.includes(hex) ? [words.place] : []),
    ...(threat ? [words.threats(threat.count)] : []),
    ...(lit?.includes(hex) ? [words.lit] : []),
    ...here,
  ];
}
