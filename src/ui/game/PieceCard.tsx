import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { pieceName } from '../../i18n/say-change.ts';
import { commandName } from '../../i18n/tell.ts';
import { MOST } from '../../rules/correction.ts';
import type { Command, CommandId, Unit, UnitId } from '../../rules/types.ts';
import { Button } from '../parts/Button.tsx';
import { Stepper } from '../parts/Stepper.tsx';
import { words } from '../words.ts';

/** A slip for what was tapped on the board; it comes into sight by itself. */
function TappedCard({ name, children }: { readonly name: string; readonly children: ComponentChildren }) {
  const card = useRef<HTMLDivElement>(null);
  useEffect(() => card.current?.scrollIntoView({ block: 'nearest' }), []);
  return (
    <div ref={card} class="roll-card">
      <b>{name}</b>
      {children}
    </div>
  );
}

interface PieceCardProps {
  readonly name: string;
  readonly piece: { readonly damage: number; readonly xp: number };
  readonly onDamage: (damage: number) => void;
  readonly onXp: (xp: number) => void;
  readonly onRemove: () => void;
}

/** The markers of a piece, and how to take it off. */
export function PieceCard({ name, piece, onDamage, onXp, onRemove }: PieceCardProps) {
  const { atTable } = words.value;
  const step = { less: atTable.less, more: atTable.more };
  return (
    <TappedCard name={name}>
      <Stepper {...step} label={atTable.damage} value={piece.damage} max={MOST.damage} onChange={onDamage} />
      <Stepper {...step} label={atTable.experience} value={piece.xp} max={MOST.xp} onChange={onXp} />
      <Button onClick={onRemove}>{atTable.remove}</Button>
    </TappedCard>
  );
}

interface FortCardProps {
  readonly name: string;
  readonly owner: CommandId | undefined;
  readonly commands: readonly Command[];
  readonly onOwner: (owner: CommandId | null) => void;
  readonly children?: ComponentChildren;
}

/** Whose flag flies over a fort. */
export function FortCard({ name, owner, commands, onOwner, children }: FortCardProps) {
  const { atTable } = words.value;
  return (
    <TappedCard name={name}>
      <p>{atTable.owner}</p>
      <div class="choices">
        {[null, ...commands].map((one) => (
          <button
            key={one?.id ?? ''}
            type="button"
            aria-pressed={owner === one?.id}
            onClick={() => onOwner(one?.id ?? null)}
          >
            {one ? commandName(words.value, one) : atTable.neutral}
          </button>
        ))}
      </div>
      {children}
    </TappedCard>
  );
}

interface GarrisonProps {
  readonly units: readonly Unit[];
  readonly onPick: (id: UnitId) => void;
}

/** The units inside a fort, to take in hand. */
export function Garrison({ units, onPick }: GarrisonProps) {
  if (units.length === 0) return null;
  return (
    <>
      <p>{words.value.atTable.inside}</p>
      {units.map(({ id, nation, type }) => (
        <button key={id} type="button" class="row-button" onClick={() => onPick(id)}>
          {pieceName(words.value, nation, type)}
        </button>
      ))}
    </>
  );
}
