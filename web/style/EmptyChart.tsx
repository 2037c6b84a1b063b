import type { ReactElement } from 'react';

/** A sheet nobody has sailed over yet: the beginning of a coast, a route that is only planned. */
export function EmptyChart(): ReactElement {
  return (
    <svg className="empty-chart" viewBox="0 0 400 120" aria-hidden="true">
      <path
        d="M0 30H400M0 60H400M0 90H400M50 0V120M100 0V120M150 0V120M200 0V120M250 0V120M300 0V120M350 0V120"
        stroke="var(--line)"
        strokeDasharray="2 5"
      />
      <path
        d="M0 26q16-6 26 3t24-1q10-12 22-4q8 8 20 4l10 11q14 0 16 12"
        fill="none"
        stroke="var(--line-2)"
        strokeWidth="2"
        strokeLinecap="round"
      />
      <path
        d="M118 51q2 12-6 18t-2 16"
        fill="none"
        stroke="var(--line-2)"
        strokeWidth="2"
        strokeLinecap="round"
        strokeDasharray=".1 6"
      />
      <path
        d="M58 96Q150 108 200 70T330 34"
        fill="none"
        stroke="var(--ink-2)"
        strokeWidth="2"
        strokeLinecap="round"
        strokeDasharray="1 8"
      />
      <circle cx="58" cy="96" r="5" fill="none" stroke="var(--ink-2)" strokeWidth="2" />
      <path
        d="M335 26l14 14M349 26l-14 14"
        stroke="var(--lamp-edge)"
        strokeWidth="3"
        strokeLinecap="round"
      />
    </svg>
  );
}
