import { type Decision, decideUnit } from '../../automa/decide.ts';
import { boardOf } from '../rules/board.ts';
import { fortOfPlace, unitIndex } from '../rules/field.ts';
import { mapOf } from '../rules/maps.ts';
import type { Action, Command, Correction, Event, RuleId, State, UnitId } from '../rules/types.ts';
import type { Words } from './en.ts';
import { fill } from './fill.ts';
import { NATION_LETTER } from './letters.ts';

/** A moment in one sentence and the rule behind it. */
export interface Told {
  readonly text: string;
  readonly rule: RuleId | null;
}

/** "Tank"; of a team also whose: "Tank (F)". */
export function nameOf(words: Words, state: State, id: UnitId): string {
  const unit = state.units[unitIndex(state, id)];
  if (!unit) return id;
  const name = words.names.units[unit.type];
  const team = state.commands.some(({ nations }) => nations.length > 1 && nations.includes(unit.nation));
  return team ? `${name} (${NATION_LETTER[unit.nation]})` : name;
}

/** Two units of a battle; of one type with the letters of their nations: "Tank (D)", "Tank (F)". */
export function namesOf(words: Words, state: State, one: UnitId, other: UnitId): readonly [string, string] {
  const names = [nameOf(words, state, one), nameOf(words, state, other)] as const;
  if (names[0] !== names[1]) return names;
  const lettered = (id: UnitId, name: string) => {
    const unit = state.units[unitIndex(state, id)];
    return unit ? `${name} (${NATION_LETTER[unit.nation]})` : name;
  };
  return [lettered(one, names[0]), lettered(other, names[1])];
}

/** "Infantry on D7, Infantry on E8 and Tank": the place where the name alone would not do. */
export function sayUnits(words: Words, state: State, ids: readonly UnitId[]): string {
  const names = ids.map((id) => nameOf(words, state, id));
  const said = ids.map((id, i) => {
    const name = names[i] as string;
    const at = state.units[unitIndex(state, id)]?.at ?? '';
    const alone = names.filter((one) => one === name).length === 1;
    return alone ? name : fill(words.game.unitAt, { unit: name, place: placeName(state, at) });
  });
  return new Intl.ListFormat(words.language, { type: 'conjunction' }).format(said);
}

export function commandName(words: Words, command: Command | undefined): string {
  return (command?.nations ?? []).map((nation) => words.names.nations[nation]).join(' and ');
}

function fortName(state: State, id: string): string {
  return mapOf(state.map).forts.find((fort) => fort.id === id)?.name ?? id;
}

export function placeName(state: State, place: string): string {
  const fort = fortOfPlace(place);
  return fort === null ? place : fortName(state, fort);
}

