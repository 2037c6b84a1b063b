/** The places of so many things that are alike: 0, 1, 2 and so on. */
export const places = (count: number): readonly number[] =>
  Array.from({ length: Math.max(0, count) }, (_, place) => place);
