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
  const row = (key: keyof UnitNumbers, label: string, text: string) => {
    const mark = mat.mark(unit.type, key);
    marksUsed.add(mark);
    return (
      <div>
        <dt>
          {label} {card.marks[mark] && <i>{card.marks[mark]}</i>}
        </dt>
        <dd>{text}</dd>
      </div>
    );
  };
  const special = (key: 'attackTanks' | 'attackFoot' | 'attackAir', label: string) =>
    numbers[key] === null ? null : row(key, label, String((numbers[key] ?? 0) + 2 * levelOf(unit.xp)));
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
        {row('speed', card.speed, String(numbers.speed))}
        {row('attack', card.attack, attack === null ? '–' : String(attack))}
        {special('attackTanks', card.tanks)}
        {special('attackFoot', card.foot)}
        {special('attackAir', card.air)}
        {row('rangeGround', card.range, sayRange(numbers.rangeGround))}
        {row('rangeAir', card.rangeAir, sayRange(numbers.rangeAir))}
        {row('armor', card.armor, game.armor[numbers.armor])}
        {row('price', card.price, String(numbers.price))}
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
