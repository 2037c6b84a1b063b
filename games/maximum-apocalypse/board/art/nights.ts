import type { Shape } from './shapes.ts';
import { box, boxes, disc, fir } from './shapes.ts';

const HILLS: Shape = ['far', 'M0 160V112q40-26 80-8t80-14 120 12v58z'];
const GROUND: Shape = ['near', 'M0 160v-26q70-14 140-4t140-6v36z'];
const FIRS: Shape = [
  'mid',
  [8, 30, 52, 214, 238, 262].map((x, i) => fir(x, 142, 52 + ((i * 13) % 24))).join(''),
];
const TOWN: Shape = [
  'mid',
  'M0 160V104h18V84h20v14h14V70l8-8 8 8v32h16V78h24v28h14V88h20v18h16V64h8v-14h6v14h8v44h14V82h22v22h16V92h20v14h22v54z',
];
const house = (x: number, y: number): string => `M${x} ${y}l24-20 24 20v34h-48z`;
const eyes = (x: number, y: number, s = 1): string =>
  `M${x} ${y}q${4 * s} ${-3 * s} ${7 * s} ${1 * s}q${-4 * s} ${2 * s} ${-7 * s} ${-1 * s}zM${x + 18 * s} ${y}q${-4 * s} ${-3 * s} ${-7 * s} ${1 * s}q${4 * s} ${2 * s} ${7 * s} ${-1 * s}z`;
