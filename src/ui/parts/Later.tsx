import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import './later.css';

interface LaterProps<P> {
  /** Fetches the page's code; the same function every time. */
  readonly load: () => Promise<ComponentType<P>>;
  /** null while something the page needs is still on its way. */
  readonly props: P | null;
  /** While it is on its way. */
  readonly words: string;
  /** When it cannot come. */
  readonly failed: string;
  /** What the page needs cannot come. */
  readonly lost?: boolean;
}

/** A page whose code comes only when it is asked for. */
export function Later<P extends object>({ load, props, words, failed, lost = false }: LaterProps<P>) {
  const [page, setPage] = useState<{ readonly Body: ComponentType<P> } | null>(null);
  const [missing, setMissing] = useState(false);
  useEffect(() => {
    let left = false;
    load().then(
      (Body) => left || setPage({ Body }),
      () => left || setMissing(true),
    );
    return () => {
      left = true;
    };
  }, [load]);
  if (page && props) return <page.Body {...props} />;
  return (
    <main class="desk">
      <p class="later" role="status">
        {lost || missing ? failed : words}
      </p>
    </main>
  );
}
