import { type AnyTypes, type Engine, sameJson } from '@incognita/kernel';
import {
  type Difference,
  type LogEntry,
  type Occupant,
  type Opening,
  replayByNewRules,
  type Snapshot,
  type Table,
} from '@incognita/table';

/** A table that was begun by an earlier version of its rules. */
export interface UpgradeJob {
  readonly game: string;
  readonly opening: Opening;
  readonly entries: readonly string[];
  /** The last snapshot by the earlier rules, as JSON, if there is one. */
  readonly snapshot: string | null;
  /** Where it differs, to go on from there all the same. */
  readonly goOn?: {
    /** Who sits where now; it may have been otherwise then. */
    readonly seats: readonly Occupant[];
    /** A new key for chance: people have seen what came. */
    readonly entropy: string;
    readonly now: number;
  };
}

export interface Upgraded {
  readonly differs: Difference | null;
  /** The log as it goes on, only where it was to go on. */
  readonly entries: readonly LogEntry<AnyTypes>[];
  /** By the rules of today. */
  readonly snapshot: Snapshot<AnyTypes>;
}

export function upgrade(
  engine: Engine<AnyTypes>,
  { opening, entries, snapshot, goOn }: UpgradeJob,
): Upgraded {
  const log = entries.map((entry): LogEntry<AnyTypes> => JSON.parse(entry));
  const before = snapshot === null ? null : JSON.parse(snapshot);
  const { table, differs } = replayByNewRules(engine, opening, log, before);
  if (goOn) {
    table.resume(goOn.now);
    if (!table.over) table.ask({ do: 'reseed', seat: null, entropy: goOn.entropy }, goOn.now);
    for (const [seat, held] of goOn.seats.entries()) sit(table, seat, held, goOn.now);
  }
  return { differs, entries: goOn ? table.log : [], snapshot: table.snapshot() };
}

function sit(table: Table<AnyTypes>, seat: number, held: Occupant, now: number): void {
  const before = table.seats[seat];
  if (sameJson(before, held)) return;
  if (before?.by !== 'empty') table.ask({ do: 'vacate', seat }, now);
  const person = held.by === 'human' ? held : held.by === 'bot' ? held.holdsFor : null;
  if (person !== null)
    table.ask({ do: 'to-human', seat, person: { name: person.name, owner: person.owner } }, now);
  if (held.by === 'bot') table.ask({ do: 'to-bot', seat, kind: held.kind }, now);
}
