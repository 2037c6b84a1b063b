import type { AccountInfo, MyAccount, SessionInfo } from '@incognita/server/protocol';
import { type FormEvent, type ReactElement, useState } from 'react';
import * as account from '../../api/account.ts';
import { useSettings } from '../../settings.ts';
import { type AccountWords, useAccountWords } from '../../text/account.ts';
import { browserIn } from './browser-name.ts';
import { Line, NewPasswordLine, TroubleLine } from './Fields.tsx';
import { FirstPassword } from './FirstPassword.tsx';
import { Prove } from './Prove.tsx';
import type { AccountState } from './use-account.ts';

interface Part {
  readonly state: AccountState;
  readonly info: AccountInfo;
}

/** For those who are signed in: their ways in, where they are, and the way out. */
export function SignedInSettings(props: Part & { readonly mine: MyAccount }): ReactElement {
  const words = useAccountWords();
  const { state, info } = props;
  const { unproven } = state;
  return (
    <>
      <h2>{words.yours}</h2>
      <div className="own-row">
        <p>
          <strong>
            {info.login === null ? words.byPasskeyOnly : words.signedInAs(info.login)}
          </strong>
          <span className="note">{words.signOutNote}</span>
        </p>
        <button
          type="button"
          className="button"
          disabled={state.busy}
          onClick={() => void state.act(account.signOut)}
        >
          {words.signOut}
        </button>
      </div>
      <TroubleLine trouble={state.trouble} />
      {unproven !== null && <Prove proven={() => void state.act(unproven)} />}
      <Passkeys state={state} info={info} mine={props.mine} />
      <Sessions state={state} info={info} />
      {info.hasPassword ? (
        <NewPassword state={state} info={info} />
      ) : (
        <FirstPassword state={state} />
      )}
      <Delete state={state} info={info} />
    </>
  );
}

function useDay(): (time: number) => string {
  const language = useSettings((settings) => settings.language);
  const day = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    dateStyle: 'medium',
  });
  return (time) => day.format(time);
}

function Passkeys(props: Part & { readonly mine: MyAccount }): ReactElement {
  const words = useAccountWords();
  const language = useSettings((settings) => settings.language);
  const day = useDay();
  const { state, info } = props;
  const { noPasskeys } = props.mine;
  return (
    <section className="own-part" aria-labelledby="account-passkeys">
      <h3 id="account-passkeys">{words.passkeys}</h3>
      <ul>
        {info.passkeys.map(({ id, name, since }) => (
          <li key={id}>
            <p>
              <strong>{name}</strong>
              {since !== null && <span className="note">{words.since(day(since))}</span>}
            </p>
            <button
              type="button"
              className="quiet"
              disabled={state.busy}
              aria-label={words.removeOf(name)}
              onClick={() => void state.act(() => account.dropPasskey(id))}
            >
              {words.remove}
            </button>
          </li>
        ))}
      </ul>
      {info.passkeys.length === 0 && <p className="note">{words.noPasskeysYet}</p>}
      {noPasskeys === null ? (
        <button
          type="button"
          className="button"
          disabled={state.busy}
          onClick={() => void state.act(account.addPasskey)}
        >
          {words.addPasskey}
        </button>
      ) : (
        <p className="note">{noPasskeys[language]}</p>
      )}
    </section>
  );
}

function nameOf(session: SessionInfo, words: AccountWords): string {
  const { browser, system } = browserIn(session.browser);
  if (browser === null || system === null) return browser ?? system ?? words.unknownBrowser;
  return words.on(browser, system);
}

function Sessions({ state, info }: Part): ReactElement {
  const words = useAccountWords();
  const day = useDay();
  return (
    <section className="own-part" aria-labelledby="account-sessions">
      <h3 id="account-sessions">{words.sessions}</h3>
      <ul>
        {info.sessions.map((session) => (
          <li key={session.id}>
            <p>
              <strong>{nameOf(session, words)}</strong>
              <span className="note">
                {session.here ? words.thisBrowser : words.seen(day(session.seen))}
              </span>
            </p>
            {!session.here && (
              <button
                type="button"
                className="quiet"
                disabled={state.busy}
                aria-label={words.endOf(nameOf(session, words))}
                onClick={() => void state.act(() => account.endSession(session.id))}
              >
                {words.end}
              </button>
            )}
          </li>
        ))}
      </ul>
      {info.sessions.length > 2 && (
        <button
          type="button"
          className="button"
          disabled={state.busy}
          onClick={() => void state.act(() => account.endSession('others'))}
        >
          {words.endOthers}
        </button>
      )}
    </section>
  );
}

function NewPassword({ state }: Part): ReactElement {
  const words = useAccountWords();
  const [now, setNow] = useState('');
  const [next, setNext] = useState('');
  const [done, setDone] = useState(false);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const changed = await state.act(() => account.changePassword(now, next));
    setDone(changed);
    if (!changed) return;
    setNow('');
    setNext('');
  };
  return (
    <details className="own-part">
      <summary>{words.changePassword}</summary>
      <form className="settings-form" onSubmit={(event) => void submit(event)}>
        <Line
          label={words.oldPassword}
          type="password"
          complete="current-password"
          value={now}
          change={setNow}
        />
        <NewPasswordLine label={words.newPassword} value={next} change={setNext} />
        <div className="own-go">
          <button type="submit" className="button" disabled={state.busy}>
            {words.changePassword}
          </button>
          <span className="note" role="status">
            {done ? words.changed : words.changeNote}
          </span>
        </div>
      </form>
    </details>
  );
}

function Delete({ state, info }: Part): ReactElement {
  const words = useAccountWords();
  const [password, setPassword] = useState('');
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void state.act(() => account.deleteAccount(info.hasPassword ? password : undefined));
  };
  return (
    <details className="own-part">
      <summary>{words.deleteTitle}</summary>
      <form className="settings-form" onSubmit={submit}>
        <p className="note">{words.deleteNote}</p>
        {info.hasPassword && (
          <Line
            label={words.password}
            type="password"
            complete="current-password"
            value={password}
            change={setPassword}
          />
        )}
        <div className="own-go">
          <button type="submit" className="button danger" disabled={state.busy}>
            {words.deleteNow}
          </button>
        </div>
      </form>
    </details>
  );
}
