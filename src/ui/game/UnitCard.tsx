import { fill } from '../../i18n/fill.ts';
import { nameOf, placeName } from '../../i18n/tell.ts';
import { attackValue, levelOf } from '../../rules/combat.ts';
import { commandOfNation } from '../../rules/field.ts';
import { type Mark, matOf } from '../../rules/mat.ts';
import type { Range, State, Unit, UnitNumbers } from '../../rules/types.ts';
import { Miniature } from '../Miniature.tsx';
import { words } from '../words.ts';

function sayRange(range: Range | null): string {
  if (!range) return '–';
  const [min, max] = range;
  if (max === null) return `${min}–${words.value.game.unitCard.unlimited}`;
  return min === max ? String(min) : `${min}–${max}`;
}

interface UnitCardProps {
  readonly state: State;
  readonly unit: Unit;
  /** Who leads it, where somebody gave a name. */
  readonly player?: string | undefined;
}

/** A unit's mat values with where each comes from, its state, and a line of history. */
export function UnitCard({ state, unit, player }: UnitCardProps) {
  const { game, names, history } = words.value;
  const card = game.unitCard;
  const mat = matOf(state.mat);
  const numbers = mat.units[unit.type];
  const marksUsed = new Set<Mark>();
  const marked = (key: keyof UnitNumbers, text: string) => {
    const mark = mat.mark(unit.type, key);
    marksUsed.add(mark);
    return (
      <>
        {text}
        {card.marks[mark] && <sup>{card.marks[mark]}</sup>}
      </>
    );
  };
  const special = (key: 'attackTanks' | 'attackFoot' | 'attackAir', label: string) =>
    numbers[key] === null ? null : (
      <div>
        <dt>{label}</dt>
        <dd>{marked(key, String((numbers[key] ?? 0) + 2 * levelOf(unit.xp)))}</dd>
      </div>
    );
  const attack = numbers.attack === null ? null : attackValue(mat, unit, { ...unit, type: 'transport' });
  const { side } = commandOfNation(state, unit.nation);
  const riders = state.units
    .filter(({ aboard }) => aboard === unit.id)
    .map(({ id }) => nameOf(words.value, state, id))
    .join(', ');
  const where = unit.aboard ? card.aboard : unit.at ? placeName(state, unit.at) : '';
  return (
    <section class="unit-sheet" aria-label={names.units[unit.type]}>
      <header>
        <Miniature
          type={unit.type}
          nation={unit.nation}
          side={side}
          attack={attack}
          damage={unit.damage}
          xp={unit.xp}
          size={76}
          label={names.units[unit.type]}
        />
        <div>
          <h3>{names.units[unit.type]}</h3>
          <p>{[player, names.nations[unit.nation], where].filter(Boolean).join(' · ')}</p>
          {riders.length > 0 && <p>{fill(card.carries, { list: riders })}</p>}
          <p>
            {fill(card.damage, { n: unit.damage })} ·{' '}
            {fill(card.experience, { level: card.levels[levelOf(unit.xp)] ?? '', n: unit.xp })}
          </p>
        </div>
      </header>
      <dl>
        <div>
          <dt>{card.speed}</dt>
          <dd>{marked('speed', String(numbers.speed))}</dd>
        </div>
        <div>
          <dt>{card.attack}</dt>
          <dd>{marked('attack', attack === null ? '–' : String(attack))}</dd>
        </div>
        {special('attackTanks', card.tanks)}
        {special('attackFoot', card.foot)}
        {special('attackAir', card.air)}
        <div>
          <dt>{card.range}</dt>
          <dd>{marked('rangeGround', sayRange(numbers.rangeGround))}</dd>
        </div>
        <div>
          <dt>{card.rangeAir}</dt>
          <dd>{marked('rangeAir', sayRange(numbers.rangeAir))}</dd>
        </div>
        <div>
          <dt>{card.armor}</dt>
          <dd>{marked('armor', game.armor[numbers.armor])}</dd>
        </div>
        <div>
          <dt>{card.price}</dt>
          <dd>{marked('price', String(numbers.price))}</dd>
        </div>
      </dl>
      <p class="history">{history[unit.type]}</p>
      <p class="marks">
        {(['derived', 'house', 'custom'] as const)
          .filter((mark) => marksUsed.has(mark))
          .map((mark) => card.markNotes[mark])
          .join('. ')}
      </p>
    </section>
  );
}
