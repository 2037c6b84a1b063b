import type { ReactElement } from 'react';
import { NODES, roadTo } from './arcs.ts';

/** Countries of the atlas by their monsters, from the fields of the dead to the deep. */
const LANDS: readonly { readonly d: string; readonly fill: string }[] = [
  { d: 'M0 0H600C590 60 622 120 604 180S580 240 570 252H0Z', fill: '#C9CFA0' },
  { d: 'M600 0H1072V250H570C580 240 590 220 604 180S590 60 600 0Z', fill: '#E8D68C' },
  { d: 'M0 252H575C590 300 560 340 578 400S560 480 570 510H0Z', fill: '#B9C6CC' },
  { d: 'M575 250H1072V512H570C560 480 590 440 578 400S590 300 575 250Z', fill: '#D6C4DF' },
  { d: 'M0 510H500C490 560 515 620 500 680S495 740 498 768H0Z', fill: '#CDBFB3' },
  {
    d: 'M500 510H858C846 570 868 640 856 700S862 750 860 768H498C495 740 512 700 500 680S490 560 500 510Z',
    fill: '#4E9093',
  },
  { d: 'M858 510H1072V768H860C862 750 844 720 856 700S846 570 858 510Z', fill: '#3A3046' },
];

/** Something to see along the road: trees, cooling towers, circuits, a saucer, a castle, arms. */
const SIGHTS = {
  trees: [
    [262, 40],
    [300, 34],
    [336, 42],
    [420, 36],
    [560, 40],
    [420, 206],
    [270, 214],
    [150, 208],
  ],
  stumps: [
    [1030, 44],
    [1046, 190],
    [690, 214],
    [760, 220],
    [900, 216],
    [930, 44],
  ],
  peaks: [
    [60, 700],
    [110, 740],
    [20, 610],
    [180, 720],
    [250, 700],
    [470, 556],
  ],
} as const;

/** The ground under the signs. It says nothing that the list does not say in words. */
export function AtlasGround(props: { readonly reached: number | null }): ReactElement {
  const { open, rest } = roadTo(props.reached);
  return (
    <svg
      className="atlas-ground"
      viewBox="0 0 1072 768"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {LANDS.map(({ d, fill }) => (
        <path key={fill} d={d} fill={fill} />
      ))}
      <path
        d="M134 0V768M268 0V768M402 0V768M536 0V768M670 0V768M804 0V768M938 0V768"
        className="atlas-fold"
      />
      <g className="atlas-sights">
        {SIGHTS.trees.map(([x, y]) => (
          <path
            key={`${x} ${y}`}
            d={`M${x} ${y}m-7 0a7 7 0 1 0 14 0a7 7 0 1 0-14 0M${x} ${y + 7}v9`}
            className="atlas-tree"
          />
        ))}
        {SIGHTS.stumps.map(([x, y]) => (
          <path
            key={`${x} ${y}`}
            d={`M${x} ${y}v18M${x} ${y + 8}l-6-6M${x} ${y + 10}l6-6`}
            className="atlas-stump"
          />
        ))}
        <path
          d="M772 40q5 26-2 46h22q-6-20-1-46zM798 46q4 22-2 40h20q-6-18-1-40z"
          className="atlas-towers"
        />
        {[290, 330, 372, 414, 452].map((y, i) => (
          <path
            key={y}
            d={`M40 ${y}h${60 + i * 14}l18 18h40M${250 - i * 20} ${y + 6}h70l14-14h30`}
            className="atlas-circuit"
          />
        ))}
        <g transform="translate(740 292)" className="atlas-saucer">
          <ellipse rx="62" ry="62" className="atlas-ring" />
          <path d="M-20-6A20 17 0 0 1 20-6Z" />
          <ellipse rx="38" ry="11" />
        </g>
        {SIGHTS.peaks.map(([x, y]) => (
          <path key={`${x} ${y}`} d={`M${x - 30} ${y + 24}l30-36l30 36z`} className="atlas-peak" />
        ))}
        <path
          d="M330 762v-44h8v-8h8v8h8v-26h-4v-8h4v-6h6v6h8v-6h6v6h4v8h-4v26h8v-8h8v8h8v44z"
          className="atlas-castle"
        />
        {[600, 668, 742].map((x, i) => (
          <path
            key={x}
            d={`M${x} 768c-10-40 26-44 20-${74 + i * 6}c-4-22-30-16-24 2`}
            className="atlas-arm"
          />
        ))}
        <g transform="translate(962 726)">
          <circle r="54" className="atlas-corona" />
          <circle r="40" className="atlas-eclipse" />
        </g>
      </g>
      <path d={open + rest} className="atlas-road" />
      <path d={rest} className="atlas-works" />
      <path d={open} className="atlas-asphalt" />
      <path d={open} className="atlas-line" />
      {props.reached !== null && <Van at={NODES[props.reached] ?? [78, 96]} />}
    </svg>
  );
}

/** The van stands before the mission that is advised next. */
function Van(props: { readonly at: readonly [x: number, y: number] }): ReactElement {
  const [x, y] = props.at;
  return (
    <g transform={`translate(${Math.max(6, x - 84)} ${y - 18})`} className="atlas-van">
      <path d="M0 22V8Q1 0 9 0H38Q44 0 48 8L52 12V22Z" fill="#C8321F" />
      <path d="M6 9L9 3H20V9ZM23 3H36L41 9H23Z" fill="#DCE8EC" />
      <circle cx="13" cy="22" r="6" fill="#1E1C18" />
      <circle cx="40" cy="22" r="6" fill="#1E1C18" />
    </g>
  );
}
