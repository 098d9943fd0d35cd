import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { hashOf } from '../../app/route.ts';
import { screens } from '../../i18n/en/screens.ts';
import { RuleText } from '../parts/RuleLink.tsx';
import './page.css';

interface WayBack {
  readonly href: string;
  readonly words: string;
}

const HOME: WayBack = { href: hashOf({ page: 'home' }), words: screens.back };

interface PageProps {
  readonly title: string;
  readonly line?: string;
  /** With a way back in its head: home, or to where it says. */
  readonly back?: boolean | WayBack;
  /** At the right of the head. */
  readonly aside?: ComponentChildren;
  readonly children: ComponentChildren;
  /** Stays at the lower edge. */
  readonly bar?: ComponentChildren;
}

/** A screen: its head on the table, sheets of paper below. */
export function Page({ title, line, back = false, aside, children, bar }: PageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
    document.title = title === screens.title ? title : `${title} · ${screens.title}`;
  }, [title]);
  const way = back === true ? HOME : back;
  return (
    <div class="desk">
      <header class="desk-head">
        {way && (
          <a class="desk-back" href={way.href}>
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="M15 4l-8 8l8 8" />
            </svg>
            {way.words}
          </a>
        )}
        <div class="desk-title">
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
          {line && (
            <p>
              <RuleText text={line} />
            </p>
          )}
        </div>
        {aside}
      </header>
      <main class="desk-main">{children}</main>
      {bar && <div class="desk-bar">{bar}</div>}
    </div>
  );
}
