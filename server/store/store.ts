import type { Occupant } from '@incognita/table';
import type { ChatLine, TableStateWord, Visibility } from '../protocol/index.ts';
import type { Renaming } from './renaming.ts';

/** What was agreed when a table was opened. It never changes, but for the link to a rematch. */
export interface TableRow {
  readonly id: string;
  readonly code: string | null;
  readonly game: string;
  /** The rules that the table is played by: those it began with, or later ones that agree with them. */
  readonly version: number;
  /** The `Opening` of the table as JSON, with its secret. */
  readonly opening: string;
  readonly visibility: Visibility;
  readonly spectators: boolean;
  readonly invite: string;
  readonly created: number;
  next: string | null;
  standing: Standing;
}

/**
 * Where a table stands, for lists and clocks: read off the log, and written a moment later than
 * the log. Whoever finds it behind the log loads the table.
 */
export interface Standing {
  readonly seq: number;
  readonly state: TableStateWord;
  readonly host: string;
  readonly seats: readonly Occupant[];
  readonly asked: number | null;
  /** A bot has to move, or the clock of a person runs out then. */
  readonly botDue: boolean;
  readonly deadline: number | null;
  readonly updated: number;
}

export interface Guest {
  readonly id: string;
  readonly name: string;
  readonly created: number;
}

/** A time in which no server ran; clocks do not count it. */
export interface Outage {
  readonly since: number;
  readonly until: number;
}

/**
 * A small record of the server or of a person: the print of an access token, how a person
 * wants to be told of their turn, a job that waits. What the body holds, whoever made it knows.
 */
export interface StoredRecord {
  readonly kind: string;
  readonly id: string;
  /** A guest, or nothing for records of the server itself. */
  readonly owner: string;
  /** JSON. */
  readonly body: string;
}

/** Everything that is ever written. Writes of one batch are stored together or not at all. */
export type Write =
  | { readonly put: 'table'; readonly row: TableRow }
  /** The number of an entry is the arbiter: two cannot both be the 57th. */
  | {
      readonly put: 'entry';
      readonly table: string;
      readonly seq: number;
      readonly at: number;
      readonly body: string;
    }
  /** A table that is closed stays closed, whatever somebody who has not heard of it writes. */
  | { readonly put: 'standing'; readonly table: string; readonly standing: Standing }
  /**
   * Closes a table for good, wherever it stands. A store that nodes share takes no entry of it
   * afterwards: a node may not have heard. False where it was closed already.
   */
  | { readonly put: 'end'; readonly table: string; readonly at: number }
  /** False where a rematch has already been opened. */
  | { readonly put: 'next'; readonly table: string; readonly next: string }
  /** From now on the table is played by that version of its rules. */
  | { readonly put: 'version'; readonly table: string; readonly version: number }
  | {
      readonly put: 'snapshot';
      readonly table: string;
      readonly seq: number;
      readonly body: string;
    }
  /** Lines that are further back than those that are kept are removed. */
  | { readonly put: 'chat'; readonly table: string; readonly line: ChatLine }
  | { readonly put: 'guest'; readonly guest: Guest }
  /** Somebody is gone, with every paper of theirs; the tables stay. */
  | { readonly put: 'no-guest'; readonly guest: string }
  /** In everything that is kept of these tables. Their snapshots are made again from the log. */
  | { readonly put: 'renamed'; readonly renaming: Renaming; readonly tables: readonly string[] }
  /** In place of one of that kind and id; with `first`, only where there is none yet. */
  | { readonly put: 'record'; readonly record: StoredRecord; readonly first?: true }
  /** False where there was none. */
  | { readonly put: 'drop-record'; readonly kind: string; readonly id: string }
  | { readonly put: 'outage'; readonly outage: Outage }
  | { readonly put: 'alive'; readonly at: number };

export type EntryWrite = Extract<Write, { put: 'entry' }>;

export interface StoredSnapshot {
  readonly seq: number;
  readonly body: string;
}

/** Why nothing was stored. */
export class StoreError extends Error {
  override name = 'StoreError';
  /** With `silent` it is not certain that nothing was stored. */
  readonly why: 'full' | 'failed' | 'silent';

  constructor(why: StoreError['why'], message: string, options?: ErrorOptions) {
    super(message, options);
    this.why = why;
  }
}

/**
 * Where tables are kept. One process writes to SQLite; what is asynchronous here is so for stores
 * that many processes share.
 */
export interface Store {
  /**
   * Stores a batch durably before it answers; throws a StoreError if nothing was stored. False
   * stands for what found its place taken, such as an entry: somebody else was quicker.
   */
  write(batch: readonly Write[]): Promise<readonly boolean[]>;

  /**
   * Stores a table that comes with a past: its whole log, and with its last part everything else.
   * Others are written in between; the table is there when all of it is.
   */
  bringIn(log: readonly EntryWrite[], rest: readonly Write[]): Promise<void>;

  table(id: string): Promise<TableRow | null>;
  tableByCode(code: string): Promise<TableRow | null>;
  tablesOf(guest: string, most: number): Promise<readonly TableRow[]>;
  /** How many tables that gather or are played somebody is the host of. */
  tablesHosted(guest: string): Promise<number>;
  /** Tables that tell of somebody, also of long ago. It looks everywhere and takes its time. */
  tablesNaming(person: string): Promise<readonly string[]>;
  /** Listed ones, the latest first. */
  publicTables(state: 'open' | 'running', most: number): Promise<readonly TableRow[]>;
  /** All of those states, listed or not, the latest first: for whoever runs the server. */
  tablesIn(states: readonly TableStateWord[], most: number): Promise<readonly TableRow[]>;
  /**
   * Running tables on which something is due, or whose standing is behind their log; those that
   * have been quiet since a time, or all.
   */
  unsettled(quietSince?: number): Promise<readonly string[]>;
  /** Running tables whose clock has run out. */
  overdue(now: number, most: number): Promise<readonly string[]>;

  /** Entries after `seq`, up to another one or to the last, in order, as JSON. */
  entries(table: string, after: number, upTo?: number): Promise<readonly string[]>;
  /** The number of the last entry of each of these tables. */
  latest(tables: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** Which of these tables are closed. */
  closed(tables: readonly string[]): Promise<readonly string[]>;
  snapshot(table: string): Promise<StoredSnapshot | null>;
  chat(table: string, most: number): Promise<readonly ChatLine[]>;
  guest(id: string): Promise<Guest | null>;
  record(kind: string, id: string): Promise<StoredRecord | null>;
  /** Everything of a kind that belongs to somebody, or to the server (''), in no order. */
  recordsOf(kind: string, owner: string): Promise<readonly StoredRecord[]>;
  outages(since: number): Promise<readonly Outage[]>;
  /** When a server was last known to run. */
  alive(): Promise<number | null>;
  close(): Promise<void>;
}
