/** So many places in a row, by which things that are alike are told apart. */
export const places = (count: number): readonly number[] =>
  Array.from({ length: count }, (_, place) => place);
