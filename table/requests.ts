import type { Eye, GameTypes } from '@incognita/kernel';
import type { LogEntry } from './log.ts';
import type { CatchUp } from './redact.ts';
import type { Person } from './seats.ts';
import type { TableViewChange } from './table-view.ts';
import type { TableRefusal } from './troubles.ts';

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
      /** The rest of the answer, where the question has a shape: all of it is taken, or nothing. */
      readonly also?: readonly unknown[];
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

/** What an eye is told of a change. */
export interface Update<T extends GameTypes> {
  readonly since: CatchUp<T>;
  readonly look: TableViewChange<T>;
}

/**
 * A change that is possible but not made yet: its entry, and the table as it will stand. A host that
 * must not lose a move stores the entry first and applies the change then; a change that is never
 * applied leaves no trace.
 */
export interface PreparedChange<T extends GameTypes> {
  readonly entry: LogEntry<T>;
  /** What an eye is told of it, at hand before it is made. */
  updateFor(eye: Eye): Update<T>;
  /** Makes the change, unless the table has moved on in the meantime. */
  apply(): Accepted | TableRefusal<T>;
}
