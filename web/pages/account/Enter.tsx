import type { MyAccount } from '@incognita/server/protocol';
import { type FormEvent, type ReactElement, useId, useState } from 'react';
import { addPasskey, signIn, signInByPasskey, signUp } from '../../api/account.ts';
import { introduce } from '../../api/lobby.ts';
import { useSettings } from '../../settings.ts';
import { useAccountWords } from '../../text/account.ts';
import { useWords } from '../../text/site.ts';
import { Line, TroubleLine } from './Fields.tsx';
import { Forgotten } from './Forgotten.tsx';
import type { AccountState } from './use-account.ts';

/** For guests: make an account of what they have, or come back to one. */
export function Enter(props: {
  readonly state: AccountState;
  readonly mine: MyAccount;
  /** Something was asked for anew: a code is waited for again. */
  readonly again: () => void;
}): ReactElement {
  const words = useAccountWords();
  const { you } = useWords();
  const { language, name } = useSettings();
  const { act, busy, trouble } = props.state;
  const { noPasskeys, letters } = props.mine;
  const [way, setWay] = useState<'make' | 'signIn'>('make');
  const [login, setLogin] = useState('');
  const [password, setPassword] = useState('');
  const [take, setTake] = useState(true);
  const [forgot, setForgot] = useState(false);
  const id = useId();
  const making = way === 'make';

  // A stranger is a guest first: it is the guest who has the games.
  const make = async (by: () => Promise<MyAccount>): Promise<MyAccount> => {
    await introduce(name, you);
    return by();
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const enter = (): Promise<MyAccount> =>
      making ? make(() => signUp(login, password)) : signIn(login, password, take);
    void act(enter).then((done) => done && props.again());
  };
  const byPasskey = (): void => void act(() => (making ? make(addPasskey) : signInByPasskey(take)));

  if (forgot) return <Forgotten state={props.state} login={login} back={() => setForgot(false)} />;
  return (
    <>
      <h2>{making ? words.keepTitle : words.signIn}</h2>
      <p className="note">{making ? words.keepNote : words.signInNote}</p>
      <fieldset className="bar own-way">
        <legend className="sr">{words.which}</legend>
        {(['make', 'signIn'] as const).map((one) => (
          <label key={one}>
            <input
              type="radio"
              className="sr"
              name={`${id}-way`}
              checked={way === one}
              onChange={() => setWay(one)}
            />
            <span>{words[one]}</span>
          </label>
        ))}
      </fieldset>
      <form className="settings-form" onSubmit={submit}>
        <Line
          label={words.login}
          note={making ? words.loginNote : undefined}
          complete="username"
          value={login}
          most={200}
          change={setLogin}
        />
        <Line
          label={words.password}
          note={making ? words.passwordNote : letters ? undefined : words.forgotten}
          type="password"
          complete={making ? 'new-password' : 'current-password'}
          value={password}
          least={making ? 10 : undefined}
          change={setPassword}
        />
        {!making && (
          <div className="own-take">
            <label>
              <input
                type="checkbox"
                checked={take}
                aria-describedby={`${id}-take`}
                onChange={(event) => setTake(event.target.checked)}
              />
              {words.take}
            </label>
            <p className="note" id={`${id}-take`}>
              {words.takeNote}
            </p>
          </div>
        )}
        <TroubleLine trouble={trouble} />
        <div className="own-go">
          <button type="submit" className="button main" disabled={busy}>
            {words[way]}
          </button>
          {noPasskeys === null && (
            <>
              <span aria-hidden="true">{words.or}</span>
              <button type="button" className="button" disabled={busy} onClick={byPasskey}>
                {making ? words.makeByPasskey : words.signInByPasskey}
              </button>
            </>
          )}
          {!making && letters && (
            <button type="button" className="quiet" disabled={busy} onClick={() => setForgot(true)}>
              {words.forgot}
            </button>
          )}
        </div>
        <p className="note">{noPasskeys === null ? words.passkeyNote : noPasskeys[language]}</p>
      </form>
    </>
  );
}
