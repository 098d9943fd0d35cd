import type { ButtonHTMLAttributes, ComponentChildren } from 'preact';
import './button.css';

interface Look {
  /** `primary`: the one thing to do next. `quiet`: small actions beside others. */
  readonly kind?: 'primary' | 'plain' | 'quiet';
  readonly children: ComponentChildren;
}

export function Button({ kind = 'plain', children, ...rest }: Look & Omit<ButtonHTMLAttributes, 'class'>) {
  return (
    <button type="button" class={`button button-${kind}`} {...rest}>
      {children}
    </button>
  );
}

interface LinkProps extends Look {
  readonly href: string;
  /** Where the words alone do not say it. */
  readonly label?: string;
}

/** Looks the same, goes to another screen. */
export function ButtonLink({ kind = 'plain', href, label, children }: LinkProps) {
  return (
    <a class={`button button-${kind}`} href={href} aria-label={label}>
      {children}
    </a>
  );
}
