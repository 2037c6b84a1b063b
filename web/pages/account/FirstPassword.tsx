import { type FormEvent, type ReactElement, useState } from 'react';
import { addLogin } from '../../api/account.ts';
import { useAccountWords } from '../../text/account.ts';
import { Line, NewPasswordLine } from './Fields.tsx';
import type { AccountState } from './use-account.ts';

/** For an account that has only passkeys: a second way in. */
export function FirstPassword({ state }: { readonly state: AccountState }): ReactElement {
  const words = useAccountWords();
  const [login, setLogin] = useState('');
  const [password, setPassword] = useState('');
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void state.act(() => addLogin(login, password));
  };
  return (
    <details className="own-part">
      <summary>{words.addPassword}</summary>
      <form className="settings-form" onSubmit={submit}>
        <p className="note">{words.addPasswordNote}</p>
        <Line
          label={words.userName}
          note={words.loginNote}
          complete="username"
          value={login}
          least={3}
          most={30}
          change={setLogin}
        />
        <NewPasswordLine label={words.password} value={password} change={setPassword} />
        <div className="own-go">
          <button type="submit" className="button" disabled={state.busy}>
            {words.addPassword}
          </button>
        </div>
      </form>
    </details>
  );
}
