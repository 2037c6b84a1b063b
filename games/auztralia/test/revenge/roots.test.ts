import { describe, expect, it } from 'vitest';
import { rootBetween, spanning } from '../../board/revenge/roots.ts';

const at = (x: number, y: number) => ({ x, y });

describe('the roots under the Spawn tiles', () => {
  it('join all of them, each once, by the shortest lines', () => {
    const points = [at(0, 0), at(10, 0), at(20, 0), at(10, 30)];
    const pairs = spanning(points);
    expect(pairs.map(([from, to]) => [from.x, from.y, to.x, to.y])).toEqual([
      [0, 0, 10, 0],
      [10, 0, 20, 0],
      [10, 0, 10, 30],
    ]);
  });

  it('are none for one Spawn tile or for none', () => {
    expect(spanning([])).toEqual([]);
    expect(spanning([at(3, 4)])).toEqual([]);
  });

  it('begin and end where the tiles are', () => {
    expect(rootBetween([at(1, 2), at(31, 42)], 1)).toMatch(/^M1 2C.* 31 42$/);
  });
});
