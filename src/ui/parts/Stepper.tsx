import './stepper.css';

interface StepperProps {
  readonly label: string;
  readonly value: number;
  readonly min?: number;
  readonly max: number;
  readonly onChange: (value: number) => void;
  /** "One less", "one more". */
  readonly less: string;
  readonly more: string;
}

/** A number with a button on either side. */
export function Stepper({ label, value, min = 0, max, onChange, less, more }: StepperProps) {
  return (
    <fieldset class="stepper">
      <legend class="bd-unseen">{label}</legend>
      <span aria-hidden="true">{label}</span>
      <button
        type="button"
        aria-label={`${label}: ${less}`}
        disabled={value <= min}
        onClick={() => onChange(value - 1)}
      >
        −
      </button>
      <output>{value}</output>
      <button
        type="button"
        aria-label={`${label}: ${more}`}
        disabled={value >= max}
        onClick={() => onChange(value + 1)}
      >
        +
      </button>
    </fieldset>
  );
}
