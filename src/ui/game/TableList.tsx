import { useEffect, useRef } from 'preact/hooks';
import type { Table } from '../../app/table.ts';
import { fill } from '../../i18n/fill.ts';
import { sayChange } from '../../i18n/say-change.ts';
import { Button } from '../parts/Button.tsx';
import { words } from '../words.ts';
import './at-table.css';

interface TableListProps {
  readonly table: Table;
  /** The Automa is still at it. */
  readonly later: boolean;
  /** The change whose hexes are lit on the board. */
  readonly onPoint: (key: string | null) => void;
}

/** What to do on the real board, to be ticked off. */
export function TableList({ table, later, onPoint }: TableListProps) {
  const { atTable } = words.value;
  const state = table.play.now.value;
  const changes = table.changes.value;
  const left = table.outstanding.value.length;
  const next = table.outstanding.value[0]?.key;
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    list.current?.querySelector('li:has(input:not(:checked))')?.scrollIntoView({ block: 'nearest' });
  }, [next]);
  if (later) return <p class="quiet">{atTable.listLater}</p>;
  if (left === 0) return <p class="quiet">{atTable.upToDate}</p>;
  return (
    <section class="table-list" aria-labelledby="table-list-title">
      <header>
        <h3 id="table-list-title">{atTable.list}</h3>
        <span role="status">{fill(atTable.left, { n: left })}</span>
      </header>
      <p class="quiet">{atTable.listLine}</p>
      <ol ref={list}>
        {changes.map((change) => {
          const done = table.ticked.value.has(change.key);
          return (
            <li key={change.key}>
              <label onPointerEnter={() => onPoint(change.key)} onPointerLeave={() => onPoint(null)}>
                <input
                  type="checkbox"
                  checked={done}
                  onFocus={() => onPoint(change.key)}
                  onBlur={() => onPoint(null)}
                  onChange={() => {
                    table.tick(change.key, !done);
                    onPoint(null);
                  }}
                />
                <span>{sayChange(words.value, state, change)}</span>
              </label>
            </li>
          );
        })}
      </ol>
      <Button onClick={() => table.tickAll()}>{atTable.allDone}</Button>
    </section>
  );
}
