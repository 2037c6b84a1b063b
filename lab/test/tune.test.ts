import { deriveKey } from '@incognita/kernel';
import { describe, expect, it } from 'vitest';
import { childrenOf, type Evolution, nextOf } from '../tune/evolution.ts';
import { numbersIn, withNumbers } from '../tune/numbers.ts';
import { labInside } from './cli.ts';

const SEED = deriveKey('0'.repeat(64), 'tuning');

describe('the numbers of weights', () => {
  const weights = {
    gold: 2,
    steps: [
      [6, 0.4],
      [3, 0.1],
    ],
    deep: { er: { est: 7 } },
  };

  it('have names, and go back to where they came from', () => {
    const numbers = numbersIn(weights);
    expect(numbers.map(({ name }) => name)).toEqual([
      'gold',
      'steps.0.0',
      'steps.0.1',
      'steps.1.0',
      'steps.1.1',
      'deep.er.est',
    ]);
    const values = numbers.map(({ value }) => value);
    expect(withNumbers(weights, values)).toEqual(weights);
    const doubled = withNumbers(
      weights,
      values.map((value) => 2 * value),
    );
    expect(doubled).toEqual({
      gold: 4,
      steps: [
        [12, 0.8],
        [6, 0.2],
      ],
      deep: { er: { est: 14 } },
    });
  });
});

describe('evolution', () => {
  const goal = [0.4, -0.3, 0.1];
  const fitness = (genes: readonly number[]): number =>
    -genes.reduce((sum, gene, i) => sum + (gene - (goal[i] ?? 0)) ** 2, 0);
  const after = (generations: number): Evolution => {
    let now: Evolution = { generation: 0, sigma: 0.25, mean: [0, 0, 0] };
    for (let i = 0; i < generations; i++) {
      const children = childrenOf(now, SEED, 8);
      now = nextOf(now, children, children.map(fitness));
    }
    return now;
  };

  it('comes to where the best is, with steps that become smaller', () => {
    const end = after(40);
    for (const [i, gene] of end.mean.entries()) expect(gene).toBeCloseTo(goal[i] ?? 0, 0.8);
    expect(fitness(end.mean)).toBeGreaterThan(fitness([0, 0, 0]) / 20);
    expect(end.sigma).toBeLessThan(0.1);
  });

  it('goes on from where it was kept as if it had never ended', () => {
    const kept: Evolution = JSON.parse(JSON.stringify(after(3)));
    expect(childrenOf(kept, SEED, 2)).toEqual(childrenOf(after(3), SEED, 2));
  });

  it('tries children in pairs on both sides of the mean', () => {
    const [one, other] = childrenOf({ generation: 0, sigma: 0.2, mean: [1, 2] }, SEED, 1);
    expect(one!.map((value, i) => value + other![i]!)).toEqual([2, 4]);
  });
});

describe('lab tune', () => {
  it('says so where a game has nothing to tune', async () => {
    const { code, err } = await labInside('tune', 'whiteout', '--mode', 'short');
    expect(code).toBe(2);
    expect(err).toContain('Whiteout has no weights that could be tuned');
  });
});
