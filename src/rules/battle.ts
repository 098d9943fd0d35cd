import { die } from './chance.ts';
import {
  bonusFor,
  DESTROYED,
  damageFrom,
  FACES,
  type Firepower,
  firepower,
  hitByShell,
  returnsFire,
  rowOf,
  strayFaces,
} from './combat.ts';
import { type Field, fieldOf, unitIndex } from './field.ts';
import { type Rejection, refuse } from './refusals.ts';
import type { Attack, Command, Event, Fire, Hits, State, TableDice, Unit } from './types.ts';

interface Fight {
  readonly field: Field;
  readonly attacker: number;
  readonly target: number;
  /** Faces of the landing die that stray (B9). */
  readonly stray: number;
}

/** null when attacker or target is gone (A4). */
function fightOf(state: State, attack: Attack): Fight | null {
  const attacker = unitIndex(state, attack.attacker);
  const target = unitIndex(state, attack.target);
  if (attacker < 0 || target < 0) return null;
  const field = fieldOf(state);
  return { field, attacker, target, stray: strayFaces(field.units[attacker] as Unit) };
}

/** Where the shell goes for this face of the landing die: the hex (-1 off the map) it falls on. */
export function landing(field: Field, target: number, stray: number, face: number): number {
  const aimed = field.hex[target] as number;
  return face > stray ? aimed : (field.board.neighbors[aimed * 6 + face - 1] as number);
}

/** The chapter B in one go: one attacker against one defender, both firing with the damage they had before. */
export function resolveBattle(state: State, attack: Attack, table: TableDice = {}): Event[] {
  const fight = fightOf(state, attack);
  if (!fight) return [{ type: 'attackLost', rule: 'A4', ...attack }];
  const { field, attacker, target, stray } = fight;
  const events: Event[] = [{ type: 'attacked', rule: 'B1', ...attack }];
  let rolled = state.rolled;
  let victim = target;
  if (stray > 0) {
    const face = table.landing ?? die(state.seed, rolled++);
    const hex = landing(field, target, stray, face);
    victim = hitByShell(field, hex);
    events.push({
      type: 'shellLanded',
      rule: 'B9',
      unit: attack.attacker,
      die: face,
      at: hex < 0 ? null : (field.board.ids[hex] as string),
      hit: victim < 0 ? null : (field.units[victim] as Unit).id,
      dice: rolled - state.rolled,
    });
  }
  const before = rolled;
  const roll = (u: number, power: Firepower, given: Hits | undefined): Fire => {
    const faces =
      power.dice === null || given ? given?.faces : Array.from({ length: power.dice }, () => die(state.seed, rolled++));
    const hits = power.fixed ?? given?.hits ?? hitsAmong(faces ?? [], power.toHit);
    return {
      unit: (field.units[u] as Unit).id,
      dice: power.dice,
      bonus: power.bonus.dice,
      bonusRule: power.bonus.rule,
      toHit: power.toHit,
      hits,
      ...(faces && { faces }),
    };
  };
  const returning = returnsFire(field, attacker, target);
  if (victim < 0 && !returning) return events;
  const bonus = victim === target ? bonusFor(field, attacker, target) : undefined;
  const fire = victim < 0 ? null : roll(attacker, firepower(field, attacker, victim, bonus), table.attacker);
  const returned = returning ? roll(target, firepower(field, target, attacker), table.defender) : null;
  events.push({
    type: 'fought',
    rule: 'B1',
    attack: fire ?? noFire(field, attacker),
    target: (field.units[victim < 0 ? target : victim] as Unit).id,
    returned,
    dice: rolled - before,
  });
  if (fire) events.push(...effects(field, attacker, victim, fire.hits, rowOf(field, victim, true)));
  if (returned) events.push(...effects(field, target, attacker, returned.hits, 'open'));
  return events;
}

function noFire(field: Field, u: number): Fire {
  return { unit: (field.units[u] as Unit).id, dice: 0, bonus: 0, bonusRule: null, toHit: 0, hits: 0 };
}

/** B6, B7, B8 */
function effects(field: Field, by: number, u: number, hits: number, row: 'open' | 'forest'): Event[] {
  const damage = damageFrom(field, u, row, hits);
  if (damage === 0) return [];
  const unit = field.units[u] as Unit;
  const shooter = field.units[by] as Unit;
  const destroyed = unit.damage + damage >= DESTROYED;
  return [
    { type: 'damaged', rule: 'B6', unit: unit.id, by: shooter.id, hits, row, damage },
    ...(destroyed ? [{ type: 'destroyed', rule: 'B7', unit: unit.id, by: shooter.id } as const] : []),
    { type: 'experienced', rule: 'B8', unit: shooter.id, xp: destroyed ? 2 : 1 },
  ];
}

export function hitsAmong(faces: readonly number[], toHit: number): number {
  return faces.filter((face) => face <= toHit).length;
}

/** D1: dice from the table are welcome where the player chose so, and only in range. */
export function whyNotTheseDice(state: State, attack: Attack, table: TableDice | undefined): Rejection | null {
  if (!table) return null;
  const fight = fightOf(state, attack);
  const given = [table.attacker, table.defender, table.landing].some((dice) => dice !== undefined);
  if (!fight) return given ? refuse('A4', 'diceOutOfRange', { most: 0 }) : null;
  const { field, attacker, target, stray } = fight;
  let victim = target;
  if (table.landing !== undefined) {
    if (stray === 0 || !rollsOnTable(field, attacker)) return refuse('D1', 'diceAtTableOnly');
    if (!isFace(table.landing)) return refuse('D1', 'diceOutOfRange', { most: FACES });
  }
  if (stray > 0)
    victim = hitByShell(field, landing(field, target, stray, table.landing ?? die(state.seed, state.rolled)));
  if (table.attacker) {
    if (victim < 0) return refuse('D1', 'diceOutOfRange', { most: 0 });
    const bonus = victim === target ? bonusFor(field, attacker, target) : undefined;
    const no = whyNotTheseHits(field, attacker, firepower(field, attacker, victim, bonus), table.attacker);
    if (no) return no;
  }
  if (table.defender) {
    if (!returnsFire(field, attacker, target)) return refuse('B2', 'diceOutOfRange', { most: 0 });
    return whyNotTheseHits(field, target, firepower(field, target, attacker), table.defender);
  }
  return null;
}

function whyNotTheseHits(field: Field, u: number, power: Firepower, given: Hits): Rejection | null {
  if (power.dice === null || !rollsOnTable(field, u)) return refuse('D1', 'diceAtTableOnly');
  const { hits, faces } = given;
  const sound = Number.isInteger(hits) && hits >= 0 && hits <= power.dice;
  if (!sound) return refuse('D1', 'diceOutOfRange', { most: power.dice });
  if (!faces) return null;
  const agree = faces.length === power.dice && faces.every(isFace) && hitsAmong(faces, power.toHit) === hits;
  return agree ? null : refuse('D1', 'diceOutOfRange', { most: power.dice });
}

export function isFace(face: number): boolean {
  return Number.isInteger(face) && face >= 1 && face <= FACES;
}

/** D1: this command's dice may come from the table. */
export function rollsAtTable(state: State, command: Command): boolean {
  return command.control === 'human' && (command.luck ?? state.options.luck) === 'table';
}

/** D1: the unit's dice may come from the table. */
export function rollsOnTable(field: Field, u: number): boolean {
  return rollsAtTable(field.state, field.state.commands[field.command[u] as number] as Command);
}
