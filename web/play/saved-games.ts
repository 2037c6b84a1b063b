import { type AnyTypes, SPECTATOR } from '@incognita/kernel';
import type { Table } from '@incognita/table';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/** A local game as the browser keeps it: everything, since it is one device's own. */
export interface BrowserGame {
  readonly id: string;
  readonly game: string;
  readonly updated: number;
  readonly over: boolean;
  /** Whose decision it is, for the list of games; null when nobody's. */
  readonly asked: number | null;
  readonly seats: readonly string[];
  /** How it ended; missing in games that are not over, or that an older page kept. */
  readonly end?: GameEnd;
  /** For a what-if: the game it left, and at which move. */
  readonly branch?: Branch;
  /** The lesson that this game is, as its address ends; missing in other games. */
  readonly lesson?: string;
  /** The table's own export. */
  readonly saved: unknown;
}

/** Where a what-if left the game that was played. */
export interface Branch {
  /** The address of the review. */
  readonly review: string;
  readonly at: number;
}

/** What a list says of a finished game without folding it. */
export interface GameEnd {
  readonly config: Readonly<Record<string, string | number | boolean>>;
  /** Whether a person at this device won, or all together. */
  readonly won: boolean;
}

interface SavedGamesSchema extends DBSchema {
  games: { key: string; value: BrowserGame; indexes: { updated: number } };
}

/** How a table ended, for the list of games; nothing while it is not over. */
export function endOf(table: Table<AnyTypes>): { readonly end?: GameEnd } {
  const result = table.viewFor(SPECTATOR).result;
  if (!result) return {};
  const people = table.seats.flatMap((held, seat) => (held.by === 'human' ? [seat] : []));
  const won = result.sides.some(
    (side) => side.won && (side.seat === null || people.includes(side.seat)),
  );
  return { end: { config: { ...table.config }, won } };
}

let opened: Promise<IDBPDatabase<SavedGamesSchema>> | null = null;

function database(): Promise<IDBPDatabase<SavedGamesSchema>> {
  opened ??= openDB<SavedGamesSchema>('incognita', 1, {
    upgrade(db) {
      db.createObjectStore('games', { keyPath: 'id' }).createIndex('updated', 'updated');
    },
  });
  return opened;
}

export async function saveGame(game: BrowserGame): Promise<void> {
  await (await database()).put('games', game);
}

export async function savedGame(id: string): Promise<BrowserGame | undefined> {
  return (await database()).get('games', id);
}

/** Newest first. */
export async function allSavedGames(): Promise<BrowserGame[]> {
  const games = await (await database()).getAllFromIndex('games', 'updated');
  return games.reverse();
}

export async function deleteGame(id: string): Promise<void> {
  await (await database()).delete('games', id);
}
