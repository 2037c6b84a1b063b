import type { ReactElement } from 'react';

/** Interface signs: our own strokes on a grid of 24, 1.8 wide and round. */
const SIGNS = {
  moon: 'M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5z',
  sun: 'M12 7.8a4.2 4.2 0 1 1 0 8.4a4.2 4.2 0 0 1 0-8.4zM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4',
  robot:
    'M6 9h12v9H6zM12 9V5.5M12 5.5a1 1 0 1 1 0-2a1 1 0 0 1 0 2M3.5 12v3M20.5 12v3M9.5 12.8v.9M14.5 12.8v.9M10 15.8h4',
  people:
    'M9 5a3.2 3.2 0 1 1 0 6.4A3.2 3.2 0 0 1 9 5zM3 19.5c.2-3.6 2.6-5.4 6-5.4s5.8 1.8 6 5.4M15.5 5.2a3.2 3.2 0 0 1 0 6M17.5 14.3c2.1.6 3.4 2.3 3.5 5',
  link: 'M10 14a4 4 0 0 1 0-5.7l2.8-2.8a4 4 0 0 1 5.7 5.7l-1.4 1.4M14 10a4 4 0 0 1 0 5.7l-2.8 2.8a4 4 0 0 1-5.7-5.7l1.4-1.4',
  no: 'M12 3.5a8.5 8.5 0 1 1 0 17a8.5 8.5 0 0 1 0-17zM6 6l12 12',
  tick: 'M5 12.5l4.5 4.5L19 7.5',
  cross: 'M6 6l12 12M18 6L6 18',
  search: 'M10.5 4a6.5 6.5 0 1 1 0 13a6.5 6.5 0 0 1 0-13zM15.5 15.5L20.5 20.5',
  book: 'M12 6c-2-2-5-2-8-2v14c3 0 6 0 8 2c2-2 5-2 8-2V4c-3 0-6 0-8 2zM12 6v14',
  bin: 'M5 7h14M10 7V4.5h4V7M7 7l.8 12.5h8.4L17 7M10.3 10.5v6M13.7 10.5v6',
  back: 'M11 5l-7 7l7 7M4 12h16',
  device: 'M4 5h16v11H4zM9 19.5h6M12 16v3.5',
  globe:
    'M12 3.5a8.5 8.5 0 1 1 0 17a8.5 8.5 0 0 1 0-17zM3.5 12h17M12 3.5c5 5 5 12 0 17M12 3.5c-5 5-5 12 0 17',
  note: 'M5 4h14v11l-5 5H5zM14 20v-5h5M8.5 8.5h7M8.5 12h4',
  clock: 'M12 3.5a8.5 8.5 0 1 1 0 17a8.5 8.5 0 0 1 0-17zM12 7.5V12l3 2.5',
} as const;

export type SignName = keyof typeof SIGNS;

export function Sign(props: { readonly name: SignName; readonly size?: number }): ReactElement {
  const size = props.size ?? 20;
  return (
    <svg
      className="sign"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={SIGNS[props.name]} />
    </svg>
  );
}
