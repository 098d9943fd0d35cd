import { type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Action, CommandId } from '../rules/types.ts';
import type { Play } from './play.ts';
import {
  type Entered,
  type Entry,
  isWhole,
  rollAtTable,
  type SetupRoll,
  type TableBattle,
  tableDice,
  whoRolls,
  withTableDice,
} from './table-dice.ts';

/** D1: what people have tapped in of the dice on the table, until it is entered. */
export class Rolling {
  readonly entered: Signal<Entered> = signal({});
  /** Just the hits instead of every face; kept from battle to battle. */
  readonly byHits: Signal<boolean> = signal(false);
  /** S4, S6: rolls that tied, and the dice of the roll at hand. */
  readonly tied: Signal<readonly SetupRoll[]> = signal([]);
  readonly dice: Signal<SetupRoll> = signal({});
  private readonly play: Play;
  private readonly battle: ReadonlySignal<TableBattle | null>;
  private readonly take: (action: Action) => boolean;

  constructor(play: Play, battle: ReadonlySignal<TableBattle | null>, take: (action: Action) => boolean) {
    this.play = play;
    this.battle = battle;
    this.take = take;
  }

  forget(): void {
    this.entered.value = {};
    this.tied.value = [];
    this.dice.value = {};
  }

  /** What was tapped in for one unit so far. */
  entryOf(who: 'attacker' | 'defender'): Entry {
    return this.entered.value[who] ?? (this.byHits.value ? {} : { faces: [] });
  }

  /** Who rolls for the set-up now. */
  get setup(): readonly CommandId[] {
    return whoRolls(this.play.now.value, this.tied.value);
  }

  /** Everybody's dice are there. */
  get whole(): boolean {
    if (this.setup.length > 0) return this.setup.every((id) => this.dice.value[id] !== undefined);
    const battle = this.battle.value;
    return (
      battle !== null && isWhole(tableDice(this.play.now.value, battle, this.entered.value.landing), this.entered.value)
    );
  }

  enter(): void {
    if (!this.whole) return;
    if (this.setup.length > 0) {
      const rolled = [
        ...this.tied.value,
        Object.fromEntries(this.setup.map((id) => [id, this.dice.value[id] as number])),
      ];
      this.dice.value = {};
      if (whoRolls(this.play.now.value, rolled).length > 0) this.tied.value = rolled;
      else this.take(rollAtTable(rolled));
      return;
    }
    if (this.battle.value) this.take(withTableDice(this.play.now.value, this.battle.value, this.entered.value));
  }
}
