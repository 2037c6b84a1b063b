import type { Standing } from '../store/store.ts';
import type { LiveTable } from './live.ts';

/** Somebody who wants to know what goes on in the house: whoever counts, whoever sends notices. */
export interface Listener {
  /** An entry of that kind was made at a table, which stood otherwise before. */
  changed?(live: LiveTable, before: Standing, kind: string): void;
  /** Somebody was answered no. The code says why, and nothing about the game. */
  refused?(code: string): void;
  /** So many writes were stored together, or were not. */
  committed?(milliseconds: number, writes: number, stored: boolean): void;
}
