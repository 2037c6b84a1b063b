import { BOT_NAMES } from '@incognita/bots';
import type { AnyTypes, Engine } from '@incognita/kernel';
import {
  importGame,
  type LogEntry,
  type Occupant,
  type Opening,
  readSaved,
  type SavedGame,
  type Table,
  TableError,
  type Trouble,
} from '@incognita/table';
import { MAX_ENTRIES_PER_TABLE } from '../limits/quotas.ts';
import { nameInFile } from '../protocol/index.ts';

/** A game that was played elsewhere and goes on here. */
export interface ImportRequest {
  /** The text of the file, which nobody has looked at yet. */
  readonly saved: string;
  /** Whoever brings it holds the seats of all persons in it, */
  readonly owner: string;
  /** or only this one: then others may take the rest by the link. */
  readonly seat: number | null;
  /** A new key for chance: whoever brought the file knows the old one. */
  readonly entropy: string;
  readonly now: number;
}

export type ImportedTable =
  | { readonly trouble: Trouble }
  | {
      readonly game: string;
      readonly version: number;
      /** All as the texts that are stored: nobody reads them on the way there. */
      readonly opening: string;
      readonly entries: readonly EntryText[];
      readonly snapshot: string;
      readonly seats: readonly Occupant[];
    };

/** An entry as it is stored. */
export interface EntryText {
  readonly seq: number;
  readonly at: number;
  readonly body: string;
}

export const entryText = (entry: LogEntry<AnyTypes>): EntryText => ({
  seq: entry.seq,
  at: entry.at,
  body: JSON.stringify(entry),
});

/** Ids of owners mean nothing outside of the host that gave them; names are held to ours. */
function owned(held: Occupant, owner: string): Occupant {
  if (held.by === 'human') return { ...held, name: nameInFile(held.name), owner };
  if (held.by !== 'bot' || held.holdsFor === null) return held;
  return { ...held, holdsFor: { name: nameInFile(held.holdsFor.name), owner } };
}

/** The file as one of ours: whose it is now, and nothing in it later than now. */
function ownedBy(saved: SavedGame<AnyTypes>, owner: string, now: number): SavedGame<AnyTypes> {
  return {
    ...saved,
    seats: saved.seats.map((held) => owned(held, owner)),
    log: saved.log.map((entry) => {
      const at = Math.min(entry.at, now);
      return entry.kind === 'seat'
        ? { ...entry, at, to: owned(entry.to, owner) }
        : { ...entry, at };
    }),
  };
}

/**
 * Leaves one seat to whoever brought the game. The others who shared their screen take theirs by
 * the link; what a bot held for one of them, it now plays on its own.
 */
function makeRoom(table: Table<AnyTypes>, seat: number | null, now: number): Trouble | null {
  if (seat === null || table.over) return null;
  if (table.seats[seat]?.by !== 'human')
    return { code: 'unknown-seat', seat: String(seat), seats: table.seats.length };
  for (const [other, held] of table.seats.entries()) {
    const shared = held.by === 'human' || (held.by === 'bot' && held.holdsFor !== null);
    if (other === seat || !shared) continue;
    table.ask({ do: 'vacate', seat: other }, now);
    if (held.by === 'bot') table.ask({ do: 'to-bot', seat: other, kind: held.kind }, now);
  }
  return null;
}

/** Plays the file again from its opening. Its own cards and maps are refused: they may be endless. */
export function importTable(
  engines: readonly Engine<AnyTypes>[],
  { saved: text, owner, seat, entropy, now }: ImportRequest,
): ImportedTable {
  try {
    const read = ownedBy(readSaved(text), owner, now);
    const entries = read.log.length;
    if (entries > MAX_ENTRIES_PER_TABLE)
      return { trouble: { code: 'too-many-entries', entries, most: MAX_ENTRIES_PER_TABLE } };
    const imported = importGame(engines, read, {
      local: false,
      overrides: false,
      bots: BOT_NAMES,
    });
    if ('trouble' in imported) return imported;
    const { table, saved } = imported;
    table.resume(now);
    if (!table.over) table.ask({ do: 'reseed', seat: null, entropy }, now);
    const crowded = makeRoom(table, seat, now);
    if (crowded) return { trouble: crowded };
    const { config, seats, pace, whenOut, secret } = saved;
    const opening: Opening = {
      config,
      seats,
      secret: secret ?? '',
      pace,
      whenOut,
      verified: false,
    };
    return {
      game: saved.game,
      version: saved.version,
      opening: JSON.stringify(opening),
      entries: table.log.map(entryText),
      snapshot: JSON.stringify(table.snapshot()),
      seats: table.seats,
    };
  } catch (error) {
    if (error instanceof TableError) return { trouble: error.trouble };
    throw error;
  }
}
