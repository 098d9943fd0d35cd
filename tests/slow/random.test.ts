/** The random positions keep to the rules and the formats. */

import { describe, expect, it } from 'vitest';
import { allHexes, terrainAt } from './board.ts';
import { isAir, isFoot, MAT, ROSTER } from './mat.ts';
import { randomPosition } from './random.ts';
import { truckHasAWay } from './reach.ts';
import type { SlowPosition } from './types.ts';
import { commandOf, fortOf, hexOf, passengers, unitById } from './units.ts';

const positions: SlowPosition[] = Array.from({ length: 150 }, (_, seed) => randomPosition(seed));

describe('random positions', () => {
  it('are the same for the same seed', () => {
    expect(randomPosition(42)).toEqual(randomPosition(42));
    expect(randomPosition(42)).not.toEqual(randomPosition(43));
  });

  it('have whole forts, each fort hex in exactly one of them', () => {
    for (const { map } of positions) {
      const parts = map.forts.flatMap((fort) => [...fort.entrances, ...fort.walls]).sort();
      const marked = allHexes(map).filter((hex) => terrainAt(map, hex) === 'fort');
      expect(parts).toEqual(marked.sort());
      for (const fort of map.forts) expect(new Set(fort.entrances).size).toBe(2);
    }
  });

  it('[M6] [M7] [M4] have one unit per hex, on terrain it may stand on', () => {
    for (const { map, units } of positions) {
      const taken = units.map(hexOf).filter((hex) => hex !== null);
      expect(new Set(taken).size).toBe(taken.length);
      expect(new Set(units.map((unit) => unit.id)).size).toBe(units.length);
      for (const unit of units) {
        const hex = hexOf(unit);
        if (hex === null) continue;
        const terrain = terrainAt(map, hex);
        expect(terrain === null || terrain === 'fort').toBe(false);
        if (terrain === 'water') expect(isFoot(unit.type) || isAir(unit.type)).toBe(true);
      }
    }
  });

  it('[F3] [T1] [T2] have units in own forts only and passengers only in trucks that can unload them', () => {
    for (const position of positions) {
      for (const unit of position.units) {
        const command = commandOf(position, unit.nation);
        const fort = fortOf(unit);
        if (fort !== null) expect(position.forts[fort]).toBe(command.id);
        expect(ROSTER[unit.nation]).toContain(unit.type);
        if (unit.aboard === undefined) continue;
        const truck = unitById(position, unit.aboard);
        expect(MAT[unit.type].rides && truck.type === 'transport').toBe(true);
        expect(command.id).toBe(position.turn.command);
        expect(commandOf(position, truck.nation).id).toBe(command.id);
        expect(unit.at).toBe(truck.at);
        expect(passengers(position, truck).length).toBeLessThanOrEqual(4);
        expect(truckHasAWay(position, truck.id)).toBe(true);
      }
    }
  });

  it('show everything the oracle is asked about', () => {
    const some = (test: (position: SlowPosition) => boolean): void => {
      expect(positions.filter(test).length).toBeGreaterThan(2);
    };
    some(({ commands }) => commands.length === 4);
    some(({ commands }) => commands.some((command) => command.nations.length === 2));
    some(({ commands }) => commands.some((command) => command.control === 'automa'));
    some(({ options }) => options.shortGame);
    some(({ units }) => units.some((unit) => unit.aboard !== undefined));
    some(({ units }) => units.some((unit) => unit.moved && unit.aboard === undefined));
    some(({ units }) => units.some((unit) => unit.attacked));
    some(({ units }) => units.some((unit) => fortOf(unit) !== null));
    some(({ map, units }) =>
      units.some((unit) => isFoot(unit.type) && terrainAt(map, hexOf(unit) ?? 'A1') === 'water'),
    );
    some(({ units }) => units.length === 16);
  });
});
