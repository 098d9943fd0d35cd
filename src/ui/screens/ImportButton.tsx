import { useRef } from 'preact/hooks';
import type { GameText } from '../../app/library.ts';
import { screens } from '../../i18n/en/screens.ts';
import { Button } from '../parts/Button.tsx';

const MOST_BYTES = 20_000_000;

interface ImportButtonProps {
  readonly onText: (text: string) => void;
  readonly onTooBig: () => void;
}

export function ImportButton({ onText, onTooBig }: ImportButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  const read = async () => {
    const file = input.current?.files?.[0];
    if (input.current && file) {
      if (file.size > MOST_BYTES) onTooBig();
      else onText(await file.text());
      input.current.value = '';
    }
  };
  return (
    <>
      <input ref={input} type="file" accept=".json,application/json" hidden onChange={read} />
      <Button onClick={() => input.current?.click()}>{screens.saved.importFile}</Button>
    </>
  );
}

/** Hands a file to the browser to keep. */
export function offerFile({ fileName, text }: GameText): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
