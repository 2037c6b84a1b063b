/** What a game can do wrong, one word for each promise of the contract. */
export type Broken =
  /** The game does not come to an end. */
  | 'endless'
  /** Somebody is asked and has no legal choice. */
  | 'dead end'
  /** A rule threw. */
  | 'throws'
  /** The state does not fit its schema, or holds something that is not plain data. */
  | 'schema'
  /** A piece was lost or made. */
  | 'invariant'
  /** Two places hold the same object. */
  | 'alias'
  /** Saved and loaded, the game is another one. */
  | 'round trip'
  /** The list of choices: twice the same, changing, both legal and refused. */
  | 'choices'
  /** A window that the face does not announce, that cannot be passed, or whose span nobody marks. */
  | 'window'
  /** A rule that the rulebook does not have. */
  | 'unknown rule'
  /** Something that only reads changed the world. */
  | 'impure'
  /** A text is missing, empty or shows the inside of the program. */
  | 'text'
  /** A choice that is not on the list was not refused as it should be. */
  | 'off the list'
  /** A move that failed left something behind. */
  | 'half done'
  /** A view, or the question on the table, tells what its reader may not know. */
  | 'leaking view'
  /** What happens next tells what its reader may not know. */
  | 'leaking step'
  /** Seats that are said to hide nothing from each other do. */
  | 'open seats'
  /** Something hidden is in no pool, so that the leak tests would not notice it. */
  | 'pools'
  /** The log folds to another world than the one that was played. */
  | 'fold'
  /** Going back and forward again leads elsewhere. */
  | 'undo'
  /** The final account does not add up. */
  | 'account'
  /** The options of a table. */
  | 'config'
  /** The golden playthrough went otherwise. */
  | 'golden'
  /** The generated clone. */
  | 'clone';

/** A promise that a game broke: which, in a sentence, and where it can be seen again. */
export class Violation extends Error {
  override name = 'Violation';
  readonly broken: Broken;
  readonly sentence: string;
  readonly place: string | null;

  constructor(broken: Broken, sentence: string, place: string | null = null, cause?: unknown) {
    super(`${broken}: ${sentence}${place === null ? '' : `\n${place}`}`, { cause });
    this.broken = broken;
    this.sentence = sentence;
    this.place = place;
  }
}

/** An error from inside a check or a rule, told with the place where it happened. */
export function placed(error: unknown, place: string): Violation {
  if (error instanceof Violation)
    return error.place === null ? new Violation(error.broken, error.sentence, place, error) : error;
  const told = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  return new Violation('throws', `a rule threw ${told}`, place, error);
}

/** A value in a sentence, cut to a length that can be read. */
export function told(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 200 ? `${text.slice(0, 197)}...` : text;
}
