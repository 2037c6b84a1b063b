import type { ReactElement } from 'react';

/** A compass whose southern half is not drawn yet. */
export function Mark(props: { readonly size: number }): ReactElement {
  return (
    <svg width={props.size} height={props.size} viewBox="-24 -24 48 48" aria-hidden="true">
      <path
        d="M-16.7 4.5A17.3 17.3 0 1 1 16.7 4.5"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.7"
        strokeLinecap="round"
      />
      <path
        d="M15.2 8.4A17.3 17.3 0 0 1 -15.2 8.4"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.9"
        strokeLinecap="round"
        strokeDasharray=".1 4.3"
      />
      <path d="M0-23L3.7-3.7L20 0L3.7 3.7L0 21L-3.7 3.7L-20 0L-3.7-3.7Z" fill="currentColor" />
      <path d="M0-23V0H-20L-3.7-3.7Z M0 0V21L3.7 3.7L20 0Z" fill="var(--bg)" opacity=".78" />
      <path
        d="M0-23L3.7-3.7L20 0L3.7 3.7L0 21L-3.7 3.7L-20 0L-3.7-3.7Z"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.3"
        strokeLinejoin="round"
      />
    </svg>
  );
}

/** The wordmark. The letters are the name; the compass is decoration. */
export function Wordmark(): ReactElement {
  return (
    <span className="wordmark">
      <Mark size={44} />
      <span className="wordmark-name">INCOGNITA</span>
    </span>
  );
}
