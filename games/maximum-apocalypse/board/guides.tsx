import type { Guides } from '@incognita/boards/guide';
import type { ReactElement } from 'react';

/** A woman with headphones over a knitted cap, a mast behind her. */
function OperatorPortrait(): ReactElement {
  return (
    <svg viewBox="0 0 102 102" aria-hidden="true">
      <clipPath id="max-operator">
        <circle cx="51" cy="51" r="48" />
      </clipPath>
      <g clipPath="url(#max-operator)">
        <path fill="#5b4a77" d="M0 0h102v102H0z" />
        <path fill="#d9885a" d="M0 46q51-14 102 0v56H0z" />
        <path fill="#f2b06c" d="M0 62q51-12 102 0v40H0z" />
        <path fill="#2c2436" d="M80 10l9 60h-4l-5-38l-5 38h-4zM72 26h16v2H72zM74 36h12v2H74z" />
        <path fill="#3f5a48" d="M12 102q4-26 27-30h24q23 4 27 30z" />
        <path fill="#304738" d="M51 72h12q23 4 27 30H51z" />
        <path fill="#1f1820" d="M27 46q0-28 24-28t24 28v26H27z" />
        <path fill="#8a5a44" d="M51 28q19 0 19 24t-19 27q-19-3-19-27t19-24z" />
        <path fill="#754836" d="M51 28q19 0 19 24t-19 27z" />
        <path fill="#c25a38" d="M29 41q0-25 22-25t22 25q-22-7-44 0z" />
        <path fill="#a0472b" d="M51 16q22 0 22 25q-11-4-22-4z" />
        <path fill="#e2793f" d="M28 38q23-8 46 0v7q-23-8-46 0z" />
        <path fill="#1c1512" d="M38 51h9v3.2h-9zM55 51h9v3.2h-9z" />
        <path fill="#5c3526" d="M51 52l4 10h-7zM44 68h14q-2 4-7 4t-7-4z" />
        <path fill="#20242b" d="M22 44h10v20H22q-4-10 0-20zM70 44h10q4 10 0 20H70z" />
        <path fill="#3a424d" d="M22 44h5v20h-5q-4-10 0-20zM75 44h5q4 10 0 20h-5z" />
        <path fill="#20242b" d="M24 62q4 14 18 15v3q-18-1-22-17z" />
      </g>
      <circle cx="51" cy="51" r="48.4" fill="none" stroke="#2b1b12" strokeWidth="3.2" />
    </svg>
  );
}

export const guides: Guides = {
  operator: {
    name: { en: 'The Radio Operator', fr: 'L’opératrice radio' },
    Portrait: OperatorPortrait,
  },
};