/** What an action did, told in the words of the rule book. */
export function tellMoment(words: Words, before: State, action: Action, events: readonly Event[]): Told {
  const { tell } = words.game;
  const unit = (id: UnitId) => nameOf(words, before, id);
  const who = (id: string) =>
    commandName(
      words,
      before.commands.find((command) => command.id === id),
    );
  const rule = events[0]?.rule ?? null;
  switch (action.type) {
    case 'split':
      return { text: fill(tell.split, { who: who(action.command) }), rule };
    case 'roll': {
      const rolled = events.find(
        (event): event is Extract<Event, { type: 'rolledForPlacing' | 'rolledForFirstTurn' }> =>
          event.type === 'rolledForPlacing' || event.type === 'rolledForFirstTurn',
      );
      const rolls = (rolled?.rolls ?? [])
        .flatMap((roll) => Object.entries(roll).map(([id, n]) => `${who(id)} ${n}`))
        .join(', ');
      const text = rolled?.type === 'rolledForPlacing' ? tell.rolledPlacing : tell.rolledFirst;
      return { text: fill(text, { rolls, who: who(rolled?.first ?? '') }), rule };
    }
    case 'reveal':
      return { text: fill(tell.reveal, { who: who(before.turn.command), n: action.token }), rule };
    case 'place':
      return { text: fill(tell.place, { unit: unit(action.unit), at: action.at }), rule };
    case 'chooseArmies':
      return { text: fill(tell.armies, { armies: action.armies.join(', ') }), rule };
    case 'move':
      return { text: tellMove(words, before, action.unit, events), rule };
    case 'unload':
      return { text: fill(tell.unloaded, { unit: unit(action.unit), to: action.to }), rule };
    case 'declare':
      return { text: fill(tell.declared, { unit: unit(action.attacker), target: unit(action.target) }), rule };
    case 'withdraw':
      return { text: fill(tell.withdrawn, { unit: unit(action.attacker) }), rule };
    case 'fight':
      return { text: tellBattle(words, before, events), rule };
    case 'act': {
      const moved = action.to === undefined ? [] : [tellMove(words, before, action.unit, events)];
      const fought = action.target === undefined ? [] : [tellBattle(words, before, events)];
      const parts = [...moved, ...fought];
      const text = parts.length > 0 ? parts.join('; ') : fill(tell.stays, { unit: unit(action.unit) });
      return { text, rule: 'AU4' };
    }
    case 'repair':
      return { text: fill(tell.repaired, { unit: unit(action.unit) }), rule };
    case 'buy':
      return { text: fill(tell.bought, { unit: words.names.units[action.unitType] }), rule };
    case 'give':
      return { text: fill(tell.given, { n: action.coins }), rule };
    case 'correct':
      return { text: tellCorrection(words, before, action.change), rule: null };
    case 'surrender':
      return { text: fill(tell.surrendered, { who: words.names.sides[action.side] }), rule };
    case 'end':
      return { text: tellEnd(words, before, events), rule };
  }
}

/** "Correction: Tank placed on D7"; by no rule, but by the people at the table. */
function tellCorrection(words: Words, before: State, change: Correction): string {
  const { corrected } = words.game.tell;
  const who = (id: string) =>
    commandName(
      words,
      before.commands.find((command) => command.id === id),
    );
  switch (change.kind) {
    case 'place':
      return fill(fortOfPlace(change.at) === null ? corrected.place : corrected.placeInFort, {
        unit: nameOf(words, before, change.unit),
        at: placeName(before, change.at),
      });
    case 'add':
      return fill(fortOfPlace(change.at) === null ? corrected.add : corrected.addInFort, {
        nation: words.names.nations[change.nation],
        unit: words.names.units[change.unitType],
        at: placeName(before, change.at),
      });
    case 'remove':
      return fill(corrected.remove, { unit: nameOf(words, before, change.unit) });
    case 'damage':
      return fill(corrected.damage, { unit: nameOf(words, before, change.unit), n: change.damage });
    case 'xp':
      return fill(corrected.xp, { unit: nameOf(words, before, change.unit), n: change.xp });
    case 'fort': {
      const fort = fortName(before, change.fort);
      return change.command === null
        ? fill(corrected.neutral, { fort })
        : fill(corrected.fort, { fort, who: who(change.command) });
    }
    case 'coins':
      return fill(corrected.coins, { who: who(change.command), n: change.coins });
    case 'luck':
      return fill(corrected.luck[change.luck], { who: who(change.command) });
  }
}

function tellMove(words: Words, before: State, id: UnitId, events: readonly Event[]): string {
  const { tell } = words.game;
  const unit = nameOf(words, before, id);
  const moved = events.find((event) => event.type === 'moved');
  if (events.some((event) => event.type === 'boarded')) return fill(tell.boarded, { unit });
  const to = moved?.to ?? '';
  const fort = fortOfPlace(to);
  if (fort === null) return fill(tell.moved, { unit, to });
  const taken = events.some((event) => event.type === 'fortConquered');
  return fill(taken ? tell.conquered : tell.entered, { unit, fort: fortName(before, fort) });
}

