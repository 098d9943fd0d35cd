import './map-picture.css';

interface MapPictureProps {
  readonly src: string;
  readonly label: string;
  /** Sharper ones, and how wide it is shown. */
  readonly srcset?: string;
  readonly sizes?: string;
  /** Further down the page: it may come when it is near. */
  readonly below?: boolean;
}

/** A map painted beforehand (`npm run icons`): it is there sooner than a thousand shapes. */
export function MapPicture({ label, below = false, ...picture }: MapPictureProps) {
  const when = below ? ({ loading: 'lazy' } as const) : ({ fetchpriority: 'high' } as const);
  // Before src, or a browser asks for it at once.
  return <img class="map-picture" width="1200" height="1035" alt={label} {...when} {...picture} />;
}
