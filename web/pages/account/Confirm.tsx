import { type FormEvent, type ReactElement, useState } from 'react';
import { confirmAddress } from '../../api/account.ts';
import { useAccountWords } from '../../text/account.ts';
import { Line, TroubleLine } from './Fields.tsx';
import type { AccountState } from './use-account.ts';

/** For guests whose address was sent a code. */
export function Confirm(props: {
  readonly state: AccountState;
  readonly address: string;
  readonly startOver: () => void;
}): ReactElement {
  const words = useAccountWords();
  const { act, busy, trouble } = props.state;
  const [code, setCode] = useState('');
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void act(() => confirmAddress(code.trim()));
  };
  return (
    <>
      <h2>{words.codeTitle}</h2>
      <p className="note">{words.codeNote(props.address)}</p>
      <form className="settings-form" onSubmit={submit}>
        <Line
          label={words.code}
          complete="one-time-code"
          value={code}
          least={6}
          most={6}
          change={setCode}
        />
        <TroubleLine trouble={trouble} />
        <div className="own-go">
          <button type="submit" className="button main" disabled={busy}>
            {words.confirm}
          </button>
          <button type="button" className="button" disabled={busy} onClick={props.startOver}>
            {words.startOver}
          </button>
        </div>
      </form>
    </>
  );
}
