/** Where the focus goes when what had it is gone: the line that says what to do, or the page's title. */
const FALLBACK = '.do-now, h1[tabindex]';

/** Where the element with the focus goes away or is switched off, another gets it: a keyboard never starts over. */
export function keepFocus(area: HTMLElement): void {
  let had = false;
  area.addEventListener('focusin', () => {
    had = true;
  });
  document.addEventListener(
    'pointerdown',
    ({ target }) => {
      had = target instanceof Element && target.closest('button, a, input, select, [tabindex]') !== null;
    },
    true,
  );
  const mend = () => {
    const { activeElement, body } = document;
    const off = activeElement instanceof HTMLButtonElement && activeElement.disabled;
    if (!had || (!off && activeElement !== null && activeElement !== body)) return;
    area.querySelector<HTMLElement>(FALLBACK)?.focus({ preventScroll: true });
  };
  const watch = new MutationObserver(mend);
  watch.observe(area, { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled'] });
}
