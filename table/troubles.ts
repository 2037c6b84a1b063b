import type { GameTypes, Language, RefusalOf } from '@incognita/kernel';
import { en } from './text/en.ts';
import { fr } from './text/fr.ts';
import type { Code, TableText, Trouble } from './text/trouble.ts';

export type { Code, Horizon, TableText, Trouble, Troubles, Wanted } from './text/trouble.ts';

const TEXTS: Readonly<Record<Language, TableText>> = { en, fr };

/** A trouble as a sentence for the person who meets it. */
export function sentence(trouble: Trouble, language: Language = 'en'): string {
  // The text under a trouble's own code takes that trouble's facts; TypeScript does not follow
  // the link between the two sides of a union.
  const text = TEXTS[language][trouble.code] as (
    about: Trouble,
    say: (inner: Trouble) => string,
  ) => string;
  return text(trouble, (inner) => sentence(inner, language));
}

/** The answer no: why, in a sentence, and by which rule of the game if one is behind it. */
export interface TableRefusal<T extends GameTypes> {
  readonly refused: {
    readonly code: Code;
    readonly reason: string;
    /** The same as facts, for a sentence in the reader's language. */
    readonly trouble: Trouble;
    readonly refusal: RefusalOf<T> | null;
  };
}

export function refuse<T extends GameTypes>(trouble: Trouble): TableRefusal<T> {
  const { code } = trouble;
  return { refused: { code, reason: sentence(trouble), trouble, refusal: null } };
}

/** Thrown where nobody can be answered: a table that cannot be opened, a file that cannot be read. */
export class TableError extends Error {
  override name = 'TableError';
  readonly trouble: Trouble;

  constructor(trouble: Trouble) {
    super(sentence(trouble));
    this.trouble = trouble;
  }
}

/** A value from outside in a few words, whatever it is. */
export function shortly(value: unknown): string {
  let told: string;
  try {
    told = JSON.stringify(value) ?? String(value);
  } catch {
    // Too deep, circular or a big integer: nothing that came as JSON.
    told = typeof value;
  }
  return told.length > 80 ? `${told.slice(0, 77)}...` : told;
}
