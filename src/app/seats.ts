import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { commandAtTurn } from '../rules/field.ts';
import { hasSplit } from '../rules/setup.ts';
import type { Command, Nation, State, UnitId } from '../rules/types.ts';
import type { Play } from './play.ts';

/** The people around the tablet, one for each nation that is not the Automa's. */
export class Seats {
  readonly play: Play;
  readonly nations: readonly Nation[];
  /** Two people lead one army together (CO). */
  readonly team: boolean;
  /** Two people or more, each with an army of their own. */
  readonly duel: boolean;
  /** Whose hand is over the board: in a team whoever was tapped last, else whoever is at turn. */
  readonly atHand: ReadonlySignal<Nation>;
  /** The board is seen from the other side of the table. */
  readonly turned: ReadonlySignal<boolean>;
  private readonly taken: Signal<Nation | null> = signal(null);

  constructor(play: Play) {
    this.play = play;
    const people = play.start.commands.filter(({ control }) => control === 'human');
    this.nations = people.flatMap(({ nations }) => nations);
    this.duel = people.length > 1;
    this.team = people.some(({ nations }) => nations.length > 1);
    this.atHand = computed(() => {
      const atTurn = personAtTurn(play.now.value)?.nations ?? this.nations;
      const taken = this.taken.value;
      return taken && atTurn.includes(taken) ? taken : (atTurn[0] as Nation);
    });
    this.turned = computed(() => play.opposite.value.includes(this.atHand.value));
  }

  /** One of a team leans over the board. */
  take(nation: Nation): void {
    this.taken.value = nation;
  }

  /** Turns the board for the person whose hand is over it; it stays so whenever it is theirs again. */
  turn(): void {
    const { opposite } = this.play;
    const nation = this.atHand.value;
    const others = opposite.value.filter((one) => one !== nation);
    opposite.value = this.turned.value ? others : [...others, nation];
  }

  /** Units of these that the person whose hand is over the board leads; all where they lead none. */
  ownAmong(units: readonly UnitId[]): readonly UnitId[] {
    const own = unitsOf(this.play.now.value, this.atHand.value, units);
    return own.length > 0 ? own : units;
  }

  toAct(nation: Nation, ready: Iterable<UnitId>): number {
    return unitsOf(this.play.now.value, nation, [...ready]).length;
  }
}

function unitsOf({ units }: State, nation: Nation, ids: readonly UnitId[]): readonly UnitId[] {
  const own = new Set(units.filter((unit) => unit.nation === nation).map(({ id }) => id));
  return ids.filter((id) => own.has(id));
}

/** The player or team to act now; in the Automa's turn nobody. */
export function personAtTurn(state: State): Command | undefined {
  if (state.setup?.step === 'split') return toSplit(state);
  const command = commandAtTurn(state);
  return command.control === 'human' ? command : undefined;
}

/** S3: the next person who has not split their army. */
export function toSplit(state: State): Command | undefined {
  if (state.setup?.step !== 'split') return undefined;
  return state.commands.find((command) => command.control === 'human' && !hasSplit(state, command));
}
