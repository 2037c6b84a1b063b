import type { MonsterType } from '../../content/effects.ts';

/** A stretch of the road through the atlas: the missions of one kind of monster. */
export interface Arc {
  /** `both` for the mission that mixes two kinds. */
  readonly is: MonsterType | 'both';
  readonly missions: readonly number[];
  readonly colour: string;
  /** Whose sign stands beside its name. */
  readonly sign: string;
  /** Where its heading stands, on a map of 1072 by 768. */
  readonly at: readonly [x: number, y: number];
}

export const ARCS: readonly Arc[] = [
  { is: 'Z', missions: [0, 1, 2, 3], colour: '#4C5822', sign: 'Z01', at: [14, 12] },
  { is: 'M', missions: [4, 5, 6], colour: '#A87C10', sign: 'M02', at: [622, 12] },
  { is: 'A', missions: [7, 8, 9], colour: '#6A4A86', sign: 'A01', at: [812, 262] },
  { is: 'R', missions: [10, 11, 12], colour: '#4A5C68', sign: 'R05', at: [22, 262] },
  { is: 'V', missions: [13, 14, 15], colour: '#8A2420', sign: 'V01', at: [70, 520] },
  { is: 'C', missions: [16, 17], colour: '#1E5E62', sign: 'BC1', at: [520, 520] },
  { is: 'both', missions: [18], colour: '#1B1624', sign: 'D14', at: [876, 520] },
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
const ROAD =
  'M-10 128C60 90 140 84 228 80S330 100 378 96S480 82 528 86S620 98 684 96S780 80 838 84S960 70 1010 110C1060 150 1062 230 1050 290C1040 345 1010 352 980 350S880 330 822 332S720 350 664 348S560 330 500 334S400 354 340 350S230 330 182 336C80 350 20 400 22 470C24 560 60 610 112 600S210 584 272 586S370 606 436 604S540 590 604 592S700 606 764 604S880 588 948 590';

type Point = readonly [x: number, y: number];

/** The road piece by piece; every piece ends at a mission, or in the bend between two rows. */
function piecesOf(road: string): readonly { readonly d: string; readonly to: Point }[] {
  const pieces: { d: string; to: Point }[] = [];
  let at: Point = [0, 0];
  let bend: Point = [0, 0];
  for (const [, word = '', rest = ''] of road.matchAll(/([MCS])([^MCS]*)/g)) {
    const numbers = rest.trim().split(/[ ,]+/).map(Number);
    const point = (i: number): Point => [numbers[2 * i] ?? 0, numbers[2 * i + 1] ?? 0];
    if (word === 'M') {
      at = point(0);
      continue;
    }
    // A smooth piece goes on as the one before it came in.
    const first: Point = word === 'C' ? point(0) : [2 * at[0] - bend[0], 2 * at[1] - bend[1]];
    const [second, to] = word === 'C' ? [point(1), point(2)] : [point(0), point(1)];
    pieces.push({ d: `M${at.join(' ')}C${[first, second, to].flat().join(' ')}`, to });
    [at, bend] = [to, second];
  }
  return pieces;
}

const PIECES = piecesOf(ROAD);

/** The road as far as a mission, and what is still to be built behind it. */
export function roadTo(mission: number | null): { readonly open: string; readonly rest: string } {
  const [x, y] = NODES[mission ?? NODES.length - 1] ?? [0, 0];
  const end = PIECES.findIndex(({ to }) => to[0] === x && to[1] === y) + 1;
  const joined = (pieces: typeof PIECES): string => pieces.map(({ d }) => d).join('');
  return { open: joined(PIECES.slice(0, end)), rest: joined(PIECES.slice(end)) };
}
