import type { ComponentChildren } from 'preact';
import './card.css';

interface CardProps {
  readonly children: ComponentChildren;
  /** Further classes of the screen it lies on. */
  readonly class?: string;
}

/** A sheet of paper on the table. */
export function Card({ children, class: more = '' }: CardProps) {
  return <div class={`paper ${more}`}>{children}</div>;
}
