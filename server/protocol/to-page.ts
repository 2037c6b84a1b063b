import type { AnyTypes } from '@incognita/kernel';
import type {
  CatchUp,
  Pace,
  RedactedEntry,
  SeatView,
  TableView,
  TableViewChange,
} from '@incognita/table';
import type { Visibility } from './lobby.ts';
import type { Refusal, Sentence } from './words.ts';

/** Where a table stands: people gather, it is played, it ended, nobody is left, the rules failed. */
export type TableStateWord = 'open' | 'running' | 'over' | 'closed' | 'broken';

/** A table as the lobby shows it to one reader. */
export interface TableInfo {
  readonly id: string;
  /** Short, to be read aloud: `terra-4821`. Null for private tables. */
  readonly code: string | null;
  readonly game: string;
  readonly config: AnyTypes['Config'];
  readonly state: TableStateWord;
  readonly visibility: Visibility;
  readonly spectators: boolean;
  readonly pace: Pace | null;
  readonly seats: readonly SeatView[];
  /** The seat that is asked, or null. */
  readonly asked: number | null;
  readonly seq: number;
  readonly created: number;
  readonly updated: number;
  /** The table of the rematch, once somebody asked for one. */
  readonly next: string | null;
  readonly you: {
    readonly seats: readonly number[];
    readonly host: boolean;
    readonly turn: boolean;
    /** What a guest has to bring along to a private table; only for those who sit there. */
    readonly invite: string | null;
  };
}

export interface TableLists {
  /** My games, those that wait for me first. */
  readonly mine: readonly TableInfo[];
  readonly open: readonly TableInfo[];
  readonly running: readonly TableInfo[];
}

export interface Me {
  readonly guest: { readonly name: string } | null;
}

/** What this server is, and what the page cannot do with it. */
export interface ServerInfo {
  readonly name: 'incognita';
  readonly games: readonly string[];
  readonly bots: readonly string[];
  /** Null, or why some things (installing the page, copying links) are off. */
  readonly insecure: Sentence | null;
  readonly messageBytes: number;
}

export interface GameForm {
  readonly id: string;
  readonly version: number;
  readonly name: Sentence;
  readonly about: Sentence;
  readonly fields: readonly {
    readonly field: string;
    readonly label: Sentence;
    readonly default: string | number | boolean;
    readonly values: readonly {
      readonly value: string | number | boolean;
      readonly text: Sentence;
    }[];
  }[];
  readonly modes: Readonly<Record<string, Readonly<Record<string, string | number | boolean>>>>;
}

export interface ChatLine {
  readonly id: number;
  readonly at: number;
  readonly name: string;
  readonly seat: number | null;
  readonly text: string;
}

/** Which seats have somebody at the other end of a wire, and how many look on. */
export interface Presence {
  readonly seats: readonly boolean[];
  readonly spectators: number;
}

type AnyTableView = TableView<AnyTypes>;

/** A table as it is sent to one eye; `look` is null where its rules never come to an end. */
export interface TableSync {
  readonly info: TableInfo;
  readonly look: AnyTableView | null;
  /** What happened after the entry that was named, or why only a fresh look will do. */
  readonly since: CatchUp<AnyTypes> | null;
  readonly chat: readonly ChatLine[];
  readonly presence: Presence;
}

/** Everything that the server sends over the socket. */
export type ToPage =
  | { readonly t: 'hello'; readonly guest: { readonly name: string } | null; readonly now: number }
  | { readonly t: 'accepted'; readonly id: number; readonly seq: number }
  | { readonly t: 'refused'; readonly id: number; readonly refused: Refusal }
  | ({ readonly t: 'view'; readonly table: string } & TableSync)
  | {
      readonly t: 'update';
      readonly table: string;
      readonly seq: number;
      readonly since: CatchUp<AnyTypes>;
      /** What is new since the update before, or all of it. */
      readonly look: TableViewChange<AnyTypes>;
    }
  | { readonly t: 'info'; readonly table: string; readonly info: TableInfo }
  | { readonly t: 'chat'; readonly table: string; readonly line: ChatLine }
  | { readonly t: 'presence'; readonly table: string; readonly presence: Presence }
  | {
      readonly t: 'story';
      readonly id: number;
      readonly table: string;
      readonly told: readonly RedactedEntry<AnyTypes>[];
    }
  /** A message that could not be read, or came too fast; it has no number to answer under. */
  | { readonly t: 'error'; readonly refused: Refusal }
  /** The server goes away in an orderly manner; come back in a moment. */
  | { readonly t: 'closing' };
