import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/** A local game as the browser keeps it: everything, since it is one device's own. */
export interface KeptGame {
  readonly id: string;
  readonly game: string;
  readonly updated: number;
  readonly over: boolean;
  /** Whose decision it is, for the list of games; null when nobody's. */
  readonly asked: number | null;
  readonly seats: readonly string[];
  /** The table's own export. */
  readonly saved: unknown;
}

interface Kept extends DBSchema {
  games: { key: string; value: KeptGame; indexes: { updated: number } };
}

let opened: Promise<IDBPDatabase<Kept>> | null = null;

function database(): Promise<IDBPDatabase<Kept>> {
  opened ??= openDB<Kept>('incognita', 1, {
    upgrade(db) {
      db.createObjectStore('games', { keyPath: 'id' }).createIndex('updated', 'updated');
    },
  });
  return opened;
}

export async function keep(game: KeptGame): Promise<void> {
  await (await database()).put('games', game);
}

export async function kept(id: string): Promise<KeptGame | undefined> {
  return (await database()).get('games', id);
}

/** Newest first. */
export async function allKept(): Promise<KeptGame[]> {
  const games = await (await database()).getAllFromIndex('games', 'updated');
  return games.reverse();
}

export async function forget(id: string): Promise<void> {
  await (await database()).delete('games', id);
}
