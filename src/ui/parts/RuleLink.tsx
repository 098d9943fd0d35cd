import type { ComponentChildren } from 'preact';
import { hashOf } from '../../app/route.ts';
import { screens } from '../../i18n/en/screens.ts';
import type { RuleId } from '../../rules/types.ts';
import { cutAtIds } from './rule-ids.ts';
import './rule-link.css';

interface RuleLinkProps {
  readonly id: RuleId;
  /** The number as it should look; plain unless given. */
  readonly children?: ComponentChildren;
}

/** A rule's number: a quiet way to its place in the rule book. */
export function RuleLink({ id, children = id }: RuleLinkProps) {
  return (
    <a class="rule-link" href={hashOf({ page: 'rules', at: id })} aria-label={screens.rule(id)}>
      {children}
    </a>
  );
}

/** A sentence whose rule numbers in brackets lead to the rule book. */
export function RuleText({ text }: { readonly text: string }) {
  return (
    <>{cutAtIds(text, 'brackets').map((piece, i) => (piece.id ? <RuleLink key={i} id={piece.id} /> : piece.text))}</>
  );
}
