import { useEffect, useId, useRef, useState } from 'preact/hooks';
import { type Challenge, makeCode, type ReadCode, readCode } from '../../app/challenge.ts';
import { screens } from '../../i18n/en/screens.ts';
import { Button } from '../parts/Button.tsx';
import { freshSeed } from './seed.ts';

const words = screens.newGame;

interface ChallengeSlipProps {
  readonly challenge: Challenge;
  readonly onChange: (challenge: Challenge) => void;
}

/** The code of the game about to be played, and a line to enter somebody else's. */
export function ChallengeSlip({ challenge, onChange }: ChallengeSlipProps) {
  const code = makeCode(challenge);
  const [copied, setCopied] = useState<{ code: string; well: boolean } | null>(null);
  const copy = async () => {
    const well = await navigator.clipboard?.writeText(code).then(
      () => true,
      () => false,
    );
    setCopied({ code, well: well === true });
  };
  const { mat, ...withoutMat } = challenge;
  return (
    <section class="challenge">
      <div>
        <h2>{words.challenge}</h2>
        <p class="quiet">{words.challengeLine}</p>
        <p class="code">{code}</p>
        {mat && (
          <p>
            {words.withMat(mat.name)}{' '}
            <Button kind="quiet" onClick={() => onChange(withoutMat)}>
              {words.dropMat}
            </Button>
          </p>
        )}
        <div class="challenge-actions">
          <Button onClick={copy}>{words.copy}</Button>
          <Button onClick={() => onChange({ ...challenge, seed: freshSeed() })}>{words.another}</Button>
        </div>
        <p class="answer" role="status">
          {copied?.code === code && (copied.well ? words.copied : words.copyFailed)}
        </p>
      </div>
      <EnterCode code={code} onEnter={onChange} />
    </section>
  );
}

function EnterCode({ code, onEnter }: { readonly code: string; readonly onEnter: (challenge: Challenge) => void }) {
  const field = useId();
  const answer = useId();
  const [typed, setTyped] = useState('');
  const [read, setRead] = useState<ReadCode | null>(null);
  const enter = (event: Event) => {
    event.preventDefault();
    const result = readCode(typed);
    setRead(result);
    if (result.ok) onEnter(result.challenge);
  };
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (read) line.current?.scrollIntoView({ block: 'nearest' });
  }, [read]);
  const said = !read ? '' : !read.ok ? sayRefusal(read) : makeCode(read.challenge) === code ? words.used : '';
  return (
    <form onSubmit={enter}>
      <h2>{words.enter}</h2>
      <label class="quiet" for={field}>
        {words.enterLabel}
      </label>
      <div class="enter">
        <input
          id={field}
          type="text"
          autocomplete="off"
          autocapitalize="characters"
          spellcheck={false}
          aria-describedby={answer}
          aria-invalid={read?.ok === false}
          value={typed}
          onInput={(event) => {
            setTyped(event.currentTarget.value);
            setRead(null);
          }}
        />
        <Button type="submit">{words.use}</Button>
      </div>
      <p ref={line} id={answer} class={`answer ${read?.ok === false ? 'answer-no' : ''}`} role="status">
        {said || words.enterHint}
      </p>
    </form>
  );
}

function sayRefusal({ why, character = '' }: Extract<ReadCode, { ok: false }>): string {
  const said = screens.codeRefusals[why];
  return typeof said === 'string' ? said : said(character);
}
