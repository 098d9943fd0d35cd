import { memo } from 'preact/compat';
import { levelOf } from '../../rules/combat.ts';
import { commandOf, commandOfNation } from '../../rules/field.ts';
import { fortOwner } from '../../rules/forts.ts';
import { mapOf } from '../../rules/maps.ts';
import { matOf } from '../../rules/mat.ts';
import type { State, Unit } from '../../rules/types.ts';
import { MapSheet } from '../MapSheet.tsx';
import { MiniatureFigure } from '../Miniature.tsx';
import { Pennant } from '../Pennant.tsx';
import { drawingOf, hexPoint } from '../terrain/drawing.ts';

/** Wider than a hex, so that they can be told apart in a small picture. */
const UNIT = 96;

/** A game's board to look at: forts with their owners, units where they stand. */
export const BoardPicture = memo(({ state, label }: { readonly state: State; readonly label: string }) => {
  const map = mapOf(state.map);
  const { forts, board } = drawingOf(map);
  const standing = state.units.filter(({ at, aboard }) => at !== undefined && !aboard && board.index.has(at));
  return (
    <MapSheet map={map} label={label}>
      {forts.map(({ id, pennant: [x, y] }) => {
        const owner = fortOwner(state, id);
        if (owner === null) return null;
        const { nations, side } = commandOf(state, owner);
        return (
          <g key={id} transform={`translate(${x} ${y}) scale(1.5)`}>
            <Pennant nation={nations[0] ?? 'FR'} side={side} x={0} y={0} />
          </g>
        );
      })}
      {standing.map((unit) => (
        <Standing key={unit.id} state={state} unit={unit} />
      ))}
    </MapSheet>
  );
});

function Standing({ state, unit }: { readonly state: State; readonly unit: Unit }) {
  const [x, y] = hexPoint(mapOf(state.map), unit.at ?? '');
  const rookie = matOf(state.mat).units[unit.type].attack;
  return (
    <g transform={`translate(${x - UNIT / 2} ${y - UNIT / 2}) scale(${UNIT / 100})`}>
      <MiniatureFigure
        type={unit.type}
        nation={unit.nation}
        side={commandOfNation(state, unit.nation).side}
        attack={rookie === null ? null : rookie + 2 * levelOf(unit.xp)}
        damage={unit.damage}
        xp={unit.xp}
      />
    </g>
  );
}
