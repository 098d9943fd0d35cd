import { fill } from '../../i18n/fill.ts';
import { words } from '../words.ts';

const FACES = Array.from({ length: 12 }, (_, i) => i + 1);

interface FacesProps {
  /** The face that shows, where it is about one die. */
  readonly chosen?: number | undefined;
  /** No more dice to enter. */
  readonly full?: boolean;
  readonly onFace: (face: number) => void;
}

/** The twelve faces of a die, to tap. */
export function Faces({ chosen, full = false, onFace }: FacesProps) {
  const { addFace } = words.value.atTable;
  return (
    <div class="faces">
      {FACES.map((face) => (
        <button
          key={face}
          type="button"
          disabled={full}
          aria-label={fill(addFace, { n: face })}
          aria-pressed={chosen === undefined ? undefined : chosen === face}
          onClick={() => onFace(face)}
        >
          {face}
        </button>
      ))}
    </div>
  );
}
