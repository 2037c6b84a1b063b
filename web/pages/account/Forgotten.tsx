import { type FormEvent, type ReactElement, useState } from 'react';
import { askForLetter, resetPassword } from '../../api/account.ts';
import { useAccountWords } from '../../text/account.ts';
import { Line, NewPasswordLine, TroubleLine } from './Fields.tsx';
import type { AccountState } from './use-account.ts';

/** For those who have forgotten their password: a letter with a code, and then a new one. */
export function Forgotten(props: {
  readonly state: AccountState;
  readonly login: string;
  readonly back: () => void;
}): ReactElement {
  const words = useAccountWords();
  const { act, busy, trouble } = props.state;
  const [login, setLogin] = useState(props.login);
  const [asked, setAsked] = useState(false);
  const [code, setCode] = useState('');
  const [password, setPassword] = useState('');
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (asked) await act(() => resetPassword(code.trim(), password));
    else setAsked(await act(() => askForLetter(login)));
  };
  return (
    <>
      <h2>{words.forgotTitle}</h2>
      <p className="note" role="status">
        {asked ? words.letterNote(login) : words.forgotNote}
      </p>
      <form className="settings-form" onSubmit={(event) => void submit(event)}>
        {asked ? (
          <>
            <Line label={words.code} complete="one-time-code" value={code} change={setCode} />
            <NewPasswordLine label={words.newPassword} value={password} change={setPassword} />
          </>
        ) : (
          <Line
            label={words.address}
            type="email"
            complete="email"
            value={login}
            most={200}
            change={setLogin}
          />
        )}
        <TroubleLine trouble={trouble} />
        <div className="own-go">
          <button type="submit" className="button main" disabled={busy}>
            {asked ? words.changePassword : words.sendCode}
          </button>
          <button
            type="button"
            className="button"
            disabled={busy}
            onClick={asked ? () => setAsked(false) : props.back}
          >
            {asked ? words.startOver : words.back}
          </button>
        </div>
      </form>
    </>
  );
}
