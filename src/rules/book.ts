import type { RuleId } from './types.ts';

export const CHAPTERS = ['S', 'P', 'M', 'T', 'F', 'A', 'B', 'E', 'V', 'AU', 'I', 'II', 'III', 'CO', 'D'] as const;
export type Chapter = (typeof CHAPTERS)[number];

/** A rule of the published game, a ruling of ours where it leaves a gap, or a rule with a ruling on it. */
export type Kind = 'rule' | 'ruling' | 'both';

export interface Rule {
  readonly id: RuleId;
  readonly chapter: Chapter;
  readonly kind: Kind;
}

const chapter = (name: Chapter, ids: string, both: readonly string[] = [], rulings: readonly string[] = []): Rule[] =>
  ids
    .split(' ')
    .map((id) => ({ id, chapter: name, kind: rulings.includes(id) ? 'ruling' : both.includes(id) ? 'both' : 'rule' }));

/** Every rule of this version, in the order of the rule book. */
export const BOOK: readonly Rule[] = [
  ...chapter('S', 'S1 S2 S3 S4 S5 S6 S7 S8 S9', ['S5']),
  ...chapter('P', 'P1'),
  ...chapter('M', 'M1 M2 M3 M4 M5 M6 M7 M8 M9 M10', ['M5', 'M9']),
  ...chapter('T', 'T1 T2 T3 T4 T5 T6', ['T1', 'T3']),
  ...chapter('F', 'F1 F2 F3 F4 F5 F6', ['F2', 'F3', 'F4']),
  ...chapter('A', 'A1 A2 A3 A4', ['A2']),
  ...chapter('B', 'B1 B2 B3 B4 B5 B6 B7 B8 B9', ['B4', 'B9']),
  ...chapter('E', 'E1 E2 E3 E4 E6'),
  ...chapter('V', 'V1 V2 V3 V4 V5', ['V1', 'V2', 'V4']),
  ...chapter(
    'AU',
    'AU1 AU2 AU3 AU4 AU5 AU6 AU7 AU8 AU9 AU10 AU11 AU12',
    ['AU2', 'AU3', 'AU4', 'AU6', 'AU7', 'AU8'],
    ['AU9', 'AU10', 'AU11', 'AU12'],
  ),
  ...chapter('I', 'I.1 I.2 I.2a I.3 I.3a I.3b I.3c I.3d I.4 I.5 I.6 I.7', ['I.3', 'I.4', 'I.5', 'I.6']),
  ...chapter('II', 'II.1 II.1a II.1b II.1c II.1d II.1e II.1f II.2 II.Ma II.Mb II.Mc II.Md', ['II.2', 'II.Mb']),
  ...chapter('III', 'III.1 III.1a III.1b III.1c III.1d III.1e III.2 III.Ma III.Mb III.Mc III.Md', ['III.1b', 'III.2']),
  ...chapter('CO', 'CO1 CO2 CO3 CO4', ['CO3'], ['CO4']),
  ...chapter('D', 'D1'),
];
