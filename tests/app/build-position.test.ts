import { describe, expect, it } from 'vitest';
import { automaAction } from '../../automa/index.ts';
import * as build from '../../src/app/build-position.ts';
import { packPosition, unpackPosition } from '../../src/app/share.ts';
import { en } from '../../src/i18n/en.ts';
import { apply } from '../../src/rules/apply.ts';
import { boardOf, CLOSED } from '../../src/rules/board.ts';
import { legal } from '../../src/rules/legal.ts';
import { MAPS, mapOf } from '../../src/rules/maps.ts';
import { newGame } from '../../src/rules/setup.ts';
import type { State } from '../../src/rules/types.ts';
import { randomPlayer } from '../support/random.ts';
import { MARNE } from '../support/setup.ts';
import { coopSetup, soloGame } from '../support/setups.ts';

const solo = build.commandsAgainst(['FR'], 'DE', 'standard');
const empty = build.emptyDraft('marne', solo);
const board = boardOf(MARNE);
/** Free plain hexes, and one of water and of a fort. */
const land = board.ids.filter((_, hex) => board.costs.ground[hex] !== CLOSED) as [string, string, string, ...string[]];
const water = board.ids.find(
  (_, hex) => board.costs.ground[hex] === CLOSED && board.costs.air[hex] !== CLOSED,
) as string;
const wall = board.ids.find((_, hex) => board.costs.air[hex] === CLOSED) as string;
const [here, there, away] = land;
const [FORT, NAME] = [MARNE.forts[0]?.id as string, MARNE.forts[0]?.name as string];
const armed = build.put(build.put(empty, 'FR', 'infantry', here), 'DE', 'tank', there);
const textsOf = (draft: build.PositionDraft) => build.problemsOf(en, draft).map(({ text }) => text);

