import type { ButtonHTMLAttributes, ComponentChildren } from 'preact';
import './button.css';

interface Look {
  /** `primary`: the one thing to do next; `waiting`: the same while others may come first. `quiet`: small actions beside others. */
  readonly kind?: 'primary' | 'waiting' | 'plain' | 'quiet';
  readonly children: ComponentChildren;
}

const CLASS = {
  primary: 'button-primary',
  waiting: 'button-primary button-waiting',
  plain: 'button-plain',
  quiet: 'button-quiet',
} as const;

export function Button({ kind = 'plain', children, ...rest }: Look & Omit<ButtonHTMLAttributes, 'class'>) {
  return (
    <button type="button" class={`button ${CLASS[kind]}`} {...rest}>
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
    <a class={`button ${CLASS[kind]}`} href={href} aria-label={label}>
      {children}
    </a>
  );
}
