/**
 * How the small choices of a decision that is asked again and again make one answer. The rules see
 * one choice at a time, and so do bots; a page asks for all of them in one picker and sends them as
 * a list. The items are the legal choices of the question but for `end`.
 */
export interface Shape<C> {
  /** Some of the items, each once; all of them in an order; or how many of each. */
  readonly pick: 'some' | 'order' | 'counts';
  /** How many choices the answer holds, `end` not counted. */
  readonly least: number;
  readonly most: number;
  /** The choice that says "enough", where fewer than `most` were taken; null where all are due. */
  readonly end: C | null;
  /** For `counts`: how often each item can be taken, in the order of the items. */
  readonly limits: readonly number[] | null;
}

/**
 * Some of the items, each once; `end` closes an answer that is shorter than `most`. Where every
 * answer is closed by it, `most` is one more than there are items.
 */
export const someOf = <C>(least: number, most: number, end: C | null = null): Shape<C> => ({
  pick: 'some',
  least,
  most,
  end,
  limits: null,
});

/** All items in the order in which they are to happen; `most` is one less where the last is no choice. */
export const inOrder = <C>(most: number): Shape<C> => ({
  pick: 'order',
  least: most,
  most,
  end: null,
  limits: null,
});

/** How many of each item. */
export const countsOf = <C>(
  least: number,
  most: number,
  limits: readonly number[],
  end: C | null = null,
): Shape<C> => ({ pick: 'counts', least, most, end, limits });
