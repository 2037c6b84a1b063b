import type { MonsterType } from '../../content/effects.ts';

/** A stretch of the road through the atlas: the missions of one kind of monster. */
export interface Arc {
  /** `both` for the mission that mixes two kinds. */
  readonly is: MonsterType | 'both';
  readonly missions: readonly number[];
  readonly colour: string;
  /** Where its heading stands, on a map of 1072 by 768. */
  readonly at: readonly [x: number, y: number];
}

export const ARCS: readonly Arc[] = [
  { is: 'Z', missions: [0, 1, 2, 3], colour: '#5E6B2E', at: [14, 30] },
  { is: 'M', missions: [4, 5, 6], colour: '#A87C10', at: [616, 30] },
  { is: 'A', missions: [7, 8, 9], colour: '#6A4A86', at: [850, 268] },
  { is: 'R', missions: [10, 11, 12], colour: '#4A5C68', at: [22, 270] },
  { is: 'V', missions: [13, 14, 15], colour: '#8A2420', at: [80, 524] },
  { is: 'C', missions: [16, 17], colour: '#1E5E62', at: [545, 530] },
  { is: 'both', missions: [18], colour: '#1B1624', at: [890, 530] },
];

/** Where the shield of each mission stands. */
export const NODES: readonly (readonly [x: number, y: number])[] = [
  [78, 96],
  [228, 80],
  [378, 96],
  [528, 86],
  [684, 96],
  [838, 84],
  [990, 100],
  [980, 350],
  [822, 332],
  [664, 348],
  [500, 334],
  [340, 350],
  [182, 336],
  [112, 600],
  [272, 586],
  [436, 604],
  [604, 592],
  [764, 604],
  [948, 590],
];

/** The road in three rows: east, back west, and east again. */
export const ROAD =
  'M-10 128C60 90 140 84 228 80S330 100 378 96S480 82 528 86S620 98 684 96S780 80 838 84S960 70 1010 110C1060 150 1062 230 1050 290C1040 345 1010 352 980 350S880 330 822 332S720 350 664 348S560 330 500 334S400 354 340 350S230 330 182 336C80 350 20 400 22 470C24 560 60 610 112 600S210 584 272 586S370 606 436 604S540 590 604 592S700 606 764 604S880 588 948 590';
