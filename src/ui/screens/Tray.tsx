import { names } from '../../i18n/en/names.ts';
import { screens } from '../../i18n/en/screens.ts';
import { matOf } from '../../rules/mat.ts';
import type { MatFile, Side, Unit, UnitId } from '../../rules/types.ts';
import { Miniature } from '../Miniature.tsx';
import type { DragStart } from './use-drag.tsx';

const words = screens.armies;

/** A token's number, or the units that have none yet. */
export type TrayId = number | 'pool';

interface TrayProps {
  readonly id: TrayId;
  readonly title: string;
  readonly line: string;
  readonly units: readonly Unit[];
  readonly side: Side;
  readonly mat: MatFile | undefined;
  readonly chosen: readonly UnitId[];
  readonly onToggle: (id: UnitId) => void;
  /** The chosen units are to come here. */
  readonly onPut: () => void;
  /** Something is dragged over it. */
  readonly over: boolean;
  readonly drag: DragStart;
}

/** A row of units to tap or to drag. */
export function Tray({ id, title, line, units, side, mat, chosen, onToggle, onPut, over, drag }: TrayProps) {
  const token = id === 'pool' ? null : id;
  const coming = chosen.filter((one) => !units.some((unit) => unit.id === one)).length;
  const where = token === null ? words.waiting : words.onToken(token);
  const label = token === null ? words.putBack(coming) : words.putOn(coming, token);
  return (
    <section
      class={`tray ${token === null ? 'tray-pool' : ''} ${over ? 'tray-over' : ''} ${coming > 0 ? 'tray-open' : ''}`}
      data-tray={id}
      aria-label={title}
    >
      {coming > 0 && <button type="button" class="tray-target" aria-label={label} onClick={onPut} />}
      <header>
        {token !== null && (
          <span class={`token token-${side}`} aria-hidden="true">
            {token}
          </span>
        )}
        <div>
          <h2>{title}</h2>
          <p>{line}</p>
        </div>
        <span class={coming > 0 ? 'tray-put' : 'tray-count'} aria-hidden={coming > 0}>
          {coming > 0 ? words.putHere(coming) : token !== null && units.length > 0 && words.count(units.length)}
        </span>
      </header>
      {units.length === 0 && token !== null && <p class="tray-empty">{words.empty}</p>}
      <ul>
        {units.map((unit) => (
          <li key={unit.id}>
            <button
              type="button"
              class="tray-unit"
              aria-pressed={chosen.includes(unit.id)}
              aria-label={words.unitLabel(names.units[unit.type], where)}
              onClick={() => onToggle(unit.id)}
              {...drag(unit)}
            >
              <span class="mini-holder" aria-hidden="true">
                <Miniature
                  size={60}
                  label=""
                  type={unit.type}
                  nation={unit.nation}
                  side={side}
                  attack={matOf(mat).units[unit.type].attack}
                  state={chosen.includes(unit.id) ? 'ready' : 'idle'}
                />
              </span>
              <span>{unbroken(names.units[unit.type])}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Lines end between words, not behind the hyphen of FT-17. */
const unbroken = (name: string) => name.replaceAll('-', '-\u2060');
