import type { RefObject } from 'preact';
import { useEffect, useState } from 'preact/hooks';

/** How far below or above the window counts as near. */
const MARGIN = '600px 0px';

/** Becomes true when the element comes near the window, or is printed; stays so. */
export function useNear(element: RefObject<Element | null>): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (near || !element.current) return undefined;
    const come = () => setNear(true);
    const watch = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && come(), {
      rootMargin: MARGIN,
    });
    watch.observe(element.current);
    addEventListener('beforeprint', come);
    return () => {
      watch.disconnect();
      removeEventListener('beforeprint', come);
    };
  }, [near, element]);
  return near;
}
