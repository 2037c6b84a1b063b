import { type HTMLInputTypeAttribute, type ReactElement, useId } from 'react';
import { useSettings } from '../../settings.ts';
import type { AccountState } from './use-account.ts';
import { useAccountWords } from './words.ts';

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

/** What went wrong, in the reader's language. */
export function TroubleLine(props: {
  readonly trouble: AccountState['trouble'];
}): ReactElement | null {
  const language = useSettings((settings) => settings.language);
  const words = useAccountWords();
  if (props.trouble === null) return null;
  return (
    <p className="refusal own-trouble" role="alert">
      {props.trouble === 'not-now' ? words.notNow : props.trouble[language]}
    </p>
  );
}
