import type { Refusal, Sentence } from '../protocol/index.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import type { ServerCode, ServerTroubles } from './troubles.ts';

export type { ServerCode, ServerTroubles } from './troubles.ts';

/** A trouble of the server in both languages. */
export const sentenceOf = <C extends ServerCode>(code: C, about: ServerTroubles[C]): Sentence => ({
  en: en[code](about),
  fr: fr[code](about),
});

export const refusal = <C extends ServerCode>(code: C, about: ServerTroubles[C]): Refusal => ({
  code,
  text: sentenceOf(code, about),
  rule: null,
});

/** Thrown where the asker is to be answered no. */
export class RefusedError extends Error {
  override name = 'RefusedError';
  readonly refused: Refusal;

  constructor(refused: Refusal) {
    super(refused.text.en);
    this.refused = refused;
  }
}

export const no = <C extends ServerCode>(code: C, about: ServerTroubles[C]): RefusedError =>
  new RefusedError(refusal(code, about));
