import { words } from '../words.ts';
import './key-list.css';

/** What each key does. */
export function KeyList() {
  return (
    <dl class="keys">
      {words.value.settings.keys.rows.map(([keys, what]) => (
        <div key={keys}>
          <dt>{keys}</dt>
          <dd>{what}</dd>
        </div>
      ))}
    </dl>
  );
}
