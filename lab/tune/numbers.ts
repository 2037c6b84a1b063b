import type { Weights } from '@incognita/kernel';

/** The numbers in weights, each with its name, always in the same order. */
export function numbersIn(weights: Weights, name = ''): { name: string; value: number }[] {
  if (typeof weights === 'number') return [{ name, value: weights }];
  return Object.entries(weights).flatMap(([key, held]) =>
    numbersIn(held, name === '' ? key : `${name}.${key}`),
  );
}

/** The same weights with other numbers, in the order in which they are listed. */
export function withNumbers(weights: Weights, numbers: readonly number[]): Weights {
  let next = 0;
  const fill = (held: Weights): Weights => {
    if (typeof held === 'number') return numbers[next++] ?? held;
    if (isList(held)) return held.map(fill);
    return Object.fromEntries(Object.entries(held).map(([key, inner]) => [key, fill(inner)]));
  };
  return fill(weights);
}

const isList = (held: Exclude<Weights, number>): held is readonly Weights[] => Array.isArray(held);
