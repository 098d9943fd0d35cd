import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import { RuleText } from './RuleLink.tsx';
import './choice.css';

interface ChoiceProps<T extends string> {
  readonly legend: string;
  /** A line under the legend; may name rules in brackets. */
  readonly hint?: string;
  readonly choices: readonly { readonly value: T; readonly children: ComponentChildren }[];
  readonly chosen: T;
  readonly onChoose: (value: T) => void;
  /** `rows`: one below the other. `tiles`: side by side. */
  readonly shape: 'rows' | 'tiles';
}

/** One of a few, each a slip with room for a picture and words; to a keyboard it is a row of radio buttons. */
export function Choice<T extends string>({ legend, hint, choices, chosen, onChoose, shape }: ChoiceProps<T>) {
  const name = useId();
  return (
    <fieldset class={`choice choice-${shape}`}>
      <legend>{legend}</legend>
      {hint && (
        <p class="choice-hint">
          <RuleText text={hint} />
        </p>
      )}
      <div class="choice-slips">
        {choices.map(({ value, children }) => (
          <label key={value} class="choice-slip">
            <input type="radio" name={name} value={value} checked={value === chosen} onChange={() => onChoose(value)} />
            <span class="choice-mark" aria-hidden="true" />
            {children}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
