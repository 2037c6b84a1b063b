import { type HTMLInputTypeAttribute, type ReactElement, useId } from 'react';
import type { Said } from '../../play/session.ts';
import { useSettings } from '../../settings.ts';
import { useAccountWords } from '../../text/account.ts';
import type { AccountState } from './use-account.ts';

/** One line to type into, with what to know about it. */
export function Line(props: {
  readonly label: string;
  readonly note?: string | undefined;
  readonly type?: HTMLInputTypeAttribute;
  readonly complete: string;
  readonly value: string;
  readonly least?: number | undefined;
  readonly most?: number;
  readonly change: (value: string) => void;
}): ReactElement {
  const id = useId();
  return (
    <div className="setting">
      <label htmlFor={id}>{props.label}</label>
      <div>
        <input
          id={id}
          className="field"
          type={props.type ?? 'text'}
          value={props.value}
          required
          minLength={props.least}
          maxLength={props.most ?? 128}
          autoComplete={props.complete}
          autoCapitalize="none"
          spellCheck={false}
          aria-describedby={props.note === undefined ? undefined : `${id}-note`}
          onChange={(event) => props.change(event.target.value)}
        />
        {props.note !== undefined && (
          <p className="note" id={`${id}-note`}>
            {props.note}
          </p>
        )}
      </div>
    </div>
  );
}

/** A password that is chosen now; the server says no to a short one as well. */
export function NewPasswordLine(props: {
  readonly label: string;
  readonly value: string;
  readonly change: (value: string) => void;
}): ReactElement {
  const words = useAccountWords();
  return (
    <Line {...props} note={words.passwordNote} type="password" complete="new-password" least={12} />
  );
}

/** What went wrong: in both languages from the server, or a sentence of this page. */
export function Wrong(props: { readonly said: Said | string }): ReactElement {
  const language = useSettings((settings) => settings.language);
  return (
    <p className="refusal own-trouble" role="alert">
      {typeof props.said === 'string' ? props.said : props.said[language]}
    </p>
  );
}

export function TroubleLine({
  trouble,
}: {
  readonly trouble: AccountState['trouble'];
}): ReactElement | null {
  const words = useAccountWords();
  return trouble && <Wrong said={trouble === 'not-now' ? words.notNow : trouble} />;
}
