import { drawBelow } from '../src/rules/chance.ts';
import { type Field, fieldOf, insideFort, unitIndex } from '../src/rules/field.ts';
import type { Action, FortId, Place, RuleId, State, Unit, UnitId } from '../src/rules/types.ts';
import { attackWaysFrom, TABLE_II, TARGET_LETTERS } from './close.ts';
import { FAR_TARGET_LETTERS, TABLE_III } from './far.ts';
import { attackFrom, TABLE_I } from './foot.ts';
import { narrow, type Step, type Way, Ways } from './narrow.ts';
import { INSIDE, type Scene, sceneOf } from './scene.ts';
import { nextOfType, type TableName, tableOf } from './sequence.ts';
import type { Fact, Order } from './table.ts';

/** One order looked at: why it failed, or its ways and what each letter did to them. */
export interface Looked {
  readonly rule: RuleId;
  readonly failed: Fact | null;
  readonly ways: readonly Way[];
  /** For II.2 and III.2: how the target was found, before there were ways. */
  readonly aiming: readonly Step[];
  readonly steps: readonly Step[];
}

/** AU5's last word: how many were left to draw from. */
export interface Draw {
  readonly among: number;
  readonly taken: Way;
}

/** AU12: whom a foot soldier attacks after a movement order. */
export interface Afterwards {
  readonly ways: readonly Way[];
  readonly steps: readonly Step[];
  readonly draw: Draw | null;
}

/** AU4: why this unit, of those of its type, goes first. */
export interface First {
  readonly order: RuleId | null;
  readonly unit: UnitId;
}

export interface Reasons {
  readonly table: TableName;
  readonly candidates: readonly First[];
  /** How many of them were equal. */
  readonly equal: number;
  readonly looked: readonly Looked[];
  readonly draw: Draw | null;
  readonly afterwards: Afterwards | null;
}

export interface Decision {
  readonly unit: UnitId;
  readonly from: Place;
  /** null: it can fulfil none and stays. */
  readonly order: RuleId | null;
  readonly to: Place;
  readonly target: UnitId | null;
  readonly action: Extract<Action, { type: 'act' }>;
  /** Only where asked for. */
  readonly reasons: Reasons | null;
}

const TABLES: Readonly<Record<TableName, readonly Order[]>> = {
  // I.7: what a foot soldier cannot do by table I, it does by table II.
  I: [...TABLE_I, ...TABLE_II],
  II: TABLE_II,
  III: TABLE_III,
};

/** Best first; "none" comes after all of them (AU4). */
const NO_ORDER = 99;

interface Chosen {
  readonly scene: Scene;
  readonly place: number;
  readonly order: Order | null;
  readonly draw: Draw | null;
  readonly looked: readonly Looked[];
}

const ways = new Ways();
const attacks = new Ways();

const UNIT_DRAW = 0;
const WAY_DRAW = 1;
const TARGET_DRAW = 2;

function draw(state: State, from: Ways, what: number): Draw {
  const among = from.count;
  const i = among === 1 ? 0 : drawBelow(among, state.seed, 'ties', state.drawn, what);
  return { among, taken: from.at(i) };
}

/** AU5: the first order that can be fulfilled, its ways narrowed, one of them taken. */
function follow(field: Field, u: number, explain: boolean): Chosen {
  const scene = sceneOf(field, u);
  const table = TABLES[tableOf(field.mat, scene.unit.type)];
  const looked: Looked[] = [];
  for (let place = 0; place < table.length; place++) {
    const order = table[place] as Order;
    const aiming: Step[] | null = explain ? [] : null;
    const steps: Step[] | null = explain ? [] : null;
    ways.clear();
    const failed = order.collect(scene, ways, aiming);
    const all = explain ? ways.list() : [];
    if (failed === null) narrow(scene, ways, order.letters, steps);
    if (explain) looked.push({ rule: order.rule, failed, ways: all, aiming: aiming ?? [], steps: steps ?? [] });
    if (failed === null) return { scene, place, order, draw: draw(field.state, ways, WAY_DRAW), looked };
  }
  return { scene, place: NO_ORDER, order: null, draw: null, looked };
}

