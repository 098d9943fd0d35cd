import { Button } from '../parts/Button.tsx';
import { words } from '../words.ts';

/** A page that can only say what is wrong and lead home. */
export function Notice({ sentences, onHome }: { readonly sentences: readonly string[]; readonly onHome: () => void }) {
  return (
    <main class="paper notice">
      <ul>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <Button kind="primary" onClick={onHome}>
        {words.value.game.buttons.home}
      </Button>
    </main>
  );
}
