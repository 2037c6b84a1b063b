/** Content that cannot be used. The message is a sentence for whoever wrote the content. */
export class ContentError extends Error {
  override name = 'ContentError';
}

/** English names of everything that a clause may name; null: any name will do. */
export interface KnownNames {
  readonly cards: ReadonlySet<string>;
  readonly tiles: ReadonlySet<string>;
}

/** Where a piece of text stands, so that what is wrong with it can be told. */
export interface Place {
  /** `survivor card FIR02, fx` */
  readonly where: string;
  readonly known: KnownNames | null;
}

export function wrong(at: Place, said: string, trouble: string): never {
  throw new ContentError(`${at.where}: "${said}" ${trouble}`);
}

/** The word, if it is one of those; else an error that lists them. */
export function oneOf<Word extends string>(
  at: Place,
  said: string,
  what: string,
  words: readonly Word[],
): Word {
  const found = words.find((word) => word === said);
  return found ?? wrong(at, said, `is no ${what}; possible: ${words.join(', ')}`);
}

export function wholeNumber(at: Place, said: string): number {
  if (!/^[+-]?\d{1,2}$/.test(said)) return wrong(at, said, 'is no whole number from -99 to 99');
  return Number(said);
}

/** A number that counts something: at least 1. */
export function countOf(at: Place, said: string): number {
  const n = wholeNumber(at, said);
  return n >= 1 ? n : wrong(at, said, 'must be at least 1');
}

export function named(at: Place, said: string, of: keyof KnownNames): string {
  if (at.known !== null && !at.known[of].has(said)) {
    const kind = of === 'cards' ? 'card' : 'tile';
    return wrong(
      at,
      said,
      `is the English name of no ${kind}; write it exactly as the ${kind} does`,
    );
  }
  return said;
}
