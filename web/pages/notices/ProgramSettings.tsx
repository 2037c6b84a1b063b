import type { TokenInfo } from '@incognita/server/protocol';
import { type FormEvent, type ReactElement, useState } from 'react';
import { dropToken, makeToken, myTokens } from '../../api/notices.ts';
import { useSettings } from '../../settings.ts';
import { type NoticeWords, useNoticeWords } from '../../text/notices.ts';
import { Line } from '../account/Fields.tsx';
import { Prove } from '../account/Prove.tsx';
import { ShownOnce, Trouble } from './ShownOnce.tsx';
import { useServerValue } from './use-server-value.ts';
import '../account/account.css';
import './notices.css';

/** Access tokens: programs that play in one's name, each of which can be sent away. */
export function ProgramSettings(): ReactElement | null {
  const words = useNoticeWords();
  const state = useServerValue(myTokens);
  const [name, setName] = useState('');
  const [shown, setShown] = useState<string | null>(null);
  const { value: tokens, busy, unproven, act } = state;
  if (tokens === null) return null;
  const make = async (): Promise<readonly TokenInfo[]> => {
    const { token, info } = await makeToken(name);
    setShown(token);
    setName('');
    return [...tokens, info];
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void act(make);
  };
  const drop = (id: string): void => {
    setShown(null);
    void act(() => dropToken(id));
  };
  return (
    <section className="leaf reading notices">
      <details className="own-part" open={tokens.length > 0 || undefined}>
        <summary>{words.programs}</summary>
        <p className="note">{words.programsNote}</p>
        <Trouble trouble={state.trouble} />
        {unproven !== null && <Prove proven={() => void act(unproven)} />}
        <ul>
          {tokens.map((token) => (
            <Row key={token.id} token={token} words={words} busy={busy} drop={drop} />
          ))}
        </ul>
        {shown !== null && (
          <ShownOnce key={shown} label={words.token} note={words.tokenNote} text={shown} />
        )}
        <form className="settings-form" onSubmit={submit}>
          <Line label={words.program} complete="off" value={name} most={40} change={setName} />
          <div className="own-go">
            <button type="submit" className="button" disabled={busy}>
              {words.makeToken}
            </button>
          </div>
        </form>
      </details>
    </section>
  );
}

const LOCALES = { en: 'en-GB', fr: 'fr' } as const;

function Row(props: {
  readonly token: TokenInfo;
  readonly words: NoticeWords;
  readonly busy: boolean;
  readonly drop: (id: string) => void;
}): ReactElement {
  const language = useSettings((settings) => settings.language);
  const day = new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'medium' });
  const { token, words } = props;
  const used = token.used === null ? words.never : words.used(day.format(token.used));
  return (
    <li>
      <p>
        <strong>{token.name}</strong>
        <span className="note">
          {words.since(day.format(token.created))}, {used}
        </span>
      </p>
      <button
        type="button"
        className="quiet"
        disabled={props.busy}
        aria-label={words.takeBackOf(token.name)}
        onClick={() => props.drop(token.id)}
      >
        {words.takeBack}
      </button>
    </li>
  );
}
