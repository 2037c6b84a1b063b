import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { Worker } from 'node:worker_threads';

/**
 * Files up to this size are checked before anybody is served, which takes about a second; larger ones
 * while the server already runs, in a thread of their own.
 */
const CHECKED_AT_ONCE_BYTES = 1024 ** 3;

export const GAMES_FILE = 'incognita.db';

/** The data cannot be read as it was written. */
export class DamagedError extends Error {
  override name = 'DamagedError';

  constructor(folder: string, finding: string) {
    super(
      `the games in ${folder} are damaged (SQLite says: ${finding}). Nothing was changed. Put a backup in their place, which keeps them under another name: npm run admin -- restore FILE --replace. Without a backup, sqlite3 can save what is still readable: sqlite3 ${join(folder, GAMES_FILE)} .recover`,
    );
  }
}

/**
 * The first thing that SQLite finds wrong, or null. It reads every page and looks whether what is on it
 * makes sense; that indexes agree with their tables is left to the check of a backup.
 */
export function firstDamage(db: DatabaseSync): string | null {
  try {
    const found = db.prepare('PRAGMA quick_check(1)').get()?.quick_check;
    return found === 'ok' ? null : oneLine(String(found));
  } catch (error) {
    if (isDamage(error)) return oneLine(error.message);
    throw error;
  }
}

const CORRUPT = 11;
const NOT_A_DATABASE = 26;

/** Whether SQLite failed since the file is not what it wrote. */
export function isDamage(error: unknown): error is Error {
  const code = error instanceof Error && 'errcode' in error ? Number(error.errcode) & 0xff : 0;
  return code === CORRUPT || code === NOT_A_DATABASE;
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

const bytesOf = (db: DatabaseSync): number => {
  const number = (name: string): number => Number(db.prepare(`PRAGMA ${name}`).get()?.[name] ?? 0);
  return number('page_count') * number('page_size');
};

/** A check that is under way: what it finds, and how to give it up. */
export interface Check {
  readonly found: Promise<string | null>;
  end(): Promise<void>;
}

const NOTHING: Check = { found: Promise.resolve(null), end: async () => {} };

/** Throws where a file is damaged; a large one is checked later, beside the play. */
export function checkFile(
  db: DatabaseSync,
  folder: string,
  checkedAtOnce = CHECKED_AT_ONCE_BYTES,
): Check {
  if (bytesOf(db) > checkedAtOnce) return checkBeside(folder);
  const damage = firstDamage(db);
  if (damage !== null) throw new DamagedError(folder, damage);
  return NOTHING;
}

function checkBeside(folder: string): Check {
  const url = new URL('./soundness-thread.ts', import.meta.url);
  const thread = new Worker(url, { workerData: join(folder, GAMES_FILE) });
  thread.unref();
  const found = new Promise<string | null>((resolve) => {
    thread.once('message', resolve);
    // A thread that could not look has found nothing; whoever needs a page that is damaged is told.
    thread.once('error', () => resolve(null));
    thread.once('exit', () => resolve(null));
  });
  return { found, end: async () => void (await thread.terminate()) };
}
