import type { AnyTypes, Engine } from '@incognita/kernel';
import {
  importGame,
  type LogEntry,
  type Occupant,
  type Opening,
  readSaved,
  type SavedGame,
  type Snapshot,
  TableError,
  type Trouble,
} from '@incognita/table';

/** A game that was played elsewhere and goes on here. */
export interface MoveIn {
  /** The file, parsed. */
  readonly saved: unknown;
  /** Whoever brings it holds the seats of all persons in it. */
  readonly owner: string;
  /** A new key for chance: whoever brought the file knows the old one. */
  readonly entropy: string;
  readonly now: number;
}

export type MovedIn =
  | { readonly trouble: Trouble }
  | {
      readonly game: string;
      readonly version: number;
      readonly opening: Opening;
      readonly entries: readonly LogEntry<AnyTypes>[];
      readonly snapshot: Snapshot<AnyTypes>;
    };

/** Ids of owners mean nothing outside of the host that gave them. */
function owned(held: Occupant, owner: string): Occupant {
  if (held.by === 'human') return { ...held, owner };
  if (held.by !== 'bot' || held.holdsFor === null) return held;
  return { ...held, holdsFor: { ...held.holdsFor, owner } };
}

function ownedBy(saved: SavedGame<AnyTypes>, owner: string): SavedGame<AnyTypes> {
  return {
    ...saved,
    seats: saved.seats.map((held) => owned(held, owner)),
    log: saved.log.map((entry) =>
      entry.kind === 'seat' ? { ...entry, to: owned(entry.to, owner) } : entry,
    ),
  };
}

/** Plays the file again from its opening. Its own cards and maps are refused: they may be endless. */
export function moveIn(
  engines: readonly Engine<AnyTypes>[],
  { saved: raw, owner, entropy, now }: MoveIn,
): MovedIn {
  try {
    const read = ownedBy(readSaved(raw), owner);
    const imported = importGame(engines, read, { local: false, overrides: false });
    if ('trouble' in imported) return imported;
    const { table, saved } = imported;
    table.resume(now);
    if (!table.over) table.ask({ do: 'reseed', seat: null, entropy }, now);
    const { config, seats, pace, whenOut } = saved;
    return {
      game: saved.game,
      version: saved.version,
      opening: { config, seats, secret: saved.secret ?? '', pace, whenOut, verified: false },
      entries: table.log,
      snapshot: table.snapshot(),
    };
  } catch (error) {
    if (error instanceof TableError) return { trouble: error.trouble };
    throw error;
  }
}
