import type { AccountTroubles } from './accounts.ts';

/** Everything that can be wrong on the server, around the tables, with the facts of its sentence. */
export interface ServerTroubles extends AccountTroubles {
  'no-table': object;
  'no-page': object;
  'no-guest': object;
  'not-your-seat': { seat: number };
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
  'too-deep': { levels: number };
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
  'too-many-tables': { most: number };
  'too-many-passkeys': { most: number };
  'table-full': { most: number };
  'too-many-bytes': object;
  'token-scope': object;
  'disk-full': object;
  'store-failed': object;
  'store-silent': object;
  stuck: object;
  'cannot-load': { problem: string };
  'other-rules': { from: number; to: number; decision: number; exact: boolean };
  'same-rules': object;
  'not-all-export': object;
  'too-long': object;
  stopping: object;
  failed: object;
  'insecure-origin': object;
}

export type ServerCode = keyof ServerTroubles;
export type ServerText = {
  readonly [C in ServerCode]: (about: ServerTroubles[C]) => string;
};
