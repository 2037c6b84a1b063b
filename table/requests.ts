import type { Eye, GameTypes } from '@incognita/kernel';
import type { LogEntry } from './log.ts';
import type { LookChange } from './look.ts';
import type { Person } from './seats.ts';
import type { Since } from './tell.ts';
import type { Refused } from './troubles.ts';

/**
 * Everything that can be asked of a table. `seq` is the last entry that the asking side has seen.
 * Whether the asker is who it says it is, is the host's affair; so is `entropy`, which has to be
 * fresh and unknown to everybody.
 */
export type Request =
  | { readonly do: 'entropy'; readonly seat: number; readonly text: string }
  | { readonly do: 'start' }
  | {
      readonly do: 'submit';
      readonly seat: number;
      readonly seq: number;
      readonly choice: unknown;
      /** Who decided; the seat may have changed hands while they thought. */
      readonly as?: 'human' | 'bot';
    }
  | {
      readonly do: 'undo';
      readonly seat: number;
      readonly seq: number;
      /** How many decisions to take back. */
      readonly back: number;
      /** Whether to ask the others where it is not free. */
      readonly ask: boolean;
      readonly entropy: string;
    }
  | {
      readonly do: 'consent';
      readonly seat: number;
      /** The entry in which the undo was asked for. */
      readonly request: number;
      readonly yes: boolean;
      readonly entropy: string;
    }
  | { readonly do: 'reseed'; readonly seat: number | null; readonly entropy: string }
  | { readonly do: 'to-bot'; readonly seat: number; readonly kind: string }
  /** Without a person: back to the one for whom a bot holds the seat. */
  | { readonly do: 'to-human'; readonly seat: number; readonly person: Person | null }
  | { readonly do: 'vacate'; readonly seat: number }
  /** Whoever is asked and has no time left is timed out. */
  | { readonly do: 'expire' };

export const REQUESTS: readonly Request['do'][] = [
  'entropy',
  'start',
  'submit',
  'undo',
  'consent',
  'reseed',
  'to-bot',
  'to-human',
  'vacate',
  'expire',
];

export interface Accepted {
  readonly accepted: number;
}

/** What an eye will be told of a change, once it is made. */
export interface Ahead<T extends GameTypes> {
  readonly since: Since<T>;
  readonly look: LookChange<T>;
}

/**
 * A change that is possible but not made yet. A host that must not lose a move stores the entry
 * first and commits then; a change that is never committed leaves no trace.
 */
export interface Prepared<T extends GameTypes> {
  readonly entry: LogEntry<T>;
  /** Makes the change, unless the table has moved on in the meantime. */
  commit(): Accepted | Refused<T>;
  /**
   * What an eye will be told when it is made, for a host that wants everything at hand by then.
   * Null where only the change itself shows that.
   */
  tellAhead(eye: Eye): Ahead<T> | null;
}