function tellBattle(words: Words, before: State, events: readonly Event[]): string {
  const { tell } = words.game;
  const attacked = events.find((event) => event.type === 'attacked');
  const lost = events.find((event) => event.type === 'attackLost');
  if (lost) return fill(tell.lost, { unit: nameOf(words, before, lost.attacker) });
  if (!attacked) return '';
  const fought = events.find((event) => event.type === 'fought');
  const sayHits = (n: number) => (n === 1 ? tell.hits.one : fill(tell.hits.more, { n }));
  const result = (target: UnitId, shots: number) => {
    const hits = sayHits(shots);
    const damaged = events.find((event) => event.type === 'damaged' && event.unit === target);
    const gone = events.some((event) => event.type === 'destroyed' && event.unit === target);
    const damage = damaged?.type === 'damaged' ? damaged.damage : 0;
    return fill(gone ? tell.resultDestroyed : damage > 0 ? tell.result : tell.resultNone, { hits, damage });
  };
  const [unit, target] = namesOf(words, before, attacked.attacker, attacked.target);
  const landed = events.find((event) => event.type === 'shellLanded');
  const struck = landed && fought && landed.hit !== attacked.target ? landed.hit : null;
  const what =
    struck && fought ? `${nameOf(words, before, struck)}: ${result(struck, fought.attack.hits)}` : tell.nobody;
  const astray = landed && landed.hit !== attacked.target;
  const main = astray
    ? fill(landed.at === null ? tell.strayOff : tell.stray, { unit, target, hex: landed.at ?? '', what })
    : fill(tell.attacked, { unit, target, result: result(attacked.target, fought?.attack.hits ?? 0) });
  if (!fought?.returned) return main;
  return `${main}; ${fill(tell.returned, { result: result(attacked.attacker, fought.returned.hits) })}`;
}

function tellEnd(words: Words, before: State, events: readonly Event[]): string {
  const { tell, phases } = words.game;
  const began = events.find((event) => event.type === 'turnBegan');
  if (began) {
    const who = commandName(
      words,
      before.commands.find((command) => command.id === began.command),
    );
    return fill(tell.turn, { who, n: began.round });
  }
  const phase = events.find((event) => event.type === 'phaseBegan');
  const earned = events.find((event) => event.type === 'earned');
  const text = fill(tell.phase, { phase: phase ? phases[phase.phase] : '' });
  return earned ? `${text}: ${fill(tell.income, { n: earned.coins })}` : text;
}

/** Why the Automa did what it did, in a few words; nothing for actions that need no reason. */
export function reasonsOf(words: Words, before: State, action: Action): readonly Told[] {
  const { lines } = words.automa;
  switch (action.type) {
    case 'act':
      return tellReasons(words, before, action.unit);
    case 'split':
      return [{ text: lines.drawnArmies, rule: 'AU2' }];
    case 'place':
      return [{ text: lines.clockwise, rule: 'AU2' }];
    case 'chooseArmies':
      return [{ text: lines.drawnToAct, rule: 'AU3' }];
    case 'buy':
      return [{ text: lines.buys, rule: 'AU7' }];
    default:
      return [];
  }
}

/** The order an Automa unit followed, and the letter that settled it: "goes to an entrance of Fort de Condé", "forest". */
function tellReasons(words: Words, before: State, id: UnitId): readonly Told[] {
  const { order, reasons }: Decision = decideUnit(before, id, true);
  const { doing, letters, lines } = words.automa;
  if (order === null) return [{ text: lines.stays, rule: 'AU11' }];
  const fired = reasons?.looked.at(-1);
  const steps = [...(fired?.aiming ?? []), ...(fired?.steps ?? [])];
  const settling = steps.findLast(({ dropped }) => dropped.length > 0);
  const fort = boardOf(mapOf(before.map)).forts[reasons?.draw?.taken.fort ?? -1];
  const aim = before.units[reasons?.draw?.taken.target ?? -1];
  const about = { fort: fort?.name ?? lines.someFort, target: aim ? nameOf(words, before, aim.id) : '' };
  const text = fill(doing[order] ?? '', about);
  return [{ text, rule: order }, ...(settling ? [{ text: letters[settling.rule] ?? '', rule: settling.rule }] : [])];
}
