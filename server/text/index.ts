import type { Refusal, Sentence } from '../protocol/index.ts';
import type { AccountTroubles } from './accounts.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';

/** Everything that can be wrong in the house, around the tables, with the facts of its sentence. */
export interface HouseTroubles extends AccountTroubles {
  'no-table': object;
  'no-page': object;
  'no-guest': object;
  'not-yours': { seat: number };
  'not-seated': object;
  'not-host': object;
  'no-spectators': object;
  'seat-taken': { seat: number };
  full: object;
  'under-way': object;
  'not-over': object;
  closed: object;
  ended: object;
  'no-game': { game: string; games: readonly string[] };
  'no-bot': { kind: string; kinds: readonly string[] };
  config: { problem: string };
  'seat-count': { seats: number; given: number };
  malformed: { problem: string };
  'too-large': { bytes: number };
  'too-fast': object;
  'cross-site': object;
  'no-token': object;
  'not-offered': object;
  'not-public': { address: string };
  'no-mail': { address: string };
  'no-code': object;
  'wrong-code': { tries: number };
  'too-many-tokens': { most: number };
  'token-scope': object;
  'disk-full': object;
  'store-failed': object;
  'store-silent': object;
  stuck: object;
  'cannot-load': { problem: string };
  'too-long': object;
  stopping: object;
  failed: object;
  'insecure-origin': object;
}

export type HouseCode = keyof HouseTroubles;
export type HouseText = {
  readonly [C in HouseCode]: (about: HouseTroubles[C]) => string;
};

/** A trouble of the house in both languages. */
export const tell = <C extends HouseCode>(code: C, about: HouseTroubles[C]): Sentence => ({
  en: en[code](about),
  fr: fr[code](about),
});

export const refusal = <C extends HouseCode>(code: C, about: HouseTroubles[C]): Refusal => ({
  code,
  text: tell(code, about),
  rule: null,
});

/** Thrown where the asker is to be answered no. */
export class Refused extends Error {
  override name = 'Refused';
  readonly refused: Refusal;

  constructor(refused: Refusal) {
    super(refused.text.en);
    this.refused = refused;
  }
}

export const no = <C extends HouseCode>(code: C, about: HouseTroubles[C]): Refused =>
  new Refused(refusal(code, about));
