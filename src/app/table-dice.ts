import { hitsAmong, landing, rollsAtTable, rollsOnTable } from '../rules/battle.ts';
import { standingAt } from '../rules/check.ts';
import { bonusFor, firepower, hitByShell, returnsFire, strayFaces } from '../rules/combat.ts';
import { type Field, fieldOf, unitIndex } from '../rules/field.ts';
import { highestOf } from '../rules/rolls.ts';
import type { Action, Attack, CommandId, Hits, State, TableDice, Unit, UnitId } from '../rules/types.ts';

export type TableBattle = Extract<Action, { type: 'fight' | 'act' }>;

/** The dice one unit rolls at the table (D1). */
export interface Roll {
  readonly unit: UnitId;
  readonly command: CommandId;
  /** How many, the bonus included. */
  readonly dice: number;
  /** A die hits when it shows at most this. */
  readonly toHit: number;
  readonly bonus: number;
  readonly bonusRule: 'flank' | 'encircle' | null;
}

/** What has to be rolled at the table for a battle; null where the app rolls, hits are fixed or nobody fires. */
export interface FightDice {
  readonly attack: Attack;
  /** Big Bertha's die comes first (B9); up to `stray` the shell goes astray. */
  readonly landing: { readonly unit: UnitId; readonly stray: number } | null;
  /** Of a Big Bertha only once its landing die is known and somebody is hit. */
  readonly attacker: Roll | null;
  readonly defender: Roll | null;
}

/** What players tapped in: every face, or just the hits, once somebody has said how many. */
export type Entry = { readonly faces: readonly number[] } | { readonly hits?: number };

export interface Entered {
  readonly attacker?: Entry;
  readonly defender?: Entry;
  readonly landing?: number;
}

/** The dice this battle needs from the table; null where it needs none. `face` is what Big Bertha's die showed. */
export function tableDice(state: State, action: Action, face?: number): FightDice | null {
  const [there, attack] = battleOf(state, action) ?? [];
  if (!there || !attack) return null;
  const field = fieldOf(there);
  const attacker = unitIndex(there, attack.attacker);
  const target = unitIndex(there, attack.target);
  if (attacker < 0 || target < 0) return null;
  const unit = field.units[attacker] as Unit;
  const stray = strayFaces(unit);
  const lands = stray > 0 && rollsOnTable(field, attacker);
  const unknown = lands && face === undefined;
  const victim = !lands || face === undefined ? target : hitByShell(field, landing(field, target, stray, face));
  const needed: FightDice = {
    attack,
    landing: lands ? { unit: unit.id, stray } : null,
    attacker: unknown || victim < 0 ? null : rollOf(field, attacker, victim, victim === target),
    defender: returnsFire(field, attacker, target) ? rollOf(field, target, attacker, false) : null,
  };
  return needed.landing || needed.attacker || needed.defender ? needed : null;
}

/** The battle of an action, and the state it is fought in. */
function battleOf(state: State, action: Action): readonly [State, Attack] | null {
  if (action.type === 'fight') {
    const next = state.turn.phase === 'battle' ? state.turn.declared?.[0] : undefined;
    return next ? [state, next] : null;
  }
  if (action.type !== 'act' || action.target === undefined) return null;
  return [standingAt(state, action), { attacker: action.unit, target: action.target }];
}

function rollOf(field: Field, u: number, against: number, attacks: boolean): Roll | null {
  if (!rollsOnTable(field, u)) return null;
  const { dice, toHit, bonus } = firepower(field, u, against, attacks ? bonusFor(field, u, against) : undefined);
  if (dice === null) return null;
  const command = field.state.commands[field.command[u] as number]?.id as CommandId;
  return { unit: (field.units[u] as Unit).id, command, dice, toHit, bonus: bonus.dice, bonusRule: bonus.rule };
}

/** The action with what was rolled at the table; `check` says whether that can be. */
export function withTableDice(state: State, action: TableBattle, entered: Entered): TableBattle {
  const needed = tableDice(state, action, entered.landing);
  const attacker = entered.attacker && hitsOf(entered.attacker, needed?.attacker);
  const defender = entered.defender && hitsOf(entered.defender, needed?.defender);
  const dice: TableDice = {
    ...(attacker && { attacker }),
    ...(defender && { defender }),
    ...(entered.landing !== undefined && { landing: entered.landing }),
  };
  return { ...action, dice };
}

function hitsOf(entry: Entry, roll: Roll | null | undefined): Hits {
  if (!('faces' in entry)) return { hits: entry.hits ?? 0 };
  return { hits: hitsAmong(entry.faces, roll?.toHit ?? 0), faces: entry.faces };
}

/** Nothing of what this battle needs is missing. */
export function isWhole(needed: FightDice | null, { landing, ...entered }: Entered): boolean {
  if (!needed || (needed.landing && landing === undefined)) return false;
  return (['attacker', 'defender'] as const).every((who) => {
    const [roll, entry] = [needed[who], entered[who]];
    if (!roll) return true;
    if (!entry) return false;
    return 'faces' in entry ? entry.faces.length === roll.dice : entry.hits !== undefined;
  });
}

/** One roll for S4 or S6: what each command's die showed. */
export type SetupRoll = Readonly<Record<CommandId, number>>;

/** Who rolls a die now for S4 or S6, the Automa too; nobody once one is highest, or where only the app rolls. */
export function whoRolls(state: State, rolls: readonly SetupRoll[] = []): readonly CommandId[] {
  const step = state.setup?.step;
  if (step !== 'rollForPlacing' && step !== 'rollForFirstTurn') return [];
  if (!state.commands.some((command) => rollsAtTable(state, command))) return [];
  const all = state.commands.map(({ id }) => id);
  const tied = rolls.reduce<readonly CommandId[]>((among, roll) => highestOf(roll, among), all);
  return tied.length > 1 ? tied : [];
}

/** The set-up roll as rolled at the table. */
export function rollAtTable(rolls: readonly SetupRoll[]): Action {
  return { type: 'roll', rolls };
}
