import { useEffect, useId, useRef, useState } from 'preact/hooks';
import { LONGEST_NAME } from '../../app/library.ts';
import { screens } from '../../i18n/en/screens.ts';
import { Button } from '../parts/Button.tsx';
import { Dialog } from '../parts/Dialog.tsx';

const words = screens.saved;
/** More problems than this help nobody. */
const MOST_SHOWN = 8;

interface RenameDialogProps {
  readonly name: string;
  readonly onName: (name: string) => void;
  readonly onClose: () => void;
}

export function RenameDialog({ name, onName, onClose }: RenameDialogProps) {
  const field = useId();
  const form = useId();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(name);
  useEffect(() => input.current?.select(), []);
  const keep = (event: Event) => {
    event.preventDefault();
    onName(typed);
    onClose();
  };
  return (
    <Dialog
      title={words.renameTitle}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{screens.cancel}</Button>
          <Button kind="primary" type="submit" form={form} disabled={typed.trim() === ''}>
            {words.renameDone}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={keep}>
        <label for={field}>{words.renameLabel}</label>
        <input
          ref={input}
          id={field}
          class="text-field"
          type="text"
          maxLength={LONGEST_NAME}
          value={typed}
          onInput={(event) => setTyped(event.currentTarget.value)}
        />
      </form>
    </Dialog>
  );
}

/** Why a file was not opened. */
export function BadFile({
  sentences,
  onClose,
}: {
  readonly sentences: readonly string[];
  readonly onClose: () => void;
}) {
  const more = sentences.length - MOST_SHOWN;
  return (
    <Dialog
      title={words.badFile}
      onClose={onClose}
      actions={
        <Button kind="primary" onClick={onClose}>
          {screens.close}
        </Button>
      }
    >
      <p>{words.badFileLine}</p>
      <ul>
        {sentences.slice(0, MOST_SHOWN).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      {more > 0 && <p>{words.more(more)}</p>}
    </Dialog>
  );
}
