import { board as words } from '../../i18n/en/board.ts';

interface ZoomButtonsProps {
  readonly onIn: () => void;
  readonly onOut: () => void;
  readonly onFit: () => void;
}

export function ZoomButtons({ onIn, onOut, onFit }: ZoomButtonsProps) {
  return (
    <fieldset class="bd-zoom">
      <legend class="bd-unseen">{words.zoom}</legend>
      <ZoomButton name={words.zoomIn} icon="M12 5V19M5 12H19" onTap={onIn} />
      <ZoomButton name={words.zoomOut} icon="M5 12H19" onTap={onOut} />
      <ZoomButton name={words.fit} icon="M4 9V4H9M15 4H20V9M20 15V20H15M9 20H4V15M9 9.5H15V14.5H9z" onTap={onFit} />
    </fieldset>
  );
}

/** A button over the board. */
export function ZoomButton({ name, icon, onTap }: { name: string; icon: string; onTap: () => void }) {
  return (
    <button type="button" aria-label={name} title={name} onClick={onTap}>
      <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
        <path d={icon} />
      </svg>
    </button>
  );
}
