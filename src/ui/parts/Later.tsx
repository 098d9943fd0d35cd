import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import './later.css';

interface LaterProps<P> {
  /** Fetches the page's code; the same function every time. */
  readonly load: () => Promise<ComponentType<P>>;
  readonly props: P;
  /** While it is on its way. */
  readonly words: string;
  /** When it cannot come. */
  readonly failed: string;
}

/** A page whose code comes only when it is asked for. */
export function Later<P extends object>({ load, props, words, failed }: LaterProps<P>) {
  const [page, setPage] = useState<{ readonly Body: ComponentType<P> } | null>(null);
  const [lost, setLost] = useState(false);
  useEffect(() => {
    let left = false;
    load().then(
      (Body) => left || setPage({ Body }),
      () => left || setLost(true),
    );
    return () => {
      left = true;
    };
  }, [load]);
  if (page) return <page.Body {...props} />;
  return (
    <div class="desk">
      <p class="later" role="status">
        {lost ? failed : words}
      </p>
    </div>
  );
}
