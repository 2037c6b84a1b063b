import type { Standing } from '../store/store.ts';
import type { LiveTable } from './live-table.ts';

/** Hears what goes on at all tables: metrics, notices. */
export interface Listener {
  /** An entry of that kind was made at a table; `before` is its standing before that. */
  changed?(live: LiveTable, before: Standing, kind: string): void;
  /** Somebody was answered no. The code says why, and nothing about the game. */
  refused?(code: string): void;
  /** A bot of that name threw or thought too long. */
  botFailed?(bot: string): void;
  /** A transaction of so many writes has ended, stored or not. */
  committed?(milliseconds: number, writes: number, stored: boolean): void;
}