/** AU12 */
function attackAfterwards(chosen: Chosen, hex: number, explain: boolean): Afterwards | null {
  if (!chosen.order?.thenAttacks || hex === INSIDE) return null;
  attacks.clear();
  attackFrom(chosen.scene, hex, attacks);
  const all = explain ? attacks.list() : [];
  const steps: Step[] | null = explain ? [] : null;
  if (attacks.count > 0) narrow(chosen.scene, attacks, TARGET_LETTERS, steps);
  const taken = attacks.count > 0 ? draw(chosen.scene.field.state, attacks, TARGET_DRAW) : null;
  return { ways: all, steps: steps ?? [], draw: taken };
}

/** What the Automa does next in its move phase; null when every unit has acted. Pure: asked twice, it answers the same. */
export function decide(state: State, explain = false, rested?: ReadonlySet<UnitId>): Decision | null {
  const units = nextOfType(state, rested);
  if (units.length === 0) return null;
  const field = fieldOf(state);
  const [only] = units as [number];
  if (units.length === 1) return told(follow(field, only, explain), explain, [], 1);
  const chosen = units.map((u) => follow(field, u, false));
  const best = Math.min(...chosen.map(({ place }) => place));
  const tied = chosen.filter(({ place }) => place === best);
  const first = tied[drawBelow(tied.length, state.seed, 'ties', state.drawn, UNIT_DRAW)] as Chosen;
  if (!explain) return told(first, false, [], tied.length);
  const candidates = chosen.map(({ scene, order }) => ({ unit: scene.unit.id, order: order?.rule ?? null }));
  return told(follow(field, first.scene.u, true), true, candidates, tied.length);
}

/** Whom a unit attacks from where it stands, by its table's letters; null where nobody is in range. */
export function chooseTarget(state: State, id: UnitId): UnitId | null {
  const field = fieldOf(state);
  const scene = sceneOf(field, unitIndex(state, id));
  attacks.clear();
  attackWaysFrom(scene, scene.start, attacks);
  if (attacks.count === 0) return null;
  const letters = tableOf(field.mat, scene.unit.type) === 'III' ? FAR_TARGET_LETTERS : TARGET_LETTERS;
  narrow(scene, attacks, letters, null);
  return (field.units[draw(state, attacks, TARGET_DRAW).taken.target] as Unit).id;
}

/** What this unit would do now, were it its turn. */
export function decideUnit(state: State, id: UnitId, explain = false): Decision {
  return told(follow(fieldOf(state), unitIndex(state, id), explain), explain, [], 1);
}

function told(chosen: Chosen, explain: boolean, candidates: readonly First[], equal: number): Decision {
  const { scene, order, draw: taken, looked } = chosen;
  const { unit, field } = scene;
  const from = unit.at as Place;
  const way = taken?.taken;
  const to = way && order ? placeOf(scene, order, way) : from;
  const afterwards = way ? attackAfterwards(chosen, way.hex, explain) : null;
  const aimed = order?.rule === 'II.2' || order?.rule === 'III.2' ? -1 : (way?.target ?? -1);
  const targetIndex = afterwards?.draw ? afterwards.draw.taken.target : aimed;
  const target = targetIndex < 0 ? null : (field.units[targetIndex] as Unit).id;
  return {
    unit: unit.id,
    from,
    order: order?.rule ?? null,
    to,
    target,
    action: {
      type: 'act',
      unit: unit.id,
      ...(to !== from && { to }),
      ...(target !== null && { target }),
    },
    reasons: explain
      ? { table: tableOf(field.mat, unit.type), candidates, equal, looked, draw: taken, afterwards }
      : null,
  };
}

function placeOf(scene: Scene, order: Order, way: Way): Place {
  const { board } = scene.field;
  if (order.rule === 'I.1') return insideFort(board.forts[way.fort]?.id as FortId);
  return way.hex === INSIDE ? (scene.unit.at as Place) : (board.ids[way.hex] as Place);
}
