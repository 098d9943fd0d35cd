/** The vocabulary of the rule book. Everything here is plain JSON. */

export const NATIONS = ['DE', 'AH', 'FR', 'GB'] as const;
export type Nation = (typeof NATIONS)[number];

export const SIDES = ['central', 'entente'] as const;
export type Side = (typeof SIDES)[number];

export const SIDE_OF: Readonly<Record<Nation, Side>> = { DE: 'central', AH: 'central', FR: 'entente', GB: 'entente' };

export const UNIT_TYPES = [
  'infantry',
  'mountedInfantry',
  'heavyInfantry',
  'fieldGun',
  'howitzer',
  'heavyMortar',
  'antiAircraft',
  'armoredCar',
  'tank',
  'fighter',
  'transport',
  'bigBertha',
  'antiTankGunners',
  'tankMarkIFemale',
  'tankRenaultFt17',
] as const;
export type UnitType = (typeof UNIT_TYPES)[number];

export const PHASES = ['setup', 'move', 'declare', 'battle', 'money', 'over'] as const;
export type Phase = (typeof PHASES)[number];

export const DIFFICULTIES = ['easy', 'standard', 'hard', 'overkill'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

export const CONTROLS = ['human', 'automa'] as const;
export type Control = (typeof CONTROLS)[number];

/** Who makes the hits of a side: the app's dice, or dice rolled at the table (D1). */
export const LUCKS = ['dice', 'table'] as const;
export type Luck = (typeof LUCKS)[number];

/** `D7`: column letters, row from 1. */
export type HexId = string;
/** `F1` */
export type FortId = string;
/** A hex, or `fort:F1` for the inside of a fort. */
export type Place = string;
export type UnitId = string;
/** A place, or `truck:fr-transport-1`. */
export type Destination = string;
export type CommandId = string;
/** The truck of a destination, or null. */
export function truckOf(destination: Destination): UnitId | null {
  return destination.startsWith('truck:') ? destination.slice(6) : null;
}
/** An id of `book.ts`, such as `M9`. */
export type RuleId = string;

export interface Options {
  readonly shortGame: boolean;
  /** At most so many units of a type per nation (E4); 0 is off. */
  readonly unitLimit: number;
  readonly trenches: false;
  readonly specialForces: false;
  readonly luck: Luck;
  /** V5; absent is off. */
  readonly turnMinutes?: number;
}

/** A start token (S2); its units are an army, named by the token's number. */
export interface Token {
  readonly number: number;
  readonly revealed: boolean;
  readonly units: readonly UnitId[];
}

/** Owns forts and coins: one player, or both players of a co-op team. */
export interface Command {
  readonly id: CommandId;
  readonly side: Side;
  readonly nations: readonly Nation[];
  readonly control: Control;
  readonly difficulty?: Difficulty | undefined;
  readonly luck?: Luck | undefined;
  readonly coins: number;
  /** Armies that acted in round 1 (S7). */
  readonly armiesUsed?: readonly number[] | undefined;
  /** Present during set-up. */
  readonly tokens?: readonly Token[] | undefined;
}

export interface Unit {
  readonly id: UnitId;
  readonly nation: Nation;
  readonly type: UnitType;
  /** Absent only for a unit not yet placed during set-up. A passenger is where its truck is. */
  readonly at?: Place | undefined;
  readonly damage: number;
  readonly xp: number;
  readonly army?: number | undefined;
  readonly moved?: true | undefined;
  readonly attacked?: true | undefined;
  /** The truck it has boarded (T2). */
  readonly aboard?: UnitId | undefined;
  /** Only where a file says so; otherwise a unit in a fort that has not moved was there. */
  readonly inFortSinceTurnStart?: boolean | undefined;
}

export interface Attack {
  readonly attacker: UnitId;
  readonly target: UnitId;
}

export interface Turn {
  readonly round: number;
  readonly command: CommandId;
  readonly phase: Phase;
  /** The armies that act this turn (S7); absent: no limit, or not yet chosen. */
  readonly armies?: readonly number[] | undefined;
  readonly declared?: readonly Attack[] | undefined;
  /** Units attacked this turn, in order of their first attack (III.1c). */
  readonly attackedThisTurn?: readonly UnitId[] | undefined;
}

/** Set-up goes through these in order (S3, S4, S4, S6). */
export const SETUP_STEPS = ['split', 'rollForPlacing', 'place', 'rollForFirstTurn'] as const;
export type SetupStep = (typeof SETUP_STEPS)[number];

export interface Setup {
  readonly step: SetupStep;
  /** Who reveals or places now. */
  readonly command: CommandId;
  /** The revealed token whose units are being placed. */
  readonly placing?: number;
}

export const ENDINGS = ['forts', 'elimination', 'surrender'] as const;

export interface Ending {
  readonly reason: (typeof ENDINGS)[number];
  /** null is a draw (V2). */
  readonly winner: Side | null;
  readonly rule: RuleId;
}

export interface State {
  /** A built-in map's id, or a whole map. */
  readonly map: string | MapFile;
  readonly mat?: MatFile | undefined;
  readonly options: Options;
  readonly seed: number;
  /** In turn order, clockwise. */
  readonly commands: readonly Command[];
  /** Owner of each fort; absent is neutral. */
  readonly forts: Readonly<Record<FortId, CommandId>>;
  readonly units: readonly Unit[];
  readonly turn: Turn;
  readonly setup?: Setup | undefined;
  readonly ending?: Ending | undefined;
  /** Highest number given so far to a unit of `fr-infantry` and so on. */
  readonly numbers: Readonly<Record<string, number>>;
  /** Dice the app has rolled, and draws made outside of battle. */
  readonly rolled: number;
  readonly drawn: number;
}

export interface Hits {
  /** Faces rolled by the app or tapped in by the player; absent where only the count is known. */
  readonly faces?: readonly number[];
  readonly hits: number;
}

/** What the player rolled at the table (D1). */
export interface TableDice {
  readonly attacker?: Hits;
  readonly defender?: Hits;
  /** Big Bertha's landing die (B9). */
  readonly landing?: number;
}

/** What people with the real board put right by hand. */
export type Correction =
  /** A unit stands elsewhere: a hex or `fort:F1`; a passenger gets off, a truck takes its passengers along. */
  | { readonly kind: 'place'; readonly unit: UnitId; readonly at: Place }
  /** A unit the app does not know, or one put back. */
  | {
      readonly kind: 'add';
      readonly nation: Nation;
      readonly unitType: UnitType;
      readonly at: Place;
      readonly army?: number;
    }
  | { readonly kind: 'remove'; readonly unit: UnitId }
  | { readonly kind: 'damage'; readonly unit: UnitId; readonly damage: number }
  | { readonly kind: 'xp'; readonly unit: UnitId; readonly xp: number }
  /** null is neutral. */
  | { readonly kind: 'fort'; readonly fort: FortId; readonly command: CommandId | null }
  | { readonly kind: 'coins'; readonly command: CommandId; readonly coins: number }
  /** D1: who rolls this command's dice from now on. */
  | { readonly kind: 'luck'; readonly command: CommandId; readonly luck: Luck };

export type Action =
  | {
      readonly type: 'split';
      readonly command: CommandId;
      readonly armies: Readonly<Record<string, readonly UnitId[]>>;
    }
  /** `rolls`: the faces rolled at the table (D1), ties again. */
  | { readonly type: 'roll'; readonly rolls?: readonly Readonly<Record<CommandId, number>>[] }
  | { readonly type: 'reveal'; readonly token: number }
  | { readonly type: 'place'; readonly unit: UnitId; readonly at: HexId }
  | { readonly type: 'chooseArmies'; readonly armies: readonly number[] }
  | {
      readonly type: 'move';
      readonly unit: UnitId;
      /** A hex, `fort:F1` to enter or conquer, `truck:ID` to board. The unit takes the cheapest way. */
      readonly to: Destination;
    }
  | { readonly type: 'unload'; readonly unit: UnitId; readonly to: HexId }
  | { readonly type: 'declare'; readonly attacker: UnitId; readonly target: UnitId; readonly position?: number }
  | { readonly type: 'withdraw'; readonly attacker: UnitId }
  | { readonly type: 'fight'; readonly dice?: TableDice }
  | { readonly type: 'repair'; readonly unit: UnitId }
  | { readonly type: 'buy'; readonly nation: Nation; readonly unitType: UnitType; readonly at: Place }
  | { readonly type: 'give'; readonly from: CommandId; readonly to: CommandId; readonly coins: number }
  /** One unit of the Automa moves and attacks at once (AU4); without `to` it stays, without `target` it holds fire. */
  | {
      readonly type: 'act';
      readonly unit: UnitId;
      readonly to?: Place;
      readonly target?: UnitId;
      readonly dice?: TableDice;
    }
  | { readonly type: 'correct'; readonly change: Correction }
  /** Ends the move, declare or money phase. */
  | { readonly type: 'end' }
  | { readonly type: 'surrender'; readonly side: Side };

/** One side's fire in a battle. */
export interface Fire {
  readonly unit: UnitId;
  /** null: fixed hits, no dice (AU6). */
  readonly dice: number | null;
  readonly bonus: number;
  readonly bonusRule: 'flank' | 'encircle' | null;
  readonly toHit: number;
  readonly hits: number;
  readonly faces?: readonly number[];
}

/** What happened, and by which rule. `dice` is how many the app rolled for it. */
export type Event =
  | {
      readonly type: 'armySplit';
      readonly rule: RuleId;
      readonly command: CommandId;
      readonly armies: Readonly<Record<string, readonly UnitId[]>>;
    }
  | {
      readonly type: 'rolledForPlacing' | 'rolledForFirstTurn';
      readonly rule: RuleId;
      readonly rolls: readonly Readonly<Record<CommandId, number>>[];
      readonly first: CommandId;
      readonly dice: number;
    }
  | { readonly type: 'tokenRevealed'; readonly rule: RuleId; readonly command: CommandId; readonly token: number }
  | { readonly type: 'placed'; readonly rule: RuleId; readonly unit: UnitId; readonly at: HexId }
  | { readonly type: 'setupStep'; readonly rule: RuleId; readonly step: SetupStep; readonly command: CommandId }
  | { readonly type: 'turnBegan'; readonly rule: RuleId; readonly command: CommandId; readonly round: number }
  | {
      readonly type: 'armiesChosen';
      readonly rule: RuleId;
      readonly command: CommandId;
      readonly armies: readonly number[];
    }
  | {
      readonly type: 'moved';
      readonly rule: RuleId;
      readonly unit: UnitId;
      readonly from: Place;
      readonly to: Place;
      readonly path: readonly HexId[];
      readonly cost: number;
    }
  | {
      readonly type: 'carried';
      readonly rule: RuleId;
      readonly unit: UnitId;
      readonly truck: UnitId;
      readonly to: Place;
    }
  | {
      readonly type: 'boarded';
      readonly rule: RuleId;
      readonly unit: UnitId;
      readonly truck: UnitId;
      readonly at: HexId;
    }
  | {
      readonly type: 'unloaded';
      readonly rule: RuleId;
      readonly unit: UnitId;
      readonly truck: UnitId;
      readonly to: Place;
    }
  | {
      readonly type: 'fortConquered';
      readonly rule: RuleId;
      readonly fort: FortId;
      readonly by: UnitId;
      readonly command: CommandId;
      readonly from: CommandId | null;
    }
  | { readonly type: 'phaseBegan'; readonly rule: RuleId; readonly phase: Phase }
  | {
      readonly type: 'declared';
      readonly rule: RuleId;
      readonly attacker: UnitId;
      readonly target: UnitId;
      readonly position: number;
    }
  | { readonly type: 'withdrawn'; readonly rule: RuleId; readonly attacker: UnitId }
  | { readonly type: 'attackLost'; readonly rule: RuleId; readonly attacker: UnitId; readonly target: UnitId }
  | { readonly type: 'attacked'; readonly rule: RuleId; readonly attacker: UnitId; readonly target: UnitId }
  | {
      readonly type: 'shellLanded';
      readonly rule: RuleId;
      readonly unit: UnitId;
      readonly die: number;
      readonly at: HexId | null;
      readonly hit: UnitId | null;
      readonly dice: number;
    }
  | {
      readonly type: 'fought';
      readonly rule: RuleId;
      readonly attack: Fire;
      readonly target: UnitId;
      readonly returned: Fire | null;
      readonly dice: number;
    }
  | {
      readonly type: 'damaged';
      readonly rule: RuleId;
      readonly unit: UnitId;
      readonly by: UnitId;
      readonly hits: number;
      readonly row: 'open' | 'forest';
      readonly damage: number;
    }
  | { readonly type: 'destroyed'; readonly rule: RuleId; readonly unit: UnitId; readonly by: UnitId }
  | { readonly type: 'experienced'; readonly rule: RuleId; readonly unit: UnitId; readonly xp: number }
  | { readonly type: 'acted'; readonly rule: RuleId; readonly unit: UnitId }
  | { readonly type: 'earned'; readonly rule: RuleId; readonly command: CommandId; readonly coins: number }
  | { readonly type: 'repaired'; readonly rule: RuleId; readonly unit: UnitId; readonly coins: number }
  | {
      readonly type: 'bought';
      readonly rule: RuleId;
      readonly command: CommandId;
      readonly unit: UnitId;
      readonly nation: Nation;
      readonly unitType: UnitType;
      readonly at: Place;
      readonly coins: number;
    }
  | {
      readonly type: 'given';
      readonly rule: RuleId;
      readonly from: CommandId;
      readonly to: CommandId;
      readonly coins: number;
      readonly arrives: number;
    }
  /** `unit` is the new unit's id. */
  | { readonly type: 'corrected'; readonly rule: RuleId; readonly change: Correction; readonly unit?: UnitId }
  | { readonly type: 'ended'; readonly rule: RuleId; readonly ending: Ending };

export const TERRAINS = ['plain', 'road', 'forest', 'water', 'bridge', 'fort'] as const;
export type Terrain = (typeof TERRAINS)[number];

/** `trench-club-map/1` */
export interface MapFile {
  readonly format: 'trench-club-map/1';
  readonly id: string;
  readonly name: string;
  readonly season: 'summer' | 'snow';
  readonly terrain: readonly string[];
  readonly forts: readonly {
    readonly id: FortId;
    readonly name: string;
    readonly entrances: readonly HexId[];
    readonly walls: readonly HexId[];
  }[];
  readonly starts: Readonly<Record<string, HexId>>;
  readonly trenches: readonly { readonly id: string; readonly hexes: readonly HexId[] }[];
}

export const ARMORS = ['soft', 'light', 'medium', 'heavy', 'air'] as const;
export type Armor = (typeof ARMORS)[number];

/** Nearest and farthest hex; null as farthest is unlimited. */
export type Range = readonly [min: number, max: number | null];

export interface UnitNumbers {
  readonly speed: number;
  readonly rangeGround: Range | null;
  readonly rangeAir: Range | null;
  readonly attack: number | null;
  readonly attackTanks: number | null;
  readonly attackFoot: number | null;
  readonly attackAir: number | null;
  readonly price: number;
  readonly armor: Armor;
}

export interface DamageRows {
  readonly open: readonly number[];
  readonly forest: readonly number[] | null;
}

/** `trench-club-mat/1`: only what differs from ours. */
export interface MatFile {
  readonly format: 'trench-club-mat/1';
  readonly id: string;
  readonly name: string;
  readonly units?: Readonly<Partial<Record<UnitType, Partial<UnitNumbers>>>>;
  readonly armor?: Readonly<Partial<Record<Armor, Partial<DamageRows>>>>;
  readonly dice?: readonly number[];
}
