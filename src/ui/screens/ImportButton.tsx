import { useRef } from 'preact/hooks';
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
