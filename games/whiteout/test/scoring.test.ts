import { describe, expect, test } from 'vitest';
import { table } from './table.ts';

const rest = { do: 'rest' } as const;

/** The last turn of the last round: one rest, and the points are counted. */
function account(teams: readonly object[], first?: number) {
  const seats = teams.length;
  const words = { round: 12, active: 0, teams, ...(first === undefined ? {} : { first }) };
  const t = table(JSON.parse(JSON.stringify(words)), { seats });
  while (t.asked !== null) t.choose(rest);
  return t;
}

describe('scoring', () => {
  test('WHI-SCORE-01 eight points for the first at the pole, five for the others there', () => {
    const t = account([{ space: 14 }, { space: 14 }, { space: 0, hand: [] }], 1);
    expect(t.totals()).toEqual([5, 8, 0]);
    expect(t.result()?.sides[1]?.lines).toEqual([
      { line: 'pole', rule: 'WHI-SCORE-01', points: 8, first: true },
    ]);
  });

  test('WHI-SCORE-02 one point for every three whole spaces on the way', () => {
    const teams = [2, 3, 13].map((space) => ({ space, hand: [] }));
    expect(account(teams).totals()).toEqual([0, 1, 4]);
  });

  test('WHI-SCORE-03 rations are worth two, meteorites four', () => {
    const t = account([
      { space: 0, hand: [], finds: ['rations', 'rations', 'meteorite'] },
      { space: 14 },
    ]);
    expect(t.totals()).toEqual([8, 8]);
    expect(t.result()?.sides[0]?.lines.map((line) => [line.line, line.points])).toEqual([
      ['onTheWay', 0],
      ['finds', 4],
      ['finds', 4],
    ]);
  });

  test('WHI-SCORE-04 the most points win, even against the first at the pole', () => {
    const finds = ['meteorite', 'meteorite'];
    const t = account([{ space: 14 }, { space: 3, hand: [], finds }]);
    expect(t.totals()).toEqual([8, 9]);
    expect(t.result()?.sides.map((side) => [side.place, side.won])).toEqual([
      [2, false],
      [1, true],
    ]);
  });

  test('WHI-SCORE-04 as many points, the same place', () => {
    const t = account([
      { space: 6, hand: [] },
      { space: 7, hand: [] },
      { space: 0, hand: [] },
    ]);
    expect(t.result()?.sides.map((side) => [side.place, side.won])).toEqual([
      [1, true],
      [1, true],
      [3, false],
    ]);
  });
});
