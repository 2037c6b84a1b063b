import { type ReactElement, useEffect, useRef } from 'react';
import { useWords } from '../text/site.ts';
import { useTableWords } from '../text/table.ts';

/** The keys of the table. */
export function KeysHelp(props: { readonly close: () => void }): ReactElement {
  const words = useWords();
  const tableWords = useTableWords();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className="panel keys" aria-label={tableWords.keys} onClose={props.close}>
      <h2>{tableWords.keys}</h2>
      <dl>
        {tableWords.keyList.map(([key, what]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
      <button type="button" className="button" onClick={() => dialog.current?.close()}>
        {words.close}
      </button>
    </dialog>
  );
}
