import type { ComponentChildren } from 'preact';

/** A table that may be wider than the page: it scrolls, and keys reach it. */
export function TableScroll({ label, children }: { readonly label: string; readonly children: ComponentChildren }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so keys must reach it
    <section class="table-scroll" aria-label={label} tabIndex={0}>
      {children}
    </section>
  );
}
