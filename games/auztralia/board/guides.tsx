import type { Guides } from '@incognita/boards/guide';
import type { ReactElement } from 'react';

/** A man under a wide hat, the sun behind him. */
function SurveyorPortrait(): ReactElement {
  return (
    <svg viewBox="0 0 102 102" aria-hidden="true">
      <clipPath id="auz-surveyor">
        <circle cx="51" cy="51" r="48" />
      </clipPath>
      <g clipPath="url(#auz-surveyor)">
        <path fill="#f6b65c" d="M0 0h102v102H0z" />
        <path
          fill="#fbd08a"
          d="M51 51L0 0h26zM51 51L40 0h22zM51 51L76 0h26zM51 51L0 24v22zM51 51L102 24v22z"
        />
        <path fill="#a9683a" d="M12 102q3-24 27-29h24q24 5 27 29z" />
        <path fill="#8a5230" d="M51 73h12q24 5 27 29H51z" />
        <path fill="#d9a27a" d="M33 40h36v24q-2 16-18 18q-16-2-18-18z" />
        <path fill="#c48a63" d="M51 40h18v24q-2 16-18 18z" />
        <path fill="#3b2417" d="M33 56q4 2 9-1l9 3l9-3q5 3 9 1v9q-2 17-18 18q-16-1-18-18z" />
        <path fill="#d9a27a" d="M44 66q7-3 14 0q-2 4-7 4t-7-4z" />
        <path fill="#2b1b12" d="M38 47h9v3.2h-9zM55 47h9v3.2h-9z" />
        <path fill="#b0754d" d="M51 47l4 11h-7z" />
        <path fill="#5a3a22" d="M8 38q43-16 86 0q-6 9-43 9T8 38z" />
        <path fill="#4a2e1a" d="M51 31q25 0 43 7q-6 9-43 9z" />
        <path fill="#6b4529" d="M28 35q0-23 23-23t23 23q-22-6-46 0z" />
        <path fill="#5a3a22" d="M51 12q23 0 23 23q-11-3-23-3z" />
        <path fill="#2b1b12" d="M28 31q23-6 46 0v5q-23-6-46 0z" />
        <path fill="#c2402a" d="M37 79q14 8 28 0l5 9l-19 11l-19-11z" />
        <path fill="#9f3220" d="M51 83q8-1 14-4l5 9l-19 11z" />
      </g>
      <circle cx="51" cy="51" r="48.4" fill="none" stroke="#2b1b12" strokeWidth="3.2" />
    </svg>
  );
}

/** Somebody in a hood; one does not see who. */
function WitnessPortrait(): ReactElement {
  return (
    <svg viewBox="0 0 102 102" aria-hidden="true">
      <clipPath id="auz-witness">
        <circle cx="51" cy="51" r="48" />
      </clipPath>
      <g clipPath="url(#auz-witness)">
        <path fill="#3a2158" d="M0 0h102v102H0z" />
        <path fill="#51307a" d="M51 51L0 8v30zM51 51L20 0h20zM51 51L62 0h20zM51 51L102 8v30z" />
        <path fill="#8a5fc4" d="M51 6a14 14 0 1 0 0 28a14 14 0 0 0 0-28zm0 6a8 8 0 0 1 0 16z" />
        <path fill="#1d1029" d="M10 102q2-30 22-38q4-36 19-36t19 36q20 8 22 38z" />
        <path fill="#2a183b" d="M51 28q15 0 19 36q20 8 22 38H51z" />
        <path fill="#0d0714" d="M51 38q12 0 13 22q0 18-13 22q-13-4-13-22q1-22 13-22z" />
        <path fill="#4d3a2f" d="M51 52q8 0 8 14t-8 14q-8-2-8-14t8-14z" />
        <path fill="#3b2b22" d="M51 52q8 0 8 14t-8 14z" />
        <path fill="#c9a8f2" d="M44.5 60H49v2.4h-4.5zM53 60h4.5v2.4H53z" />
        <path fill="#c79a45" d="M51 84l7 8l-7 8l-7-8z" />
      </g>
      <circle cx="51" cy="51" r="48.4" fill="none" stroke="#2b1b12" strokeWidth="3.2" />
    </svg>
  );
}

export const guides: Guides = {
  surveyor: { name: { en: 'The Surveyor', fr: 'L’arpenteur' }, Portrait: SurveyorPortrait },
  witness: { name: { en: 'The Witness', fr: 'Le témoin' }, Portrait: WitnessPortrait },
};
