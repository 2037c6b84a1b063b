import { type ReactElement, useEffect, useId, useRef } from 'react';
import { useNoticeWords } from '../../text/notices.ts';
import { Wrong } from '../account/Fields.tsx';
import type { ServerValue } from './use-server-value.ts';

/** Something that is shown once and then known to nobody: to be copied at once. */
export function ShownOnce(props: {
  readonly label: string;
  readonly note: string;
  readonly text: string;
}): ReactElement {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);
  return (
    <div className="setting">
      <label htmlFor={id}>{props.label}</label>
      <div>
        <input
          id={id}
          ref={field}
          className="field shown-once"
          readOnly
          value={props.text}
          spellCheck={false}
          aria-describedby={`${id}-note`}
          onFocus={(event) => event.target.select()}
        />
        <p className="note" id={`${id}-note`}>
          {props.note}
        </p>
      </div>
    </div>
  );
}

export function Trouble({
  trouble,
}: {
  readonly trouble: ServerValue<unknown>['trouble'];
}): ReactElement | null {
  const words = useNoticeWords();
  return trouble && <Wrong said={trouble === 'not-here' ? words.notHere : trouble} />;
}
