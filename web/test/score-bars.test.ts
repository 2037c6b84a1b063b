import { describe, expect, it } from 'vitest';
import { barPieces, longestBar } from '../shell/score-bars.ts';

const side = (...points: number[]) => ({
  total: points.reduce((sum, value) => sum + value, 0),
  lines: points.map((value) => ({ points: value })),
});
const solid = (held: ReturnType<typeof side>): number =>
  barPieces(held).reduce((sum, { kept }) => sum + kept, 0);

describe('the bars of a final score', () => {
  it('are as long as their totals, whatever was lost on the way', () => {
    const sides = [side(12, 8, -13), side(2), side(6, -10)];
    expect(sides.map(({ total }) => total)).toEqual([7, 2, -4]);
    expect(sides.map(solid)).toEqual([7, 2, 0]);
    expect(longestBar(sides)).toBe(20);
  });

  it('cut what was lost off the end, and keep it in sight', () => {
    expect(barPieces(side(12, 8, -13))).toEqual([
      { kept: 7, lost: 5 },
      { kept: 0, lost: 8 },
    ]);
    expect(barPieces(side(3, 4))).toEqual([
      { kept: 3, lost: 0 },
      { kept: 4, lost: 0 },
    ]);
  });

  it('divide by something even where nobody has a point', () => {
    expect(longestBar([side(), side(-4)])).toBe(1);
  });
});
