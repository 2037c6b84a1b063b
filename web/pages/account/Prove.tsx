import type { AccountInfo, MyAccount } from '@incognita/server/protocol';
import { type FormEvent, type ReactElement, useEffect, useRef, useState } from 'react';
import { myAccount, prove, signInByPasskey } from '../../api/account.ts';
import { RefusedError } from '../../api/lobby.ts';
import { useAccountWords } from '../../text/account.ts';
import { Line, TroubleLine } from './Fields.tsx';
import type { AccountState } from './use-account.ts';

/** Asks somebody who signed in a while ago to show that it is still them, before what matters. */
export function Prove(props: { readonly proven: () => void }): ReactElement | null {
  const words = useAccountWords();
  const [info, setInfo] = useState<AccountInfo | null>(null);
  const [password, setPassword] = useState('');
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<AccountState['trouble']>(null);
  const part = useRef<HTMLElement>(null);
  useEffect(() => {
    myAccount().then(
      ({ account }) => setInfo(account),
      () => {},
    );
  }, []);
  // It stands above what was pressed: whoever types or listens is brought here.
  useEffect(() => {
    if (info !== null) part.current?.querySelector<HTMLElement>('input, button')?.focus();
  }, [info]);
  if (info === null) return null;
  const show = (how: () => Promise<MyAccount>): void => {
    setBusy(true);
    setTrouble(null);
    how().then(props.proven, (error: unknown) => {
      setTrouble(error instanceof RefusedError ? error.said : 'not-now');
      setBusy(false);
    });
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    show(() => prove(password));
  };
  return (
    <section ref={part} className="own-part" aria-label={words.proveTitle}>
      <h3>{words.proveTitle}</h3>
      <p className="note">{words.proveNote}</p>
      <TroubleLine trouble={trouble} />
      {info.hasPassword && (
        <form className="settings-form" onSubmit={submit}>
          <Line
            label={words.password}
            type="password"
            complete="current-password"
            value={password}
            change={setPassword}
          />
          <div className="own-go">
            <button type="submit" className="button primary" disabled={busy}>
              {words.proveNow}
            </button>
          </div>
        </form>
      )}
      {info.passkeys.length > 0 && (
        <button
          type="button"
          className="button"
          disabled={busy}
          onClick={() => show(() => signInByPasskey(false))}
        >
          {words.proveByPasskey}
        </button>
      )}
    </section>
  );
}
