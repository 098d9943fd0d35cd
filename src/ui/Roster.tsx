import { gallery } from '../i18n/en/gallery.ts';
import { names } from '../i18n/en/names.ts';
import { COUNTRY_UNIT, type Mark, matOf, unitsOfNation } from '../rules/mat.ts';
import type { Nation, Range, UnitNumbers, UnitType } from '../rules/types.ts';
import { SIDE_OF } from '../rules/types.ts';
import { Miniature } from './Miniature.tsx';
import './roster.css';

const mat = matOf(undefined);

/** The mat of a nation: every unit with its numbers and where each comes from. */
export function Roster({ nation }: { readonly nation: Nation }) {
  return (
    <ul class="roster">
      {unitsOfNation(nation).map((type) => (
        <UnitCard key={type} type={type} nation={nation} />
      ))}
    </ul>
  );
}

function UnitCard({ type, nation }: { readonly type: UnitType; readonly nation: Nation }) {
  const numbers = mat.units[type];
  const name = names.units[type];
  return (
    <li class="unit-card">
      <Miniature
        size={90}
        label={gallery.unitLabel(name, names.nations[nation], 0, 0)}
        type={type}
        nation={nation}
        side={SIDE_OF[nation]}
        attack={numbers.attack}
      />
      <div>
        <h3>{name}</h3>
        {COUNTRY_UNIT[nation] === type && <p class="country-unit">{gallery.countryUnit}</p>}
        <dl>
          <Value type={type} number="attack" words={gallery.attack} />
          <Value type={type} number="speed" words={gallery.speed} />
          <Value type={type} number="rangeGround" words={gallery.range} />
          <Value type={type} number="rangeAir" words={gallery.air} />
          <Value type={type} number="price" words={gallery.price} />
          <Value type={type} number="armor" words={gallery.armor} />
          {numbers.attackTanks !== null && <Value type={type} number="attackTanks" words={gallery.attackTanks} />}
          {numbers.attackFoot !== null && <Value type={type} number="attackFoot" words={gallery.attackFoot} />}
          {numbers.attackAir !== null && <Value type={type} number="attackAir" words={gallery.attackAir} />}
        </dl>
      </div>
    </li>
  );
}

interface ValueProps {
  readonly type: UnitType;
  readonly number: keyof UnitNumbers;
  readonly words: string;
}

function Value({ type, number, words }: ValueProps) {
  const mark: Mark = mat.mark(type, number);
  return (
    <div>
      <dt>{words}</dt>
      <dd>
        {sayNumber(mat.units[type], number)}
        {gallery.marks[mark] && (
          <abbr class={`mark mark-${mark}`} title={gallery.markWords[mark]}>
            {gallery.marks[mark]}
          </abbr>
        )}
      </dd>
    </div>
  );
}

/** A number of the mat as it is written: a range as a span, nothing as a dash. */
export function sayNumber(numbers: UnitNumbers, number: keyof UnitNumbers): string {
  const value = numbers[number];
  if (value === null) return gallery.none;
  if (typeof value === 'string') return gallery.armors[value];
  return typeof value === 'number' ? String(value) : sayRange(value);
}

function sayRange([nearest, farthest]: Range): string {
  return farthest === null ? gallery.from(nearest) : gallery.span(nearest, farthest);
}