describe('a position built from scratch', () => {
  it.each<[string, ReturnType<typeof build.commandsAgainst>]>([
    ['solo', solo],
    ['co-op', build.commandsAgainst(['GB', 'FR'], 'AH', 'overkill')],
    ['hot seat', build.commandsAgainst(['DE'], 'FR', 'human')],
  ])('%s: units of both on every map make a state that is played on', (_title, commands) => {
    for (const map of Object.keys(MAPS)) {
      const ground = boardOf(mapOf(map));
      const free = ground.ids.filter((__, hex) => ground.costs.ground[hex] !== CLOSED);
      const nations = commands.flatMap((command) => command.nations);
      const draft = nations.reduce(
        (now, nation, i) => build.put(now, nation, 'infantry', free[i * 9] as string),
        build.emptyDraft(map, commands),
      );
      const state = build.toState(draft) as State;
      expect(state.units.map(({ nation }) => nation)).toEqual(nations);
      expect(legal(state).length).toBeGreaterThan(1);
      expect(build.alreadyOver(draft)).toBe(null);
    }
  });

  it('numbers its units', () => {
    const two = build.put(build.put(empty, 'FR', 'tank', here), 'FR', 'tank', there);
    expect(two.units.map(({ id }) => id)).toEqual(['fr-tank-1', 'fr-tank-2']);
    expect(build.nextId(two, 'FR', 'tank')).toBe('fr-tank-3');
    expect(build.put(build.take(two, 'fr-tank-1'), 'FR', 'tank', away).units.map(({ id }) => id)).toEqual([
      'fr-tank-2',
      'fr-tank-3',
    ]);
  });

  it('damage, experience, army, forts, coins, round and turn', () => {
    let draft = build.changeUnit(armed, 'fr-infantry-1', { at: away, damage: 2, xp: 3, army: 4 });
    draft = build.giveCoins(build.ownFort(draft, FORT, 'A'), 'A', 7);
    draft = build.put(draft, 'FR', 'fighter', `fort:${FORT}`);
    draft = build.atTurn(draft, { round: 5, command: 'B' });
    const state = build.toState(draft) as State;
    expect(state.units[0]).toMatchObject({ at: away, damage: 2, xp: 3, army: 4 });
    expect([state.forts, state.commands[0]?.coins]).toEqual([{ [FORT]: 'A' }, 7]);
    expect(state.turn).toMatchObject({ round: 5, command: 'B', phase: 'move' });
    expect(automaAction(state)?.type).toBe('act');
    expect(build.changeUnit(draft, 'fr-infantry-1', { army: undefined }).units[0]?.army).toBe(undefined);
    expect(build.ownFort(draft, FORT, null).forts).toEqual({});
  });

  it.each<[string, build.PositionDraft, string[], string | null]>([
    ['nothing is wrong', armed, [], null],
    [
      'off the map',
      build.put(armed, 'FR', 'tank', 'Z99'),
      ['French Tank at Z99: "Z99" is not on this map'],
      'fr-tank-1',
    ],
    [
      'two on a hex',
      build.put(armed, 'FR', 'tank', there),
      [`French Tank at ${there}: ${there} is taken by German Tank`],
      'fr-tank-1',
    ],
    [
      'a tank in water',
      build.put(armed, 'FR', 'tank', water),
      [`French Tank at ${water}: a Tank cannot stand on ${water}`],
      'fr-tank-1',
    ],
    [
      'on a wall',
      build.put(armed, 'FR', 'fighter', wall),
      [`French Fighter at ${wall}: a Fighter cannot stand on ${wall}`],
      'fr-fighter-1',
    ],
    [
      'in a neutral fort',
      build.put(armed, 'FR', 'tank', `fort:${FORT}`),
      [`French Tank in ${NAME}: ${NAME} does not belong to command France`],
      'fr-tank-1',
    ],
    [
      'a nation nobody leads',
      build.put(armed, 'GB', 'tank', away),
      [`British Tank at ${away}: no command at the table, or not the right one, leads Britain`],
      'gb-tank-1',
    ],
    [
      'a type it has not',
      build.put(armed, 'FR', 'bigBertha', away),
      [`French Big Bertha at ${away}: France has no Big Bertha`],
      'fr-bigBertha-1',
    ],
    [
      'six damage',
      build.changeUnit(armed, 'fr-infantry-1', { damage: 6 }),
      [`French Infantry at ${here}: 6 is not between 0 and 5`],
      'fr-infantry-1',
    ],
    ['debts', build.giveCoins(armed, 'B', -1), ['Germany: -1 is not between 0 and 9999'], null],
    ['a fort of nobody at the table', build.ownFort(armed, FORT, 'X'), [`${NAME}: there is no command "X" here`], null],
    ['round 0', build.atTurn(armed, { round: 0 }), ['turn.round: 0 is not between 1 and 9999'], null],
  ])('%s', (_title, draft, texts, about) => {
    expect(textsOf(draft)).toEqual(texts);
    expect(build.problemsOf(en, draft)[0]?.unit ?? null).toBe(about);
    expect(build.toState(draft) === null).toBe(texts.length > 0);
  });

  it('another map forgets forts it lacks, keeps the units', () => {
    const map = { ...MARNE, id: 'less', forts: MARNE.forts.slice(1), terrain: MARNE.terrain };
    const draft = build.onMap(build.ownFort(armed, FORT, 'A'), map);
    expect([draft.forts, draft.units]).toEqual([{}, armed.units]);
  });

  it('other people: forts of those who left are neutral, somebody there is at turn', () => {
    const draft = build.withCommands(build.atTurn(build.ownFort(armed, FORT, 'B'), { command: 'B' }), [
      build.commandFor('A', ['FR', 'GB'], { luck: 'table' }),
      build.commandFor('C', ['DE']),
    ]);
    expect([draft.forts, draft.turn.command, textsOf(draft)]).toEqual([{}, 'A', []]);
  });

  it('[V1] [V2] says where the game would be over already', () => {
    expect(build.alreadyOver(build.take(armed, 'de-tank-1'))).toMatchObject({ rule: 'V2', winner: 'entente' });
    const five = MARNE.forts.slice(0, 5).reduce((draft, { id }) => build.ownFort(draft, id, 'B'), armed);
    expect(build.alreadyOver(five)).toMatchObject({ rule: 'V1', winner: 'central' });
  });

  it('a loaded truck takes its passengers along, and away', () => {
    const [state] = [
      build.toState(build.put(build.put(armed, 'FR', 'transport', away), 'FR', 'howitzer', land[3] as string)) as State,
    ];
    const riding = build.draftOf({
      ...state,
      units: state.units.map((unit) =>
        unit.type === 'howitzer' ? { ...unit, at: away, aboard: 'fr-transport-1', moved: true } : unit,
      ),
    });
    expect(textsOf(riding)).toEqual([]);
    const driven = build.changeUnit(riding, 'fr-transport-1', { at: land[4] as string });
    expect([textsOf(driven), driven.units.at(-1)?.at]).toEqual([[], land[4]]);
    expect(build.changeUnit(driven, 'fr-howitzer-1', { at: away }).units.at(-1)).toMatchObject({
      at: away,
      aboard: undefined,
    });
    expect(build.take(riding, 'fr-transport-1').units.map(({ type }) => type)).toEqual(['infantry', 'tank']);
  });
});

describe('a draft from a game', () => {
  it('of any moment is sound, and the same pieces lie on it', async () => {
    for (const setup of [soloGame(3), coopSetup(2), coopSetup(3)]) {
      const player = randomPlayer(setup.seed);
      let state = newGame(setup);
      for (let n = 0; n < 160 && state.turn.phase !== 'over'; n++) {
        state = apply(state, automaAction(state) ?? player(state, n)).state;
        const draft = build.draftOf(state);
        expect(textsOf(draft)).toEqual([]);
        const again = build.toState(draft) as State;
        const pieces = ({ units }: State) =>
          units.filter(({ at }) => at).map(({ id, at, damage, xp }) => [id, at, damage, xp]);
        expect([pieces(again), again.forts]).toEqual([pieces(state), state.forts]);
        expect(again.turn.phase).toBe('move');
      }
    }
  });

  it('can be shared like any position', async () => {
    const state = build.toState(armed) as State;
    expect(await unpackPosition(await packPosition(state))).toMatchObject({ ok: true });
  });
});
