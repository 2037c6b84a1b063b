import { type KeyboardEvent, type ReactElement, type ReactNode, useEffect, useRef } from 'react';

/**
 * Something over everything else, closed by Escape, a click beside it, or whatever its content calls.
 * Its keys are its own: no letter reaches the table below.
 */
export function Dialog(props: {
  readonly className: string;
  readonly label: string;
  readonly onKey?: (event: KeyboardEvent) => void;
  readonly onClose: () => void;
  readonly children: (close: () => void) => ReactNode;
}): ReactElement {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  const close = (): void => dialog.current?.close();
  return (
    <dialog
      ref={dialog}
      className={props.className}
      aria-label={props.label}
      onClose={props.onClose}
      onClick={(event) => {
        if (event.target === dialog.current) close();
      }}
      onKeyDown={(event) => {
        event.stopPropagation();
        props.onKey?.(event);
      }}
    >
      {props.children(close)}
    </dialog>
  );
}
