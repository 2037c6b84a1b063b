import type { AnyTypes, ChoiceOf } from '@incognita/kernel';
import type { Look, Told, Trouble } from '@incognita/table';
import type { StoreApi } from 'zustand/vanilla';

/** What the page knows of a table, wherever the table is. */
export interface Sitting {
  readonly look: Look<AnyTypes> | null;
  /** The log so far, oldest first, as this reader may know it. */
  readonly told: readonly Told<AnyTypes>[];
  /** Whether what is shown is current. */
  readonly line: 'open' | 'connecting' | 'lost';
  /** The last thing that went wrong, to be said once. */
  readonly trouble: Trouble | null;
  /** A bot, or the wire, is at work. */
  readonly busy: boolean;
  /** On one screen: the seat that should take over, while nothing is shown. */
  readonly handOver: number | null;
}

export const NOTHING: Sitting = {
  look: null,
  told: [],
  line: 'connecting',
  trouble: null,
  busy: false,
  handOver: null,
};

/** A table as the page plays at it: in a worker of this browser, or on a server. */
export interface Session {
  readonly store: StoreApi<Sitting>;
  submit(choice: ChoiceOf<AnyTypes>): void;
  /** Takes back so many decisions; `ask` asks the others where it is not free. */
  undo(back: number, ask: boolean): void;
  consent(request: number, yes: boolean): void;
  toBot(seat: number): void;
  toHuman(seat: number): void;
  /** On one screen: the next person has the device. */
  takeOver(): void;
  /** The whole game as a file, or what this reader may know of it. */
  save(): Promise<unknown>;
  close(): void;
}
