import { RuleLink } from '../parts/RuleLink.tsx';
import { cutAtIds } from '../parts/rule-ids.ts';
import { cutAtWords } from './search.ts';

interface TextProps {
  readonly text: string;
  /** What is searched for, to be marked. */
  readonly words?: readonly string[];
}

/** A text with what is searched for marked in it. */
export function Marked({ text, words = [] }: TextProps) {
  if (words.length === 0) return <>{text}</>;
  return <>{cutAtWords(text, words).map(({ text: part, hit }, i) => (hit ? <mark key={i}>{part}</mark> : part))}</>;
}

/** A text of the rule book: every rule's number in it is a link. */
export function BookText({ text, words = [] }: TextProps) {
  return (
    <>
      {cutAtIds(text, 'anywhere').map((piece, i) =>
        piece.id ? (
          <RuleLink key={i} id={piece.id}>
            <Marked text={piece.text} words={words} />
          </RuleLink>
        ) : (
          <Marked key={i} text={piece.text} words={words} />
        ),
      )}
    </>
  );
}
