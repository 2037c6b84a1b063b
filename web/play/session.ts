import type { AnyTypes, ChoiceOf, Language } from '@incognita/kernel';
import type { ChatLine, Presence, TableInfo } from '@incognita/server/protocol';
import type { RedactedEntry, TableView } from '@incognita/table';
import type { StoreApi } from 'zustand/vanilla';

/** A sentence in every language, since the reader may switch at any time. */
export type Said = Readonly<Record<Language, string>>;

/** What only a table on a server has. */
export interface Company {
  readonly info: TableInfo;
  readonly chat: readonly ChatLine[];
  readonly presence: Presence;
  /** How far the server's clock is ahead of this one, in ms. */
  readonly skew: number;
}

/** What the page knows of a table, wherever the table is. */
export interface SessionState {
  readonly look: TableView<AnyTypes> | null;
  /** The log so far, oldest first, as this reader may know it. */
  readonly told: readonly RedactedEntry<AnyTypes>[];
  /** Whether what is shown is current. */
  readonly line: 'open' | 'connecting' | 'lost';
  /** The last thing that went wrong, to be said once. */
  readonly trouble: Said | null;
  /** A bot, or the wire, is at work. */
  readonly busy: boolean;
  /** A bot waits with its move until the last one was seen; that can be skipped. */
  readonly awaits: boolean;
  /** Bots moved faster than one could follow: what they did is told when a person is asked. */
  readonly hurried: boolean;
  /** On one screen: the seat that should take over, while nothing is shown. */
  readonly handOver: number | null;
  /** Null for a game in this browser. */
  readonly company: Company | null;
}

export const NO_STATE: SessionState = {
  look: null,
  told: [],
  line: 'connecting',
  trouble: null,
  busy: false,
  awaits: false,
  hurried: false,
  handOver: null,
  company: null,
};

/** A table as the page plays at it: in a worker of this browser, or on a server. */
export interface Session {
  readonly store: StoreApi<SessionState>;
  /** Takes a choice; `also` is the rest of an answer in several choices. */
  submit(choice: ChoiceOf<AnyTypes>, also?: readonly ChoiceOf<AnyTypes>[]): void;
  /** Takes back so many decisions; `ask` asks the others where it is not free. */
  undo(back: number, ask: boolean): void;
  consent(request: number, yes: boolean): void;
  toBot(seat: number): void;
  toHuman(seat: number): void;
  /** Passes the window that is open and the others of its span, or does so no longer. */
  passInAdvance(on: boolean): void;
  /** On one screen: the next person has the device. */
  takeOver(): void;
  /** Lets bots move on at once, until a person is asked. */
  skip(): void;
  chat(text: string): void;
  /** The whole game as a file, or what this reader may know of it. */
  save(): Promise<unknown>;
  close(): void;
}
