import { commandOfNation } from '../../rules/field.ts';
import type { State, Unit } from '../../rules/types.ts';
import { Miniature } from '../Miniature.tsx';

interface UnitPictureProps {
  readonly state: State;
  readonly unit: Unit;
  readonly size: number;
}

/** A unit as it is, beside words that name it. */
export function UnitPicture({ state, unit: { type, nation, damage, xp }, size }: UnitPictureProps) {
  const { side } = commandOfNation(state, nation);
  return (
    <Miniature type={type} nation={nation} side={side} attack={null} damage={damage} xp={xp} size={size} label="" />
  );
}
