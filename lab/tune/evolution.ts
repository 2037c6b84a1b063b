import { Chance, deriveKey, newChance } from '@incognita/kernel';

/** Where an evolution stands. Plain data: it is kept in a file, and goes on from there. */
export interface Evolution {
  readonly generation: number;
  /** By how much of itself a number changes, more or less. */
  readonly sigma: number;
  /** What the next generation varies: factors on the weights that it began with, as logarithms. */
  readonly mean: readonly number[];
}

/** One try: factors on the weights, as logarithms. */
export type Genes = readonly number[];

/** The children of a generation, in pairs that differ from the mean in opposite ways. */
export function childrenOf(
  { generation, sigma, mean }: Evolution,
  seed: string,
  pairs: number,
): Genes[] {
  const chance = new Chance(newChance(deriveKey(seed, `children ${generation}`)));
  return Array.from({ length: pairs }, () => mean.map(() => sigma * normal(chance))).flatMap(
    (step) => [
      mean.map((value, i) => value + (step[i] ?? 0)),
      mean.map((value, i) => value - (step[i] ?? 0)),
    ],
  );
}

/** The next generation begins at the average of the better half, the best counting the most. */
export function nextOf(
  now: Evolution,
  children: readonly Genes[],
  fitness: readonly number[],
): Evolution {
  const order = children
    .map((_genes, at) => at)
    .sort((a, b) => (fitness[b] ?? 0) - (fitness[a] ?? 0));
  const parents = order.slice(0, Math.ceil(order.length / 2));
  const shares = parents.map((_at, rank) => Math.log(parents.length + 0.5) - Math.log(rank + 1));
  const sum = shares.reduce((all, share) => all + share, 0);
  return {
    generation: now.generation + 1,
    sigma: Math.max(LEAST, now.sigma * COOLING),
    mean: now.mean.map((_value, i) =>
      parents.reduce(
        (all, at, rank) => all + ((shares[rank] ?? 0) / sum) * (children[at]?.[i] ?? 0),
        0,
      ),
    ),
  };
}

/** Good weights get better by small steps only. */
const COOLING = 0.97;
const LEAST = 0.05;

/** From the bell curve, by two fair draws (Box and Muller). */
function normal(chance: Chance): number {
  const fair = (): number => (chance.below(0x1_0000_0000) + 0.5) / 0x1_0000_0000;
  return Math.sqrt(-2 * Math.log(fair())) * Math.cos(2 * Math.PI * fair());
}
