import type { ReactElement } from 'react';

/** What humans may not see. */
export function StruckEye(): ReactElement {
  return (
    <svg className="struck-eye" viewBox="0 0 24 24" width="16" height="16" aria-hidden="true">
      <path d="M2 12Q12 3 22 12Q12 21 2 12ZM12 9a3 3 0 1 1 0 6a3 3 0 0 1 0-6ZM4 21L20 3" />
    </svg>
  );
}