const flake = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}h${2 * r}M${x} ${y - r}v${2 * r}M${x - r * 0.7} ${y - r * 0.7}l${r * 1.4} ${r * 1.4}M${x + r * 0.7} ${y - r * 0.7}l${-r * 1.4} ${r * 1.4}`;
const person = (x: number, foot: number): string =>
  `${disc(x, foot - 27, 5)}M${x - 7} ${foot - 20}q7-4 14 0l2 12h-3l1 8h-14l1-8h-3z`;
const fire = (x: number, foot: number): readonly Shape[] => [
  ['yellow', `M${x} ${foot}q-14-12 0-28q0 8 6 10q2-10 0-18q18 14 10 30q-6 10-16 6z`],
  ['lit', `M${x + 2} ${foot - 1}q-6-7 2-14q4 6 6 9q2 7-8 5z`],
  ['black', `M${x - 12} ${foot + 3}l28-5M${x - 10} ${foot - 2}l26 6`, 4],
];
const hand = (x: number, foot: number): string =>
  `M${x} ${foot}q-3-16 0-24l-6-10 3-1 6 8 0-14 3 0 2 13 4-12 3 1-2 13 6-8 3 2-7 13q1 10-2 19z`;
const grave = (x: number, foot: number): string => `M${x} ${foot}v-22q0-10 10-10t10 10v22z`;

/** What each night shows, by the id of its card; two copies of a card share a picture. */
const PICTURES: Readonly<Record<string, readonly Shape[]>> = {
  quiet: [
    HILLS,
    FIRS,
    GROUND,
    ['mid', 'M84 142l30-46 32 46z'],
    ['black', 'M114 96l32 46h-20zM114 112l10 30h-18z'],
    ...fire(168, 140),
    ['black', person(196, 146)],
  ],
  prowlers: [
    HILLS,
    FIRS,
    GROUND,
    ['black', [70, 104, 150, 186].map((x, i) => fir(x, 158, 74 + i * 6)).join('')],
    ['lit', eyes(60, 122) + eyes(128, 112, 1.2) + eyes(180, 128, 0.9) + eyes(100, 138, 0.7)],
  ],
  cold: [
    HILLS,
    GROUND,
    ['white', 'M0 160v-14q40-10 90-4t90-2 100-4v24z'],
    ['black', person(140, 146)],
    [
      'white',
      [
        [40, 40, 9],
        [88, 72, 7],
        [196, 36, 8],
        [240, 76, 10],
        [164, 92, 6],
        [20, 92, 6],
        [116, 28, 6],
      ]
        .map(([x = 0, y = 0, r = 0]) => flake(x, y, r))
        .join(''),
      1.8,
    ],
  ],
  nightmares: [
    HILLS,
    GROUND,
    ['mid', house(112, 100)],
    ['black', 'M106 102l30-26 30 26-5 4-25-21-25 21z'],
    ['lit', box(130, 108, 12, 12)],
    ['black', 'M280 40q-60 4-86 40l-26-6 18 14-32 6 30 4-20 22 26-14-4 30 16-30q40-6 78-12z'],
  ],
  hungry: [
    HILLS,
    GROUND,
    ['black', 'M60 150l4-50-26-26 28 18 4-40 10 38 26-20-22 32 2 48z'],
    ['steel', 'M150 118h52v28h-52z'],
    ['white', 'M150 116q26-8 52 0q-26 8-52 0z'],
    ['near', 'M156 116q20-5 40 0q-20 5-40 0z'],
    ['steel', 'M150 114q-6-20 14-22l4 4q-14 4-12 16z'],
    ['black', 'M214 146l20-34M222 118l10 6', 3],
  ],
  fever: [
    HILLS,
    GROUND,
    ['red', disc(140, 58, 34)],
    ['steel', 'M132 62q0-8 8-8t8 8v54q8 4 8 14q0 14-16 14t-16-14q0-10 8-14z'],
    ['red', `M137 84h6v36h-6z${disc(140, 130, 10)}`],
    ['white', 'M150 70h8M150 82h8M150 94h8M150 106h8', 2],
  ],
  blackout: [
    TOWN,
    GROUND,
    ['black', 'M70 40L54 150M200 36l8 114M58 54l28-8M190 50l26-4', 4],
    ['black', 'M84 47q40 34 60 70M190 50q-30 30-34 60', 1.6],
    ['lit', 'M144 116l6 4-8 4 8 6-12 2zM156 112l6 6-8 2 6 8-12 0z'],
  ],
  fog: [
    TOWN,
    ['far', 'M0 92q40-14 90-2t100-6 90 4v26q-50-10-100 0t-100-2-80 4z'],
    ['steel', 'M0 116q50-12 110-2t100-4 70 2v22q-50-8-110 0t-100-2-70 4z'],
    ['white', 'M0 138q60-8 120-1t160-2v25H0z'],
    ['black', person(150, 132)],
  ],
  restless: [
    HILLS,
    GROUND,
    ['steel', grave(40, 140) + grave(206, 144) + grave(120, 132)],
    ['mid', 'M46 118h8v2h-8zM126 108h8v2h-8zM212 122h8v2h-8z'],
    ['green', hand(84, 152) + hand(176, 150)],
    ['black', 'M66 152q18-8 40 0zM158 152q18-8 40 0z'],
    ['green', hand(238, 156)],
  ],
  looters: [
    TOWN,
    GROUND,
    ['near', box(40, 84, 120, 58)],
    ['red', box(36, 76, 128, 12)],
    ['pane', boxes([48, 98, 32, 34], [88, 98, 22, 44], [118, 98, 34, 34])],
    ['lit', 'M92 102h14v40H92z'],
    ['white', 'M52 98l20 34M64 98l-8 20 16 14', 1.4],
    ['black', `${person(196, 150)}M200 120q18-6 22 10q0 12-14 12q-10-8-8-22z`],
    ['black', person(232, 154)],
  ],
  lights: [
    HILLS,
    FIRS,
    GROUND,
    [
      'yellow',
      [
        [70, 96, 6],
        [120, 70, 5],
        [164, 104, 7],
        [210, 78, 5],
        [96, 124, 5],
        [190, 130, 6],
      ]
        .map(([x = 0, y = 0, r = 0]) => disc(x, y, r))
        .join(''),
    ],
    [
      'lit',
      [
        [70, 96, 3],
        [120, 70, 2.4],
        [164, 104, 3.4],
        [210, 78, 2.4],
        [96, 124, 2.4],
        [190, 130, 3],
      ]
        .map(([x = 0, y = 0, r = 0]) => disc(x, y, r))
        .join(''),
    ],
    ['black', person(140, 154)],
  ],
  moon: [
    ['orb', disc(150, 72, 56)],
    ['white', disc(128, 58, 10) + disc(170, 84, 12) + disc(150, 40, 6) + disc(140, 98, 7)],
    ['mid', 'M0 160v-20q50-14 110-8l20-6 60 4q40-10 90 2v28z'],
    [
      'black',
      [10, 34, 58, 226, 250, 272].map((x, i) => fir(x, 158, 44 + ((i * 17) % 26))).join(''),
    ],
    [
      'black',
      'M90 144q-2-26 14-38q4-8 3-18l-5-12 10 2 17-26 2 11 7 3-8 9q1 12-4 20q-5 9-3 20q8 10 7 29z',
    ],
  ],
  watch: [
    HILLS,
    FIRS,
    GROUND,
    ['black', 'M108 150l14-62h36l14 62h-8l-6-26h-36l-6 26zM118 116h44l2 6h-48z'],
    ['black', 'M100 88h80v-10h-80zM106 78V60M174 78V60M100 60l40-22 40 22z', 3],
    ['near', 'M98 60l42-24 42 24z'],
    ['black', person(136, 90)],
    ['lit', `${disc(158, 70, 5)}M160 66l60-18v44z`],
  ],
};

const OF_CARD: Readonly<Record<string, keyof typeof PICTURES>> = {
  D01: 'quiet',
  D02: 'quiet',
  D03: 'prowlers',
  D04: 'prowlers',
  D05: 'cold',
  D06: 'cold',
  D07: 'nightmares',
  D08: 'nightmares',
  D09: 'hungry',
  D10: 'fever',
  D11: 'blackout',
  D12: 'blackout',
  D13: 'fog',
  D14: 'restless',
  D15: 'restless',
  D16: 'looters',
  D17: 'lights',
  D18: 'moon',
  D19: 'moon',
  D20: 'watch',
};

/** The picture of a Day/Night card. */
export const nightPicture = (id: string): readonly Shape[] =>
  PICTURES[OF_CARD[id] ?? 'quiet'] ?? [];
/** The full moon is part of two pictures; the others have a smaller one in the corner. */
export const hasOwnMoon = (id: string): boolean =>
  OF_CARD[id] === 'moon' || OF_CARD[id] === 'fever';
