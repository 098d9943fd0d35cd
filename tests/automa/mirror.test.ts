/** The Automa knows no left and right, asks nothing twice, and decides the same whether or not it explains. */
import { describe, expect, it } from 'vitest';
import { decide, decideUnit } from '../../automa/decide.ts';
import { automaAction, type Decision } from '../../automa/index.ts';
import { practiceGame, soloSetup } from '../../src/headless/match.ts';
import { apply } from '../../src/rules/apply.ts';
import { newGame } from '../../src/rules/setup.ts';
import type { HexId, MapFile, Place, State, UnitId } from '../../src/rules/types.ts';
import { hexAt, splitHex } from '../slow/board.ts';
import type { SlowPosition } from '../slow/types.ts';
import { stateFrom } from '../support/play.ts';
import { type Rename, tellLooked, tellWay } from './told.ts';
import { type AutomaTurn, randomTurns, WORKED } from './turns.ts';

const widthOf = (map: MapFile): number => map.terrain[0]?.length ?? 0;

/** Left and right swapped. With an odd number of columns every column stays raised or lowered as it was. */
const swapped = (map: MapFile): Rename => {
  const width = widthOf(map);
  return (hex) => {
    const { column, row } = splitHex(hex);
    return hexAt(width + 1 - column, row);
  };
};

function mirrored(position: SlowPosition): SlowPosition {
  const { map, units } = position;
  const swap = swapped(map);
  return {
    ...position,
    map: {
      ...map,
      terrain: map.terrain.map((line) => [...line].reverse().join('')),
      forts: map.forts.map(({ entrances, walls, ...fort }) => {
        return { ...fort, entrances: entrances.map(swap), walls: walls.map(swap) };
      }),
      starts: Object.fromEntries(Object.entries(map.starts).map(([number, hex]) => [number, swap(hex)])),
      trenches: map.trenches.map(({ id, hexes }) => ({ id, hexes: hexes.map(swap) })),
    },
    units: units.map((unit) => ({ ...unit, at: swapPlace(unit.at, swap) })),
  };
}

function swapPlace(place: Place, swap: Rename): Place {
  return place.startsWith('fort:') ? place : swap(place);
}

/** Everything up to the draw; what follows a draw among several depends on which was drawn. */
function upToTheDraw(state: State, id: UnitId, rename: Rename): object {
  const { order, to, target, reasons } = decideUnit(state, id, true);
  const told = reasons?.looked.map((looked) => tellLooked(state, looked, rename));
  const among = reasons?.draw?.among ?? 0;
  const settled = among < 2 && (reasons?.afterwards?.draw?.among ?? 0) < 2;
  const attacks = among < 2 ? reasons?.afterwards?.ways.map((way) => tellWay(state, way, rename)).sort() : null;
  return { id, order, told, among, attacks, taken: settled && [swapPlace(to, rename), target] };
}

function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const part of Object.values(value)) frozen(part);
  }
  return value;
}

function withoutReasons(decision: Decision | null): Omit<Decision, 'reasons'> | null {
  if (!decision) return null;
  const { reasons: _, ...rest } = decision;
  return rest;
}

const RANDOM = randomTurns(300);
const isOdd = ({ position }: AutomaTurn) => widthOf(position.map) % 2 === 1;

const named = (turns: readonly AutomaTurn[]) => turns.map((turn) => [turn.name, turn] as const);

/** Even maps get a column of water on their right. */
function widened(turn: AutomaTurn): AutomaTurn {
  const { map } = turn.position;
  const wider = { ...map, terrain: map.terrain.map((line) => `${line}~`) };
  return isOdd(turn) ? turn : { ...turn, position: { ...turn.position, map: wider } };
}

describe('mirrored left and right', () => {
  const asIs: Rename = (hex: HexId) => hex;

  it.each(named([...WORKED.map(widened), ...RANDOM.filter(isOdd)]))('[AU5] mirrored: %s', (_name, turn) => {
    const { position, waiting } = turn;
    const here = stateFrom(position);
    const there = stateFrom(mirrored(position));
    for (const id of waiting) {
      expect(upToTheDraw(there, id, swapped(position.map))).toEqual(upToTheDraw(here, id, asIs));
    }
  });

  it('[AU4] the same units come first', () => {
    for (const { position } of RANDOM.filter(isOdd)) {
      const firsts = [position, mirrored(position)].map((one) => decide(stateFrom(one), true));
      expect(firsts[1]?.reasons?.candidates).toEqual(firsts[0]?.reasons?.candidates);
      expect(firsts[1]?.unit).toBe(firsts[0]?.unit);
    }
  });
});

describe('asked twice', () => {
  it.each(named([...WORKED, ...RANDOM]))(
    '[AU5] the same answer, the state untouched, explained or not: %s',
    (_name, turn) => {
      const state = frozen(stateFrom(turn.position));
      const before = JSON.stringify(state);
      const first = decide(state, true);
      expect(decide(state, true)).toEqual(first);
      expect(decide(state)).toEqual(first && { ...withoutReasons(first), reasons: null });
      for (const id of turn.waiting) {
        expect(withoutReasons(decideUnit(state, id))).toEqual(withoutReasons(decideUnit(state, id, true)));
      }
      expect(JSON.stringify(state)).toBe(before);
    },
  );

  it('[AU5] the answer does not hang on what was asked before', () => {
    const states = RANDOM.map(({ position }) => stateFrom(position));
    const forwards = states.map((state) => decide(state));
    expect(states.toReversed().map((state) => decide(state))).toEqual(forwards.reverse());
  });

  it.each([1, 2, 3, 4])('[AU5] with tracing on or off game %i takes the same course', (seed) => {
    const player = practiceGame();
    let state = newGame(soloSetup(seed % 2 ? 'marne' : 'vosges', 'FR', 'DE', 'hard', seed));
    for (let n = 0; state.turn.phase !== 'over' && state.turn.round < 12; n++) {
      const action = player(state, n);
      if (action.type === 'act') {
        expect(decide(state, true)?.action).toEqual(action);
        expect(automaAction(state)).toEqual(action);
      }
      state = apply(state, action).state;
    }
    expect(state.turn.round).toBeGreaterThan(2);
  });
});
