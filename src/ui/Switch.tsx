import './switch.css';

interface SwitchProps<T extends string> {
  readonly label: string;
  readonly choices: readonly { readonly value: T; readonly words: string }[];
  readonly chosen: T;
  readonly onChoose: (value: T) => void;
}

/** One of a few, as a row of buttons. */
export function Switch<T extends string>({ label, choices, chosen, onChoose }: SwitchProps<T>) {
  return (
    <fieldset class="switch">
      <legend>{label}</legend>
      {choices.map(({ value, words }) => (
        <button key={value} type="button" aria-pressed={value === chosen} onClick={() => onChoose(value)}>
          {words}
        </button>
      ))}
    </fieldset>
  );
}
