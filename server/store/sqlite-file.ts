import { closeSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { migrate } from './migrations.ts';
import { keepPrivate } from './private-files.ts';
import { settleRestored } from './restored.ts';
import { type Check, checkFile, DamagedError, GAMES_FILE, isDamage } from './soundness.ts';

const PRAGMAS = `PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;
  PRAGMA cache_size = -32000; PRAGMA wal_autocheckpoint = 16000`;

export interface OpenedFile {
  readonly db: DatabaseSync;
  readonly lock: DatabaseSync;
  /** Under way, where the file is too large to be waited for. */
  readonly check: Check;
}

/**
 * The file of a folder: ours alone, sound, and up to date. Throws a sentence where it cannot be had, and
 * leaves it as it is.
 */
export function openFile(folder: string, checkedAtOnce?: number): OpenedFile {
  keepPrivate(folder);
  const file = join(folder, GAMES_FILE);
  // Made here, so that it is nobody else's from the beginning; SQLite would ask the mask.
  closeSync(openSync(file, 'a', 0o600));
  const lock = lockOf(folder);
  const db = new DatabaseSync(file);
  try {
    db.exec(PRAGMAS);
    const check = checkFile(db, folder, checkedAtOnce);
    settleRestored(db, folder);
    migrate(db);
    return { db, lock, check };
  } catch (error) {
    db.close();
    lock.close();
    throw isDamage(error) ? new DamagedError(folder, error.message) : error;
  }
}

/** Two servers on one folder would not see each other's tables. The lock dies with its process. */
export function lockOf(folder: string): DatabaseSync {
  closeSync(openSync(join(folder, 'lock'), 'a', 0o600));
  const lock = new DatabaseSync(join(folder, 'lock'));
  try {
    lock.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE');
    return lock;
  } catch {
    lock.close();
    throw new Error(
      `another server is running on the data in ${folder}; stop it, or set DATA_DIR to another folder`,
    );
  }
}
