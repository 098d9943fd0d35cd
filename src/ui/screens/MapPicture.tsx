import './map-picture.css';

interface MapPictureProps {
  readonly src: string;
  readonly label: string;
  /** Sharper ones, and how wide it is shown. */
  readonly srcset?: string;
  readonly sizes?: string;
}

/** A map painted beforehand (`npm run icons`): it is there sooner than a thousand shapes. */
export function MapPicture({ label, ...picture }: MapPictureProps) {
  return <img class="map-picture" width="1200" height="1035" fetchpriority="high" alt={label} {...picture} />;
}
